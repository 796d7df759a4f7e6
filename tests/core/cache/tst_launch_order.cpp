// Launch orders: every order is a permutation, agrees with an independent statement of its rule, and small
// grids look as drawn in tests/golden/launch_orders.txt.
#include "core/cache/launch_order.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace tilesight;

namespace {

using Cell = std::pair<std::int64_t, std::int64_t>; // row, column

ResolvedPlan planOf(std::vector<std::int64_t> grid, const std::string& kind, std::int64_t group = 1) {
    ResolvedPlan plan;
    plan.grid = std::move(grid);
    plan.order.kind = kind;
    plan.orderGroup = group;
    return plan;
}

/// pid_m, pid_n as in the matmul tutorial of Triton.
Cell tritonTile(std::int64_t pid, std::int64_t rows, std::int64_t columns, std::int64_t groupM) {
    const std::int64_t inGroup = groupM * columns;
    const std::int64_t firstRow = pid / inGroup * groupM;
    const std::int64_t height = std::min(rows - firstRow, groupM);
    return {firstRow + pid % inGroup % height, pid % inGroup / height};
}

/// Morton code with the column in the even bits.
std::int64_t mortonCode(Cell cell) {
    std::int64_t code = 0;
    for (int bit = 0; bit < 24; ++bit)
        code |= ((cell.second >> bit) & 1) << (2 * bit) | ((cell.first >> bit) & 1) << (2 * bit + 1);
    return code;
}

/// Textbook Hilbert curve of a square of 2^k: position of the distance-th tile, x along the first step of the
/// curve.
Cell hilbertCell(std::int64_t edge, std::int64_t distance) {
    std::int64_t x = 0, y = 0;
    for (std::int64_t s = 1; s < edge; s *= 2, distance /= 4) {
        const std::int64_t rx = distance / 2 & 1, ry = (distance ^ rx) & 1;
        if (ry == 0) {
            if (rx == 1) x = s - 1 - x, y = s - 1 - y;
            std::swap(x, y);
        }
        x += s * rx, y += s * ry;
    }
    return {y, x};
}

QString drawing(const std::string& kind, std::int64_t rows, std::int64_t columns, std::int64_t group) {
    const auto sequence = launchOrderKind(kind)->sequence(rows, columns, group);
    std::vector<int> position(sequence.size());
    for (std::size_t i = 0; i < sequence.size(); ++i)
        position[static_cast<std::size_t>(sequence[i])] = int(i);
    LaunchOrder order;
    order.kind = kind;
    QString text = QString::fromStdString(launchOrderTitle(order, group)) +
                   QString(" on %1 x %2\n").arg(rows).arg(columns);
    for (std::int64_t r = 0; r < rows; ++r) {
        for (std::int64_t c = 0; c < columns; ++c)
            text += QString("%1").arg(position[static_cast<std::size_t>(r * columns + c)], 4);
        text += '\n';
    }
    return text + '\n';
}

} // namespace

