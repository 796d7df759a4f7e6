// Lessons: what the reader refuses and where; and every shipped lesson run to its end against the engine by a scripted
// person who makes the hinted edits and answers every question.
#include "core/analysis/analyze.h"
#include "core/analysis/report.h"
#include "core/hardware/gpu.h"
#include "core/lesson/lesson_values.h"
#include "core/plan/plan_io.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace tilesight;

static const char* const goodLesson = R"({
  "format": "lesson/1", "title": "T", "summary": "S", "minutes": 5, "gpu": "h200-sxm", "plan": "gemm.json",
  "steps": [
    {"kind": "explain", "title": "a", "text": "It takes {latency}, {latency / 2|time}."},
    {"kind": "do", "title": "b", "until": ["STAGES >= 3"], "hint": "h", "apply": {"STAGES": 3}},
    {"kind": "predict", "title": "c", "with": {"BN": 128}, "question": "q?", "answer": "then_latency", "reveal": "r"},
    {"kind": "question", "title": "d", "question": "q?", "choices": [{"text": "x", "when": "BM > BN"},
     {"text": "y", "when": "BM <= BN"}], "reveal": "r"}
  ]
})";

/// The guess is asked for in the unit in which the answer, and whatever the question states of its kind, is written.
static void checkUnits(const LessonStep& step, const LessonValues& values, const QByteArray& where) {
    const std::string format = LessonValues::formatOf(step);
    const QString unit = QString::fromStdString(lessonFormat(format).unit);
    const QString answer = QString::fromStdString(formatted(values.evaluate(step.answer), format));
    QVERIFY2(answer.endsWith(unit), where + ": the answer is " + answer.toUtf8() + ", asked for in " + unit.toUtf8());
    const QString question = QString::fromStdString(values.fillIn(step.question));
    for (const QStringList& kind : {QStringList{"ns", "µs", "ms", "s"}, QStringList{"B", "kB", "MB", "GB", "TB"}}) {
        if (!kind.contains(unit)) continue;
        const QRegularExpression number("\\d\\s?(" + kind.join('|') + ")(?![\\w/])",
                                        QRegularExpression::UseUnicodePropertiesOption);
        for (auto found = number.globalMatch(question); found.hasNext();)
            QVERIFY2(found.next().captured(1) == unit, where + ": " + question.toUtf8());
        const QRegularExpression asked("How many (\\w+)");
        if (const auto words = asked.match(question); words.hasMatch() && kind.contains(words.captured(1)))
            QCOMPARE(words.captured(1), unit);
    }
}

static Expected<TilePlan> sample(const std::string&) {
    return readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
}

class TestLessons : public QObject {
    Q_OBJECT
private slots:
    void readsAll();
    void faults_data();
    void faults();
    void placeholders();
    void formats();
    void coversMoreThanItHides();
    void everyLesson_data();
    void everyLesson();

private:
    const HardwareDatabase m_hardware = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    Analysis analysed(const TilePlan& plan, const std::string& gpu) const {
        const Expected<Gpu> found = m_hardware.find(gpu);
        if (!found) qFatal("%s", toString(found.errors()).c_str());
        AnalysisOptions options;
        options.explain = false;
        const Expected<Analysis> result = analyze(plan, *found, nullptr, options);
        if (!result) qFatal("%s", toString(result.errors()).c_str());
        return *result;
    }
};

void TestLessons::readsAll() {
    const auto lesson = lessonFromJson(goodLesson, "l.json", sample);
    QVERIFY2(lesson, toString(lesson.errors()).c_str());
    QCOMPARE(lesson->steps.size(), std::size_t(4));
    QCOMPARE(lesson->steps[1].kind, StepKind::change);
    QCOMPARE(lesson->steps[3].choices.size(), std::size_t(2));
    QCOMPARE(LessonValues::formatOf(lesson->steps[2]), std::string("time"));
    QCOMPARE(planAtStep(*lesson, 2).parameter("STAGES")->value.text, std::string("3"));
    QCOMPARE(lesson->plan, *sample({}));
}

