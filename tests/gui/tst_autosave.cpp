// Safety copies: what a crash leaves behind, work that a lesson has put aside included.
#include "app/explorer/autosave.h"
#include "app/explorer/document.h"
#include "tests/widgets/example_state.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

namespace {

TilePlan withStages(TilePlan plan, int stages) {
    plan.parameter("STAGES")->value = stages;
    return plan;
}

TilePlan lessonPlan() {
    TilePlan plan = example::gemmPlan();
    plan.name = "lesson";
    return plan;
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_autosave");
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void crashLeavesARecovery() {
        Document document;
        document.startNew(example::gemmPlan());
        auto* crashed = new Autosave(document, folder()); // never destroyed: the program died
        crashed->saveNow();
        QVERIFY(offered().isEmpty()); // nothing was modified
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        crashed->saveNow();
        QVERIFY(offered().isEmpty()); // its owner runs
        releaseLocks();
        const auto found = offered();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().plan, *document.plan());
        Document next;
        next.recover(found.first().plan, found.first().originalPath);
        QVERIFY(next.isModified());
        Autosave::discard(found.first());
        QVERIFY(offered().isEmpty());
    }

    /// A lesson puts the work aside: its copy is there before the lesson's plan is, without waiting for the next tick.
    void workPutAsideSurvivesACrash() {
        const TilePlan own = withStages(example::gemmPlan(), 4);
        Document document;
        document.startNew(example::gemmPlan());
        QVERIFY(document.saveAs(m_folder->filePath("mine.json")).empty());
        document.edit(own, "Change stages");
        Variants pinned;
        pinned.list = {{"narrow", true, std::make_shared<const TilePlan>(example::gemmPlan()), "h200-sxm", {}, 1}};
        document.setVariants(pinned);
        auto* crashed = new Autosave(document, folder()); // never destroyed
        document.putAside();
        QCOMPARE(copies(), 1);
        document.startThrowaway(lessonPlan());
        document.edit(withStages(lessonPlan(), 2), "An edit of the lesson");
        QVERIFY(crashed->saveNow());
        QCOMPARE(copies(), 1); // none of the lesson's plan
        QVERIFY(offered().isEmpty()); // its program runs
        releaseLocks();
        const auto found = offered();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().plan, own);
        QCOMPARE(found.first().originalPath, m_folder->filePath("mine.json"));
        QCOMPARE(toJson(found.first().variants), toJson(pinned));
        QVERIFY(!found.first().fileIsOther);
    }

    /// A plan that was saved out of the lesson is work, too: each has its copy.
    void bothPlansHaveACopy() {
        Document document;
        document.startNew(example::gemmPlan());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        auto* crashed = new Autosave(document, folder()); // never destroyed
        document.putAside();
        document.startThrowaway(lessonPlan());
        QVERIFY(document.saveAs(m_folder->filePath("kept.json")).empty());
        document.edit(withStages(lessonPlan(), 2), "Change stages");
        QVERIFY(crashed->saveNow());
        releaseLocks();
        QStringList names;
        for (const Recovery& recovery : offered())
            names << QString::fromStdString(recovery.plan.name);
        names.sort();
        QCOMPARE(names, QStringList({"gemm_4096_bf16", "lesson"}));
    }

    void whatIsBackKeepsItsCopyUntilItIsSaved() {
        Document document;
        document.startNew(example::gemmPlan());
        Autosave autosave(document, folder());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        document.putAside();
        document.startThrowaway(lessonPlan());
        document.bringBack();
        QVERIFY(document.isModified() && !document.hasAside());
        QCOMPARE(copies(), 1);
        QVERIFY(autosave.saveNow());
        QCOMPARE(copies(), 1);
        QVERIFY(document.saveAs(m_folder->filePath("mine.json")).empty());
        QCOMPARE(copies(), 0);
    }

    void nothingIsKeptOfWorkThatIsSavedOrDropped() {
        Document document;
        document.startNew(example::gemmPlan());
        Autosave autosave(document, folder());
        document.putAside();
        QCOMPARE(copies(), 0); // it was not edited
        document.startThrowaway(lessonPlan());
        document.bringBack();
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        document.putAside();
        QCOMPARE(copies(), 1);
        document.startNew(lessonPlan());
        document.dropAside();
        QVERIFY(!document.hasAside());
        QCOMPARE(copies(), 0);
    }

    /// Where the copy cannot be written when the lesson starts, this is told, and the next tick tries again.
    void aCopyThatFailedIsTriedAgain() {
        Document document;
        document.startNew(example::gemmPlan());
        QFile blocker(folder());
        QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file where the folder should be
        Autosave autosave(document, folder());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        document.putAside();
        QVERIFY(!autosave.faults().empty());
        document.startThrowaway(lessonPlan());
        QVERIFY(!autosave.saveNow());
        QVERIFY(blocker.remove());
        QVERIFY(autosave.saveNow());
        QVERIFY(autosave.faults().empty());
        QCOMPARE(copies(), 1);
    }

    /// Typed text with errors is in the copy although the plan is as saved, and goes from it when it is mended.
    void textWithErrorsIsInTheCopy() {
        Document document;
        document.startNew(example::gemmPlan());
        Autosave autosave(document, folder());
        document.setDrafts({"{ half a pl"});
        QVERIFY(autosave.saveNow());
        QCOMPARE(copies(), 1);
        document.setDrafts({});
        QVERIFY(autosave.saveNow());
        QCOMPARE(copies(), 0);
        document.setDrafts({"{ other", "{ half a pl"});
        QVERIFY(autosave.leaveCopy());
        document.dropDrafts();
        Document next;
        const auto found = offered();
        QCOMPARE(found.size(), 1);
        const QStringList both{"{ other", "{ half a pl"};
        QCOMPARE(found.first().drafts, both);
        QSignalSpy replaced(&next, &Document::draftsReplaced);
        next.recover(found.first().plan, found.first().originalPath, {}, {}, found.first().drafts);
        QCOMPARE(replaced.last().first().toStringList(), both);
        QCOMPARE(next.drafts(), both);
        next.startNew(example::gemmPlan());
        QCOMPARE(next.drafts(), QStringList());
    }

    void unreadableRecoveriesAreKept() {
        QVERIFY(QDir().mkpath(folder()));
        QFile broken(folder() + "/other.recovery.json");
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
        broken.close();
        Document document;
        const Autosave autosave(document, folder());
        QVERIFY(autosave.recoveries().isEmpty());
        QFile kept(folder() + "/other.recovery.json.unreadable");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("{"));
    }

    void savingRemovesTheSideFile() {
        Document document;
        document.startNew(example::gemmPlan());
        Autosave autosave(document, folder());
        document.edit(withStages(example::gemmPlan(), 4), "Change stages");
        autosave.saveNow();
        QCOMPARE(copies(), 1);
        QVERIFY(document.saveAs(m_folder->filePath("plan.json")).empty());
        QCOMPARE(copies(), 0);
    }

private:
    QString folder() const { return m_folder->filePath("autosave"); }
    int copies() const { return int(QDir(folder()).entryList({"*.recovery.json"}).size()); }
    /// As another program finds them.
    QVector<Recovery> offered() const {
        Document other;
        return Autosave(other, folder()).recoveries();
    }
    /// As the system does when a process ends.
    void releaseLocks() const {
        for (const QString& lock : QDir(folder()).entryList({"*.lock"}, QDir::Files))
            QVERIFY(QFile::remove(folder() + '/' + lock));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"
