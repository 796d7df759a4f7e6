#include "core/exchange/measurements.h"

#include <QtTest>

using namespace tilesight;

class TestCsv : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void faults_data();
    void faults();
    void reportsAllFaults();
    void boundsTheErrors();
    void roundTrip();
    void column();
    void readsFiles();
    void faultyFiles_data();
    void faultyFiles();
};

/// Cells joined by '|', rows by '/': easy to read in a failure.
static std::string flat(const Table& table) {
    std::string text;
    const auto append = [&](const std::vector<std::string>& fields) {
        for (std::size_t i = 0; i < fields.size(); ++i)
            text += (i ? "|" : "") + fields[i];
        text += "/";
    };
    append(table.columns);
    for (const auto& row : table.rows)
        append(row);
    return text;
}

void TestCsv::reads_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("plain") << QByteArray("a,b\n1,2\n") << QByteArray("a|b/1|2/");
    QTest::newRow("no last line end") << QByteArray("a,b\n1,2") << QByteArray("a|b/1|2/");
    QTest::newRow("CRLF") << QByteArray("a,b\r\n1,2\r\n") << QByteArray("a|b/1|2/");
    QTest::newRow("CR") << QByteArray("a,b\r1,2\r\r3,4\r") << QByteArray("a|b/1|2/3|4/");
    QTest::newRow("CR, no last line end") << QByteArray("\xEF\xBB\xBF"
                                                        "a,b\r1,\"2\"")
                                          << QByteArray("a|b/1|2/");
    QTest::newRow("CR, line breaks in fields")
        << QByteArray("a,b\r\"1\n\"\"2\"\"\",3\r\"4\r5\",6\r") << QByteArray("a|b/1\n\"2\"|3/4\r5|6/");
    QTest::newRow("CR inside a field of LF lines") << QByteArray("a,b\n1\r2,3\n") << QByteArray("a|b/1\r2|3/");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a,b\n1,2\n")
                                     << QByteArray("a|b/1|2/");
    QTest::newRow("quoted comma") << QByteArray("a,b\n\"1,5\",2\n") << QByteArray("a|b/1,5|2/");
    QTest::newRow("doubled quote") << QByteArray("a,b\n\"say \"\"x\"\"\",2\n")
                                   << QByteArray("a|b/say \"x\"|2/");
    QTest::newRow("quoted line break") << QByteArray("a,b\n\"1\n2\",3\n") << QByteArray("a|b/1\n2|3/");
    QTest::newRow("quoted, CRLF") << QByteArray("a,b\r\n1,\"2\"\r\n3,4\r\n") << QByteArray("a|b/1|2/3|4/");
    QTest::newRow("quote inside a field") << QByteArray("a,b\n5\" pipe,2\n") << QByteArray("a|b/5\" pipe|2/");
    QTest::newRow("empty fields") << QByteArray("a,b,c\n,,\n") << QByteArray("a|b|c/||/");
    QTest::newRow("blank lines") << QByteArray("\na,b\n\n1,2\r\n\r\n") << QByteArray("a|b/1|2/");
    QTest::newRow("one column") << QByteArray("a\n1\n\"\"\n2\n") << QByteArray("a/1//2/");
    QTest::newRow("header only") << QByteArray("a,b\n") << QByteArray("a|b/");
    QTest::newRow("UTF-8") << QByteArray("µs,λ\n1,2\n") << QByteArray("µs|λ/1|2/");
}

void TestCsv::reads() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Expected<Table> table = tableFromCsv(text.toStdString());
    QVERIFY2(table.hasValue(), toString(table.errors()).c_str());
    QCOMPARE(QByteArray::fromStdString(flat(*table)), expected);
}

