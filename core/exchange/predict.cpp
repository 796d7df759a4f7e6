// predictTable: every row becomes a plan, every plan is analysed, in parallel; results go to the row's own
// slot.
#include "core/base/parallel.h"
#include "core/exchange/near_miss.h"
#include "core/exchange/protocol.h"
#include "core/exchange/row_cells.h"
#include "core/exchange/serving_columns.h"
#include "core/exchange/tensile_columns.h"
#include "core/exchange/tensile_harness.h"
#include "core/plan/template_registry.h"
#include "core/search/library_search.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace tilesight {
namespace {

constexpr std::array<const char*, 10> addedColumns = {"predicted_us",
                                                      "model_l2_hit_pct",
                                                      "model_l15_hit_pct",
                                                      "model_l2_read_bytes",
                                                      "model_dram_read_bytes",
                                                      "model_dram_write_bytes",
                                                      "model_clock_mhz",
                                                      "bottleneck",
                                                      "note",
                                                      "error"};
using Result = std::array<std::string, addedColumns.size()>; ///< cells of the added columns

std::string cellOf(double value) {
    std::array<char, 32> buffer;
    const auto [end, fault] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 7);
    return fault == std::errc() ? std::string(buffer.data(), end) : std::string();
}

Result failure(const Errors& errors) {
    Result result;
    for (const Error& error : errors) {
        std::string& text = result.back();
        text += (text.empty() ? "" : "; ") + error.message;
        if (!error.remedy.empty()) text += " (" + error.remedy + ")";
        text += " [" + error.id + "]";
    }
    return result;
}

/// `besides`: seconds of the timed call beside the kernel.
Result success(const Analysis& analysis, double besides, std::string note = {}) {
    if (besides > 0) {
        note += (note.empty() ? "" : "; ");
        note += cellOf(1e6 * besides) + " us of it are launches and other kernels, not this one";
    }
    for (const Remark& remark : analysis.remarks)
        if (remark.warning) note += (note.empty() ? "" : "; ") + remark.sentence;
    return {cellOf(1e6 * (analysis.latencySeconds + besides)),
            cellOf(100 * analysis.cache.l2Hit),
            cellOf(100 * analysis.l15Hit),
            cellOf(analysis.cache.l2ReadBytes),
            cellOf(analysis.cache.dramReadBytes),
            cellOf(analysis.cache.dramWriteBytes),
            cellOf(analysis.clock.hz / 1e6),
            std::string(nameOf(analysis.bottleneck)),
            note,
            ""};
}

/// An input under two of its names with different values: one of them would be ignored.
Errors inputsGivenTwice(const std::string& templateName, const TemplateValues& values) {
    Errors errors;
    const KernelTemplate* const kernel = kernelTemplate(templateName);
    if (!kernel) return errors;
    for (const TemplateInput& input : kernel->inputs) {
        std::vector<std::string> names = {input.name};
        names.insert(names.end(), input.aliases.begin(), input.aliases.end());
        const TemplateValues::value_type* first = nullptr;
        for (const std::string& name : names) {
            const auto given = values.find(name);
            if (given == values.end() || given->second.empty()) continue;
            if (first && first->second != given->second)
                errors.push_back({"table.given_twice",
                                  "columns '" + first->first + "' and '" + name + "' both give " +
                                      input.name + ": " + shortened(first->second, 20) + " and " +
                                      shortened(given->second, 20),
                                  input.name,
                                  {},
                                  "keep one of the two columns, or rename one"});
            if (!first) first = &*given;
        }
    }
    return errors;
}

class Predictor {
public:
    Predictor(const Table& table, const HardwareDatabase& database, const PredictOptions& options)
        : m_table(table), m_options(options), m_templateColumn(table.column("template")),
          m_gpuColumn(table.column("gpu")), m_copiesColumn(table.column("copies")),
          m_bytesColumn(table.column("min_bytes")), m_cold(coldCaches(table)),
          m_tensile(isTensileTable(table)), m_serving(isServingTable(table)),
          m_sameInputs(isSameInputs(table)) {
        findGpus(database);
    }

