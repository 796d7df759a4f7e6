// The window speaks the language it is told to: with a translator that puts every text into brackets, no text that is
// not a number, a unit or a name from a file may stay without them. And the shipped translations keep their promises.
#include "app/explorer/translation.h"
#include "core/cache/launch_order.h"
#include "core/lesson/lesson.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/sensitivity/sensitivity_view.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/summary/wording.h"
#include "widgets/sweep/sweep_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QDirIterator>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace tilesight;

namespace {

class Brackets : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char*, const char* text, const char*, int n) const override {
        if (!text || !*text) return {};
        return u'⟦' + QString::fromUtf8(text).replace(QLatin1String("%n"), QString::number(n)) + u'⟧';
    }
    bool isEmpty() const override { return false; }
};

/// What is left when all that the translator made is taken away; brackets may stand within brackets.
QString outsideBrackets(const QString& text) {
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'⟦') ++depth;
        if (depth == 0) rest += c;
        if (c == u'⟧') --depth;
    }
    return rest;
}

} // namespace

class TestTranslation : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("TileSightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_translation"));
    }

    void everyTextIsTranslated() {
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        WindowOnSample sample;
        collectData(sample);
        m_seen = 0;
        checkWindow(sample); // what stands in the views until their values come
        sample.visitAllViews();
        waitForValues(sample);
        checkWindow(sample);
        QCoreApplication::removeTranslator(&brackets);
        QVERIFY(m_seen > 200);
        m_missing.removeDuplicates();
        for (const QString& text : qAsConst(m_missing))
            qWarning("not translated: %s", qPrintable(text));
        QVERIFY(m_missing.isEmpty());
    }

    /// Everything is translated, with every place holder, mnemonic and tab of the text. A new text fails here until
    /// `ninja update_translations` has taken it in and somebody has translated it.
    void shippedTranslationsAreComplete_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            if (language.id != QLatin1String("en")) QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void shippedTranslationsAreComplete() {
        QFETCH(QString, language);
        QFile file(QStringLiteral(SOURCE_DIR "/resources/translations/tilesight_%1.ts").arg(language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression holder(QStringLiteral("%[0-9n]"));
        const auto holders = [](const QString& text) {
            QStringList found;
            for (auto it = holder.globalMatch(text); it.hasNext();)
                found << it.next().captured();
            found.sort();
            return found;
        };
        int all = 0;
        QString source;
        bool plural = false;
        for (QXmlStreamReader xml(&file); !xml.atEnd(); xml.readNext()) {
            if (xml.hasError()) QFAIL(qPrintable(xml.errorString()));
            if (!xml.isStartElement()) continue;
            const auto attributes = xml.attributes();
            if (xml.name() == QLatin1String("message"))
                plural = attributes.value(QLatin1String("numerus")) == QLatin1String("yes");
            if (xml.name() == QLatin1String("source")) source = xml.readElementText(), ++all;
            const bool whole = xml.name() == QLatin1String("translation");
            if (!whole && xml.name() != QLatin1String("numerusform")) continue;
            QVERIFY2(!attributes.hasAttribute(QLatin1String("type")), qPrintable("unfinished: " + source));
            if (whole && plural) continue; // its forms follow
            const QString text = xml.readElementText();
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable("empty: " + source));
            QVERIFY2(holders(text) == holders(source), qPrintable(source + " -> " + text));
            const bool mnemonic = source.contains(u'&') && !source.contains(QLatin1String("&&"));
            QVERIFY2(mnemonic == text.contains(u'&'), qPrintable(source + " -> " + text));
            QVERIFY2(source.count(u'\t') == text.count(u'\t'), qPrintable(source));
        }
        QVERIFY(all > 1000);
    }

    /// What the engine names and the window always shows is in the list that lupdate reads (`engineWord`).
    void namesOfTheEngineAreListed() {
        QFile file(QStringLiteral(SOURCE_DIR "/resources/translations/tilesight_de.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString known = QString::fromUtf8(file.readAll());
        QStringList names;
        for (int limit = 0; limit <= int(Bottleneck::launch); ++limit)
            names << toQString(titleOf(Bottleneck(limit)));
        for (int obstacle = 0; obstacle <= int(Obstacle::launch); ++obstacle)
            names << toQString(titleOf(Obstacle(obstacle)));
        static const QRegularExpression sameEverywhere(QStringLiteral("^[A-Z0-9.]+$")); // SMEM, L1.5
        for (const QString& name : qAsConst(names))
            QVERIFY2(sameEverywhere.match(name).hasMatch() ||
                         known.contains(QStringLiteral("<source>%1</source>").arg(name)),
                     qPrintable(name));
    }

    /// The compiled translations are in the program and are found under the context that the program asks for.
    void theWindowSpeaksGerman() {
        if (!QFile::exists(QStringLiteral(":/translations/tilesight_de.qm")))
            QSKIP("built without translations");
        installTranslation(*QCoreApplication::instance(), QStringLiteral("de"));
        {
            WindowOnSample sample;
            QStringList menus;
            for (const QAction* action : sample.window().findChild<QMenuBar*>()->actions())
                menus << action->text().remove(u'&');
            QCOMPARE(menus.mid(0, 3), QStringList({"Datei", "Bearbeiten", "Ansicht"}));
            QCOMPARE(sample.window().docks().value("properties")->windowTitle(),
                     QStringLiteral("Eigenschaften"));
            QVERIFY(sample.window().summary()->accessibleName() == QStringLiteral("Zusammenfassung"));
        }
        for (QTranslator* translator : QCoreApplication::instance()->findChildren<QTranslator*>())
            QCoreApplication::removeTranslator(translator);
        QLocale::setDefault(QLocale::c());
    }

    void wishesFindTheirLanguage_data() {
        QTest::addColumn<QString>("wish");
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << "de"
                                << "de";
        QTest::newRow("Austrian") << "de-AT"
                                  << "de";
        QTest::newRow("simplified Chinese") << "zh-Hans-CN"
                                            << "zh_CN";
        QTest::newRow("Chinese") << "zh_CN"
                                 << "zh_CN";
        QTest::newRow("traditional Chinese") << "zh-Hant-TW"
                                             << "";
        QTest::newRow("British") << "en_GB"
                                 << "en";
        QTest::newRow("French") << "fr"
                                << "";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void wishesFindTheirLanguage() {
        QFETCH(QString, wish);
        QFETCH(QString, language);
        QCOMPARE(supportedLanguage(wish), language);
    }

private:
    /// Cards that speak of a result in the engine's sentences, and names of files: data.
    static bool showsData(const QWidget* widget) {
        for (; widget; widget = widget->parentWidget())
            for (const char* kind : {"SummaryCellButton", "GalleryCard", "HintCard", "FileNameLabel",
                                     "NumberDetails", "ExplanationHead", "LegalLine"})
                if (QByteArray(widget->metaObject()->className()).endsWith(kind)) return true;
        return false;
    }

    /// Values that come only while somebody looks. Sensitivity speaks in the engine's own sentence.
    void waitForValues(WindowOnSample& sample) {
        QWidget& window = sample.window();
        const auto wait = [&](const char* id, auto* view) {
            QVERIFY(view);
            sample.window().showView(QLatin1String(id));
            QTRY_VERIFY_WITH_TIMEOUT(!view->headerCaption().isEmpty(), 120'000);
        };
        wait("sensitivity", window.findChild<SensitivityView*>());
        wait("sweep", window.findChild<SweepView*>());
        wait("l2", window.findChild<L2MapView*>());
        addData(window.findChild<SensitivityView*>()->sentence());
    }

    void checkWindow(WindowOnSample& sample) {
        for (QMenu* menu : sample.menus())
            for (QAction* action : menu->actions())
                check(menu, "menu", action->text());
        for (QAction* action : sample.window().findChildren<QAction*>())
            check(action, "action", action->text()), check(action, "action tool tip", action->toolTip());
        for (QWidget* widget : sample.window().findChildren<QWidget*>())
            checkWidget(widget);
    }

    void checkWidget(QWidget* widget) {
        if (widget->objectName().startsWith(QLatin1String("qt_"))) return;
        if (qobject_cast<QAbstractButton*>(widget) && !showsData(widget->parentWidget()))
            check(widget, "button", qobject_cast<QAbstractButton*>(widget)->text());
        if (showsData(widget)) return;
        check(widget, "tool tip", widget->toolTip());
        check(widget, "name", widget->accessibleName());
        if (auto* label = qobject_cast<QLabel*>(widget)) check(widget, "label", label->text());
        if (auto* box = qobject_cast<QGroupBox*>(widget)) check(widget, "group", box->title());
        if (auto* field = qobject_cast<QLineEdit*>(widget)) check(widget, "hint", field->placeholderText());
        if (auto* dock = qobject_cast<DockPanel*>(widget)) {
            check(widget, "dock", dock->windowTitle());
            check(widget, "caption", dock->caption());
        }
        if (auto* tabs = qobject_cast<QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                check(widget, "tab", tabs->tabText(i));
        if (auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
            for (int column = 0; column < view->model()->columnCount(); ++column)
                check(widget, "head", view->model()->headerData(column, Qt::Horizontal).toString());
    }

    void check(const QObject* owner, const char* kind, const QString& text) {
        ++m_seen;
        static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;"));
        static const QRegularExpression word(QStringLiteral("[A-Za-z][A-Za-z0-9_]{2,}"));
        const QString rest = outsideBrackets(QString(text).remove(tags)).remove(u'&');
        for (auto it = word.globalMatch(rest); it.hasNext();)
            if (const QString found = it.next().captured(); !m_data.contains(found.toLower())) {
                m_missing << QStringLiteral("%1: %2 \"%3\"")
                                 .arg(WindowOnSample::place(owner), QLatin1String(kind), text);
                return;
            }
    }

    /// Words of the opened files and of the engine, units, keys.
    void collectData(WindowOnSample& sample) {
        const ViewState& state = sample.workspace().state();
        QString text = QString::fromStdString(planToJson(*state.plan));
        for (const auto& gpu : sample.workspace().gpus())
            text += u' ' + QString::fromStdString(gpu->name + ' ' + gpu->id + ' ' + gpu->vendor + ' ');
        for (Resource r : allResources)
            text += u' ' + QString::fromStdString(std::string(resourceName(r)));
        for (const KernelTemplate& kernel : kernelTemplates())
            text += u' ' + QString::fromStdString(kernel.name);
        for (const char* folder : {"/samples", "/samples/diagnosis"})
            for (QDirIterator it(QStringLiteral(SOURCE_DIR) + QLatin1String(folder),
                                 {QStringLiteral("*.json")});
                 it.hasNext();)
                if (const auto plan = readPlan(it.next().toStdString()))
                    text += u' ' + QString::fromStdString(plan->name + ' ' + plan->description);
        for (QDirIterator it(QStringLiteral(SOURCE_DIR "/samples/lessons"), {QStringLiteral("*.json")});
             it.hasNext();)
            if (const auto lesson = readLesson(it.next().toStdString()))
                text += u' ' + QString::fromStdString(lesson->title + ' ' + lesson->summary);
        for (const LaunchOrderKind& kind : launchOrderKinds())
            text += u' ' + QString::fromStdString(kind.title + ' ' + kind.summary);
        for (const GalleryEntry& entry : state.gallery->entries)
            text += u' ' + QString::fromStdString(entry.title);
        for (int limit = 0; limit <= int(Bottleneck::launch); ++limit)
            text += u' ' + toQString(titleOf(Bottleneck(limit)));
        for (const Hint& hint : *state.hints)
            text += u' ' + QString::fromStdString(hint.title);
        text += QStringLiteral(
            " SMs KiB MiB GiB TFLOP GFLOP MFLOP GHz MHz Ctrl Shift Alt Enter Del Esc PDF JSON CSV GPU "
            "faster slower TileSight Explorer English Deutsch bf16 fp16 fp8 fp32 tf32 int8 fp64 ");
        addData(text);
    }

    void addData(const QString& text) {
        static const QRegularExpression word(QStringLiteral("[A-Za-z][A-Za-z0-9_]*"));
        for (auto it = word.globalMatch(text); it.hasNext();)
            m_data << it.next().captured().toLower();
    }

    QSet<QString> m_data;
    QStringList m_missing;
    int m_seen = 0;
};

QTEST_MAIN(TestTranslation)
#include "tst_translation.moc"
