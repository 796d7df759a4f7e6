// What a derivation reads and writes: the probes, the numbers known so far, and its findings.
#pragma once

#include "core/hardware/calibrate/probe.h"
#include "core/hardware/gpu.h"

#include <optional>

namespace tilesight {

/// How far a finding goes.
enum class Standing {
    value, ///< it becomes the number of the file
    check ///< it becomes the number only where nothing better is known of this very GPU: whole kernels tell costs such as
          ///< the start of a block better than a probe does
};

/// One number as probes tell it.
struct Finding {
    std::string key; ///< "l2_bandwidth"
    double value = 0;
    Provenance kind = Provenance::measured;
    Standing standing = Standing::value;
    std::string source; ///< "probe active_sms, PROBES.csv"
    std::string note;
    std::string file{}; ///< of the first row that it rests on
    int line = 0;
};

class Evidence {
public:
    Evidence(const std::vector<Probe>& probes, const Gpu& base) : m_probes(probes), m_base(base) {}

    /// Rows that hold a value, in the order of the tables; `variant` empty = any.
    std::vector<const Probe*> rows(std::string_view name, std::string_view variant = {}) const;
    /// Median of their values.
    std::optional<double> value(std::string_view name, std::string_view variant) const;
    /// The first value found for this number, else the base's. NaN = not known.
    double number(const std::string& key) const;

    /// Adds a finding that rests on these rows (not empty).
    void found(const std::string& key, double value, const std::vector<const Probe*>& rows,
               std::string note = {}, Provenance kind = Provenance::measured,
               Standing standing = Standing::value);

    const Gpu& base() const { return m_base; }
    const std::vector<Finding>& findings() const { return m_findings; }

private:
    const std::vector<Probe>& m_probes;
    const Gpu& m_base;
    std::vector<Finding> m_findings;
};

} // namespace tilesight
