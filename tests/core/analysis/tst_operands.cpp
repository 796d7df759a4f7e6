// Operands and coverage: a plan whose loads bring less than its products multiply, or whose loops and grid do not fit its
// tensors, warns; every sample and every template is silent.
#include "../plan/plans.h"
#include "core/analysis/analyze.h"
#include "core/analysis/coverage.h"
#include "core/analysis/operands.h"
#include "core/hardware/gpu.h"

using namespace tilesight;

namespace {

QString remarksOf(const TilePlan& plan) {
    const auto resolved = resolve(plan);
    if (!resolved) return QString::fromStdString(toString(resolved.errors()));
    QStringList lines;
    for (const Remark& remark : operandRemarks(*resolved)) {
        if (remark.id != "plan.operands_differ" || !remark.warning) lines << "no warning of that name:";
        lines << QString::fromStdString(remark.sentence);
    }
    return lines.join('\n');
}

QString coverageOf(const TilePlan& plan) {
    const auto resolved = resolve(plan);
    if (!resolved) return QString::fromStdString(toString(resolved.errors()));
    QStringList lines;
    for (const Remark& remark : coverageRemarks(*resolved))
        lines << QString::fromStdString(remark.id + ": " + remark.sentence);
    return lines.join('\n');
}

TilePlan gemm() { return *readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json"); }

TensorAccess& accessOf(TilePlan& plan, const std::string& action) { return *plan.action(action)->access; }

/// Sizes of a template's required inputs: even ones, and primes that clip every tile.
TemplateValues sizesOf(const KernelTemplate& kernel, bool odd) {
    TemplateValues values;
    int prime = 0;
    for (const TemplateInput& input : kernel.inputs) {
        if (!input.defaultValue.empty() || !input.choices.empty() || !input.powerOfTwoOf.empty()) continue;
        const bool image = kernel.name == "conv2d_nhwc" || kernel.name == "avgpool";
        const bool few = input.name == "experts" || input.name == "HQ";
        static const char* const primes[] = {"1009", "509", "251"};
        static const char* const smallPrimes[] = {"37", "41", "67", "61"};
        values[input.name] = few     ? "8"
                             : image ? (odd ? smallPrimes[prime++ % 4] : "64")
                             : odd   ? primes[prime++ % 3]
                                     : "1024";
    }
    return values;
}

} // namespace

class TestOperands : public QObject {
    Q_OBJECT
private slots:
    void sentences_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QStringList>("extent");
        QTest::addColumn<QString>("sentence");
        const char* none = "";
        QTest::newRow("as it is") << "load A" << QStringList{"BM", "BK"} << none;
        QTest::newRow("half of A's depth")
            << "load A" << QStringList{"BM", "BK / 2"}
            << "matmul multiplies 128 x 64 of A, but load A brings 128 x 32 a turn";
        QTest::newRow("half of A's rows")
            << "load A" << QStringList{"BM / 2", "BK"}
            << "matmul multiplies 128 x 64 of A, but load A brings 64 x 64 a turn";
        QTest::newRow("half of B's columns")
            << "load B" << QStringList{"BK", "BN / 2"}
            << "matmul multiplies 64 x 256 of B, but load B brings 64 x 128 a turn";
        QTest::newRow("more than is multiplied") << "load A" << QStringList{"BM", "2 * BK"} << none;
        QTest::newRow("one element less")
            << "load B" << QStringList{"BK", "BN - 1"}
            << "matmul multiplies 64 x 256 of B, but load B brings 64 x 255 a turn";
    }
    void sentences() {
        QFETCH(QString, action);
        QFETCH(QStringList, extent);
        QFETCH(QString, sentence);
        TilePlan plan = gemm();
        accessOf(plan, action.toStdString()).extent = {Expression{extent[0].toStdString()},
                                                       Expression{extent[1].toStdString()}};
        QCOMPARE(remarksOf(plan), sentence);
    }

    void changedPlans_data() {
        QTest::addColumn<bool>("warns");
        QTest::newRow("halves of A by two loads") << false;
        QTest::newRow("half of A through a conversion") << true;
        QTest::newRow("half of A through what computes") << false;
        QTest::newRow("half of A from before the loop") << false;
        QTest::newRow("half of A to each block of a cluster") << false;
        QTest::newRow("half of B on a pair of SMs") << false;
        QTest::newRow("half of A on a pair of SMs") << true;
        QTest::newRow("half of A for a product on CUDA cores") << true;
        QTest::newRow("half of A, loads named in the other order") << true;
    }
    void changedPlans() {
        QFETCH(bool, warns);
        const QString row = QTest::currentDataTag();
        TilePlan plan = gemm();
        if (row.startsWith("half of B"))
            accessOf(plan, "load B").extent[1] = Expression{"BN / 2"};
        else
            accessOf(plan, "load A").extent[1] = Expression{"BK / 2"};
        Action& product = *plan.action("matmul");
        if (row.endsWith("two loads")) {
            Action second = *plan.action("load A");
            second.name = "load A, right half";
            product.dependsOn.push_back(second.name);
            plan.actions.insert(plan.actions.begin(), second);
        } else if (row.contains("through")) {
            Action step;
            step.name = "widen";
            step.operation = row.endsWith("computes") ? Operation::elementwise : Operation::convert;
            step.loop = "k";
            step.dependsOn = {"load A"};
            step.elements = Expression{"BM * BK / 2"};
            product.dependsOn = {"widen", "load B"};
            plan.actions.push_back(step);
        } else if (row.endsWith("before the loop")) {
            plan.action("load A")->loop.clear();
            accessOf(plan, "load A").index[1] = Expression{"0"};
        } else if (row.endsWith("cluster")) {
            plan.action("load A")->multicast = Expression{"2"};
        } else if (row.endsWith("pair of SMs")) {
            product.smPair = true;
        } else if (row.endsWith("CUDA cores")) {
            product.operation = Operation::cudaMatmul;
        } else {
            product.dependsOn = {"load B", "load A"};
        }
        const QString remarks = remarksOf(plan);
        QVERIFY2(remarks.isEmpty() != warns, qPrintable(remarks));
        if (warns) QVERIFY2(remarks.startsWith("matmul multiplies"), qPrintable(remarks));
    }

