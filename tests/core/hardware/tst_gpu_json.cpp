// gpu/1 texts: each fault found, named and located; nothing else.
#include "core/hardware/gpu.h"

#include <QTest>

using namespace tilesight;

namespace {
const char* smallest = R"({
  "format": "gpu/1",
  "id": "test-1",
  "name": "Test",
  "vendor": "NVIDIA",
  "architecture": "hopper",
  "numbers": {
    "sm_count": {"value": 100, "unit": "1", "kind": "spec", "source": "s"},
    "max_warps_per_sm": {"value": 64, "unit": "1", "kind": "spec", "source": "s"},
    "registers_per_sm": {"value": 65536, "unit": "1", "kind": "spec", "source": "s"},
    "shared_bytes_per_sm": {"value": 233472, "unit": "B", "kind": "spec", "source": "s"},
    "boost_clock": {"value": 2e9, "unit": "Hz", "kind": "spec", "source": "s"},
    "tensor_bf16": {"value": 4096, "unit": "FLOP/clk", "kind": "spec", "source": "s"},
    "l2_bytes": {"value": 50000000, "unit": "B", "kind": "spec", "source": "s"},
    "dram_bytes": {"value": 80000000000, "unit": "B", "kind": "spec", "source": "s"},
    "dram_bandwidth": {"value": 3e12, "unit": "B/s", "kind": "measured", "source": "s", "note": "n",
      "alternatives": [{"value": 3.35e12, "kind": "spec", "source": "t"}]}
  }
}
)";

/// "id line:column pointer" of each fault.
QStringList faults(const Errors& errors) {
    QStringList list;
    for (const Error& error : errors)
        list << QString("%1 %2:%3 %4")
                    .arg(error.id.c_str())
                    .arg(error.where.line)
                    .arg(error.where.column)
                    .arg(error.where.pointer.c_str())
                    .trimmed();
    return list;
}
} // namespace

class TestGpuJson : public QObject {
    Q_OBJECT
private slots:
    void smallestFile() {
        const auto gpu = gpuFromJson(smallest, "test.json");
        QVERIFY2(gpu.hasValue(), toString(gpu.errors()).c_str());
        QCOMPARE(gpu->id, std::string("test-1"));
        QCOMPARE(gpu->file, std::string("test.json"));
        QCOMPARE(gpu->edited, false);
        QCOMPARE(gpu->dramBandwidth.value, 3e12);
        QCOMPARE(gpu->dramBandwidth.unit, std::string("B/s"));
        QCOMPARE(gpu->dramBandwidth.kind, Provenance::measured);
        QCOMPARE(gpu->dramBandwidth.note, std::string("n"));
        QCOMPARE(gpu->dramBandwidth.alternatives.size(), std::size_t(1));
        QCOMPARE(gpu->dramBandwidth.alternatives[0].value, 3.35e12);
        for (const GpuField& field : gpuFields()) {
            const Quantity& number = (*gpu).*field.member;
            QVERIFY2(number.known(), field.key.c_str());
            QCOMPARE(number.filledIn, !QString(smallest).contains(QString("\"%1\"").arg(field.key.c_str())));
        }
    }

    void roundTrip() {
        const auto first = gpuFromJson(smallest, "a");
        const std::string text = gpuToJson(*first);
        QVERIFY(text.find("tensor_clock") == std::string::npos); // filled in, not stated
        const auto second = gpuFromJson(text, "b");
        QVERIFY2(second.hasValue(), toString(second.errors()).c_str());
        QCOMPARE(gpuToJson(*second), text);
        for (const GpuField& field : gpuFields()) {
            const Quantity &a = (*first).*field.member, &b = (*second).*field.member;
            QCOMPARE(a.value, b.value);
            QCOMPARE(a.source, b.source);
            QVERIFY(a.alternatives == b.alternatives);
        }
    }

