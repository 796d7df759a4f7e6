// The start page: what it offers, that its cards come to life, that opening anything closes it, and that it is asked for
// or not at the start.
#include "app/explorer/recent_files.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/start_commands.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/start/start_card.h"
#include "widgets/start/start_page.h"
#include "widgets/summary/summary_strip.h"

#include <QCheckBox>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

using namespace tilesight;

class TestStartPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_start_page");
    }
    void init() {
        clearRecentFiles();
        m_test = std::make_unique<WindowOnSample>();
        start().open();
        QTRY_VERIFY_WITH_TIMEOUT(start().isSettled(), 120'000);
    }
    void cleanup() { m_test.reset(); }

    void everySampleHasItsFingerprintAndLatency() {
        const auto& cards = start().page()->planCards();
        QVERIFY(cards.size() >= 20);
        QVERIFY(cards.front()->plan().path.endsWith("/gemm_4096_bf16.json")); // what a newcomer should open
        for (const PlanCard* card : cards) {
            QVERIFY2(card->plan().fingerprint || !card->plan().refusal.isEmpty(), qPrintable(card->plan().path));
            if (!card->plan().fingerprint) continue;
            const Fingerprint& print = *card->plan().fingerprint;
            QVERIFY2(!print.rows.empty() && print.rows.size() <= fingerprintRows, qPrintable(card->plan().path));
            for (const Fingerprint::Bar& bar : print.bars)
                QVERIFY2(bar.from >= -1e-9 && bar.from <= bar.to && bar.to <= 1, qPrintable(card->plan().path));
        }
        // The same number as in the window.
        QCOMPARE(cards.front()->plan().fingerprint->latencySeconds, m_test->workspace().state().analysis->latencySeconds);
    }

    void steadyTurnsRepeat() {
        const Fingerprint& print = *start().page()->planCards().front()->plan().fingerprint;
        long long tensorBars = 0;
        for (const Fingerprint::Bar& bar : print.bars)
            tensorBars += bar.resource == Resource::tensor;
        QVERIFY(tensorBars > 0);
        QCOMPARE(tensorBars % fingerprintTurns, 0);
    }

    void aCardOpensItsPlanAndClosesThePage() {
        PlanCard* card = start().page()->planCards().at(3);
        const QString title = card->plan().title;
        QTest::keyClick(card, Qt::Key_Return);
        QVERIFY(!start().isOpen());
        QCOMPARE(QString::fromStdString(m_test->workspace().document().plan()->name), title);
        QVERIFY(m_test->window().summary()->isVisible());
    }

    void escapeGoesOnWithThePlanBehindIt() {
        QVERIFY(start().isOpen());
        QVERIFY(!m_test->window().summary()->isVisible());
        const auto plan = m_test->workspace().document().plan();
        QTest::keyClick(start().page(), Qt::Key_Escape);
        QVERIFY(!start().isOpen());
        QVERIFY(m_test->window().summary()->isVisible());
        QCOMPARE(m_test->workspace().document().plan(), plan);
    }

    void coversThePanelsAtEverySize() {
        for (const QSize size : {QSize(1366, 768), QSize(1900, 1000)}) {
            m_test->window().resize(size);
            m_test->settle();
            const QRect page = start().page()->geometry();
            QCOMPARE(page.width(), size.width());
            QVERIFY(page.top() >= m_test->window().menuWidget()->geometry().bottom());
            QVERIFY(page.bottom() <= size.height());
            QVERIFY(page.height() > size.height() * 0.8);
        }
    }

    void recentFilesShowTheirLatencyOrWhyTheyHaveNone() {
        QTemporaryDir folder;
        const QString good = folder.filePath("mine.json"), bad = folder.filePath("broken.json");
        QVERIFY(QFile::copy(SOURCE_DIR "/samples/relu.json", good));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ \"name\": ") > 0);
        file.close();
        addRecentFile(bad);
        addRecentFile(good);
        start().open();
        QTRY_VERIFY_WITH_TIMEOUT(start().isSettled(), 120'000);
        const auto rows = start().page()->findChildren<RecentRow*>();
        const auto row = [&](const QString& title) {
            const auto found = std::find_if(rows.begin(), rows.end(),
                                            [&](const RecentRow* r) { return r->accessibleName() == title; });
            return found == rows.end() ? nullptr : *found;
        };
        QVERIFY(row("mine") && row("broken"));
        QCOMPARE(row("mine")->accessibleDescription(), good);
        QVERIFY(row("broken")->accessibleDescription() != bad); // why it cannot be read
        QTest::mouseClick(row("mine"), Qt::LeftButton);
        QCOMPARE(m_test->workspace().document().path(), good);
        QVERIFY(!start().isOpen());
    }

    void aLessonStartsFromItsCard() {
        const auto cards = start().page()->findChildren<LessonCard*>();
        QVERIFY(cards.size() >= 8);
        QTest::mouseClick(cards.front(), Qt::LeftButton);
        QVERIFY(m_test->window().lessons().runner().state().running());
        QVERIFY(!start().isOpen());
    }

    void canBeLeftOutAtTheStart() {
        QSettings().remove("start/page");
        QVERIFY(StartCommands::wantedAtStart());
        start().page()->showAtStart()->setChecked(false);
        QVERIFY(!StartCommands::wantedAtStart());
        QSettings().remove("start/page");
    }

private:
    StartCommands& start() { return m_test->window().start(); }
    std::unique_ptr<WindowOnSample> m_test;
};

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
