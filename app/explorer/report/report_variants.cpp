// The table of pinned variants: each against the baseline.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/difference.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"

namespace tilesight {

void addVariants(ReportWriter& writer, const ReportInput& input) {
    if (input.variants.rows.empty()) return;
    std::vector<VariantRow> rows = input.variants.rows;
    VariantRow now = presentRow(input.state);
    now.name = Report::tr("present plan");
    now.gpu = withoutVendor(input.state.analysis->gpuName);
    now.analysis = input.state.analysis;
    now.measuredSeconds = input.measuredSeconds;
    rows.push_back(std::move(now));
    VariantsModel model;
    model.setRows(std::move(rows), input.variants.baseline);

    const auto isShown = [measured = model.anyMeasured()](int column) {
        return measured || (column != VariantsModel::measured && column != VariantsModel::error);
    };

    writer.heading(Report::tr("Variants"));
    ReportTable table;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (!isShown(column)) continue;
        table.columns.push_back({model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                 VariantsModel::isNumeric(column), column == VariantsModel::limit});
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        std::vector<ReportCell> cells;
        for (int column = 0; column < model.columnCount(); ++column)
            if (isShown(column)) cells.emplace_back(model.index(row, column).data().toString());
        table.rows.push_back(std::move(cells));
    }
    writer.table(table);
    const int baseline = input.variants.baseline;
    if (baseline < 0 || !input.variants.rows[std::size_t(baseline)].analysis) return;
    const VariantRow& base = input.variants.rows[std::size_t(baseline)];
    if (*base.plan == *input.state.plan && base.analysis->gpuName == input.state.analysis->gpuName) return;
    writer.paragraph(Report::tr("Against “%1” the present plan is %2")
                         .arg(base.name, text(differenceInWords(*base.analysis, *input.state.analysis))));
}

} // namespace tilesight
