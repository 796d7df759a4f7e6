// Templates: inputs under their table names, defaults, faults, and the plans' structure.
#include "plans.h"

#include <set>

using namespace tilesight;
Q_DECLARE_METATYPE(TemplateValues)

class TestTemplates : public QObject {
    Q_OBJECT

private slots:
    void everyInputIsDescribed() {
        std::set<std::string> names;
        for (const KernelTemplate& kernel : kernelTemplates()) {
            QVERIFY(names.insert(kernel.name).second);
            QVERIFY(!kernel.summary.empty());
            std::set<std::string> inputs;
            for (const TemplateInput& input : kernel.inputs) {
                QVERIFY2(inputs.insert(input.name).second, input.name.c_str());
                QVERIFY2(!input.meaning.empty(), input.name.c_str());
            }
        }
        QCOMPARE(kernelTemplate("gemm")->name, "gemm");
        QVERIFY(!kernelTemplate("nothing"));
    }

    void tableColumnsAreInputs() {
        // Columns as in measured tables: more than the template reads, some cells empty.
        const auto plan = makePlan("gemm", {{"template", "gemm"},
                                            {"variant", "cp_async"},
                                            {"m", "8192"},
                                            {"n", "1024.0"},
                                            {"k", " 512"},
                                            {"BM", "64"},
                                            {"BN", ""},
                                            {"group_m", "1"},
                                            {"stages", "4"},
                                            {"warps", "4"},
                                            {"regs", "90"},
                                            {"smem_bytes", "49152"},
                                            {"measured_us", "12.5"},
                                            {"note", "text"}});
        QVERIFY2(plan, toString(plan.errors()).c_str());
        const auto resolved = resolve(*plan);
        QVERIFY2(resolved, toString(resolved.errors()).c_str());
        QCOMPARE(resolved->grid, (std::vector<std::int64_t>{128, 8})); // BN: the default, 128
        QCOMPARE(resolved->loops[0].count, 8);
        QCOMPARE(resolved->stages, 4);
        QCOMPARE(resolved->warps, 4);
        QCOMPARE(*resolved->registersPerThread, 90);
        QCOMPARE(*resolved->sharedBytes, 49152);
        QCOMPARE(resolved->copy, CopyMechanism::cpAsync);
        QCOMPARE(resolved->order.kind, "grouped");
        QCOMPARE(resolved->orderGroup, 1);
        QCOMPARE(plan->action("convert")->result, Placement::smem); // rows for wide stores
    }

    /// Kernels that hold a row at once: any row by default, and no block that would skip a part of it.
    void onePassHoldsTheRow() {
        for (const auto& [name, rows, elements] :
             {std::tuple{"rowwise", "M", "N"}, std::tuple{"cumsum_rows", "M", "N"},
              std::tuple{"gather_rows", "T", "D"}}) {
            const TemplateValues row = {{rows, "64"}, {elements, "5000"}};
            const auto plan = makePlan(name, row);
            QVERIFY2(plan, toString(plan.errors()).c_str());
            QCOMPARE(QString::fromStdString(plan->parameter("BLOCK")->value.text), "8192");
            TemplateValues shorter = row;
            shorter["BLOCK"] = "4096";
            QVERIFY(!makePlan(name, shorter));
            QCOMPARE(makePlan(name, shorter).errors().front().id, "template.bad_value");
        }
        QVERIFY(
            makePlan("rowwise", {{"op", "rmsnorm_two_pass"}, {"M", "64"}, {"N", "5000"}, {"BLOCK", "512"}}));
    }

