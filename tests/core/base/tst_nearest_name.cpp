// The name that was meant: what is suggested to whoever mistypes one.
#include "core/base/error.h"

#include <QtTest>

using namespace tilesight;

class TestNearestName : public QObject {
    Q_OBJECT
private slots:
    void suggestions_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::newRow("a letter too few") << "STAGE"
                                          << "STAGES";
        QTest::newRow("begun") << "l40"
                               << "l40s";
        QTest::newRow("two exchanged") << "STAEGS"
                                       << "STAGES";
        QTest::newRow("another letter") << "BX"
                                        << "BM";
        QTest::newRow("one letter, other case") << "m"
                                                << "M";
        QTest::newRow("other case before another letter") << "bn"
                                                          << "BN";
        QTest::newRow("nothing in common") << "hw"
                                           << "";
        QTest::newRow("one letter, another one") << "q"
                                                 << "";
        QTest::newRow("nothing typed") << ""
                                       << "";
        QTest::newRow("far") << "banana"
                             << "";
        QTest::newRow("a book") << QString(100'000, 'S') << "";
    }
    void suggestions() {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const std::vector<std::string> known = {"M", "BM", "BN", "STAGES", "l40s", "l4"};
        QCOMPARE(QString::fromStdString(nearestName(typed.toStdString(), known)), meant);
    }
};

QTEST_GUILESS_MAIN(TestNearestName)
#include "tst_nearest_name.moc"
