// What README.md shows is what the programs print: its commands are run as they stand there.
// TILESIGHT_UPDATE_GOLDEN=1 writes the outputs into the page.
#include "program.h"

namespace {

const QString page = SOURCE_DIR "/README.md";

/// Runs lines of a shell block in a folder with the samples; both outputs, as a terminal shows them.
QString outputOf(const QString& commands) {
    QTemporaryDir folder;
    if (!QFile::link(SOURCE_DIR "/samples", folder.filePath("samples"))) return "no samples";
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", BINARY_DIR "/app:" + environment.value("PATH"));
    environment.remove("TILESIGHT_HWDB");
    shell.setProcessEnvironment(environment);
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.setWorkingDirectory(folder.path());
    shell.start("bash", {"-c", "set -e\n" + commands});
    if (!shell.waitForFinished(120'000) || shell.exitCode() != 0) return "failed: " + shell.readAll();
    return QString::fromUtf8(shell.readAll());
}

/// The part of `text` that the first group of the expression names; empty when there is none.
QString part(const QString& text, const char* expression) {
    return QRegularExpression(expression, QRegularExpression::MultilineOption).match(text).captured(1);
}

/// The table that compares two tiles, from the report of each.
QString tableOfTiles() {
    const QString report = "tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm";
    QStringList texts = {outputOf(report), outputOf(report + " --set BN=128")};
    texts.replaceInStrings(QString(QChar(0x2009)), " "); // thin spaces before units
    const QList<QPair<QString, QStringList>> rows = {
        {"latency", {"^Latency +(\\S+ \\S+)"}},
        {"limited by", {"limited by ([^:]+):"}},
        {"tile reads, of them reaching L2", {"^  all +(\\S+ \\S+)", "^  all +\\S+ \\S+ +(\\S+ \\S+)"}},
        {"settled clock, board power", {"^Clock +(\\S+ \\S+)", "(\\S+ W) of \\S+ W,"}},
        {"first launches, before the power limit acts", {"first launches (\\S+ \\S+)"}}};
    QString table = "| | 128 x 256 | 128 x 128 |\n|---|---|---|\n";
    for (const auto& [title, expressions] : rows) {
        table += "| " + title + " |";
        for (const QString& text : texts) {
            QStringList cells;
            for (const QString& expression : expressions)
                cells << part(text, qPrintable(expression));
            table += " " + cells.join(", ").replace("Tensor core", "tensor core") + " |";
        }
        table += "\n";
    }
    return table;
}

} // namespace

class TestReadme : public QObject {
    Q_OBJECT

    static void compare(const QString& shown, const QString& actual) {
        if (shown == actual) return;
        if (!qEnvironmentVariableIsSet("TILESIGHT_UPDATE_GOLDEN")) {
            QCOMPARE(shown, actual);
            return;
        }
        writeFile(page, contentOf(page).replace(shown.toUtf8(), actual.toUtf8()));
    }

private slots:
    /// Each block of commands with a block of output right behind it: the page may end before the output does.
    void outputs_data() {
        QTest::addColumn<QString>("commands");
        QTest::addColumn<QString>("shown");
        const QRegularExpression pair("```sh\n([^`]*)```\n\n```\n([^`]*)```\n");
        auto matches = pair.globalMatch(QString::fromUtf8(contentOf(page)));
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString commands = match.captured(1);
            QTest::newRow(qPrintable(commands.section(' ', 0, 1))) << commands << match.captured(2);
        }
    }
    void outputs() {
        QFETCH(QString, commands);
        QFETCH(QString, shown);
        compare(shown, outputOf(commands).section('\n', 0, shown.count('\n') - 1) + "\n");
    }

    void twoTiles() {
        const QString text = QString::fromUtf8(contentOf(page));
        const QString shown = part(text, "(^\\| \\| 128 x 256 [^*]*?\\n)\\n");
        const QString table = tableOfTiles();
        QVERIFY2(table.count(QString::fromUtf8("µs")) == 4 && !table.contains("| |\n"), qPrintable(table));
        compare(shown, table);
    }

    /// Options and commands that the page names exist.
    void namesOfOptions() {
        const QString text = QString::fromUtf8(contentOf(page));
        QString help;
        for (const char* command : {"analyze", "predict", "validate", "rank", "sweep", "calibrate", "orders",
                                    "advise", "import", "gpus", "topologies", "templates"})
            help += runTilesight({command, "--help"}).out;
        auto matches = QRegularExpression("tilesight [a-z]+[^`\n]*?(--[a-z-]+)").globalMatch(text);
        int seen = 0;
        for (; matches.hasNext(); ++seen) {
            const QString option = matches.next().captured(1);
            QVERIFY2(help.contains(option), qPrintable(option));
        }
        QVERIFY(seen >= 8);
    }
};

QTEST_GUILESS_MAIN(TestReadme)
#include "tst_readme.moc"