    void oneFault_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("fault");
        QTest::newRow("other format") << "gpu/1"
                                      << "gpu/2"
                                      << "gpu.format 2:13 /format";
        QTest::newRow("no format") << "\"format\": \"gpu/1\","
                                   << ""
                                   << "gpu.missing_key 1:1";
        QTest::newRow("id in capitals") << "test-1"
                                        << "Test_1"
                                        << "gpu.bad_name 3:9 /id";
        QTest::newRow("empty name") << "\"Test\""
                                    << "\"\""
                                    << "gpu.wrong_type 4:11 /name";
        QTest::newRow("name is a number") << "\"Test\""
                                          << "7"
                                          << "gpu.wrong_type 4:11 /name";
        QTest::newRow("unknown top key") << "\"vendor\""
                                         << "\"vendor2\": 1, \"vendor\""
                                         << "gpu.unknown_key 5:14 /vendor2";
        QTest::newRow("unknown number") << "\"sm_count\""
                                        << "\"sm_cout\": 1, \"sm_count\""
                                        << "gpu.unknown_key 8:16 /numbers/sm_cout";
        QTest::newRow("unknown key of a number") << "{\"value\": 100"
                                                 << "{\"valeu\": 1, \"value\": 100"
                                                 << "gpu.unknown_key 8:27 /numbers/sm_count/valeu";
        QTest::newRow("required number missing")
            << "\"sm_count\": {\"value\": 100, \"unit\": \"1\", \"kind\": \"spec\", \"source\": \"s\"},"
            << ""
            << "gpu.missing_key 7:14 /numbers";
        QTest::newRow("number without object")
            << "{\"value\": 64, \"unit\": \"1\", \"kind\": \"spec\", \"source\": \"s\"}"
            << "64"
            << "gpu.wrong_type 9:25 /numbers/max_warps_per_sm";
        QTest::newRow("no value") << "\"value\": 100, "
                                  << ""
                                  << "gpu.missing_key 8:17 /numbers/sm_count";
        QTest::newRow("value is a text") << "100"
                                         << "\"100\""
                                         << "gpu.wrong_type 8:27 /numbers/sm_count/value";
        QTest::newRow("value is true") << "100"
                                       << "true"
                                       << "gpu.wrong_type 8:27 /numbers/sm_count/value";
        QTest::newRow("negative") << "100"
                                  << "-100"
                                  << "gpu.out_of_range 8:27 /numbers/sm_count/value";
        QTest::newRow("not whole") << "100"
                                   << "100.5"
                                   << "gpu.out_of_range 8:27 /numbers/sm_count/value";
        QTest::newRow("clock in MHz") << "2e9"
                                      << "2000"
                                      << "gpu.out_of_range 12:30 /numbers/boost_clock/value";
        QTest::newRow("wrong unit") << "\"Hz\""
                                    << "\"MHz\""
                                    << "gpu.wrong_unit 12:43 /numbers/boost_clock/unit";
        QTest::newRow("unknown kind") << "measured"
                                      << "measurd"
                                      << "gpu.bad_kind 16:62 /numbers/dram_bandwidth/kind";
        QTest::newRow("no source") << ", \"source\": \"t\""
                                   << ""
                                   << "gpu.missing_source 17:24 /numbers/dram_bandwidth/alternatives/0";
        QTest::newRow("empty source") << "\"t\""
                                      << "\"\""
                                      << "gpu.wrong_type 17:69 /numbers/dram_bandwidth/alternatives/0/source";
        QTest::newRow("alternatives no list")
            << "[{\"value\": 3.35e12, \"kind\": \"spec\", \"source\": \"t\"}]"
            << "{}"
            << "gpu.wrong_type 17:23 /numbers/dram_bandwidth/alternatives";
        QTest::newRow("alternative no object")
            << "[{\"value\""
            << "[7, {\"value\""
            << "gpu.wrong_type 17:24 /numbers/dram_bandwidth/alternatives/0";
        QTest::newRow("contradiction") << "    \"tensor_bf16\""
                                       << "    \"tensor_clock\": {\"value\": 3e9, \"unit\": \"Hz\", "
                                          "\"kind\": \"spec\", \"source\": \"s\"}, \"tensor_bf16\""
                                       << "gpu.inconsistent 13:21 /numbers/tensor_clock";
        QTest::newRow("odd warp size") << "    \"tensor_bf16\""
                                       << "    \"warp_size\": {\"value\": 33, \"unit\": \"1\", \"kind\": "
                                          "\"spec\", \"source\": \"s\"}, \"tensor_bf16\""
                                       << "gpu.inconsistent 13:18 /numbers/warp_size";
        QTest::newRow("TPC larger than any") << "    \"tensor_bf16\""
                                             << "    \"sms_per_tpc\": {\"value\": 64, \"unit\": \"1\", "
                                                "\"kind\": \"spec\", \"source\": \"s\"}, \"tensor_bf16\""
                                             << "gpu.out_of_range 13:30 /numbers/sms_per_tpc/value";
        QTest::newRow("TPC larger than its cluster")
            << "    \"tensor_bf16\""
            << "    \"sms_per_tpc\": {\"value\": 8, \"unit\": \"1\", \"kind\": \"spec\", \"source\": \"s\"}, "
               "\"sms_per_cpc\": {\"value\": 6, \"unit\": \"1\", \"kind\": \"spec\", \"source\": \"s\"}, "
               "\"tensor_bf16\""
            << "gpu.inconsistent 13:20 /numbers/sms_per_tpc";
        QTest::newRow("more GPCs than SMs") << "    \"tensor_bf16\""
                                            << "    \"gpc_count\": {\"value\": 128, \"unit\": \"1\", "
                                               "\"kind\": \"spec\", \"source\": \"s\"}, \"tensor_bf16\""
                                            << "gpu.inconsistent 13:18 /numbers/gpc_count";
        QTest::newRow("more blocks than warps")
            << "    \"tensor_bf16\""
            << "    \"max_blocks_per_sm\": {\"value\": 65, \"unit\": \"1\", \"kind\": \"spec\", \"source\": "
               "\"s\"}, \"tensor_bf16\""
            << "gpu.inconsistent 13:26 /numbers/max_blocks_per_sm";
        QTest::newRow("block larger than the SM")
            << "    \"tensor_bf16\""
            << "    \"warp_size\": {\"value\": 32, \"unit\": \"1\", \"kind\": \"spec\", \"source\": \"s\"}, "
               "\"max_threads_per_block\": {\"value\": 4096, \"unit\": \"1\", \"kind\": \"spec\", "
               "\"source\": \"s\"}, \"tensor_bf16\""
            << "gpu.inconsistent 13:102 /numbers/max_threads_per_block";
        QTest::newRow("idle above the limit")
            << "    \"tensor_bf16\""
            << "    \"idle_power\": {\"value\": 90, \"unit\": \"W\", \"kind\": \"spec\", \"source\": \"s\"}, "
               "\"board_power\": {\"value\": 80, \"unit\": \"W\", \"kind\": \"spec\", \"source\": \"s\"}, "
               "\"tensor_bf16\""
            << "gpu.inconsistent 13:19 /numbers/idle_power";
        QTest::newRow("L2 slower than shared memory")
            << "    \"tensor_bf16\""
            << "    \"smem_latency\": {\"value\": 2e-6, \"unit\": \"s\", \"kind\": \"spec\", \"source\": "
               "\"s\"}, \"l2_load_latency\": {\"value\": 1e-6, \"unit\": \"s\", \"kind\": \"spec\", "
               "\"source\": \"s\"}, \"tensor_bf16\""
            << "gpu.inconsistent 13:21 /numbers/smem_latency";
        QTest::newRow("clock of 9 GHz") << "2e9"
                                        << "9e9"
                                        << "gpu.out_of_range 12:30 /numbers/boost_clock/value";
        QTest::newRow("blank source") << "\"t\""
                                      << "\" \\t\""
                                      << "gpu.wrong_type 17:69 /numbers/dram_bandwidth/alternatives/0/source";
        QTest::newRow("blank name") << "\"Test\""
                                    << "\"  \""
                                    << "gpu.wrong_type 4:11 /name";
        QTest::newRow("id is a dash") << "test-1"
                                      << "-"
                                      << "gpu.bad_name 3:9 /id";
        QTest::newRow("id like an option") << "test-1"
                                           << "--help"
                                           << "gpu.bad_name 3:9 /id";
        QTest::newRow("long id") << "test-1" << QString(65, 'a') << "gpu.bad_name 3:9 /id";
        QTest::newRow("AMD's Hopper") << "NVIDIA"
                                      << "AMD"
                                      << "gpu.inconsistent 6:19 /architecture";
        QTest::newRow("NVIDIA's CDNA") << "hopper"
                                       << "cdna3"
                                       << "gpu.inconsistent 6:19 /architecture";
        QTest::newRow("numbers is a list") << "\"numbers\": {"
                                           << "\"numbers\": [], \"x\": {"
                                           << "gpu.wrong_type 7:14 /numbers";
    }
    void oneFault() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, fault);
        QString text = smallest;
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const auto gpu = gpuFromJson(text.toStdString(), "faulty.json");
        QVERIFY(!gpu.hasValue());
        const QStringList found = faults(gpu.errors());
        QVERIFY2(found.contains(fault), qPrintable(found.join('\n')));
        for (const Error& error : gpu.errors())
            QCOMPARE(error.where.file, std::string("faulty.json"));
        if (QTest::currentDataTag() != QLatin1String("numbers is a list")) QCOMPARE(found.size(), 1);
    }

    void syntax_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << QByteArray() << 1 << 1;
        QTest::newRow("no JSON") << QByteArray("hello") << 1 << 1;
        QTest::newRow("cut off") << QByteArray("{\n  \"format\": ") << 2 << 13;
        QTest::newRow("comma too many") << QByteArray("{\n  \"format\": \"gpu/1\",\n}") << 3 << 1;
        QTest::newRow("number out of the world") << QByteArray("{\"numbers\": 1e999}") << 1 << 17;
        QTest::newRow("not UTF-8") << QByteArray("{\"name\": \"\xff\"}") << 1 << 11;
        QTest::newRow("zero byte") << QByteArray("{\"a\":\0}", 7) << 1 << 6;
        QTest::newRow("too deep") << QByteArray(100000, '[') << 1 << 65;
    }
    void syntax() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto gpu = gpuFromJson(text.toStdString(), "faulty.json");
        QVERIFY(!gpu.hasValue());
        QCOMPARE(gpu.errors().size(), std::size_t(1));
        QCOMPARE(gpu.errors()[0].id, std::string(column == 65 ? "json.too_deep" : "json.syntax"));
        QVERIFY(!gpu.errors()[0].message.empty());
        QCOMPARE(gpu.errors()[0].where.line, line);
        QCOMPARE(gpu.errors()[0].where.column, column);
    }

    void allFaultsTogetherInOrder() {
        const auto gpu = gpuFromJson(R"({"format": "gpu/1", "id": "x", "name": "X", "vendor": "V",
 "architecture": "hopper", "numbers": {
 "sm_count": {"value": 0, "unit": "SM", "kind": "true", "source": "s"},
 "sm_count": {"value": 0, "unit": "SM", "kind": "true", "source": "s"}}})",
                                     "many.json");
        QVERIFY(!gpu.hasValue());
        QStringList ids;
        int last = 0;
        for (const Error& error : gpu.errors()) {
            ids << error.id.c_str();
            QVERIFY(error.where.line >= last);
            last = error.where.line;
        }
        for (const char* id : {"json.duplicate_key", "gpu.out_of_range", "gpu.wrong_unit", "gpu.bad_kind"})
            QCOMPARE(ids.count(id), 1);
        QCOMPARE(ids.count("gpu.missing_key"), 8); // the other required numbers
    }

    void manyFaultsEnd() {
        std::string text = "{\"numbers\": {";
        for (int i = 0; i < 20000; ++i)
            text += "\"key" + std::to_string(i) + "\": 1,";
        const auto gpu = gpuFromJson(text + "\"z\": 1}}", "many.json");
        QVERIFY(!gpu.hasValue());
        QCOMPARE(gpu.errors().size(), std::size_t(101));
        QVERIFY(faults(gpu.errors()).filter("gpu.too_many_faults").size() == 1);
    }

    void suggestions() {
        QString text = smallest;
        text.replace("l2_bytes", "l2_byte");
        const auto gpu = gpuFromJson(text.toStdString(), "t");
        QVERIFY(!gpu.hasValue());
        QStringList remedies;
        for (const Error& error : gpu.errors())
            remedies << error.remedy.c_str();
        QVERIFY(remedies.contains("did you mean \"l2_bytes\"?"));
    }
};

QTEST_GUILESS_MAIN(TestGpuJson)
#include "tst_gpu_json.moc"
