// Rows of a table matched with plans: which count, which not and why, medians, located faults. Values are exact.
#include "core/exchange/measured_match.h"
#include "core/plan/edit.h"
#include "core/plan/template_registry.h"

#include <QtTest>

using namespace tilesight;

namespace {

const HardwareDatabase& database() {
    static const HardwareDatabase loaded = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return loaded;
}

std::shared_ptr<const TilePlan> gemm(const TemplateValues& changes = {}) {
    TemplateValues values{{"M", "4096"}, {"N", "4096"}, {"K", "4096"}, {"BM", "128"}, {"BN", "256"}};
    for (const auto& [name, value] : changes)
        values[name] = value;
    const Expected<TilePlan> plan = makePlan("gemm", values);
    return plan ? std::make_shared<const TilePlan>(*plan) : nullptr;
}

Expected<MeasuredMatch> matched(const QByteArray& text, const std::vector<MeasuredTarget>& targets) {
    const Expected<Table> table = tableFromCsv(text.toStdString(), "m.csv");
    if (!table) return table.errors();
    return matchMeasured(*table, text.toStdString(), "m.csv", targets, database());
}

/// "parameters BN x1 @3; gpu l4 x1 @4"
QByteArray inWords(const std::vector<RowsApart>& list) {
    const char* const why[] = {"parameters", "choices", "kernel", "gpu", "no time"};
    QByteArray text;
    for (const RowsApart& apart : list) {
        text += (text.isEmpty() ? "" : "; ") + QByteArray(why[int(apart.why)]);
        for (const std::string& name : apart.names)
            text += ' ' + QByteArray::fromStdString(name);
        text += " x" + QByteArray::number(apart.rows) + " @" + QByteArray::number(apart.firstLine);
    }
    return text;
}

} // namespace

class TestMeasuredMatch : public QObject {
    Q_OBJECT
private slots:
    /// Two plans and every reason not to be one of their rows.
    void goldenTable() {
        const QByteArray text = "template,variant,gpu,M,N,K,BM,BN,group_m,stages,measured_us,note\n"
                                "gemm,tma,h200-sxm,4096,4096,4096,128,256,8,3,201.5,wide\n"    // line 2
                                "gemm,tma,h200-sxm,4096,4096,4096,128,128,8,3,216,narrow\n"    // 3
                                "gemm,tma,H200_SXM,4096,4096,4096,128,128,8,3,214,narrow\n"    // 4
                                "gemm,tma,,4096,4096,4096,128,128,8,3,230.25,no GPU\n"         // 5
                                "gemm,tma,h200-sxm,4096,4096,4096,64,128,8,3,250,other BM\n"   // 6
                                "gemm,tma,h200-sxm,2048,4096,4096,128,128,8,3,100,other M\n"   // 7
                                "gemm,tma,h200-sxm,1024,4096,4096,128,128,8,3,90,other M\n"    // 8
                                "gemm,tma,l4,4096,4096,4096,128,128,8,3,900,other GPU\n"       // 9
                                "gemm,cp_async,h200-sxm,4096,4096,4096,128,256,8,3,300,other copies\n" // 10
                                "softmax,,h200-sxm,4096,4096,4096,128,256,8,3,10,other kernel\n" // 11
                                "gemm,tma,h200-sxm,4096,4096,4096,128,256,8,3,,failed\n"       // 12
                                "gemm,tma,h200-sxm,4096,,4096,128,256,8,3,5,no N\n";           // 13
        const auto match = matched(text, {{gemm(), "h200-sxm"}, {gemm({{"BN", "128"}}), "h200-sxm"}});
        QVERIFY2(match, match.errors().empty() ? "" : toString(match.errors()).c_str());
        QCOMPARE(QByteArray::fromStdString(match->column), QByteArray("measured_us"));
        QCOMPARE(match->rows, 12LL);
        QCOMPARE(match->matched, 4LL);
        QCOMPARE(match->targets[0].rows, std::vector<std::size_t>({0}));
        QCOMPARE(match->targets[0].seconds, 201.5e-6);
        QCOMPARE(match->targets[1].rows, std::vector<std::size_t>({1, 2, 3}));
        QCOMPARE(match->targets[1].seconds, 216e-6); // the median
        QCOMPARE(match->targets[1].leastSeconds, 214e-6);
        QCOMPARE(match->targets[1].mostSeconds, 230.25e-6);
        QCOMPARE(match->targets[0].columns,
                 std::vector<std::string>({"M", "N", "K", "BM", "BN", "group_m", "stages"}));
        QCOMPARE(match->targets[0].withoutColumn, std::vector<std::string>({"BK", "WARPS"}));
        QCOMPARE(inWords(match->apart),
                 QByteArray("parameters M x2 @7; parameters BM x1 @6; gpu l4 x1 @9; choices variant x1 @10; "
                            "kernel softmax x1 @11; no time x1 @12; parameters N x1 @13"));
    }

    void evenNumbersHaveTheMeanOfTheMiddleTwo() {
        const auto match = matched("BN,measured_us\n256,4\n256,10\n256,1\n256,20\n", {{gemm(), "h200-sxm"}});
        QVERIFY(match);
        QCOMPARE(match->targets[0].seconds, 7e-6);
        QCOMPARE(match->matched, 4LL);
    }

