// Document: undo, gestures, files. Every failure leaves the document as it was.
#include "app/explorer/document.h"
#include "app/explorer/plan_file.h"
#include "app/explorer/recent_files.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "tests/widgets/example_state.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace tilesight;

namespace {

TilePlan withStages(TilePlan plan, int stages) {
    plan.parameter("STAGES")->value = stages;
    return plan;
}

int stagesOf(const Document& document) { return std::stoi(document.plan()->parameter("STAGES")->value.text); }

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_document");
        clearRecentFiles();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    void cleanup() { clearRecentFiles(); }

    void undoNamesTheAction() {
        Document document;
        document.startNew(example::gemmPlan());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages 3 → 4");
        QCOMPARE(stagesOf(document), 4);
        QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change stages 3 → 4"));
        document.undoStack()->undo();
        QCOMPARE(stagesOf(document), 3);
        QCOMPARE(*document.plan(), example::gemmPlan());
        document.undoStack()->redo();
        QCOMPARE(stagesOf(document), 4);
    }

    void oneGestureIsOneStep() {
        Document document;
        document.startNew(example::gemmPlan());
        for (int stages : {4, 5, 6})
            document.edit(withStages(example::gemmPlan(), stages),
                          QStringLiteral("Change stages 3 → %1").arg(stages), "gesture 1");
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change stages 3 → 6"));
        document.edit(withStages(example::gemmPlan(), 2), "Change stages 6 → 2", "gesture 2");
        QCOMPARE(document.undoStack()->count(), 2);
        document.undoStack()->undo();
        QCOMPARE(stagesOf(document), 6);
        document.undoStack()->undo();
        QCOMPARE(stagesOf(document), 3);
    }

    void stepsWithoutKeyStayApart() {
        Document document;
        document.startNew(example::gemmPlan());
        for (int stages : {4, 5})
            document.edit(withStages(example::gemmPlan(), stages), "Change stages");
        QCOMPARE(document.undoStack()->count(), 2);
    }

    void gestureThatEndsWhereItBeganLeavesNoStep() {
        Document document;
        document.startNew(example::gemmPlan());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages 3 → 4", "gesture");
        document.edit(example::gemmPlan(), "Change stages 3 → 3", "gesture");
        QCOMPARE(document.undoStack()->count(), 0);
        QVERIFY(!document.isModified());
    }

