// Diagnosis: the sample of each class shows it, causes that are absent are not named, and what is named is true.
#include "core/advice/advice.h"
#include "core/advice/diagnosis.h"
#include "core/cache/compulsory.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"

#include <QtTest>
#include <algorithm>

using namespace tilesight;

class TestDiagnosis : public QObject {
    Q_OBJECT
private:
    static const Gpu& gpu(const char* id = "h200-sxm") {
        static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        return *std::find_if(database.gpus().begin(), database.gpus().end(), [&](const Gpu& g) { return g.id == id; });
    }
    static TilePlan sample(const std::string& name) { return *readPlan(SOURCE_DIR "/samples/" + name + ".json"); }
    static std::vector<Diagnosis> diagnosisOf(const TilePlan& plan, const Gpu& on) {
        const AnalysisOptions options = rankingOptions();
        return *diagnose(plan, on, *analyze(plan, on, nullptr, options), options);
    }
    static double shareOf(const std::vector<Diagnosis>& found, Obstacle obstacle) {
        for (const Diagnosis& d : found)
            if (d.obstacle == obstacle) return d.share;
        return 0;
    }

private slots:
    void samples_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("obstacle");
        const auto row = [](const char* file, Obstacle obstacle) {
            QTest::newRow(file) << QByteArray(file) << int(obstacle);
        };
        row("diagnosis/indirect_addressing", Obstacle::indirectAddressing);
        row("diagnosis/pipeline_overlap", Obstacle::pipelineOverlap);
        row("diagnosis/l2_locality", Obstacle::l2Locality);
        row("diagnosis/occupancy", Obstacle::occupancy);
        row("diagnosis/tail", Obstacle::tail);
        row("diagnosis/launch", Obstacle::launch);
        row("avgpool_224", Obstacle::memoryLayout);
    }
    /// Of each sample its own class costs most; missing overlap, which every unhidden wait is too, does not count unless
    /// it is the class.
    void samples() {
        QFETCH(QByteArray, file);
        QFETCH(int, obstacle);
        auto found = diagnosisOf(sample(file.toStdString()), gpu());
        if (Obstacle(obstacle) != Obstacle::pipelineOverlap)
            std::erase_if(found, [](const Diagnosis& d) { return d.obstacle == Obstacle::pipelineOverlap; });
        QVERIFY(!found.empty());
        QCOMPARE(QByteArray::fromStdString(std::string(nameOf(found.front().obstacle))),
                 QByteArray::fromStdString(std::string(nameOf(Obstacle(obstacle)))));
        QVERIFY2(found.front().share > 0.1, qPrintable(QString::number(found.front().share)));
        QVERIFY(!found.front().sentence.empty() && !found.front().remedy.empty());
    }

    /// A well-made kernel: nothing but the few per cent that its waves, misses and launch cost.
    void littleIsWrongWithAGoodGemm() {
        for (const Diagnosis& d : diagnosisOf(sample("gemm_4096_bf16"), gpu()))
            QVERIFY2(d.share < 0.1, d.sentence.c_str());
    }

    /// Without an address that is loaded, without a layout that scatters, with nothing read twice: no word of it.
    void absentCausesAreNotNamed() {
        const auto relu = diagnosisOf(sample("relu"), gpu());
        for (const Obstacle obstacle : {Obstacle::indirectAddressing, Obstacle::l2Locality, Obstacle::memoryLayout})
            QCOMPARE(shareOf(relu, obstacle), 0.0);
    }

    void sortedAndShares_data() {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"h200-sxm", "l40s", "mi300x", "b200-sxm"})
            QTest::newRow(id) << QByteArray(id);
    }
    void sortedAndShares() {
        QFETCH(QByteArray, id);
        for (const char* name : {"gemm_8192_fp8", "attention_4096_d128", "gather_8192", "mla_decode"}) {
            const TilePlan plan = sample(name);
            const auto now = analyze(plan, gpu(id), nullptr, rankingOptions());
            if (!now) continue; // does not fit this GPU
            double before = now->latencySeconds;
            const auto found = *diagnose(plan, gpu(id), *now, rankingOptions());
            for (const Diagnosis& d : found) {
                QVERIFY(d.lostSeconds > 0 && d.lostSeconds <= before);
                QCOMPARE(d.share, d.lostSeconds / now->latencySeconds);
                before = d.lostSeconds;
            }
        }
    }

    /// The remedy against addresses that are waited for, proven by a re-run.
    void hintFetchesAddressesAhead() {
        const TilePlan plan = sample("diagnosis/indirect_addressing");
        const Analysis now = *analyze(plan, gpu(), nullptr, rankingOptions());
        const auto hints = *advise(plan, gpu(), now, rankingOptions());
        const auto hint = std::find_if(hints.begin(), hints.end(), [](const Hint& h) { return h.id == "addresses"; });
        QVERIFY(hint != hints.end());
        QVERIFY(hint->changedPlan.action("load page")->async);
        const auto after = diagnosisOf(hint->changedPlan, gpu());
        QVERIFY(shareOf(after, Obstacle::indirectAddressing) < shareOf(diagnosisOf(plan, gpu()), Obstacle::indirectAddressing));
    }

    /// A copy that brings the address of the next: two latencies before the data of a turn are there.
    void chainedCopiesWaitTwice() {
        TilePlan chained = *setParameter(sample("diagnosis/indirect_addressing"), "STAGES", 2);
        chained.action("load page")->async = true;
        TilePlan apart = chained;
        for (const char* name : {"load K", "load V"})
            apart.action(name)->dependsOn.clear();
        const double with = analyze(chained, gpu(), nullptr, rankingOptions())->latencySeconds;
        const double without = analyze(apart, gpu(), nullptr, rankingOptions())->latencySeconds;
        QVERIFY2(with > 1.02 * without, qPrintable(QStringLiteral("%1 against %2").arg(with).arg(without)));
    }

    /// Paged attention against kernels measured on an H200 (tests/data/h200/README.md): its time, and what the detour over
    /// the page table costs where it costs most.
    void pagedDecodeAsMeasured() {
        QFile file(SOURCE_DIR "/tests/data/h200/paged_decode.csv");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QMap<QString, double> measured, predicted; // by "mode B BN stages"
        double sum = 0;
        int rows = 0;
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = line.split(',');
            const bool direct = cells[0] == QLatin1String("direct");
            if (!direct && cells[0] != QLatin1String("paged")) continue;
            TilePlan plan = sample("diagnosis/indirect_addressing");
            for (const auto& [name, column] : {std::pair{"B", 1}, {"BN", 2}, {"STAGES", 4}})
                plan.parameter(name)->value = Expression(cells[column].toLongLong());
            plan.pipeline.registersPerThread = Expression(cells[6].toLongLong());
            plan.pipeline.sharedBytes = Expression(cells[8].toLongLong());
            if (direct) {
                std::erase_if(plan.actions, [](const Action& a) { return a.name == "load page"; });
                for (const char* name : {"load K", "load V"})
                    plan.action(name)->dependsOn.clear();
            }
            AnalysisOptions options = rankingOptions();
            options.regime = ClockRegime::burst; // a few milliseconds of launches
            const auto analysis = analyze(plan, gpu(), nullptr, options);
            QVERIFY2(analysis.hasValue(), analysis ? "" : toString(analysis.errors()).c_str());
            const QString key = QStringList{cells[0], cells[1], cells[2], cells[4]}.join(' ');
            measured[key] = cells[9].toDouble() * 1e-6;
            predicted[key] = analysis->latencySeconds;
            sum += std::abs(predicted[key] / measured[key] - 1);
            ++rows;
        }
        QCOMPARE(rows, 48);
        QVERIFY2(sum / rows < 0.1, qPrintable(QString::number(sum / rows)));
        const auto cost = [](const QMap<QString, double>& t) { return 1 - t["direct 16 16 3"] / t["paged 16 16 3"]; };
        QVERIFY2(std::abs(cost(predicted) - cost(measured)) < 0.05,
                 qPrintable(QStringLiteral("%1 against %2").arg(cost(predicted)).arg(cost(measured))));
    }

    void nothingIsReadTwice() {
        const TilePlan plan = sample("diagnosis/l2_locality");
        AnalysisOptions options = rankingOptions();
        const Analysis now = *analyze(plan, gpu(), nullptr, options);
        options.cacheModel = "read_once";
        const Analysis once = *analyze(plan, gpu(), nullptr, options);
        QCOMPARE(once.cache.dramReadBytes, 2.0 * (8192.0 * 4096 + 4096.0 * 65536)); // A and B in BF16
        QVERIFY(once.cache.dramReadBytes < now.cache.dramReadBytes);
        QCOMPARE(once.cache.requestedBytes, now.cache.requestedBytes);
        QCOMPARE(once.cache.l2WriteBytes, now.cache.l2WriteBytes);
    }
};

QTEST_GUILESS_MAIN(TestDiagnosis)
#include "tst_diagnosis.moc"
