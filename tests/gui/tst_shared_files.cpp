// Files that others write, too: another program the plan, another window what is kept beside it, a full disk nothing at
// all. Work of neither side is lost, and nothing happens without a word.
#include "app/explorer/autosave.h"
#include "app/explorer/document.h"
#include "app/explorer/side_file.h"
#include "core/plan/plan_io.h"
#include "tests/widgets/example_state.h"
#include "widgets/shown_text.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

namespace {

TilePlan withStages(int stages) {
    TilePlan plan = example::gemmPlan();
    plan.parameter("STAGES")->value = stages;
    return plan;
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writePlan(const QString& path, int stages) {
    write(path, QByteArray::fromStdString(planToJson(withStages(stages))));
}

Variant variant(const char* name, int stages) {
    Variant made;
    made.name = QString::fromLatin1(name);
    made.plan = std::make_shared<const TilePlan>(withStages(stages));
    made.gpuId = "h200-sxm";
    made.id = newVariantId();
    return made;
}

Variants with(Variants variants, const Variant& more) {
    variants.list.push_back(more);
    return variants;
}

QStringList names(const Variants& variants) {
    QStringList list;
    for (const Variant& each : variants.list)
        list << each.name;
    return list;
}

} // namespace

class TestSharedFiles : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_plan = path("plan.json");
        writePlan(m_plan, 3);
    }

    /// A copy that was left by a crash says whether the file is another one by now, and Save asks then.
    void aRecoveredCopyKnowsItsFile_data() {
        QTest::addColumn<bool>("fileChanged");
        QTest::addColumn<bool>("oldCopy"); // of a version that did not say what the copy was made from
        QTest::newRow("file as it was") << false << false;
        QTest::newRow("file changed since") << true << false;
        QTest::newRow("file as it was, old copy") << false << true;
        QTest::newRow("file changed since, old copy") << true << true;
    }
    void aRecoveredCopyKnowsItsFile() {
        QFETCH(bool, fileChanged);
        QFETCH(bool, oldCopy);
        const QString copies = path("copies");
        {
            Document crashed;
            QVERIFY(crashed.open(m_plan).empty());
            Autosave autosave(crashed, copies);
            crashed.edit(withStages(4), "Change stages");
            QVERIFY(autosave.leaveCopy());
        }
        if (oldCopy) {
            const QString copy = copies + '/' + QDir(copies).entryList({"*.recovery.json"}).value(0);
            QJsonObject content = QJsonDocument::fromJson(contentOf(copy)).object();
            content.remove("file");
            content["savedAt"] =
                QDateTime::currentDateTime().addSecs(fileChanged ? -3600 : 3600).toString(Qt::ISODate);
            write(copy, QJsonDocument(content).toJson());
        }
        if (fileChanged) writePlan(m_plan, 6);
        Document next;
        Autosave autosave(next, copies);
        const auto found = autosave.recoveries();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().fileIsOther, fileChanged);
        const Recovery& copy = found.first();
        next.recover(copy.plan, copy.originalPath, copy.hardware, copy.variants, copy.drafts, copy.knownFile);
        QVERIFY(next.isModified());
        QCOMPARE(next.differsOnDisk(), fileChanged);
    }

    /// Nothing was edited here: there is nothing to save, to ask about or to keep a copy of.
    void anUneditedWindowStaysUnedited() {
        Document document;
        QVERIFY(document.open(m_plan).empty());
        Autosave autosave(document, path("copies"));
        QSignalSpy changed(&document, &Document::changedOnDisk);
        writePlan(m_plan, 6);
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(!document.isModified());
        QVERIFY(autosave.saveNow());
        QVERIFY(QDir(path("copies")).entryList({"*.recovery.json"}).isEmpty());
        QVERIFY(document.differsOnDisk()); // saving would ask
        document.keepMine();
        QVERIFY(document.isModified());
    }

    void changedAndChangedBack_data() {
        QTest::addColumn<bool>("kept");
        QTest::newRow("question open") << false;
        QTest::newRow("mine kept") << true;
    }
    void changedAndChangedBack() {
        QFETCH(bool, kept);
        Document document;
        QVERIFY(document.open(m_plan).empty());
        QSignalSpy changed(&document, &Document::changedOnDisk), same(&document, &Document::sameOnDisk);
        writePlan(m_plan, 6);
        QTRY_COMPARE(changed.count(), 1);
        if (kept) document.keepMine();
        QCOMPARE(document.isModified(), kept);
        same.clear();
        writePlan(m_plan, 3);
        QTRY_VERIFY(!same.isEmpty());
        QTRY_VERIFY(!document.isModified());
        QVERIFY(!document.differsOnDisk());
    }

    /// Reloading reads the plan; numbers edited here are neither read nor written by it, and so stay unsaved.
    void reloadingSavesNoNumbers() {
        Document document;
        document.keepHardwareEditsIn(path("hardware"));
        QVERIFY(document.open(m_plan).empty());
        document.editHardware("h200-sxm", {ownNumber("l2_bandwidth", 3e12)}, "Change L2");
        writePlan(m_plan, 6);
        QVERIFY(document.reload().empty());
        QVERIFY(document.isModified());
        QCOMPARE(document.hardwareEdits().of("h200-sxm").size(), std::size_t(1));
        QVERIFY(document.save().empty());
        QVERIFY(!document.isModified());
        QCOMPARE(readHardwareEdits(path("hardware"), m_plan).of("h200-sxm").size(), std::size_t(1));
        QVERIFY(document.reload().empty());
        QVERIFY(!document.isModified());
    }

    void twoWindowsPinVariants() {
        Document a, b;
        for (Document* document : {&a, &b}) {
            document->keepVariantsIn(path("variants"));
            QVERIFY(document->open(m_plan).empty());
        }
        a.setVariants(with(a.variants(), variant("of a", 4)));
        b.setVariants(with(b.variants(), variant("of b", 5)));
        QCOMPARE(names(readVariants(path("variants"), m_plan)), QStringList({"of b", "of a"}));
        QCOMPARE(names(b.variants()), QStringList({"of b", "of a"}));
        QTRY_COMPARE(names(a.variants()), QStringList({"of a", "of b"})); // noticed
        Variants fewer = a.variants();
        fewer.list.erase(fewer.list.begin()); // removed there is removed here
        a.setVariants(fewer);
        QTRY_COMPARE(names(b.variants()), QStringList({"of b"}));
        Variants renamed = b.variants();
        renamed.list.front().name = "new name";
        renamed.baseline = 0;
        b.setVariants(renamed);
        QTRY_COMPARE(names(a.variants()), QStringList({"new name"}));
        QCOMPARE(a.variants().baseline, 0);
    }

    void twoWindowsEditHardware() {
        Document a, b;
        for (Document* document : {&a, &b}) {
            document->keepHardwareEditsIn(path("hardware"));
            QVERIFY(document->open(m_plan).empty());
        }
        QSignalSpy noticed(&b, &Document::hardwareChangedOnDisk);
        a.editHardware("h200-sxm", {ownNumber("l2_bandwidth", 3e12)}, "Change L2");
        QVERIFY(a.save().empty());
        QTRY_COMPARE(noticed.count(), 1);
        QVERIFY(b.hardwareEdits().empty()); // nothing changes unasked
        b.editHardware("h200-sxm", {ownNumber("dram_bandwidth", 4e12)}, "Change DRAM");
        QVERIFY(b.save().empty());
        QCOMPARE(readHardwareEdits(path("hardware"), m_plan).of("h200-sxm").size(), std::size_t(2));
        b.takeHardware();
        QCOMPARE(b.hardwareEdits().of("h200-sxm").size(), std::size_t(2));
        QVERIFY(b.save().empty());
        QCOMPARE(readHardwareEdits(path("hardware"), m_plan).of("h200-sxm").size(), std::size_t(2));
        b.undoStack()->undo(); // taking them is a step
        QCOMPARE(b.hardwareEdits().of("h200-sxm").size(), std::size_t(1));
    }

    /// Where the data folder cannot be written, pinning says so, and the variants count as unsaved.
    void variantsThatCannotBeKeptAreTold() {
        write(path("variants"), "no folder");
        Document document;
        document.keepVariantsIn(path("variants"));
        QVERIFY(document.open(m_plan).empty());
        QSignalSpy written(&document, &Document::variantsWritten);
        document.setVariants(with({}, variant("pinned", 4)));
        QCOMPARE(written.count(), 1);
        QVERIFY(!written.first().first().value<Errors>().empty());
        QVERIFY(document.isModified());
        // The plan itself can be saved all the same; what could not be is told apart.
        document.edit(withStages(5), "Change stages");
        Errors side;
        QVERIFY(document.save(&side).empty());
        QVERIFY(!side.empty());
        QCOMPARE(contentOf(m_plan), QByteArray::fromStdString(planToJson(withStages(5))));
        QVERIFY(QFile::remove(path("variants"))); // room again
        QVERIFY(document.save(&side).empty());
        QVERIFY(side.empty());
        QVERIFY(!document.isModified());
        QCOMPARE(names(readVariants(path("variants"), m_plan)), QStringList("pinned"));
    }

    void anUnreadableSideFileIsPutAside() {
        Document document;
        document.keepVariantsIn(path("variants"));
        QVERIFY(document.open(m_plan).empty());
        QVERIFY(document.sideFaults().empty());
        document.setVariants(with({}, variant("pinned", 4)));
        const QString kept = path("variants/") + QDir(path("variants")).entryList({"*.json"}).value(0);
        write(kept, "{ half");
        QVERIFY(document.open(m_plan).empty());
        QCOMPARE(document.sideFaults().size(), std::size_t(1));
        document.setVariants(with({}, variant("another", 5)));
        QCOMPARE(contentOf(kept + ".unreadable"), QByteArray("{ half"));
    }

    /// Said once when copies cannot be written any more, and once when they can be again.
    void failingCopiesAreToldOnce() {
        Document document;
        QVERIFY(document.open(m_plan).empty());
        write(path("copies"), "no folder");
        Autosave autosave(document, path("copies"));
        QSignalSpy told(&autosave, &Autosave::faultsChanged);
        document.edit(withStages(4), "Change stages");
        QVERIFY(!autosave.saveNow());
        QVERIFY(!autosave.saveNow());
        QCOMPARE(told.count(), 1);
        QVERIFY(!autosave.faults().empty());
        QVERIFY(QFile::remove(path("copies")));
        QVERIFY(autosave.saveNow());
        QCOMPARE(told.count(), 2);
        QVERIFY(autosave.faults().empty());
    }

    /// A program that found no room for its lock takes it before its first copy: nobody else may call that a crash.
    void aCopyOfALivingProgramIsNotOffered() {
        Document document;
        QVERIFY(document.open(m_plan).empty());
        write(path("copies"), "no folder");
        Autosave living(document, path("copies"));
        QVERIFY(QFile::remove(path("copies")));
        document.edit(withStages(4), "Change stages");
        QVERIFY(living.saveNow());
        Document second;
        QVERIFY(Autosave(second, path("copies")).recoveries().isEmpty());
        Recovery copy;
        copy.sideFile = path("copies/") + QDir(path("copies")).entryList({"*.recovery.json"}).value(0);
        QVERIFY(QFile::exists(copy.sideFile));
        Autosave::discard(copy); // whoever asks
        QVERIFY(QFile::exists(copy.sideFile));
    }

    void unreadableCopiesAreTold() {
        QVERIFY(QDir().mkpath(path("copies")));
        write(path("copies/a.recovery.json"), "{\"plan\": \"{}\", \"draft\": \"{ typed\"}");
        write(path("copies/b.recovery.json"), "{");
        Document document;
        const Autosave autosave(document, path("copies"));
        QVector<UnreadableCopy> unreadable;
        QVERIFY(autosave.recoveries(&unreadable).isEmpty());
        QCOMPARE(unreadable.size(), 2);
        QStringList texts;
        for (const UnreadableCopy& copy : unreadable) {
            QVERIFY(!copy.reason.isEmpty());
            QVERIFY(QFile::exists(copy.file));
            texts << copy.text;
        }
        QVERIFY(texts.contains("{ typed"));
    }

    void namesAreShownAsTheyAre_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << "gemm 128×256.json"
                               << "gemm 128×256.json";
        QTest::newRow("turned around") << QString("a") + QChar(0x202E) + "nosj.exe"
                                       << "a\\u202Enosj.exe";
        QTest::newRow("line break") << "a\nb"
                                    << "a\\nb";
        QTest::newRow("other scripts") << QString::fromUtf8("内核.json") << QString::fromUtf8("内核.json");
    }
    void namesAreShownAsTheyAre() {
        QFETCH(QString, name);
        QFETCH(QString, shown);
        QCOMPARE(shownText(name), shown);
    }

    void whatIsTooLongIsCut() {
        const QString number(5000, '9');
        const QString shown = shownSentence("the size " + number + " is too big");
        QVERIFY2(shown.size() < 200, qPrintable(shown));
        QVERIFY(shown.startsWith("the size 999") && shown.endsWith("(5000 characters) is too big"));
        QCOMPARE(shownText(QString(300, 'n')).size(), 64);
        QCOMPARE(shownSentence("two\nlines"), QString("two\nlines"));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_plan;
};

QTEST_GUILESS_MAIN(TestSharedFiles)
#include "tst_shared_files.moc"
