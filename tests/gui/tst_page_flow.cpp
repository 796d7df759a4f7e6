// Page breaks and column widths of the report: pure arithmetic.
#include "app/explorer/report/page_flow.h"
#include "app/explorer/report/report_table.h"

#include <QTest>
#include <cmath>
#include <numeric>

using namespace tilesight;

namespace {

/// "0@0 1@10 | 2@0": items with their places, pages apart.
QString shown(const std::vector<std::vector<PlacedItem>>& pages) {
    QStringList text;
    for (const auto& page : pages) {
        QStringList items;
        for (const PlacedItem& placed : page)
            items << QStringLiteral("%1@%2").arg(placed.item).arg(placed.y);
        text << items.join(u' ');
    }
    return text.join(QStringLiteral(" | "));
}

std::vector<FlowItem> rows(int count, double height) {
    std::vector<FlowItem> items{{10, 0, true}}; // the head
    for (int i = 0; i < count; ++i)
        items.push_back({height, 0, false, i > 0 ? 0 : -1});
    return items;
}

} // namespace

class TestPageFlow : public QObject {
    Q_OBJECT
private slots:
    void breaksPages_data() {
        QTest::addColumn<std::vector<FlowItem>>("items");
        QTest::addColumn<QString>("expected");
        using Items = std::vector<FlowItem>;
        QTest::newRow("nothing") << Items{} << "";
        QTest::newRow("one page") << Items{{40}, {60}} << "0@0 1@40";
        QTest::newRow("two pages") << Items{{40}, {61}} << "0@0 | 1@0";
        QTest::newRow("space between") << Items{{40, 5}, {50, 10}} << "0@0 1@50";
        QTest::newRow("no space at the top of a page") << Items{{90}, {20, 30}} << "0@0 | 1@0";
        QTest::newRow("heading moves with its text") << Items{{70}, {10, 0, true}, {30}} << "0@0 | 1@0 2@10";
        QTest::newRow("three stay together")
            << Items{{50}, {10, 0, true}, {30, 0, true}, {20}} << "0@0 | 1@0 2@10 3@40";
        QTest::newRow("too high to stay together") << Items{{50}, {60, 0, true}, {60}} << "0@0 | 1@0 | 2@0";
        QTest::newRow("higher than a page") << Items{{10}, {150}, {10}} << "0@0 | 1@0 | 2@0";
        QTest::newRow("table head is repeated") << rows(4, 30) << "0@0 1@10 2@40 3@70 | 0@0 4@10";
        QTest::newRow("table head is never alone")
            << Items{{85}, {10, 0, true}, {20}, {20, 0, false, 1}} << "0@0 | 1@0 2@10 3@30";
    }
    void breaksPages() {
        QFETCH(std::vector<FlowItem>, items);
        QFETCH(QString, expected);
        QCOMPARE(shown(paginate(items, 100)), expected);
    }

    void everyItemIsPlacedOnceAndFits() {
        for (int count = 0; count < 60; ++count) {
            const auto items = rows(count, 7 + count % 5);
            std::vector<int> seen(items.size(), 0);
            for (const auto& page : paginate(items, 100)) {
                QVERIFY(!page.empty());
                for (const PlacedItem& placed : page) {
                    ++seen[std::size_t(placed.item)];
                    QVERIFY(placed.y + items[std::size_t(placed.item)].height <= 100);
                }
            }
            for (std::size_t i = 1; i < seen.size(); ++i)
                QCOMPARE(seen[i], 1);
        }
    }

    void columnsFillTheTable_data() {
        QTest::addColumn<ColumnContent>("text");
        QTest::addColumn<ColumnContent>("number");
        QTest::addColumn<std::vector<double>>("expected");
        using Widths = std::vector<double>;
        QTest::newRow("room left goes to text")
            << ColumnContent{50, 20} << ColumnContent{100, 100} << Widths{250, 100};
        QTest::newRow("exact") << ColumnContent{250, 20} << ColumnContent{100, 100} << Widths{250, 100};
        QTest::newRow("text wraps, numbers do not")
            << ColumnContent{900, 50} << ColumnContent{100, 40} << Widths{250, 100};
        QTest::newRow("words keep together")
            << ColumnContent{300, 250} << ColumnContent{100, 100} << Widths{250, 100};
        QTest::newRow("heads of numbers wrap before words break")
            << ColumnContent{300, 200} << ColumnContent{300, 100} << Widths{650 / 3.0, 400 / 3.0};
    }
    void columnsFillTheTable() {
        QFETCH(ColumnContent, text);
        QFETCH(ColumnContent, number);
        QFETCH(std::vector<double>, expected);
        const std::vector<double> widths =
            columnWidths({{"text", false}, {"number", true}}, {text, number}, 350);
        QCOMPARE(widths.size(), expected.size());
        for (std::size_t i = 0; i < widths.size(); ++i)
            QVERIFY(std::abs(widths[i] - expected[i]) < 1e-9);
    }

    void tooManyColumnsMakeParts() {
        using Parts = std::vector<std::vector<std::size_t>>;
        std::vector<ColumnContent> content(5, ColumnContent{100, 60});
        QCOMPARE(tableParts(content, 300), Parts({{0, 1, 2, 3, 4}}));
        QCOMPARE(tableParts(content, 250), Parts({{0, 1, 2}, {0, 3, 4}})); // even
        std::vector<ColumnContent> wide{{500, 500}, {60, 60}, {900, 900}};
        QCOMPARE(tableParts(wide, 300), Parts({{0, 1}, {0, 2}}));
        QCOMPARE(wide[0].minimum, 120.0); // beside the widest of the others, which has most of the width
        QCOMPARE(wide[2].minimum, 180.0);
    }
};

QTEST_GUILESS_MAIN(TestPageFlow)
#include "tst_page_flow.moc"
