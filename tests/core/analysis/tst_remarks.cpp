// Remarks about what a GPU asks of a plan: pitches, warps of a warpgroup, bulk copies.
#include "core/analysis/analyze.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"

#include <QtTest>

using namespace tilesight;

class TestRemarks : public QObject {
    Q_OBJECT

    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});

    static TilePlan gemm(const std::vector<std::pair<std::string, long long>>& values) {
        TilePlan plan = *readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
        for (const auto& [name, value] : values)
            plan = *setParameter(std::move(plan), name, Expression(value));
        return plan;
    }
    /// "" = no such remark.
    QString remark(const TilePlan& plan, const char* id, const char* gpu = "h200-sxm") const {
        const auto analysis = analyze(plan, *m_database.find(gpu), nullptr, rankingOptions());
        if (!analysis) return QString::fromStdString(toString(analysis.errors()));
        for (const Remark& remark : analysis->remarks)
            if (remark.id == id) return (remark.warning ? "! " : "- ") + QString::fromStdString(remark.sentence);
        return {};
    }

private slots:
    void rowPitch_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("aligned") << 4096 << QString();
        QTest::newRow("whole 16 B") << 4104 << QString();
        QTest::newRow("half of it") << 4100
                                    << "! rows of B are 8200 B apart, and TMA copies only rows a multiple of 16 B apart: pad "
                                       "them to 4104 elements, or copy with cp_async";
    }
    void rowPitch() {
        QFETCH(int, columns);
        QFETCH(QString, sentence);
        QCOMPARE(remark(gemm({{"N", columns}}), "copy.row_pitch"), sentence);
    }

    void rowPitchIsForBulkCopiesAlone() {
        TilePlan plan = gemm({{"N", 4100}});
        QCOMPARE(remark(plan, "copy.row_pitch", "a100-sxm"), QString()); // there it is cp_async
        plan.pipeline.copy = CopyMechanism::cpAsync;
        QCOMPARE(remark(plan, "copy.row_pitch"), QString());
        QCOMPARE(remark(gemm({{"M", 1}, {"K", 1}, {"N", 4100}}), "copy.row_pitch"), QString()); // one row has no pitch
    }

    void warpgroups_data() {
        QTest::addColumn<int>("warps");
        QTest::addColumn<QString>("choice"); ///< "" = no remark
        QTest::newRow("two groups") << 8 << QString();
        QTest::newRow("three") << 12 << QString();
        for (const int warps : {5, 6, 7}) QTest::addRow("%d", warps) << warps << "take 4 or 8, or mma_sync";
        QTest::newRow("9") << 9 << "take 8 or 12, or mma_sync";
    }
    void warpgroups() {
        QFETCH(int, warps);
        QFETCH(QString, choice);
        const QString found = remark(gemm({{"WARPS", warps}}), "matmul.warpgroups");
        QCOMPARE(found, choice.isEmpty() ? QString()
                                         : "! matmul is a product of warpgroups, which are four warps each, and " +
                                               QString::number(warps) + " warps do not divide into them: " + choice);
    }

    void warpgroupsAreHoppers() {
        TilePlan plan = gemm({{"WARPS", 9}});
        QCOMPARE(remark(plan, "matmul.warpgroups", "a100-sxm"), QString());
        plan.pipeline.producerWarps = true; // eight that multiply, one that copies
        QCOMPARE(remark(plan, "matmul.warpgroups"), QString());
        plan.pipeline.producerWarps = false;
        for (Action& action : plan.actions)
            if (action.operation == Operation::matmul) action.mmaSync = true;
        QCOMPARE(remark(plan, "matmul.warpgroups"), QString());
    }

    void noBulkCopies() {
        QCOMPARE(remark(gemm({}), "copy.no_bulk_copies", "a100-sxm"),
                 QString("! NVIDIA A100 SXM4 80 GB has no TMA: the plan cannot run there as it is, and is estimated with "
                         "cp_async in its place"));
        QCOMPARE(remark(gemm({}), "copy.no_bulk_copies"), QString());
    }
};

QTEST_GUILESS_MAIN(TestRemarks)
#include "tst_remarks.moc"
