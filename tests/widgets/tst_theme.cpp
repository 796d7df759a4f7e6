// The theme table: complete, legible, and painted the same on every device.
#include "themes.h"

#include "widgets/theme/marks.h"
#include "widgets/theme/painting.h"
#include "widgets/theme/tile_style.h"
#include "widgets/theme/token_table.h"
#include "widgets/tile/shared_memory.h"

#include <QApplication>
#include <QBuffer>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QMenu>
#include <QPdfWriter>
#include <QPushButton>
#include <QTest>

#include <cmath>

using namespace tilesight;

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void barsReachTheFarCorner_data() {
        QTest::addColumn<double>("ratio");
        for (double ratio : {1.0, 1.25, 2.0})
            QTest::addRow("%g device pixels", ratio) << ratio;
    }
    void barsReachTheFarCorner() {
        QFETCH(double, ratio);
        QImage image(QSize(qRound(200 * ratio), qRound(100 * ratio)), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintResourceBar(painter, QRectF(150, 60, 40, 30), Resource::dram, Theme::light());
        paintHatch(painter, QRectF(100, 60, 40, 30), Theme::light());
        painter.end();
        QVERIFY(image.pixelColor(QPoint(185, 85) * ratio) != QColor(Qt::white));
        int lines = 0;
        for (int x = qRound(101 * ratio); x < qRound(139 * ratio); ++x)
            lines += image.pixelColor(x, qRound(85 * ratio)) != QColor(Qt::white);
        QVERIFY2(lines > 4, "hatching");
    }

    void fontsHaveTheSizeAskedFor() {
        Theme theme = Theme::light();
        for (double scale : {1.0, 1.4}) {
            theme.fontScale = scale;
            for (int round = 0; round < 2; ++round) // fonts are remembered
                for (double size : {11.0, 26.0}) {
                    QCOMPARE(theme.font(size).pixelSize(), qRound(size * scale));
                    QCOMPARE(theme.font(size).weight(), QFont::Normal);
                    QCOMPARE(theme.font(size, true).weight(), QFont::DemiBold);
                    for (const QString& text : {QStringLiteral("a"), QStringLiteral("Tensor core")})
                        QCOMPARE(textWidth(theme.font(size), text),
                                 QFontMetricsF(theme.font(size)).horizontalAdvance(text));
                }
        }
    }

    void everyColourIsValid_data() { addThemes(); }
    void everyColourIsValid() {
        QFETCH(Theme, theme);
        for (const QColor& c :
             {theme.window,    theme.header,     theme.panel,         theme.sunken,       theme.canvas,
              theme.raised,    theme.line,       theme.lineSoft,      theme.grid,         theme.control,
              theme.hatch,     theme.text,       theme.textSecondary, theme.textTertiary, theme.textDisabled,
              theme.accent,    theme.accentTint, theme.accentOn,      theme.better,       theme.betterTint,
              theme.worse,     theme.worseTint,  theme.warning,       theme.warningTint,  theme.error,
              theme.errorTint, theme.edited,     theme.editedTint,    theme.legal,        theme.critical,
              theme.tooltip,   theme.tooltipText})
            QVERIFY(c.isValid());
        QCOMPARE(theme.viridis.size(), 10);
        QCOMPARE(theme.cividis.size(), 10);
        QCOMPARE(theme.difference.size(), 9);
        for (Resource r : allResources) {
            const ResourceStyle& style = theme.resource(r);
            QCOMPARE(style.code.toStdString(), std::string(resourceCode(r)));
            QCOMPARE(style.name.toStdString(), std::string(resourceName(r)));
            QVERIFY(style.fill.isValid() && style.text.isValid() && theme.edge(r).isValid());
            QVERIFY(!style.pattern.isEmpty());
        }
    }

    void contrastIsEnough_data() { addThemes(); }
    void contrastIsEnough() {
        QFETCH(Theme, theme);
        const double wanted = theme.highContrast ? 7.0 : 4.5;
        for (const QColor& surface :
             {theme.window, theme.header, theme.panel, theme.sunken, theme.canvas, theme.raised}) {
            for (const QColor& text :
                 {theme.text, theme.textSecondary, theme.textTertiary, theme.accent, theme.better,
                  theme.worse, theme.warning, theme.error, theme.edited, theme.legal})
                QVERIFY2(contrastRatio(text, surface) >= wanted,
                         qPrintable(text.name() + " on " + surface.name()));
            QVERIFY(contrastRatio(theme.control, surface) >= 3.0);
        }
        for (const auto& [text, tint] : {std::pair{theme.better, theme.betterTint},
                                         {theme.worse, theme.worseTint},
                                         {theme.warning, theme.warningTint},
                                         {theme.error, theme.errorTint},
                                         {theme.edited, theme.editedTint},
                                         {theme.accent, theme.accentTint}})
            QVERIFY2(contrastRatio(text, tint) >= 4.5, qPrintable(text.name() + " on " + tint.name()));
        QVERIFY(contrastRatio(theme.accentOn, theme.accent) >= 4.5);
        QVERIFY(contrastRatio(theme.tooltipText, theme.tooltip) >= 7);
        for (Resource r : allResources) {
            QVERIFY(contrastRatio(theme.resource(r).text, theme.resource(r).fill) >= 4.5);
            for (const QColor& surface : {theme.panel, theme.canvas, theme.raised})
                QVERIFY2(contrastRatio(theme.edge(r), surface) >= 3.0,
                         qPrintable(theme.resource(r).name + " edge on " + surface.name()));
        }
    }

    void marksAreSeen_data() { addThemes(); }
    void marksAreSeen() {
        QFETCH(Theme, theme);
        for (const QColor& ground :
             {theme.panel, theme.raised, theme.canvas, theme.accentTint, theme.errorTint})
            QVERIFY2(contrastRatio(misfitColour(theme), ground) >= 4.5,
                     qPrintable("does not fit, on " + ground.name()));
        for (const QColor& ground :
             {theme.panel, theme.raised, theme.canvas, theme.errorTint, theme.warningTint})
            for (const QColor& mark : {theme.error, theme.warning})
                QVERIFY2(contrastRatio(mark, ground) >= 4.5,
                         qPrintable(mark.name() + " on " + ground.name()));
    }

    void overflowOfSharedMemoryIsSeen_data() { addThemes(); }
    void overflowOfSharedMemoryIsSeen() {
        QFETCH(Theme, theme);
        QImage image(400, 40, QImage::Format_RGB32);
        image.fill(theme.canvas);
        QPainter painter(&image);
        paintSharedMemory(painter, QRectF(10, 12, 380, 16), {7, 48.0, 0, 227}, theme);
        painter.end();
        const double limit = 10 + 227 * 378 / 336.0;
        const auto at = [&](double x) { return image.pixelColor(int(x), 20); };
        int line = 0;
        for (int x = int(limit) - 3; x <= int(limit) + 3; ++x)
            line += at(x) == theme.error && contrastRatio(theme.error, theme.panel) >= 4.5;
        QVERIFY2(line >= 2, "the limit");
        QCOMPARE(at(limit - 3), theme.panel); // apart from the stage before it
        double best = 1;                      // and what is beyond it stands out from its ground
        for (int x = int(limit) + 6; x < 392; ++x) // hatching and frame
            best = std::max(best, contrastRatio(at(x), theme.errorTint));
        QVERIFY(best >= 4.5);
    }

    void mapColourInterpolates() {
        const Theme theme = Theme::light();
        QCOMPARE(theme.mapColor(theme.viridis, 0), theme.viridis.first());
        QCOMPARE(theme.mapColor(theme.viridis, 1).name(), theme.viridis.last().name());
        QCOMPARE(theme.mapColor(theme.viridis, -3), theme.viridis.first());
        QCOMPARE(theme.mapColor(theme.viridis, 7).name(), theme.viridis.last().name());
        QCOMPARE(theme.mapColor(theme.difference, 0.5).name(), theme.difference[4].name());
        const QColor half = theme.mapColor({QColor(0, 0, 0), QColor(200, 100, 50)}, 0.5);
        QCOMPARE(half.name(), QColor(100, 50, 25).name());
        QCOMPARE(theme.mapColor(theme.viridis, std::nan("")), theme.hatch);
        QCOMPARE(theme.mapColor({}, 0.5), theme.hatch);
    }

    void fontsExistAndScale() {
        QVERIFY2(!QFontDatabase::families().isEmpty(), "no fonts are installed");
        Theme theme = Theme::light();
        QCOMPARE(theme.font(12).pixelSize(), 12);
        theme.fontScale = 1.5;
        QCOMPARE(theme.font(12).pixelSize(), 18);
        QCOMPARE(theme.font(12, true).weight(), QFont::DemiBold);
        const QFontMetricsF mono(theme.monoFont(11));
        QCOMPARE(mono.horizontalAdvance(QStringLiteral("iiii")),
                 mono.horizontalAdvance(QStringLiteral("WWWW")));
    }

    void everyIconDraws_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : TokenTable::instance().iconNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyIconDraws() {
        QFETCH(QString, name);
        const QIcon icon = themedIcon(name, Theme::dark());
        const auto inked = [&](QIcon::Mode mode, QIcon::State state) {
            const QImage image = icon.pixmap(QSize(32, 32), mode, state).toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) > 200) return image.pixelColor(x, y);
            return QColor();
        };
        const QColor normal = inked(QIcon::Normal, QIcon::Off), off = inked(QIcon::Disabled, QIcon::Off),
                     on = inked(QIcon::Normal, QIcon::On);
        QVERIFY(normal.isValid());
        QVERIFY(normal != off);
        QVERIFY(normal != on);
    }

    void barsHaveFillPatternAndEdge_data() {
        QTest::addColumn<int>("resource");
        for (Resource r : allResources)
            QTest::newRow(resourceId(r).data()) << int(r);
    }
    void barsHaveFillPatternAndEdge() {
        QFETCH(int, resource);
        const Resource r = Resource(resource);
        const Theme theme = Theme::light();
        const auto painted = [&](double strength) {
            QImage image(60, 24, QImage::Format_ARGB32);
            image.fill(theme.panel);
            QPainter painter(&image);
            paintResourceBar(painter, QRectF(2, 2, 56, 20), r, theme, strength);
            return image;
        };
        const QImage plain = painted(0), patterned = painted(0.5);
        QCOMPARE(plain.pixelColor(30, 12), theme.resource(r).fill);
        QCOMPARE(plain.pixelColor(30, 2), theme.edge(r));
        QCOMPARE(plain.pixelColor(0, 0), theme.panel);
        const bool solid = theme.resource(r).pattern == QLatin1String("solid");
        QCOMPARE(patterned == plain, solid);
    }

    void hugeBarsCostNoMoreThanTheScreen() {
        QImage image(200, 24, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        for (Resource r : allResources)
            paintResourceBar(painter, QRectF(-1e9, 2, 2e9, 20), r, Theme::light());
        paintHatch(painter, QRectF(-1e9, 2, 2e9, 20), Theme::light());
        QVERIFY(image.pixelColor(100, 12) != QColor(Qt::white));
    }

    void patternsSurvivePdf() {
        const auto bytes = [](double strength) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            {
                QPdfWriter pdf(&buffer);
                pdf.setResolution(72);
                QPainter painter(&pdf);
                for (Resource r : allResources)
                    paintResourceBar(painter, QRectF(20, 20 + 30 * double(r), 300, 20), r, Theme::print(),
                                     strength);
            }
            return buffer.size();
        };
        QVERIFY2(bytes(0.5) > bytes(0) + 500, "the pattern's lines are not in the file");
    }

    void menusHaveABorder_data() { addThemes(); }
    void menusHaveABorder() {
        QFETCH(Theme, theme);
        auto* style = new TileStyle(theme);
        QApplication::setStyle(style);
        QApplication::setPalette(theme.palette());
        QMenu menu;
        menu.addAction(QStringLiteral("Open"));
        const int width = theme.highContrast ? 2 : 1;
        QCOMPARE(style->pixelMetric(QStyle::PM_MenuPanelWidth, nullptr, &menu), width);
        menu.resize(menu.sizeHint());
        const QImage image = menu.grab().toImage();
        for (int i = 0; i < width; ++i) {
            QCOMPARE(image.pixelColor(i, image.height() / 2).name(), theme.control.name());
            QCOMPARE(image.pixelColor(image.width() / 2, image.height() - 1 - i).name(), theme.control.name());
        }
    }

    void styleFollowsTheme() {
        auto* style = new TileStyle(Theme::light());
        QApplication::setStyle(style);
        QPushButton button(QStringLiteral("Apply"));
        button.setProperty("primary", true);
        button.resize(button.sizeHint());
        QCOMPARE(button.height(), 24);
        const auto centreLeft = [&] { return button.grab().toImage().pixelColor(4, 12); };
        for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::contrast(true)}) {
            style->setTheme(theme);
            QApplication::setPalette(theme.palette());
            QCOMPARE(centreLeft().name(), theme.accent.name());
        }
        button.setEnabled(false);
        QVERIFY(centreLeft() != Theme::contrast(true).accent);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
