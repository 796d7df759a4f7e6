#include "core/exchange/protocol.h"
#include "core/exchange/shape_key.h"
#include "core/exchange/statistics.h"
#include "core/exchange/row_cells.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>

namespace tilesight {
namespace {

constexpr double sectorBytes = 32;
constexpr std::size_t worstRows = 10;

/// Compared rows: index into the table, microseconds.
struct Pair {
    std::size_t row;
    double measured, predicted;
    double errorPercent() const { return 100 * (predicted - measured) / measured; }
};

/// NaN when the cell holds no finite number.
double numberAt(const Table& table, std::size_t row, int column) {
    return column < 0 ? NAN : numberIn(table.rows[row][static_cast<std::size_t>(column)]).value_or(NAN);
}

ErrorStatistics statisticsOf(std::string group, const std::vector<Pair>& pairs,
                             const std::vector<std::string>& shapes) {
    std::vector<double> errors;
    std::vector<Candidate> candidates;
    for (const Pair& pair : pairs) {
        errors.push_back(pair.errorPercent());
        candidates.push_back({shapes[pair.row], pair.measured, pair.predicted});
    }
    const Spread spread = spreadOf(errors);
    const PickQuality picks = pickQuality(std::move(candidates));
    ErrorStatistics statistics{std::move(group), static_cast<long long>(pairs.size())};
    statistics.meanAbsolutePercent = spread.meanAbsolute;
    statistics.medianPercent = spread.medianAbsolute;
    statistics.biasPercent = spread.mean;
    statistics.p95Percent = spread.p95Absolute;
    statistics.pickOnePercent = 100 * picks.pickOne;
    statistics.topFivePercent = 100 * picks.topFive;
    statistics.shapes = picks.shapes;
    return statistics;
}

/// Numbers by size, then texts.
bool naturallyLess(const std::string& a, const std::string& b) {
    double x = 0, y = 0;
    const bool aIsNumber =
        std::from_chars(a.data(), a.data() + a.size(), x).ptr == a.data() + a.size() && !a.empty();
    const bool bIsNumber =
        std::from_chars(b.data(), b.data() + b.size(), y).ptr == b.data() + b.size() && !b.empty();
    if (aIsNumber && bIsNumber && x != y) return x < y;
    if (aIsNumber != bIsNumber) return aIsNumber;
    return a < b;
}

class CounterComparison {
public:
    explicit CounterComparison(const Table& table) : m_table(table) {}

    std::vector<CounterStatistics> statistics() {
        points("L2 hit rate", number("model_l2_hit_pct"), number("l2_hit_pct"));
        points("absorbed before L2", number("model_l15_hit_pct"), [this](std::size_t row) {
            // Bytes that the tiles ask for, from the model: what reaches L2 plus what does not.
            const double reaches = at(row, "model_l2_read_bytes");
            const double asked = reaches / (1 - at(row, "model_l15_hit_pct") / 100);
            return 100 * (1 - sectorBytes * at(row, "l2_read_sectors_from_sm") / asked);
        });
        percent("L2 read bytes", number("model_l2_read_bytes"),
                [this](std::size_t row) { return sectorBytes * at(row, "l2_read_sectors_from_sm"); });
        percent("DRAM read bytes", number("model_dram_read_bytes"), number("dram_read_bytes"));
        percent("DRAM write bytes", number("model_dram_write_bytes"), number("dram_write_bytes"));
        return std::move(m_statistics);
    }

private:
    using Value = std::function<double(std::size_t row)>;

