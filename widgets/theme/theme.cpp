#include "widgets/theme/theme.h"

#include "widgets/theme/token_table.h"

#include <QFontDatabase>
#include <QHash>
#include <QtMath>

namespace tilesight {

namespace {

/// The one place that ties token names to members.
const std::vector<std::pair<const char*, QColor Theme::*>>& colourMembers() {
    static const std::vector<std::pair<const char*, QColor Theme::*>> members = {
        {"window", &Theme::window},
        {"header", &Theme::header},
        {"panel", &Theme::panel},
        {"sunken", &Theme::sunken},
        {"canvas", &Theme::canvas},
        {"raised", &Theme::raised},
        {"line", &Theme::line},
        {"lineSoft", &Theme::lineSoft},
        {"grid", &Theme::grid},
        {"control", &Theme::control},
        {"hatch", &Theme::hatch},
        {"text", &Theme::text},
        {"textSecondary", &Theme::textSecondary},
        {"textTertiary", &Theme::textTertiary},
        {"textDisabled", &Theme::textDisabled},
        {"accent", &Theme::accent},
        {"accentTint", &Theme::accentTint},
        {"accentOn", &Theme::accentOn},
        {"better", &Theme::better},
        {"betterTint", &Theme::betterTint},
        {"worse", &Theme::worse},
        {"worseTint", &Theme::worseTint},
        {"warning", &Theme::warning},
        {"warningTint", &Theme::warningTint},
        {"error", &Theme::error},
        {"errorTint", &Theme::errorTint},
        {"edited", &Theme::edited},
        {"editedTint", &Theme::editedTint},
        {"legal", &Theme::legal},
        {"critical", &Theme::critical},
        {"tooltip", &Theme::tooltip},
        {"tooltipText", &Theme::tooltipText}};
    return members;
}

Theme fromTokens(const char* key, const QString& name, bool dark) {
    const TokenTable& tokens = TokenTable::instance();
    Theme theme;
    theme.name = name;
    theme.isDark = dark;
    for (const auto& [token, member] : colourMembers())
        theme.*member = tokens.colour({"themes", key, token});
    for (std::size_t i = 0; i < resourceCount; ++i) {
        const auto id = resourceId(allResources[i]);
        theme.resources[i] = tokens.resource(QString::fromUtf8(id.data(), qsizetype(id.size())));
    }
    theme.viridis = tokens.colours("viridis");
    theme.cividis = tokens.colours("cividis");
    theme.difference = tokens.colours(dark ? "differenceDark" : "differenceLight");
    return theme;
}

QString firstFamily(const QStringList& wanted) {
    const QStringList known = QFontDatabase::families();
    for (const QString& family : wanted)
        if (known.contains(family)) return family;
    return wanted.last();
}

QFont makeFont(const QString& family, double pixelSize, double scale) {
    QFont font(family);
    font.setPixelSize(std::max(1, qRound(pixelSize * scale)));
    return font;
}

} // namespace

Theme Theme::light() { return fromTokens("light", QStringLiteral("Light"), false); }
Theme Theme::dark() { return fromTokens("dark", QStringLiteral("Dark"), true); }

Theme Theme::contrast(bool dark) {
    Theme t = dark ? Theme::dark() : Theme::light();
    const TokenTable& tokens = TokenTable::instance();
    const char* key = dark ? "dark" : "light";
    const auto token = [&](const char* name) { return tokens.colour({"highContrast", key, name}); };
    t.name = dark ? QStringLiteral("High contrast, dark") : QStringLiteral("High contrast, light");
    t.highContrast = true;
    t.textDisabled = t.textTertiary;
    t.grid = t.control;
    const QColor surface = token("surface"), text = token("text"), line = token("line");
    for (QColor Theme::*m :
         {&Theme::window, &Theme::header, &Theme::panel, &Theme::sunken, &Theme::canvas, &Theme::raised,
          &Theme::accentTint, &Theme::betterTint, &Theme::worseTint, &Theme::warningTint, &Theme::errorTint,
          &Theme::editedTint, &Theme::accentOn, &Theme::tooltipText})
        t.*m = surface;
    for (QColor Theme::*m : {&Theme::text, &Theme::textSecondary, &Theme::textTertiary, &Theme::hatch,
                             &Theme::legal, &Theme::critical, &Theme::tooltip})
        t.*m = text;
    for (QColor Theme::*m : {&Theme::line, &Theme::lineSoft, &Theme::control})
        t.*m = line;
    t.accent = token("accent");
    t.better = token("better");
    t.worse = t.warning = token("worse"); // a warning has its triangle, so it may share the colour
    t.error = token("error");
    t.edited = token("edited");
    t.patternStrength = 0.5;
    t.borderWidth = 2;
    return t;
}

Theme Theme::print() {
    Theme t = light();
    t.name = QStringLiteral("Print");
    t.patternStrength = 0.5;
    return t;
}

QFont Theme::font(double pixelSize, bool semibold) const {
    static const QString family = firstFamily({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    // Copies of one font share what was looked up for it; painting asks for fonts all the time.
    thread_local QHash<int, QFont> made;
    const int key = qRound(pixelSize * fontScale) * 2 + int(semibold);
    const auto found = made.constFind(key);
    if (found != made.constEnd()) return *found;
    QFont f = makeFont(family, pixelSize, fontScale);
    f.setWeight(semibold ? QFont::DemiBold : QFont::Normal);
    made.insert(key, f);
    return f;
}

QFont Theme::monoFont(double pixelSize) const {
    static const QString family =
        firstFamily({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono")});
    QFont f = makeFont(family, pixelSize, fontScale);
    f.setStyleHint(QFont::Monospace);
    return f;
}

QPalette Theme::palette() const {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
        p.setColor(QPalette::Active, role, colour);
        p.setColor(QPalette::Inactive, role, colour);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    set(QPalette::Window, window, window);
    set(QPalette::Base, panel, panel);
    set(QPalette::AlternateBase, header, header);
    set(QPalette::Button, isDark ? raised : window, isDark ? raised : window);
    set(QPalette::WindowText, text, textDisabled);
    set(QPalette::Text, text, textDisabled);
    set(QPalette::ButtonText, text, textDisabled);
    set(QPalette::PlaceholderText, textTertiary, textDisabled);
    set(QPalette::Highlight, accent, line);
    set(QPalette::HighlightedText, accentOn, textDisabled);
    set(QPalette::Link, accent, textDisabled);
    set(QPalette::LinkVisited, accent, textDisabled);
    set(QPalette::ToolTipBase, tooltip, tooltip);
    set(QPalette::ToolTipText, tooltipText, tooltipText);
    set(QPalette::Light, raised, raised);
    set(QPalette::Midlight, lineSoft, lineSoft);
    set(QPalette::Mid, line, line);
    set(QPalette::Dark, control, line);
    set(QPalette::Shadow, control, line);
    set(QPalette::BrightText, accentOn, textDisabled);
    return p;
}

QColor Theme::edge(Resource r) const {
    if (highContrast) return line;
    return isDark ? resource(r).edgeDark : resource(r).edgeLight;
}

QColor Theme::mapColor(const QVector<QColor>& stops, double t) const {
    if (stops.isEmpty() || qIsNaN(t)) return hatch;
    const double at = qBound(0.0, t, 1.0) * double(stops.size() - 1);
    const qsizetype i = std::min(qsizetype(at), std::max<qsizetype>(0, stops.size() - 2));
    const QColor &a = stops[i], &b = stops[std::min(i + 1, stops.size() - 1)];
    const double f = at - double(i);
    return QColor::fromRgbF(float(a.redF() + f * (b.redF() - a.redF())),
                            float(a.greenF() + f * (b.greenF() - a.greenF())),
                            float(a.blueF() + f * (b.blueF() - a.blueF())));
}

} // namespace tilesight
