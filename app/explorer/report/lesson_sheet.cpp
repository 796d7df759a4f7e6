#include "app/explorer/report/lesson_sheet.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/versions.h"

#include <QBuffer>
#include <QLocale>

namespace tilesight {

Errors writeLessonSheet(const LessonRunner& runner, const QDate& date, const QString& path) {
    const Lesson* lesson = runner.lesson();
    if (!lesson)
        return {{"lesson.none",
                 Report::tr("no lesson is open").toStdString(),
                 {},
                 {},
                 Report::tr("start one from Help, Lessons").toStdString()}};
    if (Errors errors = writeRefusal(path); !errors.empty()) return errors;
    ReportWriter writer(Theme::print());
    writer.title(text(lesson->title), text(lesson->summary));
    QStringList missing;
    int right = 0, asked = 0, answered = 0, number = 0;
    for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
        const LessonStep& step = lesson->steps[i];
        if (!step.isQuestion()) continue;
        const LessonRunner::Answer& answer = runner.answerOf(int(i));
        ++asked;
        if (answer.answer.isEmpty()) missing << QStringLiteral("%1 (%2)").arg(asked).arg(text(step.title));
        answered += !answer.answer.isEmpty();
        right += !answer.answer.isEmpty() && answer.right;
    }
    writer.paragraph(
        Report::tr(
            "%1 of %2 questions answered, %3 of them right (numbers: within 10 %, shares: within 5 points).")
            .arg(answered)
            .arg(asked)
            .arg(right));
    if (!missing.isEmpty()) writer.paragraph(Report::tr("Not answered yet: %1.").arg(missing.join(QStringLiteral(", "))));
    writer.note(Report::tr("Name: ______________________________"));
    for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
        const LessonStep& step = lesson->steps[i];
        if (!step.isQuestion()) continue;
        const LessonRunner::Answer& answer = runner.answerOf(int(i));
        writer.subheading(Report::tr("%1. %2").arg(++number).arg(text(step.title)));
        if (answer.answer.isEmpty()) {
            writer.paragraph(Report::tr("Not answered yet."));
            continue;
        }
        writer.paragraph(answer.question);
        writer.paragraph(answer.verdict);
        writer.note(answer.comment);
    }
    writer.note(Report::tr("All answers were computed by the engine for %1 on %2 when they were revealed.")
                    .arg(text(lesson->plan.name), text(lesson->gpu)));
    ReportFrame frame;
    frame.title = text(lesson->title);
    frame.headLeft = Report::tr("TileSight Explorer, answer sheet");
    frame.headRight = text(lesson->title);
    frame.footLeft = Report::tr("Model %1").arg(QString::fromLatin1(modelVersion));
    frame.footRight = QLocale().toString(date, Report::tr("d MMMM yyyy"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writer.write(buffer, frame);
    return writeFileAtomically(path, buffer.data());
}

} // namespace tilesight
