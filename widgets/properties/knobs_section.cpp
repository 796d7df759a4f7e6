#include "widgets/properties/knobs_section.h"

#include "core/analysis/report.h"
#include "core/plan/resolved_plan.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/properties/stop_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {

/// What a knob means, from its role; else its note.
QString roleWords(const TilePlan& plan, const std::string& name) {
    const std::pair<const char*, QString> roles[] = {{"rows", QObject::tr("rows")},
                                                     {"columns", QObject::tr("columns")},
                                                     {"depth", QObject::tr("depth")},
                                                     {"stages", QObject::tr("in flight")}};
    for (const auto& [role, words] : roles)
        if (parameterOfRole(plan, role) == name) return words;
    const Parameter* parameter = plan.parameter(name);
    return parameter ? QString::fromStdString(parameter->note) : QString();
}

bool isStages(const TilePlan& plan, const std::string& name) {
    return parameterOfRole(plan, "stages") == name;
}

} // namespace

KnobsSection::KnobsSection(QWidget* parent) : PropertySection(tr("Tile and pipeline"), parent) {
    body()->setSpacing(5);
}

void KnobsSection::styleRow(Row& row) const {
    const Theme& t = theme();
    row.name->setFont(t.font(12, true));
    row.role->setFont(t.font(11));
    QPalette palette = t.palette();
    row.name->setPalette(palette);
    palette.setColor(QPalette::WindowText, t.textSecondary);
    row.role->setPalette(palette);
    row.bar->setDense(isDense());
    row.bar->setTheme(t);
}

void KnobsSection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    body()->setSpacing(isDense() ? 3 : 5);
    for (Row& row : m_rows)
        styleRow(row);
    alignNames();
}

void KnobsSection::alignNames() { // one column of names, as wide as the widest
    int width = qRound(44 * theme().fontScale);
    for (const Row& row : m_rows) {
        const int name = QFontMetrics(row.name->font()).horizontalAdvance(row.name->text());
        const int role = QFontMetrics(row.role->font()).horizontalAdvance(row.role->text());
        width = std::max({width, name, role});
    }
    width = std::min(width + 2, qRound(86 * theme().fontScale));
    for (const Row& row : m_rows) {
        row.name->setFixedWidth(width);
        row.role->setFixedWidth(width);
    }
}

StopBar* KnobsSection::bar(const QString& parameter) const {
    for (const Row& row : m_rows)
        if (row.parameter == parameter.toStdString()) return row.bar;
    return nullptr;
}

void KnobsSection::rebuild(const std::vector<std::string>& names) {
    for (const Row& row : m_rows) {
        row.bar->disconnect();
        retire(row.widget);
    }
    m_rows.clear();
    for (const std::string& name : names) {
        Row row{name, new QWidget(this), nullptr, nullptr, nullptr};
        auto* layout = new QHBoxLayout(row.widget);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        row.name = new QLabel(row.widget);
        row.role = new QLabel(row.widget);
        words->addWidget(row.name);
        words->addWidget(row.role);
        layout->addLayout(words);
        row.bar = new StopBar(row.widget);
        layout->addWidget(row.bar, 1);
        connect(row.bar, &StopSlider::previewed, this,
                [this, name](long long value) { preview(name, value); });
        connect(row.bar, &StopSlider::committed, this,
                [this, name](long long value, bool isStep) { commit(name, value, isStep); });
        connect(row.bar, &StopSlider::cancelled, this, [this] {
            m_base.reset();
            emit previewEnded();
        });
        body()->addWidget(row.widget);
        styleRow(row);
        m_rows.push_back(row);
    }
}

void KnobsSection::setState(const ViewState& state) {
    m_state = state;
    const std::vector<std::string> names =
        state.plan ? stopParameters(*state.plan) : std::vector<std::string>();
    std::vector<std::string> have;
    for (const Row& row : m_rows)
        have.push_back(row.parameter);
    if (names != have) rebuild(names);
    for (Row& row : m_rows)
        fill(row);
    alignNames();
    setVisible(!m_rows.empty());
}

void KnobsSection::setResults(const StopResults& results) {
    m_results = results;
    for (Row& row : m_rows)
        fill(row);
}

void KnobsSection::fill(Row& row) {
    const TilePlan& plan = *m_state.plan;
    const QString name = QString::fromStdString(row.parameter);
    const bool stages = isStages(plan, row.parameter);
    row.name->setText(stages && name == name.toUpper() ? tr("Stages") : name);
    row.name->setToolTip(name);
    row.role->setText(roleWords(plan, row.parameter));
    row.bar->setAccessibleName(name);
    row.bar->setAccessibleDescription(row.role->text());
    double current = 0;
    if (const auto value = evaluate(plan, Expression(row.parameter))) current = *value;

    std::vector<Stop> stops;
    for (long long value : parameterStops(plan, row.parameter))
        stops.push_back(Stop{value});
    const bool valid = m_results.plan && sameButFor(*m_results.plan, plan, row.parameter);
    bool any = false;
    if (valid) {
        double slowest = 0;
        for (const StopResult& result : m_results.results)
            if (result.parameter == row.parameter && result.fits)
                slowest = std::max(slowest, result.latencySeconds);
        for (const StopResult& result : m_results.results) {
            if (result.parameter != row.parameter) continue;
            for (Stop& stop : stops) {
                if (stop.value != result.value) continue;
                any = true;
                stop.fits = result.fits;
                stop.reason = QString::fromStdString(result.reason);
                stop.detail =
                    result.fits ? QString::fromStdString(formatSeconds(result.latencySeconds)) : tr("no fit");
                stop.share = result.fits && slowest > 0 ? result.latencySeconds / slowest : -1;
            }
        }
    }
    // A value between the stops has the latency of the plan itself.
    if (any && m_state.analysis && !m_state.stale && m_state.errors.empty()) {
        Stop own{std::llround(current)};
        own.detail = QString::fromStdString(formatSeconds(m_state.analysis->latencySeconds));
        const auto at = std::find_if(stops.begin(), stops.end(),
                                     [&](const Stop& stop) { return stop.value >= own.value; });
        if (at == stops.end() || at->value != own.value)
            stops.insert(at, own);
        else if (at->detail.isEmpty())
            *at = own;
    }
    row.bar->setStops(std::move(stops), std::llround(current));
    // The stops' details are all of one unit; narrow rows of stages leave it to the caption and the tooltip.
    row.bar->setNarrow(stages);
    if (any)
        setCaption(tr("latency at every stop"));
    else if (&row == &m_rows.front())
        setCaption({});
}

void KnobsSection::preview(const std::string& parameter, long long value) {
    if (!m_base) m_base = m_state.plan;
    if (!m_base) return;
    if (const auto edit = changeParameter(*m_base, QString::fromStdString(parameter), value))
        emit previewed(edit->plan);
}

void KnobsSection::commit(const std::string& parameter, long long value, bool isStep) {
    const auto base = m_base ? m_base : m_state.plan;
    m_base.reset();
    if (!base) return;
    if (const auto edit = changeParameter(*base, QString::fromStdString(parameter), value, isStep))
        apply(*edit);
}

} // namespace tilesight