    void unitsOfTheColumn() {
        const auto match = matched("BN,duration_ns\n256,1500\n", {{gemm(), "h200-sxm"}});
        QVERIFY(match);
        QCOMPARE(match->targets[0].seconds, 1.5e-6);
    }

    /// The table does not tell them apart, so the row counts for both.
    void oneRowForTwoPlans() {
        const auto match = matched("BN,measured_us\n256,9\n", {{gemm(), "h200-sxm"}, {gemm({{"stages", "4"}}), "h200-sxm"}});
        QVERIFY(match);
        QCOMPARE(match->matched, 1LL);
        QCOMPARE(match->targets[0].rows, match->targets[1].rows);
    }

    void namesOfColumns_data() {
        QTest::addColumn<QByteArray>("column");
        QTest::addColumn<bool>("names"); // the parameter with the value 4096, 8 or 3
        QTest::newRow("as it is") << QByteArray("STAGES") << true;
        QTest::newRow("another case") << QByteArray("Stages") << true;
        QTest::newRow("an alias of the template") << QByteArray("m") << true;
        QTest::newRow("unknown") << QByteArray("tiles") << false;
    }
    void namesOfColumns() {
        QFETCH(QByteArray, column);
        QFETCH(bool, names);
        const auto match = matched("BN," + column + ",measured_us\n256,77,9\n", {{gemm(), "h200-sxm"}});
        QVERIFY(match);
        QCOMPARE(match->matched, names ? 0LL : 1LL);
    }

    /// A plan drawn by hand has no template: its parameters are compared all the same.
    void drawnByHand() {
        TilePlan plan = *gemm();
        plan.kernelTemplate.clear();
        const auto match = matched("template,variant,BN,measured_us\nmine,odd,256,9\nmine,odd,128,8\n",
                                   {{std::make_shared<const TilePlan>(plan), "h200-sxm"}});
        QVERIFY(match);
        QCOMPARE(match->targets[0].seconds, 9e-6);
        QCOMPARE(inWords(match->apart), QByteArray("parameters BN x1 @3"));
    }

    void faults_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // "line:column: pointer [id]" of each
        QTest::newRow("bad times") << QByteArray("BN,note,measured_us\n256,\"a,\"\"b\"\"\",n/a\n256,c,-3\n256,d,7\n")
                                   << QByteArray("2:15: measured_us [table.bad_time]\n3:7: measured_us [table.bad_time]\n");
        QTest::newRow("out of the world, CR")
            << QByteArray("BN,measured_us\r256,7\r256,3700000000\r256,0.0001\r")
            << QByteArray("3:5: measured_us [table.bad_time]\n4:5: measured_us [table.bad_time]\n");
        QTest::newRow("after a quoted line break") << QByteArray("\n\nBN,note,measured_us\r\n256,\"a\nb\",inf\r\n")
                                                   << QByteArray("5:4: measured_us [table.bad_time]\n");
        QTest::newRow("no time") << QByteArray("BN,seconds\n256,7\n") << QByteArray("1:1:  [table.no_measured]\n");
        QTest::newRow("no parameter") << QByteArray("tile,measured_us\n256,7\n") << QByteArray("1:1:  [table.no_parameters]\n");
        QTest::newRow("spaced") << QByteArray("measured_us, BN\n7,256\n") << QByteArray("1:13:  BN [table.spaced_name]\n");
        QTest::newRow("ragged") << QByteArray("BN,measured_us\n256\n") << QByteArray("2:0:  [csv.ragged]\n");
    }
    void faults() {
        QFETCH(QByteArray, text);
        const auto match = matched(text, {{gemm(), "h200-sxm"}});
        QVERIFY(!match);
        QByteArray found;
        for (const Error& error : match.errors()) {
            QCOMPARE(QByteArray::fromStdString(error.where.file), QByteArray("m.csv"));
            found += QByteArray::number(error.where.line) + ':' + QByteArray::number(error.where.column) + ": " +
                     QByteArray::fromStdString(error.where.pointer) + " [" + QByteArray::fromStdString(error.id) + "]\n";
        }
        QTEST(found, "expected");
    }

    void stopped() {
        StopSource source;
        source.request_stop();
        const std::string text = "BN,measured_us\n256,7\n";
        const auto match = matchMeasured(*tableFromCsv(text), text, "m.csv", {{gemm(), "h200-sxm"}}, database(), source.get_token());
        QVERIFY(!match);
        QCOMPARE(match.errors().front().id, std::string("engine.stopped"));
    }

    /// The sample table against a plan made from one of its rows.
    void theSample() {
        const Expected<Table> table = readTable(SOURCE_DIR "/samples/gemm_measured.csv");
        QVERIFY(table);
        const auto plan = gemm({{"M", "512"}, {"N", "28672"}, {"K", "8192"}, {"BM", "64"}, {"BN", "128"}, {"variant", "cp_async"},
                                {"warps", "4"}, {"stages", "3"}, {"group_m", "8"}});
        const auto match = matchMeasured(*table, tableToCsv(*table), "gemm_measured.csv", {{plan, "h200-sxm"}}, database());
        QVERIFY(match);
        QCOMPARE(match->targets[0].rows, std::vector<std::size_t>({2}));
        QCOMPARE(match->targets[0].seconds, 530.167e-6);
    }
};

QTEST_GUILESS_MAIN(TestMeasuredMatch)
#include "tst_measured_match.moc"
