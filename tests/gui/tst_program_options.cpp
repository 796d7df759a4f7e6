// Command line of the explorer: what is accepted, and what is refused with which words.
#include "app/explorer/program_options.h"

#include <QTest>

using namespace tilesight;

class TestProgramOptions : public QObject {
    Q_OBJECT
private slots:
    void init() {
        qunsetenv("TILESIGHT_THEME");
        qunsetenv("TILESIGHT_CONTRAST");
    }

    void readsEverything() {
        const auto parsed =
            parse("plan.json --gpu h100-sxm --report r.pdf --screenshot s.png --size 1366x768 "
                  "--theme dark --layout analyse");
        QCOMPARE(parsed.message, QString());
        QCOMPARE(parsed.exitCode, 0);
        const ProgramOptions& o = parsed.options;
        QCOMPARE(o.plan, QStringLiteral("plan.json"));
        QCOMPARE(o.gpu, QStringLiteral("h100-sxm"));
        QCOMPARE(o.report, QStringLiteral("r.pdf"));
        QCOMPARE(o.screenshot, QStringLiteral("s.png"));
        QCOMPARE(o.size, QSize(1366, 768));
        QCOMPARE(o.theme, QStringLiteral("dark"));
        QCOMPARE(o.layout, QStringLiteral("analyse"));
        QVERIFY(o.headless());
    }

    void defaultsToAWindow() {
        const auto parsed = parse("");
        QVERIFY(!parsed.options.headless());
        QCOMPARE(parsed.options.size, QSize(1600, 1000));
    }

    void reportAsChosen() {
        const auto parsed = parse("--report r.pdf --report-sections Lanes,summary --paper letter-landscape");
        QCOMPARE(parsed.message, QString());
        const ReportSettings& settings = parsed.options.reportSettings;
        QVERIFY(settings.page.landscape && settings.page.size == QPageSize::Letter);
        QVERIFY(!settings.leftOut.contains("lanes") && !settings.leftOut.contains("summary"));
        QVERIFY(settings.leftOut.contains("hints") && settings.leftOut.contains("hardware"));
        QCOMPARE(parse("--report r.pdf").options.reportSettings, ReportSettings());
    }

    void conditionsAsOfTheCommandLineProgram() {
        QVERIFY(!parse("plan.json").options.conditions);
        QCOMPARE(parse("--burst").options.conditions, (RunConditions{ClockRegime::burst, 0}));
        QCOMPARE(parse("--copies 1 --report r.pdf").options.conditions, (RunConditions{ClockRegime::sustained, 1}));
        QCOMPARE(parse("--burst --copies 4").options.conditions, (RunConditions{ClockRegime::burst, 4}));
        QCOMPARE(parse("--copies 0").options.conditions, RunConditions{}); // asked for, whatever was used last
    }

    void themeFromTheEnvironment() {
        qputenv("TILESIGHT_THEME", "dark");
        QCOMPARE(parse("").options.theme, QStringLiteral("dark"));
        QCOMPARE(parse("--theme light").options.theme, QStringLiteral("light"));
        qunsetenv("TILESIGHT_THEME");
        qputenv("TILESIGHT_CONTRAST", "high");
        QCOMPARE(parse("").options.theme, QStringLiteral("contrast"));
    }

    void refuses_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown option") << "--gpus"
                                        << "gpus";
        QTest::newRow("missing value") << "--gpu"
                                       << "gpu";
        QTest::newRow("copies") << "--copies 2.5"
                                << "a whole number from 0 to 1000000";
        QTest::newRow("fewer than no copies") << "--copies=-1"
                                              << "a whole number from 0 to 1000000";
        QTest::newRow("two plans") << "a.json b.json"
                                   << "one plan at a time";
        QTest::newRow("theme") << "--theme pink"
                               << "light, dark, contrast";
        QTest::newRow("layout") << "--layout wide"
                                << "edit, analyse, present";
        QTest::newRow("size without x") << "--size 1600"
                                        << "WIDTHxHEIGHT";
        QTest::newRow("size too small") << "--size 100x100"
                                        << "640x480";
        QTest::newRow("size too large") << "--size 99999x99999"
                                        << "16384";
        QTest::newRow("paper") << "--report r.pdf --paper a5"
                               << "a4, letter";
        QTest::newRow("section") << "--report r.pdf --report-sections lanes,foo"
                                 << "summary, lanes";
        QTest::newRow("no section") << "--report r.pdf --report-sections ,"
                                    << "needs names";
        QTest::newRow("paper without report") << "--paper a4"
                                              << "--paper is for --report";
        QTest::newRow("empty report name") << "--report="
                                           << "report needs a file name";
    }
    void refuses() {
        QFETCH(QString, line);
        QFETCH(QString, words);
        const auto parsed = parse(line);
        QCOMPARE(parsed.exitCode, 2);
        QVERIFY2(parsed.message.contains(words), qPrintable(parsed.message));
    }

    void helpAndVersion() {
        QCOMPARE(parse("--help").exitCode, 0);
        QVERIFY(parse("--help").message.contains("--screenshot"));
        QVERIFY(!parse("--help").message.contains("<executable_name>"));
        QCOMPARE(parse("--version").exitCode, 0);
        QVERIFY(parse("--version").message.startsWith("tilesight-explorer "));
    }

private:
    static ParsedOptions parse(const QString& line) {
        return parseOptions(QStringList{"tilesight-explorer"} + line.split(' ', Qt::SkipEmptyParts));
    }
};

QTEST_GUILESS_MAIN(TestProgramOptions)
#include "tst_program_options.moc"
