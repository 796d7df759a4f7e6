#include "app/explorer/measured_import.h"

#include "core/analysis/report.h"
#include "core/base/text.h"
#include "widgets/shown_text.h"
#include "widgets/summary/wording.h"

#include <QCoreApplication>

namespace tilesight {
namespace {

struct MeasuredImport {
    Q_DECLARE_TR_FUNCTIONS(MeasuredImport)
public:
    static constexpr std::size_t shownReasons = 6;

    static QString seconds(double value) { return toQString(formatSeconds(value)); }
    static QString names(const std::vector<std::string>& list) { return shownText(toQString(listed(list, ", ")), 120); }
    static QString rows(long long count) { return counted(count, tr("row"), tr("rows")); }

    /// "“128 × 256”: 201 µs, the median of 3 rows from 198 µs to 204 µs, instead of 210 µs"
    static QString found(const MeasuredSubject& subject, const MeasuredRows& rows, const Measurement* before) {
        if (rows.columns.empty()) return tr("%1: no column names one of its parameters").arg(subject.name);
        if (rows.rows.empty()) return tr("%1: no row").arg(subject.name);
        QString line = rows.rows.size() == 1
                           ? tr("%1: %2, from one row").arg(subject.name, seconds(rows.seconds))
                           : tr("%1: %2, the median of %3 rows from %4 to %5")
                                 .arg(subject.name, seconds(rows.seconds))
                                 .arg(rows.rows.size())
                                 .arg(seconds(rows.leastSeconds), seconds(rows.mostSeconds));
        if (before && before->seconds != rows.seconds) line += tr(", instead of %1").arg(seconds(before->seconds));
        if (!rows.withoutColumn.empty()) line += tr("; taken as in the plan, as the table has no such column: %1").arg(names(rows.withoutColumn));
        return line;
    }

    static QString reason(const RowsApart& apart) {
        switch (apart.why) {
        case RowsApart::Why::parameters:
            return tr("other values of %1").arg(names(apart.names));
        case RowsApart::Why::choices:
            return tr("the plan does not do what they say: %1").arg(names(apart.names));
        case RowsApart::Why::kernel:
            return tr("of another kernel, %1").arg(names(apart.names));
        case RowsApart::Why::gpu:
            return tr("of another GPU, %1").arg(names(apart.names));
        case RowsApart::Why::noTime:
            break;
        }
        return tr("without a measured time");
    }

    static QString apartLine(const RowsApart& apart) {
        const QString line = tr("%1 not used: %2").arg(rows(apart.rows), reason(apart));
        return apart.firstLine > 0 ? tr("%1 (first in line %2)").arg(line).arg(apart.firstLine) : line;
    }

    /// The same rows count for several plans when no column tells these apart.
    static QStringList shared(const std::vector<MeasuredSubject>& subjects, const MeasuredMatch& match) {
        QStringList lines;
        for (std::size_t i = 0; i < subjects.size(); ++i)
            for (std::size_t j = i + 1; j < subjects.size(); ++j)
                if (!match.targets[i].rows.empty() && match.targets[i].rows == match.targets[j].rows)
                    lines << tr("The same rows count for %1 and %2: no column tells them apart")
                                 .arg(subjects[i].name, subjects[j].name);
        return lines;
    }
};

} // namespace

std::vector<MeasuredSubject> measuredSubjects(const Variants& variants, const std::shared_ptr<const TilePlan>& present,
                                              const std::string& gpuId) {
    std::vector<MeasuredSubject> subjects;
    const auto add = [&](const QString& name, const std::shared_ptr<const TilePlan>& plan, const std::string& gpu, bool again) {
        for (MeasuredSubject& known : subjects)
            if (known.target.gpuId == gpu && *known.target.plan == *plan) {
                if (again) known.name += QStringLiteral(", ") + name;
                return;
            }
        subjects.push_back({name, {plan, gpu}});
    };
    for (const Variant& variant : variants.list)
        add(QStringLiteral("“%1”").arg(variant.name), variant.plan, variant.gpuId, true);
    if (present && !present->actions.empty() && !gpuId.empty()) add(MeasuredImport::tr("the present plan"), present, gpuId, false);
    return subjects;
}

Variants withMeasured(Variants variants, const std::vector<MeasuredSubject>& subjects, const MeasuredMatch& match) {
    for (std::size_t i = 0; i < subjects.size(); ++i)
        if (!match.targets[i].rows.empty())
            variants.setMeasured(*subjects[i].target.plan, subjects[i].target.gpuId, match.targets[i].seconds);
    return variants;
}

MeasuredMessage measuredInWords(const QString& fileName, const std::vector<MeasuredSubject>& subjects,
                                const MeasuredMatch& match, const Variants& before) {
    MeasuredMessage message;
    message.headline = MeasuredImport::tr("%1: %2 of %3 matched, by the times in %4")
                           .arg(fileName)
                           .arg(match.matched)
                           .arg(MeasuredImport::rows(match.rows), shownText(toQString(match.column)));
    for (std::size_t i = 0; i < subjects.size(); ++i)
        message.lines << MeasuredImport::found(subjects[i], match.targets[i],
                                  before.measurementOf(*subjects[i].target.plan, subjects[i].target.gpuId));
    message.lines << MeasuredImport::shared(subjects, match);
    for (std::size_t i = 0; i < std::min(MeasuredImport::shownReasons, match.apart.size()); ++i)
        message.lines << MeasuredImport::apartLine(match.apart[i]);
    if (match.apart.size() <= MeasuredImport::shownReasons) return message;
    long long rest = 0;
    for (std::size_t i = MeasuredImport::shownReasons; i < match.apart.size(); ++i)
        rest += match.apart[i].rows;
    message.lines << MeasuredImport::tr("%1 not used for other reasons of this kind").arg(MeasuredImport::rows(rest));
    return message;
}

} // namespace tilesight
