// Hardware files from probes: known numbers come back from the curves they make, real tables give the shipped file's numbers.
#include "core/envelope/bandwidth.h"
#include "core/exchange/measurements.h"
#include "core/hardware/calibrate/calibrate.h"
#include "core/hardware/calibrate/fit.h"

#include <QtTest>

#include <random>

using namespace tilesight;

namespace {

/// A GPU made up, and the table that probes without noise would write on it.
struct MadeUpGpu {
    double sms, l2Bytes, copies, clockHz, l2Rate, l2PerSm, dramRate, dramPerSm, l2Chase, dramChase, interval,
        wait, start, busyWatts, tensorJoules, l2Joules, dramJoules, peak, share;

    explicit MadeUpGpu(unsigned seed) {
        std::mt19937 random(seed);
        const auto between = [&](double low, double high) {
            return low + (high - low) * static_cast<double>(random() % 10001) / 10000;
        };
        sms = std::floor(between(20, 300));
        copies = 1 + random() % 2;
        l2Bytes = 1048576 * std::floor(between(4, 128)) * copies;
        clockHz = between(1e9, 3e9);
        l2PerSm = between(0.5e11, 3e11);
        l2Rate = sms * l2PerSm * between(0.3, 0.8);
        dramPerSm = l2PerSm * between(0.4, 0.9);
        dramRate = l2Rate * between(0.2, 0.6);
        l2Chase = between(200, 400);
        dramChase = l2Chase + between(200, 600);
        interval = between(2e-10, 5e-9);
        wait = between(2e-6, 2e-5);
        start = between(1e-7, 1e-6);
        busyWatts = between(40, 200);
        tensorJoules = between(2e-13, 2e-12);
        l2Joules = between(1e-11, 5e-11);
        dramJoules = between(3e-11, 1e-10);
        peak = std::exp2(9 + random() % 5);
        share = between(0.8, 1);
    }

    std::string probes() const {
        std::string text = "probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note\n";
        const auto row = [&](const std::string& start, double value, const std::string& unit) {
            char number[40];
            std::snprintf(number, sizeof number, "%.12g", value);
            text += start + "," + number + "," + unit + ",\n";
        };
        text += "device,name,,,,,,,\"NVIDIA \"\"made up\"\"\"\n";
        for (const auto& [what, value] :
             std::vector<std::pair<const char*, double>>{{"compute_capability", 8.0},
                                                         {"sm_count", sms},
                                                         {"warp_size", 32},
                                                         {"max_threads_per_sm", 2048},
                                                         {"registers_per_sm", 65536},
                                                         {"shared_bytes_per_sm", 102400},
                                                         {"l2_bytes", l2Bytes},
                                                         {"dram_bytes", 8e10}})
            row(std::string("device,") + what + ",,,,", value, "1");
        row("clock,light,,,,", clockHz, "Hz");
        row("stream,read,,,,", dramRate, "B/s");
        row("rate,mma_sync_bf16,,,,", peak * share, "FLOP/clk");
        for (double a = 1; a <= sms; a = std::max(a + 1, std::min(sms, std::floor(1.3 * a)))) {
            const std::string count = std::to_string(static_cast<int>(a));
            row("active_sms,l2," + count + "," + std::to_string(l2Bytes / 5) + ",131072,",
                bandwidthOfActiveSms(a, l2PerSm, l2Rate), "B/s");
            row("active_sms,dram," + count + "," + std::to_string(16 * l2Bytes) + ",131072,",
                bandwidthOfActiveSms(a, dramPerSm, dramRate), "B/s");
            row("active_sms,l2," + count + "," + std::to_string(l2Bytes / 5) + ",4096,", 1e9,
                "B/s"); // too little in flight
        }
        for (const double set : {1 / 64., 1 / 16., 1 / 8., 1 / 4., 0.45, 0.55, 0.7, 0.9, 1.1, 2., 4., 16.})
            row("chase,global,1," + std::to_string(set * l2Bytes) + ",,",
                set * copies <= 1 ? l2Chase : dramChase, "clk");
        for (const double perSm : {10., 100., 1000.})
            row("launch,empty_blocks,,,," + std::to_string(perSm * sms), 3e-6 + interval * perSm * sms, "s");
        for (const double waves : {1., 2., 8.})
            row("launch,waves,,,," + std::to_string(waves), 4e-6 + waves * (wait + start), "s");
        row("launch,wave_wait,,,,", wait, "s");
        row("power,busy,,,,", busyWatts, "W");
        const auto kernel = [&](const char* name, double watts, double rate) {
            row(std::string("power,") + name + ",,,,", watts, "W");
            row(std::string("power_rate,") + name + ",,,,", rate, "1/s");
        };
        kernel("tensor", busyWatts + 1e14 * tensorJoules, 1e14);
        kernel("l2", busyWatts + 5e12 * l2Joules, 5e12);
        kernel("dram", busyWatts + 2e12 * (l2Joules + dramJoules), 2e12);
        return text;
    }
};

std::vector<Probe> h200Probes() {
    std::vector<Probe> probes;
    for (const char* name : {"microbench_1.csv", "microbench_2.csv"}) {
        const auto read = readProbes(std::string(SOURCE_DIR "/tests/data/h200/") + name);
        if (read) probes.insert(probes.end(), read->begin(), read->end());
    }
    return probes;
}

const char* const header = "probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note\n";

} // namespace

