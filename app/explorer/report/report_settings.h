// What a reader can choose about the report: its sections and its paper.
#pragma once

#include <QPageSize>
#include <QString>
#include <QStringList>

namespace tilesight {

struct ReportPage {
    QPageSize::PageSizeId size = QPageSize::A4;
    bool landscape = false;

    bool operator==(const ReportPage&) const = default;
};

struct ReportSettings {
    /// Ids of sections; those unknown are ignored. At first the two that make the report long and take seconds.
    QStringList leftOut{QStringLiteral("sensitivity"), QStringLiteral("gpus")};
    ReportPage page;

    bool operator==(const ReportSettings&) const = default;
};

/// "a4", "letter", "a4-landscape", "letter-landscape".
QStringList paperNames();
QString paperName(const ReportPage& page);
/// The default for a name that is none of paperNames().
ReportPage paperOfName(const QString& name);

/// As chosen last time in the window.
ReportSettings loadReportSettings();
void saveReportSettings(const ReportSettings& settings);

} // namespace tilesight
