// core/ERRORS.md and the sources name the same ids.
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

class TestErrorCatalogue : public QObject {
    Q_OBJECT
private slots:
    void everyIdIsListed();
    void everyListedIdIsUsed();
    void everyRowHasASampleAndARemedy();
    void everyErrorHasARemedy();
};

static QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Of the engine and the command line.
static QStringList sources() {
    QStringList paths;
    for (const char* room : {"core", "app/cli"}) {
        QDirIterator files(SOURCE_DIR "/" + QString(room), {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            paths << files.next();
    }
    return paths;
}

/// Strings such as "plan.cycle" in the sources.
static QMap<QString, QString> idsInSources() {
    static const QRegularExpression id("\"([a-z]+\\.[a-z_0-9]+)\"");
    QMap<QString, QString> ids; // id -> a file that uses it
    for (const QString& path : sources())
        for (const QString& line : contentOf(path).split('\n')) {
            if (line.startsWith("#include")) continue;
            auto matches = id.globalMatch(line);
            while (matches.hasNext())
                ids.insert(matches.next().captured(1), path);
        }
    return ids;
}

static QStringList rowsOfCatalogue() {
    QStringList rows;
    for (const QString& line : contentOf(SOURCE_DIR "/core/ERRORS.md").split('\n'))
        if (line.startsWith("| `")) rows << line;
    return rows;
}

static QStringList idsInCatalogue() {
    QStringList ids;
    for (const QString& row : rowsOfCatalogue())
        ids << row.section('`', 1, 1);
    return ids;
}

void TestErrorCatalogue::everyIdIsListed() {
    const QStringList listed = idsInCatalogue();
    QVERIFY(listed.size() > 50);
    QStringList missing;
    const auto used = idsInSources();
    for (auto id = used.begin(); id != used.end(); ++id)
        if (!listed.contains(id.key())) missing << id.key() + " (" + id.value() + ")";
    QVERIFY2(missing.isEmpty(), qPrintable("not in core/ERRORS.md: " + missing.join(", ")));
}

void TestErrorCatalogue::everyListedIdIsUsed() {
    const QStringList listed = idsInCatalogue();
    QCOMPARE(QSet<QString>(listed.begin(), listed.end()).size(), listed.size());
    QStringList unused;
    const auto used = idsInSources();
    for (const QString& id : listed)
        if (!used.contains(id)) unused << id;
    QVERIFY2(unused.isEmpty(), qPrintable("listed but not used: " + unused.join(", ")));
}

void TestErrorCatalogue::everyRowHasASampleAndARemedy() {
    for (const QString& row : rowsOfCatalogue()) {
        const QStringList cells = row.split('|');
        QVERIFY2(cells.size() == 5 || cells.size() == 4, qPrintable(row)); // remarks need no remedy
        for (int i = 1; i + 1 < cells.size(); ++i)
            QVERIFY2(!cells[i].trimmed().isEmpty(), qPrintable(row));
    }
}

/// An Error is written {id, message, object, place, remedy}; what only says that the user stopped needs none.
void TestErrorCatalogue::everyErrorHasARemedy() {
    static const QRegularExpression error("\\{\\s*\"([a-z]+\\.[a-z_0-9]+)\"([^;]*);");
    static const QRegularExpression noRemedy(",\\s*(\\{\\}|\"\")\\s*[})]+$");
    QStringList without;
    int seen = 0;
    for (const QString& path : sources()) {
        auto matches = error.globalMatch(contentOf(path));
        for (; matches.hasNext(); ++seen) {
            const auto match = matches.next();
            if (match.captured(1) != "engine.stopped" && match.captured(2).contains(noRemedy))
                without << match.captured(1) + " (" + path + ")";
        }
    }
    QVERIFY(seen > 50);
    QVERIFY2(without.isEmpty(), qPrintable("no remedy: " + without.join(", ")));
}

QTEST_GUILESS_MAIN(TestErrorCatalogue)
#include "tst_error_catalogue.moc"
