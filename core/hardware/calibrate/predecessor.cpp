#include "core/hardware/calibrate/predecessor.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double mebi = 1048576, kibi = 1024;

/// How a row reads: bw_sms,ws_mb=12,sms=1,threads=256,inflight_kb=32,91.65,GB/s has four parameters.
struct Form {
    std::string_view family, rest; ///< prop and sms of prop.sms; most names have no family
    std::size_t parameters;
    std::string_view unit;                       ///< as written
    double factor;                               ///< to the unit of today
    std::string_view probe, variant, todaysUnit; ///< probe empty: not used
    std::string_view detail = {}; ///< the number used stands in a cell "detail=..." behind the unit
};
constexpr Form forms[] = {
    {"prop", "name", 1, "", 1, "device", "name", ""},
    {"prop", "sms", 1, "count", 1, "device", "sm_count", "1"},
    {"prop", "l2", 1, "bytes", 1, "device", "l2_bytes", "1"},
    {"prop", "smem_per_sm", 1, "bytes", 1, "device", "shared_bytes_per_sm", "1"},
    {"prop", "smem_per_block_optin", 1, "bytes", 1, "device", "shared_bytes_per_block_max", "1"},
    {"prop", "reserved_smem_per_block", 1, "bytes", 1, "device", "shared_bytes_reserved_per_block", "1"},
    {"prop", "regs_per_sm", 1, "count", 1, "device", "registers_per_sm", "1"},
    {"prop", "max_threads_per_sm", 1, "count", 1, "device", "max_threads_per_sm", "1"},
    {"prop", "max_blocks_per_sm", 1, "count", 1, "device", "max_blocks_per_sm", "1"},
    {"prop", "bus_width", 1, "bits", 1, "", "", ""},
    {"prop", "persisting_l2_max", 1, "bytes", 1, "", "", ""},
    {"clock", "light", 1, "MHz", 1e6, "clock", "light", "Hz"},
    {"", "read_bw", 1, "GB/s", 1e9, "read_bandwidth", "distinct", "B/s"},
    {"", "dram_read", 1, "GB/s", 1e9, "stream", "read", "B/s"},
    {"", "dram_write", 1, "GB/s", 1e9, "stream", "write", "B/s"},
    {"", "dram_copy", 1, "GB/s", 1e9, "stream", "copy", "B/s"},
    {"", "latency", 1, "cycles", 1, "chase", "global", "clk"},
    {"", "smem_latency", 1, "cycles", 1, "chase", "shared", "clk"},
    {"", "smem_bw", 1, "GB/s", 1, "rate", "shared_read", "B/clk", "bytes_per_clk_sm"},
    {"", "fp32_fma", 1, "TFLOP/s", 1, "rate", "fma_f32", "1/clk", "per_clk_sm"},
    {"", "hfma2", 1, "TFLOP/s", 1, "rate", "fma_f16x2", "1/clk", "per_clk_sm"},
    {"", "imad", 1, "TOP/s", 1, "rate", "imad", "1/clk", "per_clk_sm"},
    {"", "sfu_ex2", 1, "TOP/s", 1, "rate", "ex2", "1/clk", "per_clk_sm"},
    {"", "mma_sync_bf16", 1, "TFLOP/s", 1, "rate", "mma_sync_bf16", "FLOP/clk", "per_clk_sm"},
    {"", "launch_graph", 1, "us", 1e-6, "launch", "graph", "s"},
    {"", "launch_stream", 1, "us", 1e-6, "launch", "stream", "s"},
    {"", "empty_blocks", 1, "us", 1e-6, "launch", "empty_blocks", "s"},
    {"", "bw_sms", 4, "GB/s", 1e9, "active_sms", "", "B/s"},
    {"", "bw_inflight", 4, "GB/s", 1e9, "", "",
     ""}, // its bytes in flight do not tell what the compiler unrolled
    {"", "bw_shared", 2, "GB/s", 1e9, "same_addresses", "", "B/s"},
    {"", "syncthreads", 1, "ns", 1e-9, "", "", ""},
    {"", "wave", 1, "us", 1e-6, "", "", ""}, // without the time that its blocks wait
    {"", "wave_4_resident", 1, "us", 1e-6, "", "", ""},
};

std::string nameOf(const Form& form) {
    return form.family.empty() ? std::string(form.rest)
                               : std::string(form.family) + "." + std::string(form.rest);
}

const Form* formOf(std::string_view name) {
    for (const Form& form : forms)
        if (nameOf(form) == name) return &form;
    return nullptr;
}

