#include "core/exchange/measured_match.h"

#include "core/exchange/protocol.h"
#include "core/exchange/row_cells.h"
#include "core/exchange/statistics.h"
#include "core/exchange/tensile_columns.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"
#include "core/plan/template_registry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

namespace tilesight {
namespace {

/// The parameter that a column names, by its own name or as an input of the template; "" = none.
std::string parameterOf(const std::string& column, const TilePlan& plan) {
    if (plan.parameter(column)) return column;
    const auto inAnyCase = [&](const std::string& name) {
        const Parameter* parameter = parameterNamed(plan, name);
        return parameter ? parameter->name : std::string();
    };
    if (column.size() > 1)
        if (const std::string found = inAnyCase(column); !found.empty()) return found;
    const KernelTemplate* const kernel = kernelTemplate(plan.kernelTemplate);
    if (!kernel) return {};
    for (const TemplateInput& input : kernel->inputs)
        if (input.name == column || std::find(input.aliases.begin(), input.aliases.end(), column) != input.aliases.end())
            return inAnyCase(input.name);
    return {};
}

std::string trimmed(const std::string& name) {
    const auto first = name.find_first_not_of(" \t"), last = name.find_last_not_of(" \t");
    return first == std::string::npos ? std::string() : name.substr(first, last - first + 1);
}

/// Whether two plans agree in what the choices of a template decide.
bool sameChoices(const TilePlan& a, const TilePlan& b) {
    const auto ways = [](const TilePlan& plan) {
        return std::tuple(plan.pipeline.copy, plan.pipeline.producerWarps, plan.grid.order.persistent,
                          plan.grid.order.splitTail);
    };
    return ways(a) == ways(b) && std::all_of(a.tensors.begin(), a.tensors.end(), [&](const Tensor& tensor) {
               const Tensor* const there = b.tensor(tensor.name);
               return !there || there->dtype == tensor.dtype;
           });
}

/// A target with what the table says about it.
class Subject {
public:
    Subject(const Table& table, const MeasuredTarget& target) : m_table(table), m_target(target) {
        const KernelTemplate* const kernel = kernelTemplate(target.plan->kernelTemplate);
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (const std::string name = parameterOf(table.columns[i], *target.plan); !name.empty()) {
                const Expected<double> value = evaluate(*target.plan, name);
                m_compared.push_back({i, name, value ? *value : NAN});
            } else if (kernel) {
                for (const TemplateInput& input : kernel->inputs)
                    if (input.name == table.columns[i] && !input.choices.empty()) m_choices.push_back(i);
            }
        }
    }

    bool comparable() const { return !m_compared.empty(); }
    void describe(MeasuredRows& out) const {
        for (const Compared& one : m_compared)
            out.columns.push_back(m_table.columns[one.column]);
        for (const Parameter& parameter : m_target.plan->parameters)
            if (std::none_of(m_compared.begin(), m_compared.end(),
                             [&](const Compared& one) { return one.parameter == parameter.name; }))
                out.withoutColumn.push_back(parameter.name);
    }

    /// Columns whose value is not the plan's.
    std::vector<std::string> differing(std::size_t row) const {
        std::vector<std::string> names;
        for (const Compared& one : m_compared) {
            const std::optional<double> value = numberIn(m_table.rows[row][one.column]);
            if (!value || !(std::abs(*value - one.value) <= 1e-9 * std::abs(one.value)))
                names.push_back(m_table.columns[one.column]);
        }
        return names;
    }

    bool otherKernel(const std::string& kernel) const {
        return !kernel.empty() && !m_target.plan->kernelTemplate.empty() && kernel != m_target.plan->kernelTemplate;
    }