void TestLessons::faults_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* from, const char* to, const char* id,
                        const char* pointer,
                        int line) { QTest::newRow(name) << from << to << id << pointer << line; };
    row("syntax", "\"steps\": [", "\"steps\": [[", "json.syntax", "", 10);
    row("unknown key", "\"hint\"", "\"hnit\"", "json.unknown_key", "/steps/1/hnit", 5);
    row("unknown kind", "\"explain\"", "\"explan\"", "json.unknown_value", "/steps/0/kind", 4);
    row("no title", "\"title\": \"T\", ", "", "json.missing_key", "", 1);
    row("unknown name", "STAGES >= 3", "STAGE >= 3", "plan.unknown_name", "/steps/1/until/0", 5);
    row("unknown name in a text", "{latency}", "{latncy}", "plan.unknown_name", "/steps/0/text", 4);
    row("bad expression", "BM > BN", "BM >", "plan.bad_expression", "/steps/3/choices/0/when", 7);
    row("open brace", "{latency}", "{latency", "plan.bad_expression", "/steps/0/text", 4);
    row("open brace at the end", "|time}.", "|time", "lesson.bad_text", "/steps/0/text", 4);
    row("unknown format", "|time}", "|tmie}", "lesson.bad_text", "/steps/0/text", 4);
    row("no such parameter", "{\"BN\": 128}", "{\"BQ\": 128}", "edit.no_such_parameter", "/steps/2/with/BQ",
        6);
    row("a setting that is no number", "{\"BN\": 128}", "{\"BN\": [1]}", "json.wrong_type",
        "/steps/2/with/BN", 6);
    row("do without conditions", "\"until\": [\"STAGES >= 3\"], ", "", "lesson.bad_step", "/steps/1", 5);
    row("answer and choices", "\"answer\": \"then_latency\", ", "", "lesson.bad_step", "/steps/2", 6);
    row("explain with an answer", "\"title\": \"a\"", "\"title\": \"a\", \"answer\": \"1\"",
        "lesson.bad_step", "/steps/0", 4);
    row("a view that is not there", "\"title\": \"a\"", "\"title\": \"a\", \"view\": \"galery\"",
        "lesson.unknown_view", "/steps/0/view", 4);
    row("hides a view that is not there", "\"title\": \"c\"",
        "\"title\": \"c\", \"hides\": [\"gallery\", \"hnts\"]", "lesson.unknown_view", "/steps/2/hides/1", 6);
    row("hides no list", "\"title\": \"c\"", "\"title\": \"c\", \"hides\": \"gallery\"", "json.wrong_type",
        "/steps/2/hides", 6);
    row("too few steps",
        "{\"kind\": \"explain\", \"title\": \"a\", \"text\": \"It takes {latency}, {latency / 2|time}.\"},",
        "", "lesson.steps", "/steps", 3);
    row("plan of a wrong type", "\"gemm.json\"", "7", "json.wrong_type", "/plan", 2);
    row("plan inside, faulty", "\"gemm.json\"", "{\"format\": \"tileplan/1\", \"grid\": {\"dims\": []}}",
        "json.missing_key", "/plan", 2);
}

void TestLessons::faults() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, id);
    QFETCH(QString, pointer);
    QFETCH(int, line);
    QString text = QString::fromUtf8(goodLesson);
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    const auto lesson = lessonFromJson(text.toStdString(), "l.json", sample);
    QVERIFY(!lesson);
    const std::string all = toString(lesson.errors());
    bool found = false;
    for (const Error& error : lesson.errors()) {
        QVERIFY2(error.where.line > 0 && error.where.file == "l.json", all.c_str());
        found |= error.id == id.toStdString() && error.where.pointer == pointer.toStdString() &&
                 error.where.line == line;
    }
    QVERIFY2(found, all.c_str());
}

void TestLessons::placeholders() {
    const LessonValues none(nullptr, nullptr, nullptr);
    QCOMPARE(none.fillIn("plain"), std::string("plain"));
    QCOMPARE(none.fillIn("{latency} of {bottleneck}"), std::string("? of ?"));
    QCOMPARE(none.fillIn("{2 * 3|count} and {1 / 4|percent}"), "6 and " + formatPercent(0.25));
    QVERIFY(!none.hold({"latency > 0"}));
    QVERIFY(none.hold({"1 < 2", "3 > 2"}));
    QVERIFY(!none.hold({"1 < 2", "3 < 2"}));
}

