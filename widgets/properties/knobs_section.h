// Tile and pipeline: one row of stops for each knob, with the latency at every stop when it is known.
#pragma once

#include "widgets/properties/property_section.h"
#include "widgets/properties/stop_results.h"

class QLabel;

namespace tilesight {

class StopBar;

class KnobsSection : public PropertySection {
    Q_OBJECT
public:
    explicit KnobsSection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    void setResults(const StopResults& results);
    StopBar* bar(const QString& parameter) const;

private:
    struct Row {
        std::string parameter;
        QWidget* widget;
        QLabel *name, *role;
        StopBar* bar;
    };
    void rebuild(const std::vector<std::string>& names);
    void fill(Row& row);
    void alignNames();
    void preview(const std::string& parameter, long long value);
    void commit(const std::string& parameter, long long value, bool isStep);
    void styleRow(Row& row) const;

    ViewState m_state;
    StopResults m_results;
    std::vector<Row> m_rows;
    std::shared_ptr<const TilePlan> m_base; ///< plan at the start of a drag
};

} // namespace tilesight