    /// Faults of the options, which no row could escape.
    Errors unusable() const {
        Errors errors;
        if (m_options.templateName.empty() && m_templateColumn < 0 && !m_tensile && !m_serving)
            errors.push_back({"table.no_template",
                              "the table has no column 'template' and none was given",
                              {},
                              {},
                              "name the kernel with --template"});
        if (m_options.gpuId.empty() && m_gpuColumn < 0)
            errors.push_back({"table.no_gpu",
                              "the table has no column 'gpu' and none was given",
                              {},
                              {},
                              "name the GPU with --gpu"});
        if (!m_options.templateName.empty() && !kernelTemplate(m_options.templateName)) {
            const Expected<TilePlan> plan = makePlan(m_options.templateName, {});
            errors.insert(errors.end(), plan.errors().begin(), plan.errors().end());
        }
        if (const auto gpu = m_gpus.find(m_options.gpuId); gpu != m_gpus.end() && !gpu->second)
            errors.insert(errors.end(), gpu->second.errors().begin(), gpu->second.errors().end());
        if (!m_tensile && !m_serving) {
            const Errors spaced = spacedNames(m_table, templateNames());
            errors.insert(errors.begin(), spaced.begin(), spaced.end());
        }
        return errors;
    }

    /// Columns of tables with columns of their own are not looked at.
    std::vector<std::string> misspelled() const {
        if (m_tensile || m_serving) return {};
        return nearMisses(m_table, templateNames());
    }

    Result predict(std::size_t row, StopToken stop) const {
        const std::string gpuId = cell(row, m_gpuColumn, m_options.gpuId);
        const auto gpu = m_gpus.find(gpuId);
        if (gpu == m_gpus.end())
            return failure(
                {{"table.no_gpu", "the row names no GPU", {}, {}, "fill its column 'gpu', or give --gpu"}});
        if (!gpu->second) return failure(gpu->second.errors());
        std::string kernel = cell(row, m_templateColumn, m_options.templateName);
        if (kernel.empty() && m_tensile) kernel = "gemm_library";
        double besides = 0, atLeast = 0;
        if (m_serving) kernel = "attention"; // each row its own, below
        if (kernel.empty())
            return failure({{"table.no_template",
                             "the row names no template",
                             {},
                             {},
                             "fill its column 'template', or give --template"}});

        TemplateValues values;
        for (std::size_t i = 0; i < m_table.columns.size(); ++i)
            if (!m_table.rows[row][i].empty()) values.emplace(m_table.columns[i], m_table.rows[row][i]);
        if (m_tensile && kernel == "gemm_library") {
            besides = tensileHarnessSeconds(values, *gpu->second);
            Expected<TemplateValues> imported = fromTensile(values);
            if (!imported) return failure(imported.errors());
            values = std::move(imported).value();
        }
        if (m_serving) {
            Expected<ServingCall> call = servingCall(values, *gpu->second);
            if (!call) return failure(call.errors());
            kernel = call->templateName;
            values = std::move(call->values);
            besides = call->besidesSeconds;
            atLeast = call->hostSeconds;
        }
        if (const Errors twice = inputsGivenTwice(kernel, values); !twice.empty()) return failure(twice);
        const Expected<TilePlan> plan = makePlan(kernel, values);
        if (!plan) return failure(plan.errors());

        AnalysisOptions options = m_options.analysis;
        const Expected<int> copies = copiesOf(row, kernel, *plan);
        if (!copies) return failure(copies.errors());
        options.inputCopies = *copies;
        options.regime = m_options.regime.value_or(m_cold ? ClockRegime::burst : ClockRegime::sustained);
        if (kernel == "gemm_library" && !m_cold) {
            const TimedRun run = libraryRun(m_table, *copies);
            options.tensorCopies = run.tensorCopies;
            options.warmUpLaunches = run.warmUpLaunches;
            options.timedLaunches = run.timedLaunches;
        }
        if (choosesItsPlan(kernel, values)) {
            const Expected<LibrarySearch> search = searchLibrary(values, *gpu->second, options, 1, stop);
            return search ? success(search->analysis, besides, search->reason) : failure(search.errors());
        }
        const Expected<Analysis> analysis = analyze(*plan, *gpu->second, nullptr, options, stop);
        return analysis ? success(*analysis, std::max(besides, atLeast - analysis->latencySeconds))
                        : failure(analysis.errors());
    }

private:
    std::set<std::string> templateNames() const {
        std::set<std::string> names;
        for (std::size_t row = 0; row < m_table.rows.size(); ++row)
            names.insert(cell(row, m_templateColumn, m_options.templateName));
        return names;
    }

    /// Timed with the same inputs every launch, and not otherwise.
    static bool isSameInputs(const Table& table) {
        const MeasuredColumn measured = measuredColumn(table);
        return measured.index >= 0 && table.columns[static_cast<std::size_t>(measured.index)] == "us_l2warm";
    }

