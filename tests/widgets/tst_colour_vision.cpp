// Everybody sees the same: text against its ground in every theme, and resource colours as people with colour-vision
// deficiencies see them.
//
// Simulation: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
// IEEE TVCG 15(6), 2009, matrices of full severity, on linear RGB. Distance: CIE 1976 L*a*b*, D65 (2.3 is just
// noticeable). Contrast: WCAG 2.1, 1.4.3 (text 4.5 : 1) and 1.4.11 (graphics 3 : 1).
#include "themes.h"

#include "widgets/theme/theme.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>
#include <cmath>

using namespace tilesight;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix normal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Triple product(const Matrix& m, const Triple& v) {
    Triple out{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            out[row] += m[row][column] * v[column];
    return out;
}

/// L*a*b* of what a person with this deficiency sees.
Triple lab(const QColor& colour, const Matrix& deficiency) {
    Triple rgb = product(deficiency, linearRgb(colour));
    for (double& part : rgb)
        part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                            {0.2126729, 0.7151522, 0.0721750},
                            {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white{0.95047, 1.0, 1.08883};
    Triple f = product(toXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / white[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double distance(const QColor& a, const QColor& b, const Matrix& deficiency) {
    const Triple x = lab(a, deficiency), y = lab(b, deficiency);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

} // namespace

Q_DECLARE_METATYPE(Matrix)

class TestColourVision : public QObject {
    Q_OBJECT
private slots:
    void theMeasuresAreRight() {
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 1e-9);
        QVERIFY(std::abs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) <
                0.01); // WCAG's own example
        QVERIFY(std::abs(distance(Qt::black, Qt::white, normal) - 100) < 0.01);
        // Grey stays grey for everybody; red and green come close for protan and deutan eyes.
        for (const Matrix& deficiency : {protan, deutan, tritan})
            QVERIFY(distance(QColor(128, 128, 128), QColor(128, 128, 128), deficiency) == 0);
        const QColor red(200, 60, 0), green(110, 110, 0);
        QVERIFY(distance(red, green, deutan) < 0.5 * distance(red, green, normal));
    }

    /// Every text with every ground it is written on: plain surfaces, tints, selection, buttons, tool tips, chips.
    void textIsLegible_data() { addThemes(); }
    void textIsLegible() {
        QFETCH(Theme, theme);
        const double wanted = theme.highContrast ? 7.0 : 4.5; // WCAG AAA in high contrast
        const auto check = [&](const QColor& text, const QColor& ground, const char* what, double least) {
            const double found = contrastRatio(text, ground);
            if (found < least)
                QTest::qFail(qPrintable(QStringLiteral("%1: %2 on %3 is %4 : 1")
                                            .arg(QLatin1String(what), text.name(), ground.name())
                                            .arg(found, 0, 'f', 2)),
                             __FILE__, __LINE__);
        };
        const QVector<QColor> surfaces{theme.window, theme.header, theme.panel,
                                       theme.sunken, theme.canvas, theme.raised};
        const QVector<QColor> tints{theme.accentTint,  theme.betterTint, theme.worseTint,
                                    theme.warningTint, theme.errorTint,  theme.editedTint};
        for (const QColor& ground : surfaces + tints)
            for (const QColor& text : {theme.text, theme.textSecondary, theme.textTertiary})
                check(text, ground, "text", wanted);
        for (const QColor& ground : surfaces)
            for (const QColor& text : {theme.accent, theme.better, theme.worse, theme.warning, theme.error,
                                       theme.edited, theme.legal})
                check(text, ground, "meaning", wanted);
        for (const auto& [text, tint] : {std::pair{theme.better, theme.betterTint},
                                         {theme.worse, theme.worseTint},
                                         {theme.warning, theme.warningTint},
                                         {theme.error, theme.errorTint},
                                         {theme.edited, theme.editedTint},
                                         {theme.accent, theme.accentTint}})
            check(text, tint, "meaning on its tint", wanted);
        const QPalette p = theme.palette();
        using Role = QPalette::ColorRole;
        for (const auto& [text, ground] : {std::pair<Role, Role>{QPalette::WindowText, QPalette::Window},
                                           {QPalette::Text, QPalette::Base},
                                           {QPalette::Text, QPalette::AlternateBase},
                                           {QPalette::ButtonText, QPalette::Button},
                                           {QPalette::PlaceholderText, QPalette::Base},
                                           {QPalette::HighlightedText, QPalette::Highlight},
                                           {QPalette::Link, QPalette::Base},
                                           {QPalette::ToolTipText, QPalette::ToolTipBase}})
            check(p.color(text), p.color(ground), "palette", 4.5);
        for (Resource r : allResources) {
            check(theme.resource(r).text, theme.resource(r).fill, "chip", 4.5);
            for (const QColor& surface : surfaces)
                check(theme.edge(r), surface, "edge of a bar", 3);
        }
        for (const QColor& surface : surfaces) {
            check(theme.control, surface, "border of an input", 3);
            check(theme.accent, surface, "focus ring", 3);
        }
    }

    void resourcesDiffer_data() {
        QTest::addColumn<Matrix>("deficiency");
        QTest::addColumn<double>("least");
        QTest::newRow("normal") << normal << 24.0;
        QTest::newRow("protanopia") << protan << 14.0;
        QTest::newRow("deuteranopia") << deutan << 14.0;
        QTest::newRow("tritanopia") << tritan << 14.0;
    }
    void resourcesDiffer() {
        QFETCH(Matrix, deficiency);
        QFETCH(double, least);
        const Theme theme = Theme::light();
        for (Resource a : allResources)
            for (Resource b : allResources) {
                if (b <= a) continue;
                const double found = distance(theme.resource(a).fill, theme.resource(b).fill, deficiency);
                QVERIFY2(found >= least, qPrintable(QStringLiteral("%1 and %2: %3")
                                                        .arg(theme.resource(a).name, theme.resource(b).name)
                                                        .arg(found)));
            }
    }

    /// Blue against orange: the two judgements stay apart for every eye, in every theme.
    void betterAndWorseDiffer_data() { addThemes(); }
    void betterAndWorseDiffer() {
        QFETCH(Theme, theme);
        for (const Matrix& deficiency : {normal, protan, deutan, tritan}) {
            QVERIFY(distance(theme.better, theme.worse, deficiency) > 20);
            QVERIFY(distance(theme.difference.first(), theme.difference.last(), deficiency) > 40);
        }
    }

    /// Colour is never the only cue: every resource has a code and a pattern that no other has.
    void patternsAndCodesDiffer_data() { addThemes(); }
    void patternsAndCodesDiffer() {
        QFETCH(Theme, theme);
        QSet<QString> patterns, codes;
        for (Resource r : allResources) {
            patterns << theme.resource(r).pattern;
            codes << theme.resource(r).code;
        }
        QCOMPARE(patterns.size(), int(resourceCount));
        QCOMPARE(codes.size(), int(resourceCount));
        QVERIFY(theme.patternStrength >= (theme.highContrast ? 0.5 : 0.2));
    }

    /// Every step of a map is lighter than the one before for every eye (viridis, cividis).
    void mapsAreOrdered_data() { resourcesDiffer_data(); }
    void mapsAreOrdered() {
        QFETCH(Matrix, deficiency);
        const Theme theme = Theme::light();
        for (const QVector<QColor>& map : {theme.viridis, theme.cividis})
            for (int i = 1; i < map.size(); ++i)
                QVERIFY(lab(map[i], deficiency)[0] > lab(map[i - 1], deficiency)[0]);
    }

    /// Colours come from resources/tokens.json: no source file outside the theme names one.
    void noLiteralsInTheSources() {
        static const QRegularExpression literal(QStringLiteral(
            R"("#[0-9A-Fa-f]{6}"|QColor\(\s*[0-9]|qRgb\(\s*[0-9]|Qt::(white|black|red|green|blue|(dark|light)?[gG]ray|yellow|cyan|magenta)\b)"));
        int files = 0;
        for (const char* room : {"/widgets", "/app/explorer"})
            for (QDirIterator it(QStringLiteral(SOURCE_DIR) + QLatin1String(room), {"*.cpp", "*.h"},
                                 QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();) {
                QFile file(it.next());
                if (file.fileName().contains(QLatin1String("/widgets/theme/"))) continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                const auto match = literal.match(QString::fromUtf8(file.readAll()));
                QVERIFY2(!match.hasMatch(), qPrintable(file.fileName() + ": " + match.captured()));
                ++files;
            }
        QVERIFY(files > 100);
    }
};

QTEST_MAIN(TestColourVision)
#include "tst_colour_vision.moc"