    /// Choices of the row that the plan does not make: the template's plan for the row is asked what they decide.
    std::vector<std::string> otherChoices(std::size_t row) const {
        std::vector<std::string> names;
        for (const std::size_t column : m_choices)
            if (!m_table.rows[row][column].empty()) names.push_back(m_table.columns[column]);
        if (names.empty()) return {};
        TemplateValues values;
        for (std::size_t i = 0; i < m_table.columns.size(); ++i)
            if (!m_table.rows[row][i].empty()) values.emplace(m_table.columns[i], m_table.rows[row][i]);
        const Expected<TilePlan> made = makePlan(m_target.plan->kernelTemplate, values);
        if (!made || sameChoices(*made, *m_target.plan)) return {};
        return names;
    }

    const MeasuredTarget& target() const { return m_target; }

private:
    struct Compared {
        std::size_t column;
        std::string parameter;
        double value;
    };
    const Table& m_table;
    const MeasuredTarget& m_target;
    std::vector<Compared> m_compared;
    std::vector<std::size_t> m_choices;
};

class Matcher {
public:
    Matcher(const Table& table, std::string_view text, const std::string& file, const HardwareDatabase& database)
        : m_table(table), m_text(text), m_file(file), m_database(database), m_time(measuredColumn(table)),
          m_gpuColumn(table.column("gpu")), m_templateColumn(table.column("template")) {}

    Expected<MeasuredMatch> match(const std::vector<MeasuredTarget>& targets, StopToken stop) {
        for (const MeasuredTarget& target : targets)
            m_subjects.emplace_back(m_table, target);
        if (Errors errors = unusable(); !errors.empty()) return errors;
        m_match.column = m_table.columns[std::size_t(m_time.index)];
        m_match.rows = (long long)(m_table.rows.size());
        m_match.targets.resize(targets.size());
        std::vector<std::vector<double>> times(targets.size());
        for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
            if (row % 1024 == 0 && stop.stop_requested())
                return Error{"engine.stopped", "stopped before the end", {}, {}, {}};
            take(row, times);
        }
        if (!m_errors.empty()) {
            limitErrors(m_errors);
            return m_errors;
        }
        for (std::size_t i = 0; i < targets.size(); ++i) {
            MeasuredRows& rows = m_match.targets[i];
            m_subjects[i].describe(rows);
            if (times[i].empty()) continue;
            const auto [least, most] = std::minmax_element(times[i].begin(), times[i].end());
            rows.leastSeconds = *least;
            rows.mostSeconds = *most;
            rows.seconds = quantile(times[i], 0.5);
        }
        std::stable_sort(m_match.apart.begin(), m_match.apart.end(),
                         [](const RowsApart& a, const RowsApart& b) { return a.rows > b.rows; });
        return std::move(m_match);
    }

private:
    Error atHead(std::string id, std::string message, std::string column, std::string remedy) const {
        const int index = m_table.column(column);
        SourceLocation where = cellPlace(m_text, 1, std::size_t(std::max(0, index)));
        where.file = m_file;
        where.pointer = std::move(column);
        return {std::move(id), std::move(message), {}, std::move(where), std::move(remedy)};
    }

    Errors unusable() const {
        Errors errors;
        if (m_time.index < 0)
            errors.push_back(atHead("table.no_measured", "no column holds a measured time", {}, "call it measured_us"));
        for (const std::string& column : m_table.columns) {
            const std::string name = trimmed(column);
            if (name == column || std::none_of(m_subjects.begin(), m_subjects.end(), [&](const Subject& subject) {
                    return !parameterOf(name, *subject.target().plan).empty();
                }))
                continue;
            errors.push_back(atHead("table.spaced_name",
                                    "column '" + shortened(column) + "' has spaces around its name, so " + name +
                                        " would not be compared",
                                    column, "write it as '" + name + "'"));
        }
        if (errors.empty() && std::none_of(m_subjects.begin(), m_subjects.end(),
                                           [](const Subject& subject) { return subject.comparable(); }))
            errors.push_back(atHead("table.no_parameters", "no column names a parameter of the plans to compare with", {},
                                    "name columns as the plan names its parameters"));
        return errors;
    }

    void apart(RowsApart::Why why, std::vector<std::string> names, std::size_t row) {
        const auto [place, fresh] = m_reasons.try_emplace({why, names}, m_match.apart.size());
        if (fresh)
            m_match.apart.push_back({why, std::move(names), 1, lineOf(row)});
        else
            ++m_match.apart[place->second].rows;
    }

