#include "core/exchange/serving_columns.h"
#include "core/exchange/serving_harness.h"

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
    void callsHoldOtherKernels();
    void projectionsGrowWithTheirTokens();
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
    QTest::newRow("query heads are packed") << prefill << "h100_sxm,v,fa3,4,16,32,8,1"
                                            << "attention_library"
                                            << "pack"
                                            << "1";
    QTest::newRow("FlashInfer, two blocks an SM")
        << prefill << "rtx_pro_6000_server,sglang/1,flashinfer,4,4096,32,8,1"
        << "attention_library"
        << "BN"
        << "32";
    QTest::newRow("FlashInfer, few tokens")
        << prefill << "rtx_pro_6000_server,sglang/1,flashinfer,4,16,32,32,1"
        << "attention_library"
        << "BM"
        << "16";
    QTest::newRow("FlashAttention-2, pages") << prefill << "a100_sxm,v,vllm_flash_attn,4,4096,32,8,1"
                                             << "attention_library"
                                             << "BM"
                                             << "64";
    QTest::newRow("FlashAttention-2, one token") << prefill << "a100_sxm,v,vllm_flash_attn,4,1,32,8,1"
                                                 << "gqa_decode"
                                                 << "BN"
                                                 << "128";
    QTest::newRow("FlashAttention-2 does not cut heads of their own")
        << decode << "a100_sxm,v,vllm_flash_attn,1,8,8,1,131072"
        << "gqa_decode"
        << "splits"
        << "1";
    QTest::newRow("too many heads a key head for XQA") << decode << "h100_sxm,v,torch_flow,1,64,1,1,4096"
                                                       << "gqa_decode"
                                                       << "HK"
                                                       << "64";
    QTest::newRow("decode, split") << decode << "h100_sxm,v,fa3,1,32,8,1,131072"
                                   << "gqa_decode"
                                   << "splits"
                                   << "33";
    QTest::newRow("decode, enough work") << decode << "h100_sxm,v,fa3,128,32,8,1,4096"
                                         << "gqa_decode"
                                         << "splits"
                                         << "1";
    QTest::newRow("XQA cuts by 128 tokens, fewer of long sequences")
        << decode << "h100_sxm,v,torch_flow,1,64,8,1,8192"
        << "gqa_decode"
        << "splits"
        << "23";
    QTest::newRow("XQA stays below eight waves") << decode << "h100_sxm,v,torch_flow,128,64,8,1,8192"
                                                 << "gqa_decode"
                                                 << "splits"
                                                 << "1";
    QTest::newRow("MLA context") << mla << "b200_sxm,t,context,default,bfloat16,bfloat16,16,1,4096,0,8,1"
                                 << "attention_library"
                                 << "DV"
                                 << "128";
    QTest::newRow("MLA context, fp8") << mla << "b200_sxm,t,context,default,bfloat16,fp8,16,1,4096,0,8,1"
                                      << "attention_library"
                                      << "dtype"
                                      << "f8";
    QTest::newRow("MLA, short context goes the way of generation")
        << mla << "h200_sxm,v,context,vllm_flash_attn_mla,bfloat16,bfloat16,16,1,512,0,8,1"
        << "mla_decode"
        << "H"
        << "8192";
    QTest::newRow("MLA, values padded for FlashAttention-2")
        << mla << "a100_sxm,v,context,vllm_triton_mla,bfloat16,bfloat16,16,1,4096,0,8,1"
        << "attention_library"
        << "DV"
        << "192";
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
    QVERIFY(call->besidesSeconds < 50e-6);
}

void TestServing::callsHoldOtherKernels() {
    const auto besides = [&](const char* src, const char* kernel, const char* tokens) {
        const TemplateValues row = {{"gpu", "h100_sxm"}, {"src", src}, {"kernel", kernel}, {"b", "1"},
                                    {"hq", "32"},        {"hkv", "8"}, {"kv_len", tokens}};
        return servingCall(row, *m_database.find("h100-sxm"))->besidesSeconds;
    };
    // Long sequences are cut: there the plan holds the kernel that combines the parts.
    QVERIFY(besides("vllm/1", "vllm_flash_attn_fa3", "64") >
            besides("vllm/1", "vllm_flash_attn_fa3", "65536"));
    QCOMPARE(besides("vllm/1", "torch_flow", "64"), besides("vllm/1", "torch_flow", "65536"));
    QVERIFY(besides("vllm/1", "vllm_flash_attn_fa3", "64") > besides("vllm/1", "torch_flow", "64"));
    QVERIFY(besides("sglang/1", "fa3", "64") < besides("vllm/1", "fa3", "64")); // more replays between events
}

void TestServing::projectionsGrowWithTheirTokens() {
    const CallWork one = mlaProjections(1, 16, false, false), many = mlaProjections(1000, 16, false, false);
    QCOMPARE(one.flops, 2.0 * 512 * 16 * 256);
    QCOMPARE(many.flops, 1000 * one.flops);
    QVERIFY(many.bytes < 1000 * one.bytes); // weights once
    QVERIFY(mlaProjections(1000, 16, false, true).bytes > many.bytes);
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
