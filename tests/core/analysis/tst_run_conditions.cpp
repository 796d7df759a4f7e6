// Conditions of a run against launches measured on an H200 (tests/data/h200/README.md): loops over warm tensors, loops that
// rotate through copies, single launches after a flush.
#include "core/analysis/analyze.h"
#include "core/analysis/run_conditions.h"
#include "core/hardware/gpu.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"

#include <QFile>
#include <QMap>
#include <QTest>

#include <cmath>

using namespace tilesight;

namespace {

struct Row {
    long long elements = 0;
    int copies = 0;
    QString flush;
    double seconds = 0;
};

std::vector<Row> measuredRows() {
    QFile file(SOURCE_DIR "/tests/data/h200/relu_conditions.csv");
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<Row> rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts).mid(1)) {
        const QStringList cells = line.split(',');
        rows.push_back({cells[0].toLongLong(), cells[1].toInt(), cells[2], cells[3].toDouble() * 1e-6});
    }
    return rows;
}

} // namespace

class TestRunConditions : public QObject {
    Q_OBJECT
private:
    double predicted(long long elements, int copies) {
        const TilePlan plan = *setParameter(m_plan, "N", Expression(elements));
        const auto analysis = analyze(plan, m_gpu, nullptr, under({ClockRegime::burst, copies}));
        return analysis ? analysis->latencySeconds : std::nan("");
    }

    TilePlan m_plan;
    Gpu m_gpu;

private slots:
    void initTestCase() {
        auto plan = readPlan(SOURCE_DIR "/samples/relu.json");
        QVERIFY(plan.hasValue());
        m_plan = std::move(plan).value();
        m_gpu = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
    }

    void loopsTakeAsLongAsMeasured() {
        double sum = 0;
        int rows = 0;
        for (const Row& row : measuredRows()) {
            if (row.copies == 0 || row.elements < 4 << 20) continue; // the smaller ones wait for the host
            const double error = predicted(row.elements, row.copies) / row.seconds - 1;
            QVERIFY2(std::abs(error) < 0.25, qPrintable(QStringLiteral("%1 elements, %2 copies: %3")
                                                            .arg(row.elements)
                                                            .arg(row.copies)
                                                            .arg(error)));
            sum += std::abs(error);
            ++rows;
        }
        QCOMPARE(rows, 20);
        QVERIFY2(sum / rows < 0.1, qPrintable(QString::number(sum / rows)));
    }

    /// Which condition is faster, at every size where the measurement tells them apart: warm tensors that fit save reads;
    /// those that do not fit leave lines to be written, and the launch is slower than after a flush.
    void conditionsAreInTheMeasuredOrder() {
        QMap<long long, QMap<int, double>> measured;
        for (const Row& row : measuredRows())
            if (row.flush != QLatin1String("written")) measured[row.elements][row.copies] = row.seconds;
        constexpr double told = 1.05;
        int compared = 0;
        for (auto size = measured.cbegin(); size != measured.cend(); ++size) {
            if (size.key() < 4 << 20) continue;
            const QList<int> copies = size->keys();
            for (const int a : copies)
                for (const int b : copies) {
                    const bool overEvents = a == 0 && size.key() < 32 << 20; // a single launch has those in its time
                    if (overEvents || size->value(b) < told * size->value(a)) continue;
                    QVERIFY2(predicted(size.key(), a) <= predicted(size.key(), b),
                             qPrintable(QStringLiteral("%1 elements: %2 copies, then %3").arg(size.key()).arg(a).arg(b)));
                    ++compared;
                }
        }
        QVERIFY(compared >= 8);
        QVERIFY(predicted(4 << 20, 1) < predicted(4 << 20, 4));
        QVERIFY(predicted(32 << 20, 0) < predicted(32 << 20, 1));
    }
};

QTEST_GUILESS_MAIN(TestRunConditions)
#include "tst_run_conditions.moc"