    int lineOf(std::size_t row) const { return row < m_table.lines.size() ? m_table.lines[row] : 0; }

    const std::string& cell(std::size_t row, int column) const {
        static const std::string none;
        return column < 0 ? none : m_table.rows[row][std::size_t(column)];
    }

    /// The database's id; what it does not know stays as it is.
    const std::string& gpuId(const std::string& written) {
        const auto [place, fresh] = m_gpus.try_emplace(written, written);
        if (fresh)
            if (const Expected<Gpu> gpu = m_database.find(gpuNameWithoutDetails(written))) place->second = gpu->id;
        return place->second;
    }

    void take(std::size_t row, std::vector<std::vector<double>>& times) {
        const std::string& written = cell(row, m_time.index);
        if (written.empty()) return apart(RowsApart::Why::noTime, {}, row);
        const std::optional<double> seconds = measuredSeconds(written, m_time);
        if (!seconds) {
            SourceLocation where; // of those that are shown: each costs a walk through the text
            if (m_errors.size() <= maxReportedErrors) where = cellPlace(m_text, lineOf(row), std::size_t(m_time.index));
            where.file = m_file;
            where.pointer = m_table.columns[std::size_t(m_time.index)];
            m_errors.push_back(noTime(written, std::move(where)));
            return;
        }
        const std::string& gpu = cell(row, m_gpuColumn);
        const std::string& kernel = cell(row, m_templateColumn);
        bool matched = false;
        std::optional<std::tuple<int, std::size_t, int, int>> nearest; // kernel, parameters, GPU, choices
        RowsApart reason;
        for (std::size_t i = 0; i < m_subjects.size(); ++i) {
            const Subject& subject = m_subjects[i];
            if (!subject.comparable()) continue;
            std::vector<std::string> differing = subject.differing(row);
            const bool otherKernel = subject.otherKernel(kernel);
            const bool otherGpu = !gpu.empty() && gpuId(gpu) != subject.target().gpuId;
            std::vector<std::string> choices;
            if (!otherKernel && !otherGpu && differing.empty()) choices = subject.otherChoices(row);
            const std::tuple distance(int(otherKernel), differing.size(), int(otherGpu), int(!choices.empty()));
            if (distance == std::tuple(0, std::size_t(0), 0, 0)) {
                matched = true;
                m_match.targets[i].rows.push_back(row);
                times[i].push_back(*seconds);
            } else if (!nearest || distance < *nearest) {
                nearest = distance;
                reason.why = otherKernel            ? RowsApart::Why::kernel
                             : !differing.empty()   ? RowsApart::Why::parameters
                             : otherGpu             ? RowsApart::Why::gpu
                                                    : RowsApart::Why::choices;
                reason.names = otherKernel          ? std::vector{kernel}
                               : !differing.empty() ? std::move(differing)
                               : otherGpu           ? std::vector{gpu}
                                                    : std::move(choices);
            }
        }
        if (matched)
            ++m_match.matched;
        else
            apart(reason.why, std::move(reason.names), row);
    }

    const Table& m_table;
    std::string_view m_text;
    const std::string& m_file;
    const HardwareDatabase& m_database;
    MeasuredColumn m_time;
    int m_gpuColumn, m_templateColumn;
    std::vector<Subject> m_subjects;
    std::map<std::string, std::string> m_gpus;
    std::map<std::pair<RowsApart::Why, std::vector<std::string>>, std::size_t> m_reasons; ///< their place in `apart`
    MeasuredMatch m_match;
    Errors m_errors;
};

} // namespace

Expected<MeasuredMatch> matchMeasured(const Table& table, std::string_view text, const std::string& file,
                                      const std::vector<MeasuredTarget>& targets, const HardwareDatabase& database,
                                      StopToken stop) {
    return Matcher(table, text, file, database).match(targets, stop);
}

} // namespace tilesight