    double at(std::size_t row, const char* column) const {
        return numberAt(m_table, row, m_table.column(column));
    }
    Value number(const char* column) const {
        return [this, column](std::size_t row) { return at(row, column); };
    }
    void points(const char* counter, const Value& model, const Value& measured) {
        add(counter, "points", model, measured, [](double m, double t) { return m - t; });
    }
    void percent(const char* counter, const Value& model, const Value& measured) {
        add(counter, "%", model, measured, [](double m, double t) { return 100 * (m / t - 1); });
    }
    void add(const char* counter, const char* unit, const Value& model, const Value& measured,
             double (*errorOf)(double model, double measured)) {
        std::vector<double> errors;
        double differences = 0, total = 0;
        for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
            const double predicted = model(row), truth = measured(row);
            if (!std::isfinite(predicted) || !std::isfinite(truth)) continue;
            differences += std::abs(predicted - truth);
            total += truth;
            if (const double error = errorOf(predicted, truth); std::isfinite(error)) errors.push_back(error);
        }
        if (errors.empty()) return;
        const Spread spread = spreadOf(errors);
        m_statistics.push_back({counter, unit, static_cast<long long>(errors.size()), spread.meanAbsolute,
                                spread.medianAbsolute, spread.mean, spread.p95Absolute,
                                100 * differences / total});
    }

    const Table& m_table;
    std::vector<CounterStatistics> m_statistics;
};

Error noColumn(const Table& table, const std::string& name) {
    const std::string nearest = nearestName(name, table.columns);
    return {"table.no_column",
            "the table has no column '" + name + "'",
            name,
            {},
            nearest.empty() ? "" : "did you mean '" + nearest + "'?"};
}

} // namespace

Expected<Validation> validate(const Predictions& predictions, const std::vector<std::string>& by,
                              const std::string& measuredName) {
    const Table& table = predictions.table;
    Errors errors;
    for (const std::string& name : by)
        if (table.column(name) < 0) errors.push_back(noColumn(table, name));
    const MeasuredColumn measured = measuredColumn(table, measuredName);
    if (measured.index < 0 && !measuredName.empty()) errors.push_back(noColumn(table, measuredName));
    if (measured.index < 0 && measuredName.empty())
        errors.push_back({"table.no_measured",
                          "no column holds a measured time",
                          {},
                          {},
                          "call it measured_us, or name it with --measured"});
    if (!errors.empty()) return errors;

    Validation validation;
    validation.measuredColumn = table.columns[static_cast<std::size_t>(measured.index)];
    const int predictedColumn = table.column("predicted_us");
    std::vector<Pair> pairs;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const double predicted = numberAt(table, row, predictedColumn);
        const std::string& cell = table.rows[row][static_cast<std::size_t>(measured.index)];
        const std::optional<double> seconds = measuredSeconds(cell, measured);
        const int line = row < table.lines.size() ? table.lines[row] : 0;
        if (!seconds && !cell.empty()) errors.push_back(noTime(cell, {{}, line, 0, validation.measuredColumn}));
        if (std::isnan(predicted))
            ++validation.failed;
        else if (!seconds)
            ++validation.unmeasured;
        else
            pairs.push_back({row, 1e6 * *seconds, predicted});
    }
    if (pairs.empty() && !errors.empty()) {
        limitErrors(errors);
        return errors;
    }
    validation.badTimes = static_cast<long long>(errors.size());
    if (!errors.empty())
        validation.firstBadTime = "line " + std::to_string(errors.front().where.line) + ": " + errors.front().message;
    if (pairs.empty())
        return Error{"table.nothing_to_compare",
                     "no row has both a prediction and a measured time",
                     {},
                     {},
                     "see column 'error' of `tilesight predict`"};

    const std::vector<std::string> shapes = shapeKeys(table);
    validation.groups.push_back(statisticsOf("all", pairs, shapes));
    for (const std::string& name : by) {
        const auto column = static_cast<std::size_t>(table.column(name));
        std::map<std::string, std::vector<Pair>, decltype(&naturallyLess)> groups(&naturallyLess);
        for (const Pair& pair : pairs)
            groups[table.rows[pair.row][column]].push_back(pair);
        for (const auto& [value, members] : groups)
            validation.groups.push_back(statisticsOf(name + "=" + value, members, shapes));
    }
    validation.counters = CounterComparison(table).statistics();

    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return std::abs(a.errorPercent()) > std::abs(b.errorPercent());
    });
    for (std::size_t i = 0; i < std::min(worstRows, pairs.size()); ++i)
        validation.worst.push_back(
            {pairs[i].row, pairs[i].measured, pairs[i].predicted, pairs[i].errorPercent()});
    return validation;
}

} // namespace tilesight
