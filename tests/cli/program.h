// Runs the built `tilesight` and hands back what it said.
#pragma once

#include <QProcess>
#include <QtTest>

struct Outcome {
    int code = -1; ///< -1 = crashed or hung
    QString out, err;
};

inline Outcome runTilesight(const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(SOURCE_DIR); // so that messages name "samples/...", on every machine
    process.start(BINARY_DIR "/app/tilesight", arguments);
    Outcome outcome;
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        outcome.err = "did not finish: " + process.errorString();
        return outcome;
    }
    if (process.exitStatus() == QProcess::NormalExit) outcome.code = process.exitCode();
    outcome.out = QString::fromUtf8(process.readAllStandardOutput());
    outcome.err = QString::fromUtf8(process.readAllStandardError());
    return outcome;
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(content) == content.size(), qPrintable(path));
}

/// Compares with tests/golden/cli/NAME; TILESIGHT_UPDATE_GOLDEN=1 writes the file instead.
inline void compareGolden(const QString& name, const QString& actual) {
    const QString path = SOURCE_DIR "/tests/golden/cli/" + name;
    if (qEnvironmentVariableIsSet("TILESIGHT_UPDATE_GOLDEN")) return writeFile(path, actual.toUtf8());
    const QStringList expected = QString::fromUtf8(contentOf(path)).split('\n');
    const QStringList lines = actual.split('\n');
    for (int i = 0; i < qMax(expected.size(), lines.size()); ++i) {
        const QString message =
            QString("%1:%2\n  expected: %3\n  actual:   %4\n  (TILESIGHT_UPDATE_GOLDEN=1 accepts it)")
                .arg(name)
                .arg(i + 1)
                .arg(expected.value(i), lines.value(i));
        QVERIFY2(expected.value(i) == lines.value(i), qPrintable(message));
    }
}