    void gridsAndWorkOfMeasuredKernels_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<TemplateValues>("values");
        QTest::addColumn<QList<qint64>>("grid");
        QTest::addColumn<double>("flops");
        const auto row = [](const char* name, TemplateValues values, QList<qint64> grid, double flops) {
            QTest::newRow(name) << QString(name) << std::move(values) << std::move(grid) << flops;
        };
        row("rowwise", {{"op", "softmax"}, {"M", "4096"}, {"N", "5120"}, {"BLOCK", "8192"}}, {4096}, 0);
        row("avgpool", {{"NC", "512"}, {"H", "256"}, {"W", "256"}, {"K", "4"}, {"BH", "4"}, {"BW", "32"}},
            {16, 2, 512}, 0);
        row("gemm_splitk",
            {{"M", "64"},
             {"N", "4096"},
             {"K", "14336"},
             {"BM", "16"},
             {"BN", "128"},
             {"BK", "64"},
             {"splits", "4"}},
            {4, 32, 4}, 7516192768.0);
        row("gemm_fp8", {{"M", "1024"}, {"N", "1024"}, {"K", "1024"}, {"BM", "64"}, {"BN", "64"}}, {16, 16},
            2147483648.0);
        row("mla_decode", {{"B", "1"}, {"S", "8192"}, {"BH", "16"}, {"BN", "32"}, {"splits", "16"}},
            {1, 8, 16}, 2281701376.0);
        row("dequant_gemm_w4", {{"M", "256"}, {"N", "4096"}, {"K", "11008"}, {"BM", "64"}, {"BN", "64"}},
            {4, 64}, 23085449216.0);
        row("gqa_decode", {{"B", "64"}, {"HQ", "64"}, {"HK", "8"}, {"S", "4096"}, {"splits", "8"}},
            {64, 8, 8},
            2 * 8589934592.0); // 8 query heads padded to 16 rows
        row("transpose", {{"M", "1024"}, {"N", "65536"}, {"BM", "32"}, {"BN", "128"}}, {32, 512}, 0);
        row("rope", {{"S", "4096"}, {"H", "32"}, {"BS", "8"}}, {512, 32}, 0);
        row("cumsum_rows", {{"M", "4096"}, {"N", "4096"}}, {4096}, 0);
        row("cross_entropy", {{"M", "1024"}, {"N", "151936"}}, {1024}, 0);
        row("gather_rows", {{"T", "8192"}}, {8192}, 0);
        row("conv2d_nhwc",
            {{"B", "32"}, {"H", "56"}, {"W", "56"}, {"C", "256"}, {"KO", "64"}, {"KS", "1"}, {"BM", "64"}},
            {49, 1, 32}, 3288334336.0);
        row("grouped_gemm",
            {{"tokens", "4096"},
             {"experts", "8"},
             {"N", "14336"},
             {"K", "4096"},
             {"BM", "16"},
             {"BN", "128"}},
            {261, 112}, 481036337152.0 * 261 * 16 / 4096); // last tile of each expert padded
    }
    void gridsAndWorkOfMeasuredKernels() {
        QFETCH(QString, name);
        QFETCH(TemplateValues, values);
        QFETCH(QList<qint64>, grid);
        QFETCH(double, flops);
        const auto plan = makePlan(name.toStdString(), values, true);
        QVERIFY2(plan, toString(plan.errors()).c_str());
        QCOMPARE(plan->kernelTemplate, name.toStdString());
        QVERIFY(*planFromJson(planToJson(*plan)) == *plan);
        const auto resolved = resolve(*plan);
        QVERIFY2(resolved, toString(resolved.errors()).c_str());
        QCOMPARE(QList<qint64>(resolved->grid.begin(), resolved->grid.end()), grid);
        double sum = 0;
        for (const ResolvedAction& action : resolved->actions)
            sum += action.flops * static_cast<double>(resolved->tiles()) *
                   (action.loop < 0 ? 1 : resolved->loops[static_cast<std::size_t>(action.loop)].meanCount);
        QCOMPARE(sum, flops);
    }

    void faults_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("unknown template") << "gem"
                                          << "M"
                                          << "1"
                                          << "template.unknown gem";
        QTest::newRow("missing size") << "gemm"
                                      << "M"
                                      << ""
                                      << "template.missing_input M";
        QTest::newRow("not a number") << "gemm"
                                      << "M"
                                      << "many"
                                      << "template.bad_value M";
        QTest::newRow("negative") << "gemm"
                                  << "M"
                                  << "-4"
                                  << "template.bad_value M";
        QTest::newRow("infinite") << "gemm"
                                  << "M"
                                  << "inf"
                                  << "template.bad_value M";
        QTest::newRow("unknown choice") << "gemm"
                                        << "variant"
                                        << "tmaa"
                                        << "template.bad_value variant";
        QTest::newRow("unknown input") << "gemm"
                                       << "BX"
                                       << "4"
                                       << "template.unknown_input BX";
        QTest::newRow("heads do not divide") << "attention"
                                             << "HK"
                                             << "5"
                                             << "template.bad_value HK";
        QTest::newRow("no query heads") << "attention"
                                        << "HQ"
                                        << "0"
                                        << "template.bad_value HQ";
    }
    void faults() {
        QFETCH(QString, name);
        QFETCH(QString, input);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        TemplateValues values;
        if (name == "attention")
            values = {{"HQ", "8"}, {"S", "64"}};
        else
            values = {{"M", "64"}, {"N", "64"}, {"K", "64"}};
        values[input.toStdString()] = value.toStdString();
        const auto plan = makePlan(name.toStdString(), values, true);
        QVERIFY(!plan);
        QVERIFY2(idsAndPointers(plan.errors()) == expected, toString(plan.errors()).c_str());
    }

    void dataTypes() {
        const auto types = [](const char* dtype) {
            const TilePlan plan = planOf("gemm", {{"M", "64"}, {"N", "64"}, {"K", "64"}, {"dtype", dtype}});
            return std::pair(plan.tensors[0].dtype, plan.tensors[2].dtype);
        };
        QCOMPARE(types("f16"), std::pair(DataType::f16, DataType::f16));
        QCOMPARE(types("fp8"), std::pair(DataType::f8, DataType::bf16));
        QCOMPARE(types("tf32"), std::pair(DataType::tf32, DataType::f32));
    }

    void compulsoryBytes_data() {
        // Bytes of all tensors = inputs and outputs once, as the measured tables state them (min_bytes).
        QTest::addColumn<QString>("name");
        QTest::addColumn<TemplateValues>("values");
        QTest::addColumn<double>("bytes");
        QTest::newRow("attention") << "attention" << TemplateValues{{"HQ", "64"}, {"S", "4096"}}
                                   << 268435456.0;
        QTest::newRow("attention, grouped")
            << "attention" << TemplateValues{{"HQ", "64"}, {"HK", "8"}, {"S", "4096"}} << 150994944.0;
        QTest::newRow("relu") << "elementwise" << TemplateValues{{"N", "262144"}} << 1048576.0;
        QTest::newRow("add") << "elementwise" << TemplateValues{{"op", "add"}, {"N", "262144"}} << 1572864.0;
        QTest::newRow("silu_mul") << "elementwise" << TemplateValues{{"op", "silu_mul"}, {"N", "262144"}}
                                  << 1572864.0;
    }
    void compulsoryBytes() {
        QFETCH(QString, name);
        QFETCH(TemplateValues, values);
        QFETCH(double, bytes);
        const auto plan = resolve(planOf(name.toStdString(), values));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        double sum = 0;
        for (const ResolvedTensor& tensor : plan->tensors)
            sum += tensor.bytes();
        QCOMPARE(sum, bytes);
    }

    void flopsOfTheWholeKernel() {
        const auto flops = [](const ResolvedPlan& plan) {
            double sum = 0;
            for (const ResolvedAction& action : plan.actions)
                sum += action.flops * static_cast<double>(plan.tiles()) *
                       (action.loop < 0 ? 1 : plan.loops[static_cast<std::size_t>(action.loop)].meanCount);
            return sum;
        };
        QCOMPARE(flops(*resolve(planOf("gemm", {{"M", "4096"}, {"N", "4096"}, {"K", "4096"}}))),
                 2.0 * 4096 * 4096 * 4096);
        const TemplateValues heads{{"HQ", "64"}, {"S", "4096"}, {"D", "128"}, {"BM", "64"}, {"BN", "64"}};
        QCOMPARE(flops(*resolve(planOf("attention", heads))), 549755813888.0);
        TemplateValues causal = heads;
        causal["causal"] = std::string("1");
        QCOMPARE(flops(*resolve(planOf("attention", causal))),
                 549755813888.0 * 65 / 128); // diagonal tiles whole
    }
};

QTEST_GUILESS_MAIN(TestTemplates)
#include "tst_templates.moc"
