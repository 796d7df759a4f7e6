#include "app/explorer/lesson_runner.h"

#include "core/analysis/report.h"
#include "core/lesson/lesson_values.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <cmath>

namespace tilesight {
namespace {

constexpr double largestGuess = 1e24; ///< in seconds, bytes ...: beyond any kernel, and it can still be written out

QString text(const std::string& s) { return QString::fromStdString(s); }
QString progressKey(const QString& id) { return QStringLiteral("lessons/") + id; }

QJsonObject storedProgress(const QString& id) {
    return QJsonDocument::fromJson(QSettings().value(progressKey(id)).toByteArray()).object();
}

/// Points as well as commas, with or without the unit; NaN = no number.
double numberIn(const QString& guess) {
    QString digits;
    for (const QChar c : guess.trimmed()) {
        if (c == u',' || c == u'.')
            digits += u'.';
        else if (c.isDigit() || c == u'-' || c == u'+' || c == u'e')
            digits += c;
        else if (!c.isSpace())
            break;
    }
    bool valid = false;
    const double value = digits.toDouble(&valid);
    return valid ? value : std::nan("");
}

} // namespace

LessonRunner::LessonRunner(Workspace& workspace, const Engine& engine, const QString& folder, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_folder(folder), m_service(engine) {
    connect(&m_service, &AnalysisService::answered, this, &LessonRunner::onAnswered);
    connect(&workspace, &Workspace::stateChanged, this, &LessonRunner::onState);
    connect(&workspace.document(), &Document::pathChanged, this, &LessonRunner::onOtherDocument);
    readList();
}

void LessonRunner::readList() {
    m_state.lessons.clear();
    const QDir folder(m_folder);
    if (m_folder.isEmpty()) return;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        LessonEntry entry;
        entry.id = QFileInfo(name).completeBaseName();
        const Expected<Lesson> lesson = readLesson(folder.filePath(name).toStdString());
        if (lesson) {
            entry.title = text(lesson->title);
            entry.summary = text(lesson->summary);
            entry.minutes = qRound(lesson->minutes);
            entry.steps = int(lesson->steps.size());
            for (const QJsonValue& done : storedProgress(entry.id).value(QLatin1String("done")).toArray())
                entry.doneSteps += done.toBool();
        } else {
            entry.title = name;
            entry.fault = text(toString(lesson.errors().front()));
        }
        m_state.lessons << entry;
    }
}

const LessonStep* LessonRunner::step() const {
    const auto index = std::size_t(m_state.current);
    return m_lesson && index < m_lesson->steps.size() ? &m_lesson->steps[index] : nullptr;
}

std::shared_ptr<const Gpu> LessonRunner::gpu(const std::string& id) const {
    const Expected<Gpu> found = m_workspace.hardware().find(id);
    return found ? std::make_shared<const Gpu>(*found) : nullptr;
}

void LessonRunner::start(const QString& id) {
    const Expected<Lesson> lesson =
        readLesson(QDir(m_folder).filePath(id + QStringLiteral(".json")).toStdString());
    if (!lesson) return;
    if (!m_own) {
        Document& document = m_workspace.document();
        m_own = OwnWork{document.displayName(),
                        m_workspace.state().gpu ? text(m_workspace.state().gpu->id) : QString(),
                        m_workspace.state().conditions};
        document.putAside();
    }
    m_lesson = *lesson;
    m_state.id = id;
    m_state.title = text(m_lesson->title);
    m_state.returnsTo = m_own->name;
    loadProgress();
    openPlan();
}

void LessonRunner::restart() {
    if (!m_lesson) return;
    m_answers.assign(m_lesson->steps.size(), {});
    m_done.assign(m_lesson->steps.size(), false);
    m_state.current = 0;
    openPlan();
}

void LessonRunner::openPlan() {
    m_service.cancel();
    m_now = m_then = m_start = nullptr;
    m_thenPlan = nullptr;
    m_thenRequest = 0;
    m_opening = true;
    m_workspace.document().startThrowaway(planAtStep(*m_lesson, std::size_t(m_state.current)));
    m_opened = m_workspace.document().plan();
    m_workspace.setGpu(text(m_lesson->gpu));
    m_workspace.setConditions({}); // its numbers are those of the default
    m_opening = false;
    if (const auto device = gpu(m_lesson->gpu))
        m_startRequest = m_service.request(std::make_shared<const TilePlan>(m_lesson->plan), device);
    goTo(m_state.current);
}

void LessonRunner::leave() {
    if (!m_lesson) return;
    saveProgress();
    m_service.cancel();
    m_lesson.reset();
    m_state = {};
    readList();
    m_opening = true;
    if (m_own) {
        const OwnWork own = *m_own;
        m_own.reset();
        m_workspace.document().bringBack();
        if (!own.gpuId.isEmpty()) m_workspace.setGpu(own.gpuId);
        m_workspace.setConditions(own.conditions);
    }
    m_opening = false;
    emit changed(m_state);
}

void LessonRunner::onOtherDocument() {
    Document& document = m_workspace.document();
    if (m_opening || !m_lesson || document.undoStack()->count() > 0 || document.plan() == m_opened)
        return; // saved
    // Another file was opened over the lesson: it stays, and nothing is brought back over it.
    saveProgress();
    m_service.cancel();
    m_lesson.reset();
    const RunConditions conditions = m_own ? m_own->conditions : RunConditions{};
    m_own.reset();
    document.dropAside();
    m_workspace.setConditions(conditions);
    m_state = {};
    readList();
    emit changed(m_state);
}

void LessonRunner::goTo(int index) {
    if (!m_lesson || index < 0 || index >= int(m_lesson->steps.size())) return;
    if (index > m_state.current && step()->kind == StepKind::explain)
        m_done[std::size_t(m_state.current)] = true;
    for (int before = m_state.current; before < index; ++before)
        if (!m_done[std::size_t(before)]) return refresh(); // one after the other
    m_state.current = index;
    if (step()->kind == StepKind::explain) m_done[std::size_t(index)] = true;
    m_revealing = false;
    m_state.fault.clear();
    m_then = nullptr;
    m_thenPlan = nullptr;
    emit stepEntered(text(step()->view));
    onState();
    saveProgress();
}

bool LessonRunner::isIllegal() const {
    const ViewState& state = m_workspace.state();
    return state.plan == m_workspace.document().plan() && !state.errors.empty() && !m_workspace.previewing();
}

QString LessonRunner::illegalSentence() const {
    return tr("The plan is not legal now: %1. Undo, or press Restart.")
        .arg(text(m_workspace.state().errors.front().message));
}

void LessonRunner::onState() {
    if (!m_lesson || m_opening) return;
    if (isIllegal()) { // numbers of the plan before would be said of this one
        m_now = m_then = nullptr;
        m_nowPlan = m_thenPlan = nullptr;
        m_thenRequest = 0;
        m_revealing = false;
        return refresh();
    }
    if (m_workspace.isFresh() && !m_workspace.previewing()) {
        m_now = m_workspace.state().analysis;
        m_nowPlan = m_workspace.state().plan;
    }
    if (asksOther() && m_thenPlan != m_workspace.document().plan()) askOther();
    if (m_revealing) finishReveal();
    refresh();
}

bool LessonRunner::asksOther() const { return step() && step()->asksOfOtherPlan(); }

void LessonRunner::askOther() {
    m_thenPlan = m_workspace.document().plan();
    m_then = nullptr;
    m_state.fault.clear();
    const Expected<TilePlan> plan = withSettings(*m_thenPlan, step()->with);
    const auto device = gpu(step()->onGpu.empty() ? m_lesson->gpu : step()->onGpu);
    if (plan && device)
        m_thenRequest = m_service.request(std::make_shared<const TilePlan>(*plan), device);
    else
        m_state.fault = tr("The engine has no answer for the plan as it is. Restart the lesson.");
}

void LessonRunner::onAnswered(const AnalysisAnswer& answer) {
    if (!m_lesson) return;
    if (answer.id == m_startRequest) m_start = answer.analysis;
    if (answer.id == m_thenRequest) {
        m_then = answer.analysis;
        m_state.fault = answer.errors.empty() ? QString()
                                              : tr("The engine has no answer for the plan as it is: %1")
                                                    .arg(text(answer.errors.front().message));
        if (!m_then) m_revealing = false;
    }
    onState();
}

void LessonRunner::setGuess(const QString& guess) {
    if (!step() || !step()->isQuestion() || !m_answers[std::size_t(m_state.current)].answer.isEmpty()) return;
    m_answers[std::size_t(m_state.current)].guess = guess;
    refresh();
}

void LessonRunner::apply() {
    if (!step() || step()->kind != StepKind::change) return;
    Document& document = m_workspace.document();
    Expected<TilePlan> plan = withSettings(*document.plan(), step()->apply);
    // Where the person has gone another way, the hinted edit may not be enough: the lesson's own plan is.
    if (!plan || *plan == *document.plan()) plan = planAtStep(*m_lesson, std::size_t(m_state.current) + 1);
    document.edit(*plan, tr("Lesson: %1").arg(text(step()->title)));
}

void LessonRunner::reveal() {
    if (!step() || !step()->isQuestion()) return;
    const Answer& answer = m_answers[std::size_t(m_state.current)];
    if (answer.guess.trimmed().isEmpty() || !answer.answer.isEmpty()) return;
    if (step()->choices.empty() && std::isnan(numberIn(answer.guess))) {
        m_state.fault = tr("“%1” is no number.").arg(answer.guess);
        return refresh();
    }
    if (step()->choices.empty()) {
        const LessonFormat& format = lessonFormat(LessonValues::formatOf(*step()));
        if (std::abs(numberIn(answer.guess) * format.scale) > largestGuess) {
            m_state.fault = tr("“%1” is far too large.").arg(answer.guess);
            return refresh();
        }
    }
    m_state.fault.clear();
    m_revealing = true;
    onState();
}

void LessonRunner::finishReveal() {
    const bool fresh = m_now && m_nowPlan == m_workspace.document().plan() && m_start;
    if (!fresh || (asksOther() && !m_then)) return; // comes with onState() or onAnswered()
    m_revealing = false;
    const LessonStep& now = *step();
    const LessonValues values(m_now.get(), m_then ? m_then.get() : m_now.get(), m_start.get());
    Answer& answer = m_answers[std::size_t(m_state.current)];
    answer.question = text(values.fillIn(now.question));
    if (now.choices.empty()) {
        const std::string format = LessonValues::formatOf(now);
        const double right = values.evaluate(now.answer);
        const double guess = numberIn(answer.guess) * lessonFormat(format).scale;
        answer.answer = text(formatted(right, format));
        // Shares are told apart in points: 4 % for 0.4 % is no bad guess.
        const bool isShare = format == "percent";
        const double off = isShare ? guess - right : guess / right - 1;
        answer.right = std::abs(off) <= (isShare ? 0.05 : 0.1);
        QString distance = tr("right");
        if (!std::isfinite(off)) {
            distance = {};
        } else if (std::abs(off) >= 0.0005) {
            const QString size = isShare ? tr("%1 points").arg(text(formatNumber(std::abs(off) * 100, 2)))
                                         : text(formatPercent(std::abs(off), std::abs(off) < 0.1 ? 2 : 3));
            distance = (off < 0 ? tr("%1 too low") : tr("%1 too high")).arg(size);
        }
        answer.verdict = tr("The engine: %1. Your guess: %2%3.")
                             .arg(answer.answer, text(formatted(guess, format)),
                                  distance.isEmpty() ? QString() : QStringLiteral(", ") + distance);
    } else {
        const int right = values.rightChoice(now), guess = answer.guess.toInt() - 1;
        const auto choice = [&](int index) {
            return index >= 0 && std::size_t(index) < now.choices.size()
                       ? text(values.fillIn(now.choices[std::size_t(index)].text))
                       : tr("none of these");
        };
        answer.answer = choice(right);
        answer.right = guess == right;
        answer.verdict = answer.right
                             ? tr("✓ Right: %1.").arg(answer.answer)
                             : tr("The engine: %1. Your guess: %2.").arg(answer.answer, choice(guess));
    }
    answer.comment = text(values.fillIn(now.reveal));
    m_done[std::size_t(m_state.current)] = true;
    saveProgress();
}

void LessonRunner::refresh() {
    if (!m_lesson) return;
    const LessonStep& now = *step();
    const auto index = std::size_t(m_state.current);
    const bool isNew = m_nowPlan == m_workspace.document().plan();
    const LessonValues values(m_now.get(), m_then.get(), m_start.get());
    const bool illegal = isIllegal();
    m_state.computing = !illegal && (!m_now || !m_start || !isNew);
    m_state.illegal = illegal ? illegalSentence() : QString();
    if (now.kind == StepKind::change && !m_state.computing && !m_done[index] && values.hold(now.until)) {
        m_done[index] = true;
        saveProgress();
    }
    m_state.steps.clear();
    for (std::size_t i = 0; i < m_lesson->steps.size(); ++i)
        m_state.steps << LessonStepState{text(m_lesson->steps[i].title), m_lesson->steps[i].kind,
                                         bool(m_done[i])};
    // Until the engine has answered, dots stand for a number; where it cannot, a dash.
    const auto filled = [&](const std::string& words) {
        return text(values.fillIn(words, illegal ? "–" : m_state.computing ? "…" : "?"));
    };
    m_state.text = filled(now.text);
    m_state.hint = filled(now.hint);
    const Answer& answer = m_answers[index];
    m_state.question = now.isQuestion() ? filled(now.question) : QString();
    m_state.choices.clear();
    for (const LessonChoice& choice : now.choices)
        m_state.choices << filled(choice.text);
    m_state.unit = now.answer.empty() ? QString() : text(lessonFormat(LessonValues::formatOf(now)).unit);
    m_state.guess = answer.guess;
    m_state.revealing = m_revealing;
    m_state.revealed = !answer.answer.isEmpty();
    m_state.answer = answer.answer;
    m_state.verdict = answer.verdict;
    m_state.comment = answer.comment;
    m_state.right = answer.right;
    m_state.covered.clear();
    if (!m_state.revealed)
        for (const std::string& view : coveredViews(now))
            m_state.covered << text(view);
    const bool known = !m_state.computing && (!asksOther() || m_then);
    const LessonValues claimed(m_now.get(), m_then ? m_then.get() : m_now.get(), m_start.get());
    m_state.strayed = known && !illegal && now.kind != StepKind::change && !claimed.hold(now.claims);
    emit changed(m_state);
}

void LessonRunner::loadProgress() {
    m_answers.assign(m_lesson->steps.size(), {});
    m_done.assign(m_lesson->steps.size(), false);
    m_state.current = 0;
    const QJsonObject stored = storedProgress(m_state.id);
    const QJsonArray done = stored.value(QLatin1String("done")).toArray();
    const QJsonArray answers = stored.value(QLatin1String("answers")).toArray();
    if (done.size() != qsizetype(m_done.size()) || answers.size() != done.size()) return; // another version
    bool complete = true;
    for (const QJsonValue& value : done)
        complete = complete && value.toBool();
    if (complete) return;
    for (qsizetype i = 0; i < done.size(); ++i) {
        m_done[std::size_t(i)] = done[i].toBool();
        const QJsonObject answer = answers[i].toObject();
        const auto string = [&](const char* key) { return answer.value(QLatin1String(key)).toString(); };
        m_answers[std::size_t(i)] = {string("guess"),   string("answer"),
                                     string("verdict"), string("question"),
                                     string("comment"), answer.value(QLatin1String("right")).toBool()};
    }
    m_state.current = std::clamp(stored.value(QLatin1String("step")).toInt(), 0, int(m_done.size()) - 1);
}

void LessonRunner::saveProgress() const {
    if (!m_lesson) return;
    QJsonArray done, answers;
    for (std::size_t i = 0; i < m_done.size(); ++i) {
        done.append(bool(m_done[i]));
        const Answer& a = m_answers[i];
        answers.append(QJsonObject{{QStringLiteral("guess"), a.guess},
                                   {QStringLiteral("answer"), a.answer},
                                   {QStringLiteral("verdict"), a.verdict},
                                   {QStringLiteral("question"), a.question},
                                   {QStringLiteral("comment"), a.comment},
                                   {QStringLiteral("right"), a.right}});
    }
    const QJsonObject stored{{QStringLiteral("step"), m_state.current},
                             {QStringLiteral("done"), done},
                             {QStringLiteral("answers"), answers}};
    QSettings().setValue(progressKey(m_state.id), QJsonDocument(stored).toJson(QJsonDocument::Compact));
}

} // namespace tilesight
