// PROBES.csv: probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note
#include "core/base/file.h"
#include "core/base/file_kind.h"
#include "core/exchange/measurements.h"
#include "core/hardware/calibrate/predecessor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {

constexpr std::uintmax_t maxFileBytes = std::uintmax_t{16} << 20;
constexpr std::array<std::string_view, 9> columns = {"probe", "case",  "sms",  "set_bytes", "in_flight_bytes",
                                                     "count", "value", "unit", "note"};

class Reader {
public:
    Reader(const Table& table, const std::string& fileName) : m_table(table), m_file(fileName) {}

    Expected<std::vector<Probe>> read() {
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (m_table.columns[i] != columns[i])
                fail("probe.no_table", 1, columns[i],
                     "column " + std::to_string(i + 1) + " is '" + shortened(m_table.columns[i]) +
                         "', not '" + std::string(columns[i]) + "'",
                     "hwdb/calibration/FORMAT.md lists the columns");
        if (m_errors.empty())
            for (std::size_t row = 0; row < m_table.rows.size() && m_errors.size() <= maxReportedErrors;
                 ++row)
                take(m_table.rows[row], m_table.lines[row]);
        if (m_errors.empty()) return std::move(m_probes);
        limitErrors(m_errors);
        return m_errors;
    }

private:
    void fail(const char* id, int line, std::string_view column, std::string message, std::string remedy) {
        m_errors.push_back(
            {id, std::move(message), {}, {m_file, line, 0, std::string(column)}, std::move(remedy)});
    }

    double number(const std::string& text, int line, std::string_view column) {
        if (text.empty()) return Probe::none;
        const std::optional<double> value = probeNumber(text);
        if (!value)
            fail("probe.bad_value", line, column, "'" + shortened(text) + "' is no number of at least 0",
                 "write it as 9.3e12, in SI units");
        return value.value_or(Probe::none);
    }

    void take(const std::vector<std::string>& cells, int line) {
        Probe probe;
        probe.name = cells[0];
        probe.variant = cells[1];
        probe.sms = number(cells[2], line, columns[2]);
        probe.setBytes = number(cells[3], line, columns[3]);
        probe.inFlightBytes = number(cells[4], line, columns[4]);
        probe.count = number(cells[5], line, columns[5]);
        probe.value = number(cells[6], line, columns[6]);
        probe.unit = cells[7];
        probe.note = cells[8];
        probe.line = line;

        bool known = false, unit = false;
        std::string_view expected;
        for (const ProbeKind& kind : probeKinds()) {
            if (kind.name != probe.name) continue;
            known = true;
            expected = kind.unit;
            unit = unit || kind.unit == probe.unit;
        }
        const bool absent = cells[6].empty();
        const bool text = probe.name == "device" && probe.variant == "name";
        if (!known) {
            std::vector<std::string> names;
            for (const ProbeKind& kind : probeKinds())
                names.emplace_back(kind.name);
            const std::string nearest = nearestName(probe.name, names);
            fail("probe.unknown", line, columns[0], "there is no probe '" + shortened(probe.name) + "'",
                 nearest.empty() ? "hwdb/calibration/FORMAT.md lists them"
                                 : "did you mean '" + nearest + "'?");
        } else if (!unit && !absent) {
            fail("probe.wrong_unit", line, columns[7],
                 "unit '" + shortened(probe.unit) + "' of " + probe.name + " must be '" +
                     std::string(expected) + "'",
                 "convert the value");
        }
        if (absent && probe.note.empty())
            fail("probe.no_reason", line, columns[6],
                 text ? "the device has no name" : "no value, and no reason in 'note'",
                 "say why the probe could not run");
        m_probes.push_back(std::move(probe));
    }

    const Table& m_table;
    const std::string& m_file;
    std::vector<Probe> m_probes;
    Errors m_errors;
};

bool isPredecessor(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view name = line.substr(0, line.find(','));
    return predecessorKnows(name);
}

} // namespace

std::optional<double> probeNumber(std::string_view text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value < 0)
        return std::nullopt;
    return value;
}

const std::vector<ProbeKind>& probeKinds() {
    static const std::vector<ProbeKind> kinds = {
        {"device", "1", "what the driver says of the device"},
        {"clock", "Hz", "SM clock while a kernel runs: cycles over nanoseconds"},
        {"stream", "B/s", "one pass over a large array"},
        {"read_bandwidth", "B/s", "reads of all SMs over a working set, again and again"},
        {"active_sms", "B/s", "reads of some SMs"},
        {"in_flight", "B/s", "reads of all SMs that each keep few bytes in flight"},
        {"same_addresses", "B/s", "reads of all SMs, groups of `count` SMs the same addresses"},
        {"chase", "clk", "each load's address comes from the load before"},
        {"bulk_copy", "s", "a tile's bulk copy into shared memory, from issue to barrier"},
        {"rate", "1/clk", "instructions of one SM, lanes a clock"},
        {"rate", "FLOP/clk", "tensor instructions of one SM"},
        {"rate", "op/clk", "integer tensor instructions of one SM"},
        {"rate", "B/clk", "shared memory reads of one SM"},
        {"launch", "s", "kernels that do nothing, or wait a known time"},
        {"power", "W", "board power of a sustained kernel"},
        {"power_bytes", "1/s", "bytes that this kernel copied each second beside products"},
        {"power_clock", "Hz", "clock of this kernel"},
        {"power_rate", "1/s", "what that kernel did each second: FLOP, operations or bytes"},
    };
    return kinds;
}

Expected<std::vector<Probe>> probesFromCsv(std::string_view text, const std::string& fileName) {
    std::vector<Probe> probes;
    if (isPredecessor(text)) {
        Expected<std::vector<Probe>> old = probesOfPredecessor(text, fileName);
        if (!old) return old.errors();
        probes = std::move(*old);
    } else {
        if (std::optional<Error> other = otherKind(text, FileKind::probes, fileName))
            return std::move(*other);
        const Expected<Table> table = tableFromCsv(text, fileName);
        if (!table) return table.errors();
        if (table->columns.size() != columns.size() || table->columns[0] != columns[0])
            return Error{
                "probe.no_table",
                "is no table of probes",
                {},
                {fileName, 1, 0, {}},
                "the first line must read probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note"};
        Expected<std::vector<Probe>> rows = Reader(*table, fileName).read();
        if (!rows) return rows.errors();
        probes = std::move(*rows);
    }
    if (std::none_of(probes.begin(), probes.end(), [](const Probe& p) { return !std::isnan(p.value); }))
        return Error{"probe.no_table",
                     "holds no probe with a value",
                     {},
                     {fileName, 0, 0, {}},
                     "run hwdb/calibration/run.sh on the GPU"};
    const std::size_t slash = fileName.rfind('/');
    for (Probe& probe : probes)
        probe.file = slash == std::string::npos ? fileName : fileName.substr(slash + 1);
    return probes;
}

Expected<std::vector<Probe>> readProbes(const std::string& path) {
    const Expected<std::string> text = readTextFile(path, maxFileBytes);
    if (!text) return text.errors();
    return probesFromCsv(*text, path);
}

} // namespace tilesight
