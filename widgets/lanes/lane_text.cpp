#include "widgets/lanes/lane_text.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/words.h"

#include <QStringList>

namespace tilesight {
namespace {

QString nameOfResource(Resource r) { return engineWord(resourceName(r)); }

/// Name of the loop an action runs in, "" outside.
QString loopName(const Analysis& analysis, int action) {
    if (action < 0 || action >= int(analysis.plan.actions.size())) return {};
    return QString::fromStdString(analysis.plan.actions[std::size_t(action)].loop);
}

bool oneActionInLoop(const LaneScene& scene, const LaneRow& row) {
    int seen = -1;
    for (int i : row.segments) {
        const LaneSegment& s = scene.lanes().segments[std::size_t(i)];
        if (s.iteration < 0) continue;
        if (seen >= 0 && s.action != seen) return false;
        seen = s.action;
    }
    return true;
}

} // namespace

QString actionName(const Analysis& analysis, int action) {
    if (action < 0 || action >= int(analysis.plan.actions.size())) return {};
    return QString::fromStdString(analysis.plan.actions[std::size_t(action)].name);
}

QStringList segmentLabels(const LaneScene& scene, const LaneRow& row, const DrawnSegment& segment) {
    const int action = scene.lanes().segments[std::size_t(segment.segment)].action;
    const QString name = actionName(*scene.analysis, action);
    if (segment.iteration < 0) return {name};
    const QString iteration = loopName(*scene.analysis, action) + ' ' + QString::number(segment.iteration);
    if (oneActionInLoop(scene, row)) return {iteration};
    return {name + ", " + iteration, name};
}

QString steadyFormula(const Lanes& lanes) {
    if (lanes.iterations <= 0 || lanes.steadyPeriodSeconds <= 0) return {};
    return QStringLiteral("%1 × %2 = %3")
        .arg(QString::number(lanes.iterations),
             QString::fromStdString(formatSeconds(lanes.steadyPeriodSeconds)),
             QString::fromStdString(formatSeconds(lanes.steadySeconds)));
}

QStringList waitWords(const QString& sentence) {
    QStringList words{sentence};
    const auto add = [&](const QString& shorter) {
        if (!shorter.isEmpty() && shorter != words.last()) words << shorter;
    };
    add(sentence.section(QStringLiteral(", "), 0, 0));
    add(words.last().section(QStringLiteral(" from "), 0, 0));
    const QString head = QStringLiteral("waits: ");
    if (words.last().startsWith(head)) add(words.last().mid(head.size()));
    return words;
}

TooltipText segmentTooltip(const LaneScene& scene, const DrawnSegment& drawn, const QString& series) {
    const Analysis& analysis = *scene.analysis;
    const LaneSegment& s = scene.lanes().segments[std::size_t(drawn.segment)];
    TooltipText tip;
    tip.title = actionName(analysis, s.action);
    if (drawn.iteration >= 0)
        tip.title += QStringLiteral(", %1 = %2").arg(loopName(analysis, s.action)).arg(drawn.iteration);
    tip.title += tr(" on %1").arg(nameOfResource(s.resource));
    if (!series.isEmpty()) tip.title += QStringLiteral(" (%1)").arg(series);
    tip.add(tr("Duration"), QString::fromStdString(formatSeconds(drawn.durationSeconds)));
    if (s.action >= 0 && s.action < int(analysis.actions.size())) {
        const ActionResult& result = analysis.actions[std::size_t(s.action)];
        const bool moves = result.bytes > 0;
        if (moves)
            tip.add(tr("Bytes"), QString::fromStdString(formatBytes(result.bytes)));
        else if (result.flops > 0)
            tip.add(tr("Work"), QString::fromStdString(formatRate(result.flops, "FLOP")));
        const double amount = moves ? result.bytes : result.flops;
        if (amount > 0 && drawn.durationSeconds > 0)
            tip.add(tr("Rate"), QString::fromStdString(
                                    formatRate(amount / drawn.durationSeconds, moves ? "B/s" : "FLOP/s")));
    }
    if (s.action >= 0 && s.action < int(analysis.actions.size())) {
        const ActionResult& result = analysis.actions[std::size_t(s.action)];
        const double pipe = result.perExecution[s.resource], whole = result.secondsPerExecution;
        if (pipe > 0) {
            QString alone = QString::fromStdString(formatSeconds(pipe));
            if (whole > 1.02 * pipe) alone += tr(" of %1").arg(QString::fromStdString(formatSeconds(whole)));
            tip.add(tr("One block alone"), alone);
        }
    }
    const QString producer = actionName(analysis, s.readyAfter);
    tip.add(tr("Starts after"), producer.isEmpty() ? tr("block start") : producer);
    tip.add(tr("Critical chain"), s.critical ? tr("on it") : tr("not on it"));
    tip.foot = tr("F1 explains · click selects the action");
    return tip;
}

TooltipText waitTooltip(const LaneScene& scene, const DrawnWait& drawn) {
    const LaneWait& wait = scene.lanes().waits[std::size_t(drawn.wait)];
    TooltipText tip;
    tip.title = tr("%1 waits").arg(nameOfResource(wait.resource));
    tip.add(tr("Duration"), QString::fromStdString(formatSeconds(drawn.durationSeconds)));
    QString blame = nameOfResource(wait.blamedResource);
    const QString action = actionName(*scene.analysis, wait.blamedAction);
    if (!action.isEmpty()) blame += ", " + action;
    tip.add(tr("To blame"), blame);
    tip.add(tr("Why"), QString::fromStdString(wait.sentence));
    tip.foot = tr("click selects the action to blame");
    return tip;
}

QString segmentSentence(const LaneScene& scene, const DrawnSegment& drawn) {
    const LaneSegment& s = scene.lanes().segments[std::size_t(drawn.segment)];
    QString out = nameOfResource(s.resource) + ": " + actionName(*scene.analysis, s.action);
    if (drawn.iteration >= 0)
        out += QStringLiteral(", %1 = %2").arg(loopName(*scene.analysis, s.action)).arg(drawn.iteration);
    out += tr(", starts at %1, takes %2")
               .arg(QString::fromStdString(formatSeconds(drawn.startSeconds)),
                    QString::fromStdString(formatSeconds(drawn.durationSeconds)));
    if (s.critical) out += tr(", on the critical chain");
    return out;
}

QString idleSentence(const std::vector<Resource>& idle, bool names) {
    if (idle.empty()) return {};
    const QString count = tr("%1 without work").arg(counted(std::ssize(idle), tr("lane"), tr("lanes")));
    QStringList list;
    for (Resource r : idle)
        list << nameOfResource(r);
    return names ? count + QStringLiteral(": ") + list.join(QStringLiteral(", ")) : count;
}

QString lanesCsv(const LaneScene& scene) {
    QString csv = QStringLiteral("lane,action,turn,start (s),duration (s),critical\n");
    const auto number = [](double value) { return QString::number(value, 'g', 12); };
    for (const LaneRow& row : scene.rows)
        for (int i : row.segments) {
            const LaneSegment& s = scene.lanes().segments[std::size_t(i)];
            csv += QStringLiteral("%1,%2,%3,%4,%5,%6\n")
                       .arg(nameOfResource(s.resource), csvField(actionName(*scene.analysis, s.action)),
                            s.iteration >= 0 ? QString::number(s.iteration) : QString(),
                            number(s.startSeconds), number(s.durationSeconds),
                            s.critical ? QStringLiteral("yes") : QStringLiteral("no"));
        }
    const Lanes& lanes = scene.lanes();
    if (lanes.foldedIterations > 0)
        csv += QStringLiteral("all,%1 more turns of the same period,,%2,%3,\n")
                   .arg(QString::number(lanes.foldedIterations), number(lanes.foldStartSeconds),
                        number(lanes.foldSeconds));
    return csv;
}

QString lanesSentence(const LaneScene& scene) {
    const Lanes& lanes = scene.lanes();
    const auto seconds = [](double s) { return QString::fromStdString(formatSeconds(s)); };
    const QString rows = counted(std::ssize(scene.rows), tr("lane"), tr("lanes"));
    if (!scene.analysis->hasTurns)
        return tr("Tile 0 on SM 0: start and load latency %1, work %2. %3 with work.")
            .arg(seconds(lanes.prologueSeconds), seconds(lanes.steadySeconds), rows);
    return tr("Tile 0 on SM 0: prologue %1, steady state %2, epilogue %3. %4 with work.")
        .arg(seconds(lanes.prologueSeconds), seconds(lanes.steadySeconds), seconds(lanes.epilogueSeconds),
             rows);
}

} // namespace tilesight
