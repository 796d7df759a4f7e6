// tilesight-explorer without a display: what it writes, and what it says about bad input. Runs the real
// program.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestHeadless : public QObject {
    Q_OBJECT
private slots:
    void writesReportAndPicture() {
        const QString pdf = path("r.pdf"), png = path("s.png");
        const Result result = run({sample(), "--gpu", "h200-sxm", "--report", pdf, "--screenshot", png,
                                   "--size", "1366x768", "--theme", "dark", "--layout", "analyse"});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.error, QString());
        QFile report(pdf);
        QVERIFY(report.open(QIODevice::ReadOnly));
        QVERIFY(report.read(5) == "%PDF-");
        const QImage picture(png);
        QCOMPARE(picture.size(), QSize(1366, 768));
        QVERIFY2(picture.pixelColor(700, 20).lightness() < 60, "the menu bar is dark");
    }

    void opensASampleWhenNothingIsAskedFor() {
        const Result result = run({"--screenshot", path("sample.png")});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(QImage(path("sample.png")).size(), QSize(1600, 1000));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const QString pdf = path("never.pdf");
        const auto file = [this](const QString& name, const QByteArray& content) {
            QFile f(path(name));
            if (f.open(QIODevice::WriteOnly)) f.write(content);
            return path(name);
        };
        QFile good(sample());
        QVERIFY(good.open(QIODevice::ReadOnly));
        const QByteArray content = good.readAll();
        const QString greedy =
            file("greedy.json", QByteArray(content).replace("\"value\": 3,", "\"value\": 30,"));
        const QString locked = file("locked.pdf", "precious");
        QVERIFY(QFile::setPermissions(locked, QFileDevice::ReadOwner));
        QTest::newRow("missing plan") << QStringList{path("nowhere.json"), "--report", pdf} << "file.missing";
        QTest::newRow("truncated plan")
            << QStringList{file("half.json", content.left(200)), "--report", pdf} << "half.json:";
        QTest::newRow("unknown GPU") << QStringList{sample(), "--gpu", "h2000-sxm", "--report", pdf}
                                     << "h200-sxm";
        QTest::newRow("plan that does not fit")
            << QStringList{greedy, "--report", pdf} << "occupancy.does_not_fit";
        QTest::newRow("read-only target") << QStringList{sample(), "--report", locked} << "file.read_only";
        QTest::newRow("no such folder")
            << QStringList{sample(), "--screenshot", path("no/such/s.png")} << "file.no_directory";
        const QString mine = file("mine.json", content);
        QTest::newRow("report over the plan") << QStringList{mine, "--report", mine} << "[output.is_input]";
        QTest::newRow("picture over the plan") << QStringList{mine, "--screenshot", mine} << "[output.is_input]";
        QTest::newRow("two outputs in one file")
            << QStringList{mine, "--report", pdf, "--screenshot", pdf} << "[output.given_twice]";
        QTest::newRow("unknown option") << QStringList{"--rapport", pdf} << "rapport";
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Result result = run(arguments);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.error.contains(words), qPrintable(result.error));
        QCOMPARE(result.output, QString());
        QVERIFY(!QFile::exists(path("never.pdf")));
    }

    void helpNeedsNoDisplay() {
        const Result result = run({"--help"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.contains("--report"));
        QCOMPARE(result.error, QString());
    }

    void aWindowNeedsADisplay() {
        const Result result = run({sample()});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.error.contains("--screenshot"), qPrintable(result.error));
    }

private:
    struct Result {
        int exitCode = -1;
        QString output, error;
    };
    static QString sample() { return QStringLiteral(SOURCE_DIR "/samples/gemm_4096_bf16.json"); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    Result run(const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        environment.insert("XDG_CONFIG_HOME", path("config"));
        environment.insert("XDG_DATA_HOME", path("data"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(BINARY_DIR "/app/tilesight-explorer"), arguments);
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestHeadless)
#include "tst_headless.moc"
