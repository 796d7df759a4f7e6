// Files: identical round trips, and every fault with line, column and JSON pointer.
#include "plans.h"

#include <QTemporaryDir>

#include <fstream>
#include <sstream>

using namespace tilesight;

namespace {

std::string contentOf(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// A whole plan in few lines; tests replace one part of it.
const QString tiny = R"({
  "format": "tileplan/1",
  "tensors": [{"name": "X", "dims": [64]}],
  "grid": {"dims": [{"name": "i", "count": 4}]},
  "actions": [
    {
      "name": "load",
      "operation": "load",
      "access": {"tensor": "X", "index": ["i"], "extent": [16]}
    }
  ]
}
)";

QString shown(const Errors& errors) {
    QStringList lines;
    for (const Error& error : errors)
        lines << QString("%1:%2 %3 %4")
                     .arg(error.where.line)
                     .arg(error.where.column)
                     .arg(QString::fromStdString(error.where.pointer), QString::fromStdString(error.id));
    return lines.join('\n');
}

} // namespace

class TestPlanIo : public QObject {
    Q_OBJECT

private slots:
    void samplesAreWrittenAsTheyStand() {
        QVERIFY(samplePaths().size() >= 4);
        for (const std::string& path : samplePaths()) {
            const auto plan = readPlan(path);
            QVERIFY2(plan, toString(plan.errors()).c_str());
            QCOMPARE(planToJson(*plan), contentOf(path));
            QVERIFY2(!plan->name.empty() && plan->description.size() > 80, path.c_str());
            const auto resolved = resolve(*plan);
            QVERIFY2(resolved, toString(resolved.errors()).c_str());
        }
    }

