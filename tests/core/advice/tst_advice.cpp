// Hints: one change once, its title complete, its reason true, and no single step better than the best of them.
#include "core/analysis/difference.h"
#include "core/advice/hint_source.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/search/same_schedule.h"

#include <QtTest>

using namespace tilesight;

class TestAdvice : public QObject {
    Q_OBJECT
private:
    static const Gpu& gpu() {
        static const Gpu h200 = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
        return h200;
    }
    static TilePlan sample(const std::string& name) { return *readPlan(SOURCE_DIR "/samples/" + name + ".json"); }
    static TilePlan narrowGemm() { return *setParameter(sample("gemm_4096_bf16"), "BN", 128); }
    static std::vector<std::string> knobsOf(const TilePlan& plan, const Hint& hint) {
        std::vector<std::string> names;
        for (const auto& [name, value] : changedParameters(plan, hint.changedPlan))
            names.push_back(name);
        return names;
    }

private slots:
    void hints_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"relu", "gqa_decode_64", "gemm_8192_fp8"})
            QTest::newRow(name) << QByteArray(name);
        QTest::newRow("gemm with BN = 128") << QByteArray();
    }
    void hints() {
        QFETCH(QByteArray, name);
        const TilePlan plan = name.isEmpty() ? narrowGemm() : sample(name.toStdString());
        AnalysisOptions options = rankingOptions();
        const Analysis now = *analyze(plan, gpu(), nullptr, options);
        const auto hints = advise(plan, gpu(), now, options);
        QVERIFY2(hints.hasValue(), toString(hints.errors()).c_str());
        for (const Hint& hint : *hints) {
            const std::string text = hint.id + ": " + hint.title + ". " + hint.sentence;
            const Analysis after = *analyze(hint.changedPlan, gpu(), nullptr, options);
            QCOMPARE(after.latencySeconds, hint.latencySeconds);
            QCOMPARE(hint.derivation.value, hint.latencySeconds);
            QVERIFY2(!hint.derivation.inputs.empty(), text.c_str());
            for (const auto& [parameter, value] : changedParameters(plan, hint.changedPlan))
                QVERIFY2(hint.id == "more_stages" || hint.title.find(parameter + " = " + value) != std::string::npos,
                         text.c_str());
            QVERIFY2(hint.id != "tail" || shortensTail(now, after), text.c_str());
            QVERIFY2(hint.id != "resident_blocks" || addsResidents(now, after), text.c_str());
            QVERIFY2(!hint.sentence.empty() && hint.sentence.find("FLOP") == std::string::npos, text.c_str());
            for (const Hint& other : *hints)
                QVERIFY2(&hint == &other || !sameSchedule(hint.changedPlan, other.changedPlan), text.c_str());
        }
        for (const Hint& hint : *hints)
            for (const Hint& other : *hints)
                QVERIFY2(&hint == &other || hint.changedPlan.grid.order != other.changedPlan.grid.order ||
                             knobsOf(plan, hint).empty() || knobsOf(plan, hint) != knobsOf(plan, other),
                         (hint.title + " | " + other.title).c_str());
        // No stop of a slider gains a fiftieth more than the best hint.
        double best = now.latencySeconds;
        for (const Parameter& parameter : plan.parameters)
            for (const long long stop : parameterStops(plan, parameter.name))
                if (const auto changed = withKnob(plan, parameter.name, stop))
                    if (const auto result = analyze(*changed, gpu(), nullptr, options))
                        best = std::min(best, result->latencySeconds);
        const double enough = now.latencySeconds - 0.98 * (now.latencySeconds - best);
        if (best < 0.995 * now.latencySeconds)
            QVERIFY(!hints->empty() && hints->front().latencySeconds <= enough);
    }

    /// A long K gains from more stages, and the more the better by a hair: one hint, and no stage too many.
    void oneHintForTheStages() {
        const TilePlan plan = *setParameter(narrowGemm(), "K", 32768);
        const Analysis now = *analyze(plan, gpu(), nullptr, rankingOptions());
        const auto hints = *advise(plan, gpu(), now, rankingOptions());
        std::vector<Hint> stages;
        for (const Hint& hint : hints)
            if (knobsOf(plan, hint) == std::vector<std::string>{"STAGES"}) stages.push_back(hint);
        QCOMPARE(stages.size(), std::size_t(1));
        double best = 0;
        for (long long count = 1; count <= 12; ++count)
            if (const auto changed = withKnob(plan, "STAGES", count))
                if (const auto result = analyze(*changed, gpu(), nullptr, rankingOptions()))
                    best = std::max(best, now.latencySeconds - result->latencySeconds);
        QVERIFY(stages.front().gainSeconds >= 0.97 * best);
        const auto less = withKnob(plan, "STAGES", knobValue(stages.front().changedPlan, "STAGES") - 1);
        if (less) {
            const auto result = *analyze(*less, gpu(), nullptr, rankingOptions());
            QVERIFY(now.latencySeconds - result.latencySeconds < 0.98 * stages.front().gainSeconds);
        }
    }

    /// A loop that does not follow its tile: a smaller tile reads less of K and is no gain.
    void noHintLeavesWorkOut() {
        TilePlan plan = sample("gemm_4096_bf16");
        plan.loops.front().count = Expression(32);
        const Analysis now = *analyze(plan, gpu(), nullptr, rankingOptions());
        const auto hints = *advise(plan, gpu(), now, rankingOptions());
        for (const Hint& hint : hints) {
            const Analysis then = *analyze(hint.changedPlan, gpu(), nullptr, rankingOptions());
            QVERIFY2(then.flops > 0.98 * now.flops, hint.title.c_str());
        }
        TilePlan less = *setParameter(plan, "BK", 16);
        QVERIFY(differenceInWords(now, *analyze(less, gpu(), nullptr, rankingOptions()))
                    .find("not the same work, 17.2") != std::string::npos);
    }

    void headsOfAGroupAreNoKnob() {
        const TilePlan plan = sample("gqa_decode_64");
        QCOMPARE(parameterOfRole(plan, "rows"), std::string());
        QVERIFY(parameterStops(plan, "GROUP").empty());
    }

    void tail_data() {
        QTest::addColumn<long long>("tailBefore");
        QTest::addColumn<long long>("tailAfter");
        QTest::addColumn<bool>("pipelined");
        QTest::addColumn<bool>("shorter");
        QTest::newRow("fuller") << 30LL << 120LL << true << true;
        QTest::newRow("whole") << 30LL << 0LL << true << true;
        QTest::newRow("as full as before") << 116LL << 116LL << true << false;
        QTest::newRow("emptier") << 120LL << 30LL << true << false;
        QTest::newRow("waves mix") << 30LL << 120LL << false << false;
    }
    void tail() {
        QFETCH(long long, tailBefore);
        QFETCH(long long, tailAfter);
        QFETCH(bool, pipelined);
        Analysis before, after;
        before.hasTurns = after.hasTurns = pipelined;
        before.waves = {3, tailBefore, 132, 3 * 132 + tailBefore, {}};
        after.waves = {3, tailAfter, 132, 3 * 132 + tailAfter, {}};
        QTEST(shortensTail(before, after), "shorter");
    }
};

QTEST_GUILESS_MAIN(TestAdvice)
#include "tst_advice.moc"