    void editThatChangesNothingIsNoStep() {
        Document document;
        document.startNew(example::gemmPlan());
        QSignalSpy changed(&document, &Document::planChanged);
        document.edit(example::gemmPlan(), "Nothing");
        QCOMPARE(document.undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void savesAndOpensTheSamePlan() {
        Document document;
        document.startNew(example::gemmPlan());
        QCOMPARE(document.displayName(), QStringLiteral("gemm_4096_bf16"));
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        QVERIFY(document.isModified());
        QVERIFY(document.saveAs(path("plan")).empty());
        QCOMPARE(document.path(), path("plan.json")); // the ending is added
        QVERIFY(!document.isModified());

        Document other;
        QSignalSpy moved(&other, &Document::pathChanged);
        QVERIFY(other.open(path("plan.json")).empty());
        QCOMPARE(*other.plan(), *document.plan());
        QCOMPARE(other.displayName(), QStringLiteral("plan.json"));
        QCOMPARE(moved.count(), 1);
        QVERIFY(!other.undoStack()->canUndo());
    }

    void modifiedMarkFollowsUndoToTheSavedState() {
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(path("plan.json")).empty());
        QSignalSpy modified(&document, &Document::modifiedChanged);
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        QCOMPARE(modified.takeLast().first().toBool(), true);
        document.undoStack()->undo();
        QCOMPARE(modified.takeLast().first().toBool(), false);
    }

    void faultyFilesLeaveTheDocumentAsItWas_data() {
        QTest::addColumn<QByteArray>("content");
        const QByteArray whole = QByteArray::fromStdString(planToJson(example::gemmPlan()));
        QTest::newRow("truncated") << whole.left(whole.size() / 2);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("tile plan");
        QTest::newRow("wrong type") << QByteArray("[1, 2, 3]");
        QTest::newRow("binary") << QByteArray("\x00\xff\x12", 3);
    }
    void faultyFilesLeaveTheDocumentAsItWas() {
        QFETCH(QByteArray, content);
        write(path("bad.json"), content);
        Document document;
        document.startNew(example::gemmPlan());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        const Errors errors = document.open(path("bad.json"));
        QVERIFY(!errors.empty());
        for (const Error& error : errors) {
            QVERIFY(!error.id.empty());
            QVERIFY(!error.message.empty());
            QVERIFY(QString::fromStdString(error.where.file).endsWith("bad.json"));
        }
        QCOMPARE(stagesOf(document), 4);
        QCOMPARE(document.path(), QString());
        QVERIFY(document.undoStack()->canUndo());
    }

    void missingFileIsAnError() {
        Document document;
        const Errors errors = document.open(path("nowhere.json"));
        QCOMPARE(errors.size(), 1u);
        QCOMPARE(errors.front().id, std::string("file.missing"));
    }

    void refusesToWrite_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("id");
        QTest::newRow("read-only file") << "locked.json"
                                        << "file.read_only";
        QTest::newRow("file in a folder that is not there") << "no/such/plan.json"
                                                            << "file.no_directory";
        QTest::newRow("named pipe") << "pipe.json"
                                    << "file.not_regular";
        QTest::newRow("folder") << "folder.json"
                                << "file.is_directory";
        QTest::newRow("name without end") << QString(300, 'n') + ".json"
                                          << "file.name_too_long";
        QTest::newRow("name too long for the name it is written under first") << QString(245, 'n') + ".json"
                                                                              << "file.name_too_long";
    }
    void refusesToWrite() {
        QFETCH(QString, target);
        QFETCH(QString, id);
        write(path("locked.json"), "precious");
        QVERIFY(QFile::setPermissions(path("locked.json"), QFileDevice::ReadOwner));
        QVERIFY(QDir(m_folder->path()).mkdir("folder.json"));
        QCOMPARE(::mkfifo(qPrintable(path("pipe.json")), 0600), 0);
        Document document;
        document.startNew(example::gemmPlan());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        const Errors errors = document.saveAs(path(target));
        QCOMPARE(errors.size(), 1u);
        QCOMPARE(QString::fromStdString(errors.front().id), id);
        QVERIFY(!errors.front().remedy.empty());
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), QString());
        QCOMPARE(contentOf(path("locked.json")), QByteArray("precious"));
    }

    void noticesChangesByOthersOnly() {
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(path("plan.json")).empty());
        QSignalSpy changed(&document, &Document::changedOnDisk);
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        QVERIFY(document.save().empty()); // ours
        write(path("plan.json"), QByteArray::fromStdString(planToJson(withStages(example::gemmPlan(), 6))));
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(!document.isModified()); // nothing was edited here
        QVERIFY(document.differsOnDisk());
        QVERIFY(document.reload().empty());
        QCOMPARE(stagesOf(document), 6);
        QVERIFY(!document.isModified());
        document.undoStack()->undo(); // reloading can be undone
        QCOMPARE(stagesOf(document), 4);
    }

    void noticesReplacedFiles() {
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(path("plan.json")).empty());
        QSignalSpy changed(&document, &Document::changedOnDisk);
        QVERIFY(writeFileAtomically(path("plan.json"),
                                    QByteArray::fromStdString(planToJson(withStages(example::gemmPlan(), 5))))
                    .empty());
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(writeFileAtomically(path("plan.json"),
                                    QByteArray::fromStdString(planToJson(withStages(example::gemmPlan(), 6))))
                    .empty());
        QTRY_COMPARE(changed.count(), 2); // the new file is watched too
    }

    void aVanishedFileLeavesTheOnlyCopyHere() {
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(path("plan.json")).empty());
        const QByteArray saved = contentOf(path("plan.json"));
        QSignalSpy changed(&document, &Document::changedOnDisk);
        QVERIFY(QFile::remove(path("plan.json")));
        QTRY_VERIFY(document.isModified());
        write(path("plan.json"), saved); // the same comes back
        QTRY_VERIFY(!document.isModified());
        QVERIFY(QFile::remove(path("plan.json")));
        QTRY_VERIFY(document.isModified());
        write(path("plan.json"), QByteArray::fromStdString(planToJson(withStages(example::gemmPlan(), 6))));
        QTRY_COMPARE(changed.count(), 1); // another one comes
        QVERIFY(!document.isModified());
    }

    void knowsWhenAnotherProgramWroteTheFile() {
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(path("plan.json")).empty());
        QVERIFY(!document.differsOnDisk());
        write(path("plan.json"), "theirs");
        QVERIFY(document.differsOnDisk());
        QVERIFY(document.save().empty());
        QVERIFY(!document.differsOnDisk());
    }

    void aFullDiskLeavesTheOldFile() {
        write(path("plan.json"), "precious");
        struct Limit { // no file may grow beyond 1000 bytes, as if the disk were full
            rlimit before{};
            Limit() {
                std::signal(SIGXFSZ, SIG_IGN);
                getrlimit(RLIMIT_FSIZE, &before);
                const rlimit small{1000, before.rlim_max};
                setrlimit(RLIMIT_FSIZE, &small);
            }
            ~Limit() { setrlimit(RLIMIT_FSIZE, &before); }
        };
        for (const int size : {3000, 300'000}) { // within a write buffer, and beyond it
            Errors errors;
            {
                const Limit limit;
                errors = writeFileAtomically(path("plan.json"), QByteArray(size, 'x'));
            }
            QCOMPARE(errors.size(), 1u);
            QCOMPARE(QString::fromStdString(errors.front().id), QStringLiteral("file.unwritable"));
            const QString said = QString::fromStdString(errors.front().message);
            QVERIFY2(said.endsWith(QString::fromLocal8Bit(strerror(EFBIG))), qPrintable(said));
            QCOMPARE(contentOf(path("plan.json")), QByteArray("precious"));
            QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList("plan.json")); // no scraps
        }
    }

    void undoSaysWhichActionsItChanged() {
        Document document;
        document.startNew(example::gemmPlan());
        QSignalSpy stepped(&document, &Document::stepped);
        TilePlan changed = example::gemmPlan();
        changed.action("Convert")->elements = "BM * BN * 2";
        document.edit(changed, "Change elements");
        QCOMPARE(stepped.count(), 0);
        document.undoStack()->undo();
        QCOMPARE(stepped.takeFirst().first().toStringList(), QStringList{"Convert"});
        document.undoStack()->redo();
        QCOMPARE(stepped.takeFirst().first().toStringList(), QStringList{"Convert"});
    }

    void keepsTheLastTenFiles() {
        for (int i = 0; i < 12; ++i) {
            write(path(QString::number(i)), "x");
            addRecentFile(path(QString::number(i)));
        }
        QCOMPARE(recentFiles().size(), maxRecentFiles);
        QCOMPARE(recentFiles().first(), path("11"));
        addRecentFile(path("5")); // again: to the front, once
        QCOMPARE(recentFiles().first(), path("5"));
        QCOMPARE(recentFiles().count(path("5")), 1);
        QFile::remove(path("5"));
        QVERIFY(!recentFiles().contains(path("5")));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
