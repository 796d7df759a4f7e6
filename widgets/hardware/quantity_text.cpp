#include "widgets/hardware/quantity_text.h"

#include "core/analysis/report.h"
#include "core/hardware/gpu_check.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <cmath>
#include <utility>

namespace tilesight {
namespace {

std::optional<double> prefixFactor(const QString& prefix) {
    static const std::pair<const char*, double> known[] = {
        {"", 1},        {"p", 1e-12},      {"n", 1e-9},          {"µ", 1e-6},
        {"u", 1e-6},    {"m", 1e-3},       {"k", 1e3},           {"K", 1e3},
        {"M", 1e6},     {"G", 1e9},        {"T", 1e12},          {"P", 1e15},
        {"Ki", 1024.0}, {"Mi", 1048576.0}, {"Gi", 1073741824.0}, {"Ti", 1099511627776.0}};
    for (const auto& [name, factor] : known)
        if (prefix == QString::fromUtf8(name)) return factor;
    return {};
}

} // namespace

QString quantityText(double value, const std::string& unit) { return toQString(formatQuantity(value, unit)); }

std::optional<double> parseQuantityText(const QString& text, const std::string& unit) {
    QString rest = text.simplified();
    rest.replace(QChar(0x2009), ' ').replace(QChar(0x2212), '-');
    qsizetype digits = 0;
    while (digits < rest.size() &&
           (rest[digits].isDigit() || QStringLiteral("+-.").contains(rest[digits]) ||
            (rest[digits].toLower() == 'e' && digits > 0 && digits + 1 < rest.size() &&
             (rest[digits + 1].isDigit() || rest[digits + 1] == '-' || rest[digits + 1] == '+'))))
        ++digits;
    bool ok = false;
    const double number = QStringView(rest).left(digits).toDouble(&ok);
    if (!ok || !std::isfinite(number)) return {};
    QString tail = rest.mid(digits).trimmed();
    QString plainUnit = unit == "1" ? QString() : toQString(unit);
    if (plainUnit.startsWith(QLatin1String("1/"))) plainUnit.remove(0, 1); // shown as "128 /clk"
    if (tail.isEmpty() || tail == plainUnit) return number;
    if (!plainUnit.isEmpty() && tail.endsWith(plainUnit)) tail.chop(plainUnit.size());
    const auto factor = prefixFactor(tail.trimmed());
    if (!factor) return {};
    return number * *factor;
}

QString rangeSentence(const GpuField& field, double value) {
    if (rangeFault(field, value).empty()) return {};
    if (value >= field.minimum && value <= field.maximum)
        return tr("%1 must be a whole number").arg(toQString(field.title));
    return tr("%1 must lie between %2 and %3")
        .arg(toQString(field.title), quantityText(field.minimum, field.unit),
             quantityText(field.maximum, field.unit));
}

TypedQuantity typedQuantity(const QString& text, const GpuField& field) {
    const auto value = parseQuantityText(text, field.unit);
    if (!value)
        return {{},
                tr("“%1” is not a number in %2")
                    .arg(text, field.unit == "1" ? tr("plain figures") : toQString(field.unit))};
    const QString fault = rangeSentence(field, *value);
    return fault.isEmpty() ? TypedQuantity{value, {}} : TypedQuantity{{}, fault};
}

} // namespace tilesight