void TestCsv::faults_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("empty") << QByteArray("")
                           << QByteArray(
                                  "t.csv: holds no table (the first line names the columns) [csv.empty]\n");
    QTest::newRow("blank") << QByteArray("\n\r\n\n")
                           << QByteArray(
                                  "t.csv: holds no table (the first line names the columns) [csv.empty]\n");
    QTest::newRow("short row") << QByteArray("a,b\n1,2\n3\n")
                               << QByteArray(
                                      "t.csv:3: this row has 1 fields, the header 2 (add or remove fields; "
                                      "quote those that hold a comma) [csv.ragged]\n");
    QTest::newRow("short row, CR") << QByteArray("a,b\r1,2\r3\r")
                                   << QByteArray(
                                          "t.csv:3: this row has 1 fields, the header 2 (add or remove fields; "
                                          "quote those that hold a comma) [csv.ragged]\n");
    QTest::newRow("long row after a quoted line break")
        << QByteArray("a,b\n\"1\n\",2\n3,4,5\n")
        << QByteArray(
               "t.csv:4: this row has 3 fields, the header 2 (add or remove fields; quote those that hold a "
               "comma) [csv.ragged]\n");
    QTest::newRow("never closed") << QByteArray("a,b\n1,\"2\n3,4\n")
                                  << QByteArray(
                                         "t.csv:2:3: a quoted field is never closed (add the missing \") "
                                         "[csv.quote]\n");
    QTest::newRow("text after quote")
        << QByteArray("a,b\n1,\"2\"x\n3,4\n")
        << QByteArray("t.csv:2:6: text follows the closing quote of a field (double a "
                      "quote that belongs to the text) [csv.quote]\n");
    QTest::newRow("semicolons") << QByteArray("M;N;K\n1;2;3\n4;5\n")
                                << QByteArray(
                                       "t.csv:1: the columns are separated by semicolons, not by commas "
                                       "(export it with commas, and points in numbers) [csv.separator]\n");
    QTest::newRow("tabs, after a mark and a blank line")
        << QByteArray("\xEF\xBB\xBF\nM\tN\n1,5\t2\n")
        << QByteArray("t.csv:2: the columns are separated by tabs, not by commas "
                      "(export it with commas, and points in numbers) [csv.separator]\n");
    QTest::newRow("zero byte") << QByteArray("a,b\n1,\0\n", 8)
                               << QByteArray(
                                      "t.csv: contains zero bytes, so it is not a text table (export it as "
                                      "UTF-8 CSV) [csv.binary]\n");
}

void TestCsv::faults() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Expected<Table> table = tableFromCsv(text.toStdString(), "t.csv");
    QVERIFY(!table);
    QCOMPARE(QByteArray::fromStdString(toString(table.errors())), expected);
}

void TestCsv::reportsAllFaults() {
    const Expected<Table> table = tableFromCsv("a,b\n1\n2,\"x\"y\n3,4\n5,6,7\n");
    QCOMPARE(table.errors().size(), std::size_t(3));
    QCOMPARE(table.errors()[0].where.line, 2);
    QCOMPARE(table.errors()[1].where.line, 3);
    QCOMPARE(table.errors()[2].where.line, 5);
}

void TestCsv::boundsTheErrors() {
    std::string text = "a,b\n";
    for (int i = 0; i < 1000; ++i)
        text += "1\n";
    QCOMPARE(tableFromCsv(text).errors().size(), std::size_t(20));
    const Expected<Table> wide = tableFromCsv(std::string(5000, ',') + "\n");
    QCOMPARE(QByteArray::fromStdString(wide.errors().front().id), QByteArray("csv.too_large"));
}

void TestCsv::roundTrip() {
    const Table table{{"a", "b,c", "\"d\""}, {{"", "x\ny", "z"}, {"1\r", "2", "\"\""}, {"", "", ""}}};
    const Expected<Table> again = tableFromCsv(tableToCsv(table));
    QVERIFY(again.hasValue());
    QCOMPARE(again->columns, table.columns);
    QCOMPARE(again->rows, table.rows);
    for (const char* name :
         {"a", "a;b", "a\tb"}) { // one column whose name is quoted is no other kind of table
        const Table single{{name}, {{""}, {"1"}}};
        QCOMPARE(tableFromCsv(tableToCsv(single))->columns, single.columns);
        QCOMPARE(tableFromCsv(tableToCsv(single))->rows, single.rows);
    }
}

void TestCsv::column() {
    const Table table{{"a", "b", "a"}, {}};
    QCOMPARE(table.column("a"), 0);
    QCOMPARE(table.column("b"), 1);
    QCOMPARE(table.column("A"), -1);
}

void TestCsv::readsFiles() {
    QTemporaryDir folder;
    const std::string path = folder.filePath("t.csv").toStdString();
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\n1,2\n");
    file.close();
    const Expected<Table> table = readTable(path);
    QVERIFY2(table.hasValue(), toString(table.errors()).c_str());
    QCOMPARE(flat(*table), std::string("a|b/1|2/"));
}

void TestCsv::faultyFiles_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id");
    QTest::newRow("missing") << "/no/such/file.csv"
                             << "file.missing";
    QTest::newRow("directory") << "/"
                               << "file.is_directory";
}

void TestCsv::faultyFiles() {
    QFETCH(QString, path);
    QFETCH(QString, id);
    const Expected<Table> table = readTable(path.toStdString());
    QVERIFY(!table);
    QCOMPARE(QString::fromStdString(table.errors().front().id), id);
    QCOMPARE(QString::fromStdString(table.errors().front().where.file), path);
}

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