    void tileOfAttention() {
        // Scores come from lanes, values from a load: the load alone cannot bring the smaller of the two operands.
        TilePlan plan = *readPlan(SOURCE_DIR "/samples/attention_4096_d128.json");
        QCOMPARE(remarksOf(plan), QString());
        for (Action& action : plan.actions)
            if (action.operation == Operation::load && !action.loop.empty())
                for (Expression& extent : action.access->extent)
                    if (extent.text == "D") extent.text = "D / 4";
        QVERIFY(!remarksOf(plan).isEmpty());
    }

    void aShorterLoopLeavesAPartUnread() {
        TilePlan plan = gemm();
        plan.loops.front().count = Expression("cdiv(K, BK) / 2");
        QCOMPARE(coverageOf(plan),
                 QStringLiteral("plan.tensor_unread: only 2048 of 4096 in dimension 1 of A are read: loops or grid do not "
                                "cover it\nplan.tensor_unread: only 2048 of 4096 in dimension 0 of B are read: loops or "
                                "grid do not cover it"));
    }

    void aLargerTensorIsNotCoveredByTheGrid() {
        TilePlan plan = gemm();
        plan.tensors.front().dims[0] = Expression("M * 2");
        QCOMPARE(coverageOf(plan),
                 QStringLiteral("plan.tensor_unread: only 4096 of 8192 in dimension 0 of A are read: loops or grid do not "
                                "cover it"));
    }

    void aLongerLoopGoesBeyond() {
        TilePlan plan = gemm();
        plan.loops.front().count = Expression("cdiv(K, BK) * 2");
        QCOMPARE(coverageOf(plan),
                 QStringLiteral("plan.beyond_tensor: load A goes up to element 8192 in dimension 1 of A, which has 4096\n"
                                "plan.beyond_tensor: load B goes up to element 8192 in dimension 0 of B, which has 4096"));
    }

    void analysisCarriesIt() {
        TilePlan plan = gemm();
        accessOf(plan, "load A").extent[1] = Expression{"BK / 2"};
        const Analysis a = *analyze(plan, *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm"));
        QCOMPARE(std::count_if(a.remarks.begin(), a.remarks.end(),
                               [](const Remark& r) { return r.id == "plan.operands_differ" && r.warning; }),
                 1);
    }

    void samplesAreSilent_data() {
        QTest::addColumn<QString>("path");
        std::vector<std::string> paths = samplePaths();
        for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/samples/diagnosis"))
            paths.push_back(entry.path().string());
        for (const std::string& path : paths)
            QTest::newRow(std::filesystem::path(path).stem().c_str()) << QString::fromStdString(path);
    }
    void samplesAreSilent() {
        QFETCH(QString, path);
        const auto plan = readPlan(path.toStdString());
        QVERIFY2(plan, plan ? "" : toString(plan.errors()).c_str());
        QCOMPARE(remarksOf(*plan), QString());
        QCOMPARE(coverageOf(*plan), QString());
    }

    /// Every template with even and with odd sizes, in each of its choices.
    void templatesAreSilent_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("odd");
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("value");
        for (const KernelTemplate& kernel : kernelTemplates())
            for (const bool odd : {false, true}) {
                const auto add = [&](const QString& choice, const QString& value) {
                    const QString row = QString::fromStdString(kernel.name) + (odd ? ", odd" : "") +
                                        (choice.isEmpty() ? "" : ", " + choice + "=" + value);
                    QTest::newRow(qPrintable(row))
                        << QString::fromStdString(kernel.name) << odd << choice << value;
                };
                add("", "");
                for (const TemplateInput& input : kernel.inputs)
                    for (const std::string& value : input.choices)
                        if (value != input.defaultValue)
                            add(QString::fromStdString(input.name), QString::fromStdString(value));
            }
        // What tables and the menu of a library ask for beside the choices.
        for (const char* few : {"M", "N", "K"})
            QTest::newRow(qPrintable(QString("gemm, %1 = 1").arg(few))) << "gemm" << false << few << "1";
        QTest::newRow("decode of one head a group") << "gqa_decode" << false << "HK"
                                                    << "32";
        QTest::newRow("convolution of three channels") << "conv2d_nhwc" << true << "C"
                                                       << "3";
    }
    void templatesAreSilent() {
        QFETCH(QString, name);
        QFETCH(bool, odd);
        QFETCH(QString, choice);
        QFETCH(QString, value);
        const KernelTemplate* kernel = kernelTemplate(name.toStdString());
        TemplateValues values = sizesOf(*kernel, odd);
        if (!choice.isEmpty()) values[choice.toStdString()] = value.toStdString();
        const auto plan = makePlan(kernel->name, values, true);
        if (!plan) QSKIP(toString(plan.errors()).c_str()); // a choice that asks for more than sizes
        QCOMPARE(remarksOf(*plan), QString());
        QCOMPARE(coverageOf(*plan), QString());
    }
};

QTEST_GUILESS_MAIN(TestOperands)
#include "tst_operands.moc"