class TestCalibrate : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});

private slots:
    void fits() {
        QCOMPARE(medianOf({3, 1, 2}), 2.0);
        QCOMPARE(medianOf({4, 1, 2, 3}), 2.5);
        QCOMPARE(*slopeOf({{1, 5}, {2, 7}, {4, 11}}), 2.0);
        QCOMPARE(*interceptOf({{1, 5}, {2, 7}, {4, 11}}), 3.0);
        QVERIFY(!slopeOf({{1, 5}, {1, 7}}));
        QCOMPARE(*kneeOf({{30, 300}, {10, 100}, {20, 100}}, 100, 300), 25.0); // any order
        QVERIFY(!kneeOf({{10, 100}, {20, 110}}, 100, 300));
        const auto x = leastSquares({{4, 0, 0}, {1, 0.5, 0}, {2, 1 / 3., 0}});
        QVERIFY(std::abs(x[0] - 0.25) < 1e-12 && std::abs(x[1] - 1.5) < 1e-12);
        QCOMPARE(x[2], 0.0);                          // no row tells it
        QVERIFY(!ceilingOf({{10, 1e12}}, 1e11, 132)); // too few SMs to tell
    }

    void knownNumbersComeBack() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const MadeUpGpu made(seed);
            const auto probes = probesFromCsv(made.probes(), "MADE.csv");
            QVERIFY2(probes.hasValue(), toString(probes.errors()).c_str());
            const auto calibration = calibrate(*probes, nullptr, "made-up");
            QVERIFY2(calibration.hasValue(), toString(calibration.errors()).c_str());
            const Gpu& gpu = calibration->gpu;
            const auto same = [&](const char* key, double expected, double tolerance = 1e-3) {
                const double value = (gpu.*gpuField(key)->member).value;
                if (std::abs(value - expected) > tolerance * expected)
                    QFAIL(qPrintable(
                        QString("seed %1: %2 is %3, not %4").arg(seed).arg(key).arg(value).arg(expected)));
            };
            same("sm_count", made.sms);
            same("max_warps_per_sm", 64);
            same("boost_clock", made.clockHz);
            // Up to 4 SMs hardly bend the curve; a chip of few SMs bends it more.
            same("l2_bandwidth_per_sm", made.l2PerSm, 5e-3);
            same("l2_bandwidth", bandwidthOfActiveSms(made.sms, made.l2PerSm, made.l2Rate) / 0.96);
            same("dram_bandwidth_per_sm", made.dramPerSm, 5e-2);
            same("dram_bandwidth", made.dramRate);
            same("l2_effective_bytes", made.l2Bytes / made.copies);
            same("l2_load_latency", 1.5 * made.l2Chase / made.clockHz);
            same("dram_load_latency", 1.9 * made.dramChase / made.clockHz);
            same("block_launch_interval", made.interval);
            same("block_start_seconds", made.start, 2e-3);
            same("idle_power", made.busyWatts);
            same("tensor_energy", made.tensorJoules);
            same("l2_energy", made.l2Joules);
            same("dram_energy", made.dramJoules);
            same("tensor_bf16", made.peak);
            same("tensor_efficiency", made.share);
            const auto again = gpuFromJson(gpuToJson(gpu), "again.json");
            QVERIFY2(again.hasValue(), toString(again.errors()).c_str());
            QCOMPARE(gpuToJson(*again), gpuToJson(gpu));
        }
    }

    /// A real card: the file that was made by hand from these very tables, within the spread of repeated probes.
    void realTables_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("percent");
        for (const auto& [key, percent] :
             std::vector<std::pair<const char*, double>>{{"sm_count", 0},
                                                         {"max_warps_per_sm", 0},
                                                         {"shared_bytes_per_block_max", 0},
                                                         {"boost_clock", 0.1},
                                                         {"tensor_mma_sync", 0.1},
                                                         {"fma_lanes", 5},
                                                         {"alu_lanes", 0.5},
                                                         {"sfu_lanes", 0.5},
                                                         {"smem_bytes_per_clock", 0.5},
                                                         {"l2_partitions", 0},
                                                         {"l2_effective_bytes", 0},
                                                         {"l2_bandwidth", 4},
                                                         {"l2_bandwidth_per_sm", 1},
                                                         {"dram_bandwidth", 0.5},
                                                         {"dram_bandwidth_per_sm", 0.5},
                                                         {"dram_write_bandwidth", 0.5},
                                                         {"smem_latency", 0.1},
                                                         {"l2_load_latency", 1},
                                                         {"dram_load_latency", 1},
                                                         {"graph_gap_seconds", 0.1},
                                                         {"block_launch_interval", 0.5}})
            QTest::newRow(key) << QString(key) << percent;
    }
    void realTables() {
        QFETCH(QString, key);
        QFETCH(double, percent);
        const Gpu base = *m_database.find("h200-sxm");
        const auto calibration = calibrate(h200Probes(), &base, "my-gpu");
        QVERIFY2(calibration.hasValue(), toString(calibration.errors()).c_str());
        const GpuField& field = *gpuField(key.toStdString());
        const Quantity &shipped = base.*field.member, &mine = calibration->gpu.*field.member;
        QVERIFY2(std::abs(mine.value / shipped.value - 1) <= percent / 100,
                 qPrintable(QString("%1, shipped %2").arg(mine.value).arg(shipped.value)));
        QVERIFY(mine.kind == Provenance::measured || mine.kind == Provenance::derived);
        QVERIFY2(mine.source.rfind("probe ", 0) == 0 && mine.source.find("microbench_") != std::string::npos,
                 mine.source.c_str());
        QVERIFY(!mine.alternatives.empty());
        const auto kept = [&](const auto& a) { return a.value == shipped.value && a.kind == shipped.kind; };
        QVERIFY(std::any_of(mine.alternatives.begin(), mine.alternatives.end(), kept));
    }

    /// The present probes on a real card, beside the file that came from another card and from whole kernels. Cards differ
    /// by some 3 % in bandwidths and clocks, 10 % in power; where the probe measures another thing the reason stands here.
    void probesOfARealCard_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("percent");
        for (const auto& [key, percent] : std::vector<std::pair<const char*, double>>{
                 {"sm_count", 0},
                 {"shared_bytes_per_block_max", 0},
                 {"boost_clock", 0.2},
                 {"tensor_clock", 3}, // under tensor load; the file has the datasheet's
                 {"tensor_bf16", 0},
                 {"tensor_fp8", 0},
                 {"tensor_efficiency", 3}, // of the cycles under load
                 {"tensor_mma_sync", 16},  // the file divided by the light clock
                 {"fma_lanes", 6},
                 {"alu_lanes", 0.5},
                 {"sfu_lanes", 0.5},
                 {"smem_bytes_per_clock", 0.5},
                 {"l2_partitions", 0},
                 {"l2_effective_bytes", 0},
                 {"l2_bandwidth", 1},
                 {"l2_bandwidth_per_sm", 33}, // of an SM whose neighbours rest
                 {"dram_bandwidth", 2},
                 {"dram_bandwidth_per_sm", 8},
                 {"dram_write_bandwidth", 1},
                 {"smem_latency", 1},
                 {"l2_load_latency", 3},
                 {"dram_load_latency", 4},
                 {"graph_gap_seconds", 2},
                 {"block_launch_interval", 1},
                 {"board_power", 0},
                 {"idle_power", 3},
                 {"fma_energy", 6},
                 {"tensor_energy", 18}, // with l2_energy: the same watts, split otherwise
                 {"l2_energy", 95},
                 {"dram_energy", 20}})
            QTest::newRow(key) << QString(key) << percent;
    }
    void probesOfARealCard() {
        QFETCH(QString, key);
        QFETCH(double, percent);
        const Gpu base = *m_database.find("h200-sxm");
        const auto probes = readProbes(SOURCE_DIR "/tests/data/h200/probes.csv");
        QVERIFY2(probes.hasValue(), toString(probes.errors()).c_str());
        const auto calibration = calibrate(*probes, &base, "my-gpu");
        QVERIFY2(calibration.hasValue(), toString(calibration.errors()).c_str());
        const GpuField& field = *gpuField(key.toStdString());
        const Quantity &shipped = base.*field.member, &mine = calibration->gpu.*field.member;
        QVERIFY2(std::abs(mine.value / shipped.value - 1) <= percent / 100,
                 qPrintable(QString("%1, shipped %2").arg(mine.value).arg(shipped.value)));
        QVERIFY2(mine.source.rfind("probe ", 0) == 0, mine.source.c_str());
        // Clock and efficiency only count together.
        const Gpu& gpu = calibration->gpu;
        const double rate = gpu.tensorClockHz.value * gpu.tensorEfficiency.value,
                     known = base.tensorClockHz.value * base.tensorEfficiency.value;
        QVERIFY2(std::abs(rate / known - 1) < 0.01,
                 qPrintable(QString("%1, shipped %2").arg(rate).arg(known)));
    }

    /// What counts in the end: predictions with the calibrated file are as near as those with the shipped one, to a point.
    void probesPredictAsWell_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("GEMM, 12 shapes") << "gemm_counters.csv";
        QTest::newRow("GEMM, 48 random shapes") << "gemm_counters_random.csv";
    }
    void probesPredictAsWell() {
        QFETCH(QString, file);
        const Gpu base = *m_database.find("h200-sxm");
        const auto probes = readProbes(SOURCE_DIR "/tests/data/h200/probes.csv");
        QVERIFY(probes.hasValue());
        const auto calibration = calibrate(*probes, &base, "probed");
        QVERIFY(calibration.hasValue());
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("gpu"));
        QFile json(folder.filePath("gpu/probed.json"));
        QVERIFY(json.open(QIODevice::WriteOnly));
        json.write(gpuToJson(calibration->gpu).c_str());
        json.close();
        const HardwareDatabase both =
            HardwareDatabase::load({SOURCE_DIR "/hwdb", folder.path().toStdString()});
        const auto table = readTable((SOURCE_DIR "/tests/data/h200/" + file).toStdString());
        QVERIFY(table.hasValue());
        double errors[2];
        for (const int i : {0, 1}) {
            PredictOptions options;
            options.gpuId = i == 0 ? "h200-sxm" : "probed";
            const auto predictions = predictTable(*table, both, options);
            QVERIFY2(predictions.hasValue(), toString(predictions.errors()).c_str());
            QCOMPARE(predictions->failed, 0);
            const auto validation = validate(*predictions, {});
            QVERIFY2(validation.hasValue(), toString(validation.errors()).c_str());
            errors[i] = validation->groups.front().meanAbsolutePercent;
        }
        QVERIFY2(errors[1] <= errors[0] + 1,
                 qPrintable(QString("%1 %, shipped %2 %").arg(errors[1]).arg(errors[0])));
    }

    /// Energies of the engine's power equation come back from products and copies, alone and together.
    void energiesComeBack() {
        constexpr double busy = 100, tensor = 7e-13, l2 = 3e-11, dram = 6e-11, clock = 1.8e9;
        std::string text = std::string(header) + "clock,light,,,,,2e9,Hz,\nclock,tensor,8,,,,1.8e9,Hz,\n" +
                           "device,sm_count,,,,,100,1,\npower,busy,,,,,100,W,\n";
        const auto row = [&](const std::string& start, double value, const char* unit) {
            char number[40];
            std::snprintf(number, sizeof number, "%.12g", value);
            text += start + ",,,,," + number + "," + unit + ",\n";
        };
        const auto kernel = [&](const std::string& name, double flops, double bytes, bool fromDram,
                                double hertz) {
            row("power," + name, busy + tensor * flops * hertz / clock + (l2 + (fromDram ? dram : 0)) * bytes,
                "W");
            row("power_rate," + name, flops > 0 ? flops : bytes, "1/s");
            row("power_clock," + name, hertz, "Hz");
            if (flops > 0 && bytes > 0) row("power_bytes," + name, bytes, "1/s");
        };
        kernel("tensor", 8e14, 0, false, 1.6e9);
        kernel("l2", 0, 9e12, false, 1.9e9);
        kernel("dram", 0, 4e12, true, 1.9e9);
        kernel("tensor_l2", 7e14, 4e12, false, 1.5e9);
        kernel("tensor_dram", 6e14, 3e12, true, 1.2e9);
        row("power,fma", 330, "W");
        row("power_rate,fma", 6e13, "1/s");
        row("power_clock,fma", 1.98e9, "Hz");
        const Gpu base = *m_database.find("h200-sxm");
        const auto probes = probesFromCsv(text, "P.csv");
        QVERIFY2(probes.hasValue(), toString(probes.errors()).c_str());
        const auto calibration = calibrate(*probes, &base, "x");
        QVERIFY2(calibration.hasValue(), toString(calibration.errors()).c_str());
        QCOMPARE(calibration->gpu.tensorJoulesPerFlop.value, tensor);
        QCOMPARE(calibration->gpu.l2JoulesPerByte.value, l2);
        QCOMPARE(calibration->gpu.dramJoulesPerByte.value, dram);
        QCOMPARE(calibration->gpu.fmaJoulesPerFlop.value, 3.485e-12); // 230 W / 6e13 / 1.1, four digits
    }

    void numbersThatNoProbeTells() {
        const Gpu base = *m_database.find("h200-sxm"), other = *m_database.find("h100-sxm");
        const auto same = calibrate(h200Probes(), &base, "my-gpu"),
                   sibling = calibrate(h200Probes(), &other, "my-gpu");
        QVERIFY(same.hasValue() && sibling.hasValue());
        QCOMPARE(same->gpu.tensorBf16FlopsPerClock.kind, base.tensorBf16FlopsPerClock.kind); // the same model
        QCOMPARE(sibling->gpu.tensorBf16FlopsPerClock.kind, Provenance::guess);
        for (const auto* calibration : {&*same, &*sibling})
            QVERIFY(calibration->gpu.tensorBf16FlopsPerClock.source.rfind("carried over from h", 0) == 0);
        const std::string text = calibrationToText(*sibling, &other);
        QVERIFY2(text.find("tensor_clock = 1.83e+09 Hz (guess); probe clock tensor would tell it") !=
                     std::string::npos,
                 text.c_str());
    }

    void contradictionsAreReported() {
        const Gpu base = *m_database.find("h200-sxm");
        const auto calibration = calibrate(h200Probes(), &base, "my-gpu");
        QVERIFY(calibration.hasValue());
        QCOMPARE(calibration->contradictions.size(),
                 std::size_t(1)); // 1 GiB read again and again is partly found in L2
        QVERIFY2(calibration->contradictions[0].rfind("dram_bandwidth: 4.456e+12 by probe stream read", 0) ==
                     0,
                 calibration->contradictions[0].c_str());

        const auto odd = probesFromCsv(std::string(header) + "clock,light,,,,,1e9,Hz,\n"
                                                             "clock,tensor,,,,,,,no tensor cores\n",
                                       "ODD.csv");
        QVERIFY(odd.hasValue());
        const auto out = calibrate(*odd, &base, "odd");
        QVERIFY(out.hasValue());
        QCOMPARE(out->gpu.tensorClockHz.value, 1e9); // cannot exceed the boost clock
        QCOMPARE(out->contradictions.size(), std::size_t(1));
        QCOMPARE(out->notRun, std::vector<std::string>{"clock tensor: no tensor cores"});
    }

    void checksOnlyFillGaps() {
        const Gpu base = *m_database.find("h200-sxm"), other = *m_database.find("h100-pcie");
        const auto probes = probesFromCsv(
            std::string(header) + "device,name,,,,,,,NVIDIA H200\ndevice,sm_count,,,,,132,1,\n"
                                  "device,l2_bytes,,,,,62914560,1,\nlaunch,wave_wait,,,,,5e-6,s,\n"
                                  "launch,waves,,,,1,9e-6,s,\nlaunch,waves,,,,3,20e-6,s,\n",
            "PROBES.csv");
        QVERIFY2(probes.hasValue(), toString(probes.errors()).c_str());
        const auto same = calibrate(*probes, &base, "x"), sibling = calibrate(*probes, &other, "x");
        QVERIFY(same.hasValue() && sibling.hasValue());
        QCOMPARE(same->gpu.blockStartSeconds.value, base.blockStartSeconds.value);
        QCOMPARE(same->gpu.blockStartSeconds.alternatives[0].value, 5e-7);
        QCOMPARE(sibling->gpu.blockStartSeconds.value, 5e-7);
    }

    void orderOfRowsDoesNotMatter() {
        const Gpu base = *m_database.find("h200-sxm");
        std::vector<Probe> probes = h200Probes();
        const auto first = calibrate(probes, &base, "x");
        std::reverse(probes.begin(), probes.end());
        const auto second = calibrate(probes, &base, "x");
        QVERIFY(first.hasValue() && second.hasValue());
        for (const GpuField& field : gpuFields())
            QCOMPARE((second->gpu.*field.member).value, (first->gpu.*field.member).value);
    }
};

QTEST_GUILESS_MAIN(TestCalibrate)
#include "tst_calibrate.moc"