class LaunchOrderTest : public QObject {
    Q_OBJECT
private slots:
    void permutation_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("group");
        for (const LaunchOrderKind& kind : launchOrderKinds())
            for (const auto& [rows, columns] : {std::pair{1, 1},
                                                {1, 13},
                                                {13, 1},
                                                {2, 3},
                                                {7, 5},
                                                {8, 8},
                                                {9, 31},
                                                {64, 64},
                                                {100, 3},
                                                {3, 100},
                                                {37, 61}})
                for (const int group : {1, 3, 8, 1000})
                    if (kind.usesGroup || group == 1)
                        QTest::addRow("%s %dx%d group %d", kind.name.c_str(), rows, columns, group)
                            << QString::fromStdString(kind.name) << rows << columns << group;
    }
    void permutation() {
        QFETCH(QString, kind);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, group);
        auto sequence = launchOrderKind(kind.toStdString())->sequence(rows, columns, group);
        std::sort(sequence.begin(), sequence.end());
        QCOMPARE(sequence.size(), std::size_t(rows * columns));
        for (int i = 0; i < rows * columns; ++i)
            QCOMPARE(sequence[std::size_t(i)], i);
    }

    void groupedIsTritons_data() { groupedRows(); }
    void groupedIsTritons() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, group);
        const auto sequence = launchOrderKind("grouped")->sequence(rows, columns, group);
        for (int pid = 0; pid < rows * columns; ++pid) {
            const auto [row, column] = tritonTile(pid, rows, columns, group);
            QCOMPARE(std::int64_t(sequence[std::size_t(pid)]), row * columns + column);
        }
    }

    void specialCases() {
        const auto* grouped = launchOrderKind("grouped");
        QCOMPARE(grouped->sequence(6, 7, 1), launchOrderKind("row_major")->sequence(6, 7, 1));
        QCOMPARE(grouped->sequence(6, 7, 6), launchOrderKind("column_major")->sequence(6, 7, 1));
        QCOMPARE(launchOrderKind("block")->sequence(6, 7, 1),
                 launchOrderKind("row_major")->sequence(6, 7, 1));
        QVERIFY(!launchOrderKind("spiral"));
    }

    void zOrderSortsByMortonCode() {
        for (const auto& [rows, columns] : {Cell{8, 8}, {5, 9}, {1, 20}, {33, 2}}) {
            std::vector<Cell> cells;
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t c = 0; c < columns; ++c)
                    cells.push_back({r, c});
            std::stable_sort(cells.begin(), cells.end(),
                             [](Cell a, Cell b) { return mortonCode(a) < mortonCode(b); });
            const auto sequence = launchOrderKind("z_order")->sequence(rows, columns, 1);
            for (std::size_t i = 0; i < cells.size(); ++i)
                QCOMPARE(std::int64_t(sequence[i]), cells[i].first * columns + cells[i].second);
        }
    }

    void hilbertIsTextbookOnSquares() {
        for (const std::int64_t edge : {1, 2, 4, 8, 16, 32}) {
            const auto sequence = launchOrderKind("hilbert")->sequence(edge, edge, 1);
            std::vector<std::int32_t> plain, mirrored;
            for (std::int64_t i = 0; i < edge * edge; ++i) {
                const auto [row, column] = hilbertCell(edge, i);
                plain.push_back(std::int32_t(row * edge + column));
                mirrored.push_back(std::int32_t(column * edge + row));
            }
            QVERIFY(sequence == plain || sequence == mirrored);
        }
    }

    void hilbertStepsTouch() {
        for (std::int64_t rows = 1; rows <= 24; ++rows)
            for (std::int64_t columns = 1; columns <= 24; ++columns) {
                const auto sequence = launchOrderKind("hilbert")->sequence(rows, columns, 1);
                int diagonals = 0;
                for (std::size_t i = 1; i < sequence.size(); ++i) {
                    const auto dr = std::abs(sequence[i] / columns - sequence[i - 1] / columns);
                    const auto dc = std::abs(sequence[i] % columns - sequence[i - 1] % columns);
                    QVERIFY2(dr <= 1 && dc <= 1, qPrintable(QString("%1x%2").arg(rows).arg(columns)));
                    diagonals += dr + dc == 2;
                }
                QVERIFY2(diagonals <= 1,
                         qPrintable(QString("%1x%2: %3").arg(rows).arg(columns).arg(diagonals)));
            }
    }

    void drawings() {
        QString text;
        for (const LaunchOrderKind& kind : launchOrderKinds())
            text += drawing(kind.name, 5, 7, kind.usesGroup ? 2 : 1);
        QFile golden(QStringLiteral(SOURCE_DIR "/tests/golden/launch_orders.txt"));
        if (qEnvironmentVariableIsSet("TILESIGHT_UPDATE_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(text.toUtf8());
            return;
        }
        QVERIFY(golden.open(QIODevice::ReadOnly));
        QCOMPARE(text, QString::fromUtf8(golden.readAll()));
    }

    void outerDimensionsFollow() {
        const ResolvedPlan plan = planOf({3, 2, 4, 2}, "column_major");
        const auto sequence = launchSequence(plan);
        QVERIFY(sequence);
        QCOMPARE(sequence->size(), std::size_t(48));
        for (std::int64_t i = 0; i < 48; ++i) {
            const auto at = tileCoordinates(plan, (*sequence)[std::size_t(i)]);
            const std::vector<std::int64_t> expected = {i % 3, i / 3 % 2, i / 6 % 4, i / 24};
            QVERIFY(at == expected);
            QCOMPARE(((at[3] * 4 + at[2]) * 3 + at[0]) * 2 + at[1],
                     std::int64_t((*sequence)[std::size_t(i)]));
        }
        QCOMPARE(tileCoordinates(planOf({9}, "row_major"), 7), std::vector<std::int64_t>{7});
    }

    void userLists() {
        ResolvedPlan plan = planOf({2, 2, 2}, "list");
        plan.order.list = {3, 1, 2, 0};
        QCOMPARE(*launchSequence(plan), (std::vector<std::int32_t>{3, 1, 2, 0, 7, 5, 6, 4}));
        plan.order.list = {7, 6, 5, 4, 3, 2, 1, 0};
        QCOMPARE(*launchSequence(plan), (std::vector<std::int32_t>{7, 6, 5, 4, 3, 2, 1, 0}));
    }

    void faults() {
        const auto onlyId = [](const ResolvedPlan& plan) {
            const auto sequence = launchSequence(plan);
            return sequence ? std::string("none") : sequence.errors().front().id;
        };
        QCOMPARE(onlyId(planOf({2, 2}, "spiral")), std::string("order.unknown"));
        QCOMPARE(launchSequence(planOf({2, 2}, "groupd")).errors().front().remedy,
                 std::string("Did you mean \"grouped\"?"));
        QCOMPARE(onlyId(planOf({5000, 5000}, "row_major")), std::string("order.too_large"));
        QCOMPARE(onlyId(planOf({maxExtent, maxExtent, maxExtent}, "row_major")),
                 std::string("order.too_large"));
        ResolvedPlan plan = planOf({2, 2}, "list");
        plan.order.list = {0, 1, 2};
        QCOMPARE(onlyId(plan), std::string("order.bad_list"));
        plan.order.list = {0, 1, 1, -4};
        const auto errors = launchSequence(plan).errors();
        QCOMPARE(errors.size(), std::size_t(2)); // all faults at once, each located
        QCOMPARE(errors[0].where.pointer, std::string("/grid/order/list/2"));
        QCOMPARE(errors[1].where.pointer, std::string("/grid/order/list/3"));
        QCOMPARE(onlyId(planOf({4, 4}, "grouped", -7)), std::string("none"));
    }

    void titles() {
        LaunchOrder order;
        QCOMPARE(launchOrderTitle(order, 1), std::string("Row-major"));
        order.persistent = true;
        QCOMPARE(launchOrderTitle(order, 1), std::string("Persistent, row-major"));
        order.kind = "grouped";
        QCOMPARE(launchOrderTitle(order, 8), std::string("Persistent, grouped 8"));
        order.persistent = false;
        QCOMPARE(launchOrderTitle(order, 8), std::string("Grouped panels, 8"));
        order.kind = "hilbert";
        order.persistent = true;
        QCOMPARE(launchOrderTitle(order, 1), std::string("Persistent, Hilbert curve"));
    }

private:
    static void groupedRows() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("group");
        for (const auto& [rows, columns] : {std::pair{1, 9}, {9, 1}, {10, 7}, {32, 64}, {17, 3}})
            for (const int group : {1, 4, 8, 64})
                QTest::addRow("%dx%d group %d", rows, columns, group) << rows << columns << group;
    }
};

QTEST_GUILESS_MAIN(LaunchOrderTest)
#include "tst_launch_order.moc"
