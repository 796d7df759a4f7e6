// Names from outside stay in their line and steer no terminal; lists of words.
#include "core/base/error.h"
#include "core/base/text.h"

#include <QtTest>

using namespace tilesight;

class TestText : public QObject {
    Q_OBJECT
private slots:
    void spelledOut_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QByteArray>("oneLine");
        QTest::newRow("plain") << QByteArray("a b") << QByteArray("a b") << QByteArray("a b");
        QTest::newRow("line breaks") << QByteArray("a\nb\tc\r") << QByteArray("a\nb\tc\\r")
                                     << QByteArray("a\\nb\\tc\\r");
        QTest::newRow("escape") << QByteArray("\x1b[2J\x7f") << QByteArray("\\x1b[2J\\x7f")
                                << QByteArray("\\x1b[2J\\x7f");
        QTest::newRow("direction, width 0, beyond the BMP")
            << QByteArray("a\u202Eb\u200Bc\U000E0041") << QByteArray("a\\u202Eb\\u200Bc\\U000E0041")
            << QByteArray("a\\u202Eb\\u200Bc\\U000E0041");
        QTest::newRow("joiners belong to the spelling")
            << QByteArray("a\u200Db\u200Cc") << QByteArray("a\u200Db\u200Cc") << QByteArray("a\u200Db\u200Cc");
        QTest::newRow("zero byte") << QByteArray("a\0b", 3) << QByteArray("a\\x00b") << QByteArray("a\\x00b");
        QTest::newRow("UTF-8") << QByteArray("µ → 量") << QByteArray("µ → 量") << QByteArray("µ → 量");
        QTest::newRow("C1 control") << QByteArray("\xC2\x9B"
                                                  "1m")
                                    << QByteArray("\\u009B1m") << QByteArray("\\u009B1m");
        QTest::newRow("no UTF-8") << QByteArray("\xFF\xC0\xAF\xE2\x82")
                                  << QByteArray("\\xff\\xc0\\xaf\\xe2\\x82")
                                  << QByteArray("\\xff\\xc0\\xaf\\xe2\\x82");
    }
    void spelledOut() {
        QFETCH(QByteArray, text);
        QTEST(QByteArray::fromStdString(printable(text.toStdString())), "printed");
        QTEST(QByteArray::fromStdString(inOneLine(text.toStdString())), "oneLine");
    }

    void oneErrorIsOneLine() {
        const Error error{"file.missing", "no such file", {}, {"a\nb.json", 0, 0, {}}, "check\tthe path"};
        QCOMPARE(toString(error), std::string("a\\nb.json: no such file (check\\tthe path) [file.missing]"));
        QCOMPARE(toString(Errors{error, error}), toString(error) + "\n" + toString(error) + "\n");
    }

    void lists() {
        QCOMPARE(listed({}), std::string());
        QCOMPARE(listed({"A"}), std::string("A"));
        QCOMPARE(listed({"A", "B"}), std::string("A and B"));
        QCOMPARE(listed({"A", "B", "C"}, " or "), std::string("A, B or C"));
    }

    void unknownNames() {
        QCOMPARE(knownNames("STAGE", {"BM", "STAGES"}), std::string("did you mean 'STAGES'?"));
        QCOMPARE(knownNames("nothing", {"BM", "BN"}), std::string("known are BM, BN"));
        QVERIFY(!knownNames("x", {}).empty());
        QVERIFY(knownNames("nothing", std::vector<std::string>(500, "BM")).size() < 200);
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
