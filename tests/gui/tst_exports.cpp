// What every view of the window can be taken along as: one list everywhere, in the dock's menu, the context menu and the
// palette; each format is one, shows light colours whatever the theme, and the file's ending decides which it is.
#include "app/explorer/window/error_dialog.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/plot/export_actions.h"
#include "widgets/table/copyable_table.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

namespace {
/// Views whose content is painted or listed in full, against those that are painted as they stand.
const QStringList full{"lanes",  "gallery",   "orders", "plan",    "tile",  "roofline",
                       "memory", "diagnosis", "l2",     "table",   "sweep", "sensitivity",
                       "errors", "hardware",  "gpus",   "variants", "sidebyside"};

QList<ExportActions*> exportsOf(MainWindow& window, const QString& id) {
    return ExportActions::of(window.views().view(id));
}
} // namespace

class TestExports : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_exports");
        m_sample = std::make_unique<WindowOnSample>();
        m_sample->themes().setTheme("dark");
        m_sample->visitAllViews();
    }
    void cleanupTestCase() { m_sample.reset(); }

    void everyViewHasAllFormats_data() {
        QTest::addColumn<QString>("id");
        for (const ViewEntry& entry : m_sample->window().views().entries())
            QTest::newRow(qPrintable(entry.id)) << entry.id;
    }
    void everyViewHasAllFormats() {
        QFETCH(QString, id);
        const QList<ExportActions*> all = exportsOf(m_sample->window(), id);
        QVERIFY(!all.isEmpty());
        for (const ExportActions* exports : all) {
            QVERIFY(exports->suffixes().contains("pdf"));
            QVERIFY(exports->svg().contains("<svg"));
            QVERIFY(exports->pdf().startsWith("%PDF"));
            const QImage image = QImage::fromData(exports->png(), "PNG");
            QVERIFY(!image.isNull());
            if (full.contains(id))
                QVERIFY2(image.pixelColor(1, image.height() - 2).lightness() > 200, "dark ground");
        }
    }

    void picturesHaveContent_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("words"); // in the SVG
        QTest::addColumn<bool>("numbers");
        QTest::newRow("lanes") << "lanes" << QByteArray("Prologue") << true;
        QTest::newRow("plan") << "plan" << QByteArray("load A") << false;
        QTest::newRow("tile") << "tile" << QByteArray("Shared memory") << false;
        QTest::newRow("gallery") << "gallery" << QByteArray("Grouped panels") << true;
        QTest::newRow("orders") << "orders" << QByteArray("chosen") << true;
        QTest::newRow("roofline") << "roofline" << QByteArray("Tensor core") << true;
        QTest::newRow("table") << "table" << QByteArray("Tensor core") << true;
    }
    void picturesHaveContent() {
        QFETCH(QString, id);
        QFETCH(QByteArray, words);
        QFETCH(bool, numbers);
        ExportActions* exports = exportsOf(m_sample->window(), id).first();
        QVERIFY2(exports->svg().contains(words), exports->svg().left(3000).constData());
        QCOMPARE(exports->suffixes().contains("csv"), numbers);
        QCOMPARE(exports->csv().count('\n') > 1, numbers);
    }

    void theEndingDecides_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("begins"); // "" = refused, nothing is written
        QTest::newRow("as offered") << "a.png" << QByteArray("\x89PNG");
        QTest::newRow("another format") << "a.svg" << QByteArray("<?xml");
        QTest::newRow("capitals") << "a.PDF" << QByteArray("%PDF");
        QTest::newRow("numbers") << "a.csv" << QByteArray("lane,action");
        QTest::newRow("unknown") << "a.gif" << QByteArray();
    }
    void theEndingDecides() {
        QFETCH(QString, file);
        QFETCH(QByteArray, begins);
        MainWindow& window = m_sample->window();
        QTemporaryDir folder;
        const QString path = folder.filePath(file);
        emit exportsOf(window, "lanes").first()->saveRequested("png");
        auto* dialog = window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->selectedFiles().value(0).endsWith("gemm_4096_bf16_lanes.png"),
                 qPrintable(dialog->selectedFiles().value(0)));
        emit dialog->fileSelected(path);
        delete dialog;
        QFile written(path);
        auto* refusal = window.findChild<ErrorDialog*>();
        if (begins.isEmpty()) {
            QVERIFY(!written.exists());
            QVERIFY(refusal && refusal->details().contains(".svg") && refusal->details().contains(".pdf"));
            delete refusal;
            return;
        }
        QVERIFY(!refusal);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith(begins));
    }

    void thePictureOfTheWindowIsPngOnly() {
        QCOMPARE(suffixRefusal("a/window.png", {"png"}), QString());
        QVERIFY(suffixRefusal("a/window.svg", {"png"}).contains(".png"));
    }

    void theMenuOfATableCopies() {
        auto* table = m_sample->window().views().view("table")->findChild<CopyableTable*>();
        QCOMPARE(table->contextMenuPolicy(), Qt::ActionsContextMenu);
        QStringList texts;
        for (QAction* action : table->actions())
            texts << action->text();
        QVERIFY2(texts.contains("Copy\tCtrl+C") && texts.contains("Copy Numbers as CSV") &&
                     texts.contains("Save Numbers as CSV…"),
                 qPrintable(texts.join(u'|')));
        for (QAction* action : table->actions())
            if (action->text() == "Copy Numbers as CSV") action->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), table->model()->rowCount() + 1);
    }

    void thePaletteHasThemAndEachPanelOnce() {
        m_sample->window().showPalette();
        FilterPopup* palette = m_sample->window().palette();
        palette->filterLine()->setText("svg");
        QVERIFY2(palette->list()->count() >= full.size() - 3,
                 qPrintable(QString::number(palette->list()->count())));
        palette->filterLine()->setText("roofline panel");
        int shows = 0;
        for (int i = 0; i < palette->list()->count(); ++i)
            shows += palette->list()->item(i)->text().contains("Roofline") &&
                     !palette->list()->item(i)->text().contains(':');
        QCOMPARE(shows, 1);
        palette->hide();
    }

private:
    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestExports)
#include "tst_exports.moc"
