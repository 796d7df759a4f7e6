#include "app/explorer/report/report_settings.h"

#include <QSettings>

namespace tilesight {
namespace {

const QString leftOutKey = QStringLiteral("report/leftOut"), paperKey = QStringLiteral("report/paper");

struct NamedPaper {
    const char* name;
    ReportPage page;
};
const NamedPaper papers[] = {{"a4", {QPageSize::A4, false}},
                             {"letter", {QPageSize::Letter, false}},
                             {"a4-landscape", {QPageSize::A4, true}},
                             {"letter-landscape", {QPageSize::Letter, true}}};

} // namespace

QStringList paperNames() {
    QStringList names;
    for (const NamedPaper& paper : papers)
        names << QLatin1String(paper.name);
    return names;
}

QString paperName(const ReportPage& page) {
    for (const NamedPaper& paper : papers)
        if (paper.page == page) return QLatin1String(paper.name);
    return QLatin1String(papers[0].name);
}

ReportPage paperOfName(const QString& name) {
    for (const NamedPaper& paper : papers)
        if (name == QLatin1String(paper.name)) return paper.page;
    return {};
}

ReportSettings loadReportSettings() {
    const QSettings settings;
    return {settings.value(leftOutKey, ReportSettings().leftOut).toStringList(), paperOfName(settings.value(paperKey).toString())};
}

void saveReportSettings(const ReportSettings& chosen) {
    QSettings settings;
    settings.setValue(leftOutKey, chosen.leftOut);
    settings.setValue(paperKey, paperName(chosen.page));
}

} // namespace tilesight