    void templatesRoundTrip_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("op");
        for (const char* variant : {"tma", "cp_async", "tma_persistent"})
            QTest::newRow(variant) << "gemm" << variant;
        for (const char* causal : {"0", "1"})
            QTest::newRow(causal) << "attention" << causal;
        for (const char* op : {"relu", "add", "gelu", "silu_mul"})
            QTest::newRow(op) << "elementwise" << op;
    }
    void templatesRoundTrip() {
        QFETCH(QString, name);
        QFETCH(QString, op);
        TemplateValues values{{"M", "100"}, {"N", "100"},    {"K", "100"},           {"HQ", "4"},
                              {"S", "100"}, {"regs", "128"}, {"smem_bytes", "65536"}};
        values[name == "gemm" ? "variant" : name == "attention" ? "causal" : "op"] = op.toStdString();
        const auto plan = makePlan(name.toStdString(), values);
        QVERIFY2(plan, toString(plan.errors()).c_str());
        const std::string text = planToJson(*plan);
        const auto again = planFromJson(text);
        QVERIFY2(again, toString(again.errors()).c_str());
        QVERIFY(*again == *plan);
        QCOMPARE(planToJson(*again), text);
    }

    void everyFieldSurvives() {
        TilePlan plan = smallGemm();
        plan.name = "quotes \" and \\ and / and ~ and umlauts äöü and \t tabs";
        plan.pipeline.producerWarps = true;
        plan.pipeline.copy = CopyMechanism::cpAsync;
        plan.pipeline.registersPerThread = "BM + 40";
        plan.pipeline.sharedBytes = 0;
        plan.tensors[0] = {"A", {"M", "K"}, DataType::f8, Placement::l2};
        plan.loops.push_back({"kk", "2", "k"});
        plan.grid.order = {"list", "", true, true, {3, 2, 1, 0, 4, 5, 6, 7, 8, 9, 10, 11}};
        plan.actions[0].access->step = {"BM", 1};
        plan.actions[0].position = {{12.5, -40}};
        plan.actions[3].cost = ElementCost{.fma = 1, .alu = 0.25, .sfu = 3, .other = 1e-3, .smem = 6.4};
        plan.actions[3].crossLane = CrossLane::block;
        plan.actions[0].copyBytes = "BM == 128 ? 16 : 8";
        plan.actions[0].warpLines = "min(32, BM)";
        plan.actions[3].note = "note";
        plan.parameters[0].value = "007"; // not a plain integer: stays a string
        const auto again = planFromJson(planToJson(plan));
        QVERIFY2(again, toString(again.errors()).c_str());
        QVERIFY(*again == plan);
    }

    void numbersAndStringsAreTheSame() {
        QString text = tiny;
        text.replace("\"count\": 4", "\"count\": \"4\"").replace("[64]", "[6.4e1]");
        const auto plan = planFromJson(text.toStdString());
        QVERIFY2(plan, toString(plan.errors()).c_str());
        QCOMPARE(plan->grid.dims[0].count.text, "4");
        QCOMPARE(resolve(*plan)->tensors[0].dims[0], 64);
        QVERIFY(planToJson(*plan).find("\"count\": 4}") != std::string::npos);
    }

    void faults_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* before, const char* after, const char* expected) {
            QTest::newRow(name) << before << after << expected;
        };
        row("missing comma", "\"tileplan/1\",", "\"tileplan/1\"", "3:11  json.syntax");
        row("ends early", "]\n}\n", "", "11:3  json.syntax");
        row("not a number", "[64]", "[NaN]", "3:38  json.syntax");
        row("number out of range", "[64]", "[1e999]", "3:42  json.syntax");
        row("bad escape", "\"X\",", "\"\\x\",", "3:26  json.syntax");
        row("duplicate key", "\"name\": \"load\",", "\"name\": \"load\", \"name\": \"b\",",
            "7:23 /actions/0/name json.duplicate_key");
        row("duplicate key, written otherwise", "\"name\": \"load\",",
            "\"name\": \"load\", \"n\\u0061me\": \"b\",", "7:23 /actions/0/name json.duplicate_key");
        row("wrong format", "tileplan/1", "tileplan/2", "2:13 /format json.unknown_value");
        row("no format", "\"format\": \"tileplan/1\",", "", "1:1  json.missing_key");
        row("no grid", "\"grid\": {\"dims\": [{\"name\": \"i\", \"count\": 4}]},", "",
            "1:1  json.missing_key");
        row("unknown key", "\"format\"", "\"stages\": 3, \"format\"", "2:3 /stages json.unknown_key");
        row("unknown key of an action", "\"operation\"", "\"elemnts\": 3, \"operation\"",
            "8:7 /actions/0/elemnts json.unknown_key");
        row("key with a slash", "\"operation\"", "\"a/b~c\": 3, \"operation\"",
            "8:7 /actions/0/a~1b~0c json.unknown_key");
        row("unknown operation", "\"operation\": \"load\"", "\"operation\": \"laod\"",
            "8:20 /actions/0/operation json.unknown_value");
        row("missing name", "\"name\": \"X\", ", "", "3:15 /tensors/0 json.missing_key");
        row("number for a name", "\"name\": \"load\"", "\"name\": 5", "7:15 /actions/0/name json.wrong_type");
        row("object for a number", "[64]", "[{}]", "3:38 /tensors/0/dims/0 json.wrong_type");
        row("list for an object", "{\"dims\": [{\"name\": \"i\", \"count\": 4}]}", "[]",
            "4:11 /grid json.wrong_type");
        row("boolean for a number", "[64]", "[true]", "3:38 /tensors/0/dims/0 json.wrong_type");
        row("column counts characters", "\"X\", \"dims\": [64]", "\"ÄÖÜ\", \"dims\": [true]",
            "3:40 /tensors/0/dims/0 json.wrong_type");
        row("several at once", "[64]", "[true, null], \"dtyp\": \"f32\"",
            "3:38 /tensors/0/dims/0 json.wrong_type\n3:44 /tensors/0/dims/1 json.wrong_type\n3:51 "
            "/tensors/0/dtyp json.unknown_key");
    }
    void faults() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, expected);
        QString text = tiny;
        QCOMPARE(text.count(before) > 0, true);
        text.replace(text.indexOf(before), before.size(), after);
        const auto plan = planFromJson(text.toStdString(), "tiny.json");
        QVERIFY(!plan);
        QVERIFY2(shown(plan.errors()) == expected, toString(plan.errors()).c_str());
        for (const Error& error : plan.errors())
            QCOMPARE(error.where.file, "tiny.json");
    }

    void suggestions() {
        QString text = tiny;
        text.replace("\"operation\": \"load\"", "\"operation\": \"laod\", \"asynch\": true");
        const auto plan = planFromJson(text.toStdString(), "tiny.json");
        QCOMPARE(plan.errors()[0].remedy, "did you mean 'load'?");
        QCOMPARE(plan.errors()[1].remedy, "did you mean 'async'?");
        QCOMPARE(toString(plan.errors()[1]), "tiny.json:8:28: /actions/0/asynch: unknown key \"asynch\" (did "
                                             "you mean 'async'?) [json.unknown_key]");
    }

    void faultsOfTheModelAreLocated() {
        QString text = tiny;
        text.replace("[\"i\"]", "[\"i +  q\"]").replace("\"count\": 4", "\"count\": 0");
        const auto plan = planFromJson(text.toStdString());
        QVERIFY(plan);
        Errors errors = resolve(*plan).errors();
        locate(errors, text.toStdString(), "tiny.json");
        QCOMPARE(shown(errors),
                 "4:44 /grid/dims/0/count plan.bad_number\n9:49 /actions/0/access/index/0 plan.unknown_name");
        QCOMPARE(errors[1].where.column, static_cast<int>(text.split('\n')[8].indexOf('q')) + 1);
        // What the file leaves out is located at the value around it.
        errors = {{"x", "", "", {"", 0, 0, "/actions/0/matmul/m"}, ""}};
        locate(errors, text.toStdString(), "tiny.json");
        QCOMPARE(errors[0].where.line, 6);
        QCOMPARE(errors[0].where.column, 5);
    }

    void invalidUtf8IsLocated() {
        QString text = tiny;
        std::string bytes = text.toStdString();
        bytes.replace(bytes.find("\"X\""), 3, "\"\xC3\x28\"");
        const auto plan = planFromJson(bytes, "tiny.json");
        QVERIFY(!plan);
        QCOMPARE(plan.errors()[0].id, "json.syntax");
        QCOMPARE(plan.errors()[0].where.line, 3);
    }

    void hostileTextsEndQuickly() {
        const auto refusedAs = [](const std::string& text, const char* id) {
            const auto plan = planFromJson(text);
            return !plan && plan.errors()[0].id == id;
        };
        QVERIFY(refusedAs(std::string(5'000'000, '['), "json.too_deep"));
        QVERIFY(refusedAs(std::string(1'000'000, '{'), "json.syntax"));
        std::string nested;
        for (int i = 0; i < 100'000; ++i)
            nested += "{\"a\":";
        QVERIFY(refusedAs(nested, "json.too_deep"));
        QVERIFY(refusedAs(std::string((16u << 20) + 1, ' '), "file.too_large"));
        QVERIFY(refusedAs("", "json.syntax"));
        QVERIFY(refusedAs("null", "json.wrong_type"));
        QVERIFY(refusedAs(std::string(1, '\0'), "json.syntax"));
        std::string many = "{";
        for (int i = 0; i < 100'000; ++i)
            many += "\"k" + std::to_string(i) + "\":0,";
        const auto plan = planFromJson(many + "\"z\":0}");
        QCOMPARE(plan.errors().size(), maxReportedErrors + 1);
    }

    void legalityOfTheReadableRest_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("more");
        QTest::newRow("all kinds") << QByteArray() << QByteArray()
                                   << "/tensors/0/dtype json.unknown_value|/grid/dims/0/count plan.bad_expression|"
                                      "/actions/0/acces json.unknown_key|/actions/2/depends_on/0 plan.unknown_action";
        QTest::newRow("tensors lost") << QByteArray("\"tensors\"") << QByteArray("\"tensor\"")
                                      << "/tensor json.unknown_key|/grid/dims/0/count plan.bad_expression|"
                                         "/actions/0/acces json.unknown_key";
    }
    void legalityOfTheReadableRest() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, more);
        QByteArray text =
            "{'format': 'tileplan/1',\n"
            "'parameters': [{'name': 'N', 'value': 4096}, {'name': 'B', 'value': 128}],\n"
            "'tensors': [{'name': 'X', 'dims': ['N'], 'dtype': 'bf17'}, {'name': 'Z', 'dims': ['N']}],\n"
            "'grid': {'dims': [{'name': 'i', 'count': 'cdiv(N,'}]},\n"
            "'actions': [\n"
            "{'name': 'load', 'operation': 'load', 'acces': {'tensor': 'X', 'index': ['i'], 'extent': ['B']}},\n"
            "{'name': 'erf', 'operation': 'elementwise', 'depends_on': ['load'], 'elements': 'B'},\n"
            "{'name': 'store', 'operation': 'store', 'depends_on': ['erff'],\n"
            " 'access': {'tensor': 'Z', 'index': ['i'], 'extent': ['B']}}]}\n";
        text.replace('\'', '"');
        if (!before.isEmpty()) text.replace(before, after);
        QStringList found;
        const auto plan = planFromJson(text.toStdString());
        for (const Error& error : plan.errors()) {
            QVERIFY(error.where.line > 0);
            found << QString::fromStdString(error.where.pointer + " " + error.id);
        }
        QCOMPARE(found.join('|'), more);
    }

    void byteOrderMark() {
        QVERIFY(planFromJson("\xEF\xBB\xBF" + tiny.toStdString()));
        QCOMPARE(shown(planFromJson("\xEF\xBB\xBF{\"formt\": 1, \"format\": \"tileplan/1\", \"grid\": "
                                    "{\"dims\": []}, \"actions\": []}")
                           .errors()),
                 "1:2 /formt json.unknown_key");
    }

    void files() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("plan.json").toStdString();
        QCOMPARE(readPlan(path).errors()[0].id, "file.missing");
        QVERIFY(!readPlan(folder.path().toStdString()));
        std::ofstream(path) << tiny.toStdString();
        QVERIFY(readPlan(path));
        std::ofstream(path) << "{";
        QCOMPARE(readPlan(path).errors()[0].where.file, path);
    }
};

QTEST_GUILESS_MAIN(TestPlanIo)
#include "tst_plan_io.moc"