void TestLessons::formats() {
    for (const LessonQuantity& quantity : lessonQuantities())
        QCOMPARE(lessonFormat(quantity.format).name, quantity.format);
    QFile page(SOURCE_DIR "/core/lesson/FORMAT.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    for (const LessonQuantity& quantity : lessonQuantities())
        QVERIFY2(text.contains('`' + QString::fromStdString(quantity.name) + '`'), quantity.name.c_str());
    for (const LessonFormat& format : lessonFormats())
        QVERIFY2(text.contains('`' + QString::fromStdString(format.name) + '`'), format.name.c_str());
}

void TestLessons::coversMoreThanItHides() {
    using Views = std::vector<std::string>;
    LessonStep step;
    step.kind = StepKind::explain;
    step.hides = {"summary"};
    QCOMPARE(coveredViews(step), step.hides);
    step.kind = StepKind::predict;
    QCOMPARE(coveredViews(step), Views({"summary", "explain", "gallery", "roofline", "gpus", "variants", "sidebyside", "diagnosis",
                                        "hints", "sweep", "sensitivity"}));
    step.hides = {"explain", "tile"};
    QCOMPARE(coveredViews(step), step.hides);
    step.hides = {"tile"};
    QCOMPARE(coveredViews(step), Views({"tile", "explain"}));
    step.onGpu = "h100-pcie"; // asks of another plan than that on screen
    QCOMPARE(coveredViews(step), step.hides);
    step = {};
    step.kind = StepKind::question;
    QCOMPARE(coveredViews(step), Views());
}

void TestLessons::everyLesson_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(SOURCE_DIR "/samples/lessons");
    const QStringList names = folder.entryList({"*.json"}, QDir::Files, QDir::Name);
    QVERIFY(names.size() >= 8);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestLessons::everyLesson() {
    QFETCH(QString, path);
    const Expected<Lesson> lesson = readLesson(path.toStdString());
    QVERIFY2(lesson, toString(lesson.errors()).c_str());
    QVERIFY(lesson->minutes > 0 && lesson->minutes < 10);
    QVERIFY(lesson->steps.size() >= 4 && lesson->steps.size() <= 8);
    QCOMPARE(lesson->steps.back().kind, StepKind::question);
    int changes = 0, predictions = 0;
    const Analysis start = analysed(lesson->plan, lesson->gpu);
    Analysis now = start;
    TilePlan plan = lesson->plan;
    for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
        const LessonStep& step = lesson->steps[i];
        const QByteArray where =
            QByteArray("step ") + QByteArray::number(int(i) + 1) + " (" + step.title.c_str() + ")";
        changes += step.kind == StepKind::change;
        predictions += step.kind == StepKind::predict;
        if (step.kind == StepKind::change) {
            QVERIFY2(!LessonValues(&now, nullptr, &start).hold(step.until), where + ": nothing to do");
            const auto changed = withSettings(plan, step.apply);
            QVERIFY2(changed, toString(changed.errors()).c_str());
            plan = *changed;
            now = analysed(plan, lesson->gpu);
            QVERIFY2(LessonValues(&now, nullptr, &start).hold(step.until),
                     where + ": the hinted edit does not do it");
        }
        QCOMPARE(plan, planAtStep(*lesson, i + 1));
        const auto other = withSettings(plan, step.with);
        QVERIFY2(other, toString(other.errors()).c_str());
        const bool asksOther = step.asksOfOtherPlan();
        const Analysis then =
            asksOther ? analysed(*other, step.onGpu.empty() ? lesson->gpu : step.onGpu) : now;
        const LessonValues values(&now, &then, &start);
        for (const std::string& text : {step.text, step.hint, step.question, step.reveal}) {
            const std::string filled = values.fillIn(text);
            QVERIFY2(filled.find("? ") == std::string::npos || text.find("? ") != std::string::npos,
                     where + ": " + filled.c_str());
            if (qEnvironmentVariableIsSet("TILESIGHT_SHOW_LESSONS") && !filled.empty())
                qInfo("%s", filled.c_str());
        }
        for (const std::string& claim : step.claims)
            QVERIFY2(values.hold({claim}), where + ": the engine does not say \"" + claim.c_str() + "\"");
        if (step.isQuestion()) {
            QVERIFY2(!step.reveal.empty(), where);
            static const QRegularExpression presentLatency("(?<![\\w])latency\\b");
            QString asked = QString::fromStdString(step.answer);
            for (const LessonChoice& choice : step.choices)
                asked += ' ' + QString::fromStdString(choice.when);
            if (!asksOther && asked.contains(presentLatency))
                QVERIFY2(std::count(step.hides.begin(), step.hides.end(), "summary") == 1, where + ": the strip shows it");
            if (step.choices.empty()) {
                QVERIFY2(std::isfinite(values.evaluate(step.answer)), where + ": no answer");
                checkUnits(step, values, where);
            } else {
                int right = 0;
                for (const LessonChoice& choice : step.choices)
                    right += values.hold({choice.when});
                QVERIFY2(right == 1, where + ": " + QByteArray::number(right) + " choices are right");
            }
        }
    }
    QVERIFY(changes >= 1);
    QVERIFY(predictions >= 1);
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