std::vector<std::string> cellsOf(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    std::vector<std::string> cells(1);
    for (const char c : line) {
        if (c == ',')
            cells.emplace_back();
        else
            cells.back() += c;
    }
    return cells;
}

class Reader {
public:
    Reader(std::string_view text, const std::string& fileName) : m_text(text), m_file(fileName) {}

    Expected<std::vector<Probe>> read() {
        while (!m_text.empty() && m_errors.size() <= maxReportedErrors) {
            const std::size_t end = std::min(m_text.find('\n'), m_text.size());
            const std::vector<std::string> cells = cellsOf(m_text.substr(0, end));
            m_text.remove_prefix(std::min(end + 1, m_text.size()));
            ++m_line;
            if (cells.size() > 1 || !cells[0].empty()) take(cells);
        }
        if (m_errors.empty()) return std::move(m_probes);
        limitErrors(m_errors);
        return m_errors;
    }

private:
    void fail(const char* id, const std::string& cell, std::string message, std::string remedy) {
        m_errors.push_back(
            {id, std::move(message), shortened(cell), {m_file, m_line, 0, {}}, std::move(remedy)});
    }

    double number(const std::string& text) {
        const std::optional<double> value = probeNumber(text);
        if (!value)
            fail("probe.bad_value", text, "'" + shortened(text) + "' is no number of at least 0",
                 "each row is a name, parameters, a value and its unit");
        return value.value_or(Probe::none);
    }

    void take(const std::vector<std::string>& cells) {
        const Form* form = formOf(cells[0]);
        if (!form) {
            std::vector<std::string> names;
            for (const Form& known : forms)
                names.push_back(nameOf(known));
            const std::string nearest = nearestName(cells[0], names);
            return fail("probe.unknown", cells[0], "there is no probe '" + shortened(cells[0]) + "'",
                        nearest.empty() ? "remove the row" : "did you mean '" + nearest + "'?");
        }
        const std::size_t valueAt = 1 + form->parameters;
        if (cells.size() <= valueAt || (!form->unit.empty() && cells.size() <= valueAt + 1))
            return fail("probe.bad_value", cells[0],
                        cells[0] + " has " + std::to_string(cells.size()) +
                            " cells, too few for its value and unit",
                        "complete the row or remove it");
        if (!form->unit.empty() && cells[valueAt + 1] != form->unit)
            return fail("probe.wrong_unit", cells[0],
                        "unit '" + shortened(cells[valueAt + 1]) + "' of " + cells[0] + " must be '" +
                            std::string(form->unit) + "'",
                        "convert the value");
        if (form->probe.empty()) return;
        Probe probe;
        probe.name = form->probe;
        probe.variant = form->variant;
        probe.unit = form->todaysUnit;
        probe.line = m_line;
        if (probe.variant == "name") {
            probe.note = cells.back(); // "prop.name,0,0,NVIDIA H200"
            m_probes.push_back(std::move(probe));
            return;
        }
        for (std::size_t i = 1; i < valueAt; ++i)
            parameter(*form, cells[i], probe);
        probe.value = form->factor * number(cells[valueAt]);
        if (!form->detail.empty()) probe.value = detail(*form, cells);
        m_probes.push_back(std::move(probe));
    }

    void parameter(const Form& form, const std::string& cell, Probe& probe) {
        const std::size_t equals = cell.find('=');
        const std::string key = equals == std::string::npos ? "" : cell.substr(0, equals);
        const double value = number(equals == std::string::npos ? cell : cell.substr(equals + 1));
        if (key == "ws_mb" || form.rest == "read_bw" || form.rest == "latency")
            probe.setBytes = value * mebi;
        else if (key == "sms")
            probe.sms = value;
        else if (key == "inflight_kb")
            probe.inFlightBytes = value * kibi;
        else if (key == "group" || form.rest == "empty_blocks")
            probe.count = value;
    }

    double detail(const Form& form, const std::vector<std::string>& cells) {
        const std::string wanted = std::string(form.detail) + "=";
        for (const std::string& cell : cells)
            if (cell.rfind(wanted, 0) == 0) return number(cell.substr(wanted.size()));
        fail("probe.bad_value", cells[0], cells[0] + " has no cell '" + wanted + "...'",
             "add it behind the unit");
        return Probe::none;
    }

    std::string_view m_text;
    const std::string& m_file;
    int m_line = 0;
    std::vector<Probe> m_probes;
    Errors m_errors;
};

} // namespace

bool predecessorKnows(std::string_view name) { return formOf(name) != nullptr; }

Expected<std::vector<Probe>> probesOfPredecessor(std::string_view text, const std::string& fileName) {
    return Reader(text, fileName).read();
}

} // namespace tilesight