    std::string cell(std::size_t row, int column, const std::string& otherwise) const {
        if (column < 0) return otherwise;
        const std::string& text = m_table.rows[row][static_cast<std::size_t>(column)];
        return text.empty() ? otherwise : text;
    }

    /// Each GPU of the table is looked up once.
    void findGpus(const HardwareDatabase& database) {
        const auto add = [&](const std::string& id) {
            if (!id.empty() && !m_gpus.contains(id))
                m_gpus.emplace(id, database.find(gpuNameWithoutDetails(id)));
        };
        add(m_options.gpuId);
        for (std::size_t row = 0; m_gpuColumn >= 0 && row < m_table.rows.size(); ++row)
            add(cell(row, m_gpuColumn, {}));
    }

    Expected<int> copiesOf(std::size_t row, const std::string& kernel, const TilePlan& plan) const {
        if (m_options.inputCopies) return *m_options.inputCopies;
        if (const std::string text = cell(row, m_copiesColumn, {}); !text.empty()) {
            const std::optional<double> copies = numberIn(text);
            if (copies && *copies >= 0 && *copies <= 1e9 && *copies == std::floor(*copies))
                return static_cast<int>(*copies);
            return Error{"table.bad_copies",
                         "copies is '" + shortened(text) + "', not a count",
                         "copies",
                         {},
                         "write a whole number of at least 0, or nothing"};
        }
        if (m_cold || m_tensile) return 0;
        if (m_sameInputs || m_serving) return 1;
        const std::optional<double> given = numberIn(cell(row, m_bytesColumn, {}));
        if (given && *given > 0) return rotatedCopies(kernel, *given);
        const Expected<ResolvedPlan> resolved = resolve(plan, m_options.analysis.overrides);
        if (!resolved) return resolved.errors();
        double bytes = 0;
        for (const ResolvedTensor& tensor : resolved->tensors)
            if (tensor.placement == Placement::dram) bytes += tensor.bytes();
        return rotatedCopies(kernel, bytes);
    }

    const Table& m_table;
    const PredictOptions& m_options;
    int m_templateColumn, m_gpuColumn, m_copiesColumn, m_bytesColumn;
    bool m_cold, m_tensile, m_serving, m_sameInputs;
    std::map<std::string, Expected<Gpu>> m_gpus;
};

/// Columns of the table with the name of an added one get another name, unless all are there: then the table was
/// predicted before.
void keepColumns(Predictions& predictions) {
    Table& table = predictions.table;
    const auto has = [&](const std::string& name) { return table.column(name) >= 0; };
    if (std::all_of(addedColumns.begin(), addedColumns.end(), has)) return;
    for (const char* name : addedColumns) {
        const int column = table.column(name);
        if (column < 0) continue;
        std::string kept = "input_" + std::string(name);
        while (has(kept))
            kept = "input_" + kept;
        table.columns[static_cast<std::size_t>(column)] = kept;
        predictions.remarks.push_back("column '" + std::string(name) + "' of the table is kept as '" + kept +
                                      "', since predictions have a column of this name");
    }
}

} // namespace

Expected<Predictions> predictTable(const Table& table, const HardwareDatabase& database,
                                   const PredictOptions& options, StopToken stop) {
    const Predictor predictor(table, database, options);
    if (Errors errors = predictor.unusable(); !errors.empty()) return errors;

    std::vector<Result> results(table.rows.size());
    const auto predict = [&](std::size_t row) { results[row] = predictor.predict(row, stop); };
    if (!parallelFor(results.size(), options.threads, predict, stop))
        return Error{"engine.stopped", "stopped before the end", {}, {}, {}};

    Predictions predictions{table, 0, 0, predictor.misspelled()};
    keepColumns(predictions);
    std::array<std::size_t, addedColumns.size()> target;
    for (std::size_t i = 0; i < addedColumns.size(); ++i) {
        const int existing = predictions.table.column(addedColumns[i]);
        target[i] = existing >= 0 ? static_cast<std::size_t>(existing) : predictions.table.columns.size();
        if (existing < 0) predictions.table.columns.push_back(addedColumns[i]);
    }
    for (std::size_t row = 0; row < results.size(); ++row) {
        predictions.table.rows[row].resize(predictions.table.columns.size());
        for (std::size_t i = 0; i < addedColumns.size(); ++i)
            predictions.table.rows[row][target[i]] = results[row][i];
        ++(results[row].front().empty() ? predictions.failed : predictions.predicted);
    }
    return predictions;
}

} // namespace tilesight
