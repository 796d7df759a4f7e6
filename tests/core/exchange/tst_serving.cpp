#include "core/exchange/serving_columns.h"

#include <QtTest>

using namespace tilesight;

/// Tables of attention in serving engines: each row is a call of a library, whose choices become inputs of a template.
class TestServing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"}); }
    void calls_data();
    void calls();
    void hostPaceIsAFloor();
    void badRowKeepsItsPlace();

private:
    HardwareDatabase m_database;
};

void TestServing::calls_data() {
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("templateName");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("value");
    const QString prefill = "gpu,src,kernel,b,seq,hq,hkv,lat_us",
                  decode = "gpu,src,kernel,b,hq,hkv,lat_us,kv_len";
    const QString mla =
        "gpu,src,kind,kernel_source,mla_dtype,kv_cache_dtype,num_heads,batch_size,isl,step,tp_size,lat_us";
    QTest::newRow("FlashAttention-2") << prefill << "a100_sxm,v,vllm_flash_attn,4,4096,32,8,1"
                                      << "attention_library"
                                      << "library"
                                      << "flash";
    QTest::newRow("FlashAttention-3") << prefill << "h100_sxm,v,fa3,4,4096,32,8,1"
                                      << "attention_library"
                                      << "library"
                                      << "cudnn";
    QTest::newRow("Blackwell") << prefill << "b200_sxm,v,trtllm_mha,4,4096,32,8,1"
                               << "attention_library"
                               << "library"
                               << "tmem";
    QTest::newRow("queries are packed") << prefill << "h100_sxm,v,fa3,4,16,32,8,1"
                                        << "gqa_decode"
                                        << "HQ"
                                        << "512";
    QTest::newRow("decode, split") << decode << "h100_sxm,v,fa3,1,32,8,1,131072"
                                   << "gqa_decode"
                                   << "splits"
                                   << "33";
    QTest::newRow("decode, enough work") << decode << "h100_sxm,v,fa3,128,32,8,1,4096"
                                         << "gqa_decode"
                                         << "splits"
                                         << "1";
    QTest::newRow("MLA context") << mla << "b200_sxm,t,context,default,bfloat16,bfloat16,16,1,4096,0,8,1"
                                 << "attention_library"
                                 << "DV"
                                 << "128";
    QTest::newRow("MLA generation, fp8")
        << mla << "b200_sxm,t,generation,default,bfloat16,fp8,16,1,1,4095,8,1"
        << "mla_decode"
        << "kv_dtype"
        << "f8";
}

void TestServing::calls() {
    QFETCH(QString, columns);
    QFETCH(QString, row);
    const auto table = tableFromCsv((columns + "\n" + row + "\n").toStdString());
    QVERIFY(table);
    QVERIFY(isServingTable(*table));
    TemplateValues values;
    for (std::size_t i = 0; i < table->columns.size(); ++i)
        values[table->columns[i]] = table->rows[0][i];
    const auto gpu = m_database.find(values.at("gpu"));
    QVERIFY(gpu);
    const Expected<ServingCall> call = servingCall(values, *gpu);
    QVERIFY(call);
    QTEST(QString::fromStdString(call->templateName), "templateName");
    QFETCH(QString, input);
    QTEST(QString::fromStdString(call->values.at(input.toStdString())), "value");
    QVERIFY(makePlan(call->templateName, call->values, true));
    const Expected<Predictions> predictions = predictTable(*table, m_database, {});
    QVERIFY(predictions);
    QCOMPARE(predictions->predicted, 1);
}

void TestServing::hostPaceIsAFloor() {
    const TemplateValues row = {{"gpu", "a100_sxm"},
                                {"src", "v"},
                                {"kind", "generation"},
                                {"kernel_source", "vllm_triton_mla"},
                                {"num_heads", "16"},
                                {"batch_size", "1"},
                                {"isl", "1"},
                                {"step", "127"},
                                {"kv_cache_dtype", "bfloat16"}};
    const Expected<ServingCall> call = servingCall(row, *m_database.find("a100-sxm"));
    QVERIFY(call);
    QVERIFY(call->hostSeconds > 100e-6);
    QCOMPARE(call->besidesSeconds, 0.0);
}

void TestServing::badRowKeepsItsPlace() {
    const auto table = tableFromCsv(
        "gpu,src,kernel,b,seq,hq,hkv,lat_us\nh100_sxm,v,fa3,1,1024,7,2,1\nh100_sxm,v,fa3,1,1024,8,2,1\n");
    const Expected<Predictions> predictions = predictTable(*table, m_database, {});
    QVERIFY(predictions);
    QCOMPARE(predictions->failed, 1);
    const auto error = static_cast<std::size_t>(predictions->table.column("error"));
    QVERIFY(predictions->table.rows[0][error].find("table.bad_serving") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestServing)
#include "tst_serving.moc"
