// The ladder of occupancy: its steps are the limits, and what it says one more block takes is just enough.
#include "core/envelope/occupancy.h"
#include "core/envelope/occupancy_ladder.h"
#include "core/plan/template_registry.h"

#include <QtTest>

#include <algorithm>

using namespace tilesight;

class TestOccupancyLadder : public QObject {
    Q_OBJECT
private:
    static const Gpu& gpu(const char* id = "h200-sxm") {
        static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        return *std::find_if(database.gpus().begin(), database.gpus().end(),
                             [&](const Gpu& g) { return g.id == id; });
    }
    /// What a compiler says that the blocks take; the plan's own tiles do not matter.
    static ResolvedPlan gemm(long long sharedBytes, int registers, int warps) {
        TemplateValues values{{"M", "4096"}, {"N", "4096"}, {"K", "4096"},   {"BM", "64"},
                              {"BN", "64"},  {"BK", "32"},  {"stages", "2"}, {"warps", "4"}};
        ResolvedPlan plan = *resolve(*makePlan("gemm", values));
        plan.sharedBytes = sharedBytes;
        plan.registersPerThread = registers;
        plan.warps = warps;
        return plan;
    }

private slots:
    void oneMoreBlock_data() {
        QTest::addColumn<long long>("sharedBytes");
        QTest::addColumn<int>("registers");
        QTest::addColumn<int>("warps");
        QTest::addColumn<int>("blocks");
        QTest::addColumn<QStringList>("binding");
        QTest::addColumn<QString>("words");
        QTest::newRow("shared memory") << 147456LL << 64 << 4 << 1 << QStringList{"shared_memory"}
                                       << "31 KiB less shared memory for 2 blocks";
        QTest::newRow("registers") << 16384LL << 168 << 8 << 1 << QStringList{"registers"}
                                   << "40 registers a thread fewer for 2 blocks";
        QTest::newRow("both") << 147456LL << 168 << 8 << 1 << QStringList{"shared_memory", "registers"}
                              << "31 KiB less shared memory and 40 registers a thread fewer for 2 blocks";
        QTest::newRow("warps") << 1024LL << 16 << 32 << 2 << QStringList{"warps"}
                               << "11 warps fewer in a block for 3 blocks";
        QTest::newRow("slots") << 1024LL << 16 << 1 << 32 << QStringList{"blocks"}
                               << "this SM has no room for 33";
    }
    void oneMoreBlock() {
        QFETCH(long long, sharedBytes);
        QFETCH(int, registers);
        QFETCH(int, warps);
        QFETCH(QStringList, binding);
        const Occupancy now = *occupancyOf(gemm(sharedBytes, registers, warps), gpu());
        QTEST(now.residentBlocks, "blocks");
        const auto ladder = occupancyLadder(now, gpu());
        QCOMPARE(ladder.size(), now.limits.size());
        QStringList binds;
        for (const LadderStep& step : ladder) {
            QCOMPARE(step.binds, step.blocks == now.residentBlocks);
            QCOMPARE(step.next.empty(), !step.binds);
            if (step.binds) binds << QString::fromStdString(step.name);
        }
        QCOMPARE(binds, binding);
        QTEST(QString::fromStdString(oneMoreBlockInWords(ladder)).replace(QChar(0x2009), u' '), "words");
    }

    /// The numbers of the rows above, taken away: one block more; a grain less taken away: none.
    void theStepIsJustEnough() {
        const auto blocks = [](long long sharedBytes, int registers, int warps) {
            return occupancyOf(gemm(sharedBytes, registers, warps), gpu())->residentBlocks;
        };
        QCOMPARE(blocks(147456 - 31 * 1024, 64, 4), 2);
        QCOMPARE(blocks(147456 - 31 * 1024 + 1, 64, 4), 1);
        QCOMPARE(blocks(16384, 168 - 40, 8), 2);
        QCOMPARE(blocks(16384, 168 - 39, 8), 1);
        QCOMPARE(blocks(1024, 16, 32 - 11), 3);
        QCOMPARE(blocks(1024, 16, 32 - 10), 2);
    }

    void nothingResidentNoLadder() { QVERIFY(occupancyLadder({}, gpu()).empty()); }
};

QTEST_GUILESS_MAIN(TestOccupancyLadder)
#include "tst_occupancy_ladder.moc"
