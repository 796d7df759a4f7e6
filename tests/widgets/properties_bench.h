// The properties panel as the window uses it, for tests by real mouse and key events.
#pragma once

#include "tests/widgets/example_state.h"
#include "tests/widgets/pictures.h"
#include "widgets/properties/expression_field.h"
#include "widgets/properties/knobs_section.h"
#include "widgets/properties/properties_panel.h"
#include "widgets/properties/stop_bar.h"

#include <QLineEdit>
#include <QTest>

Q_DECLARE_METATYPE(tilesight::TilePlan)

namespace tilesight::example {

struct Bench {
    Selection selection;
    PropertiesPanel panel{&selection};
    ViewState state;
    int edits = 0, previews = 0, ended = 0;
    QString undoText, mergeKey;

    explicit Bench(const ViewState& start, QSize size = {352, 900}) : state(start) {
        useTheme(Theme::light());
        panel.resize(size);
        panel.setState(state);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel)) qFatal("the window does not show");
        panel.activateWindow();
        QObject::connect(&panel, &PropertiesPanel::edited, &panel,
                         [this](const TilePlan& plan, const QString& text, const QString& key) {
                             ++edits;
                             undoText = text;
                             mergeKey = key;
                             state.plan = std::make_shared<const TilePlan>(plan);
                             panel.setState(state);
                         });
        QObject::connect(&panel, &PropertiesPanel::previewed, &panel, [this](const TilePlan& plan) {
            ++previews;
            ViewState shown = state;
            shown.plan = std::make_shared<const TilePlan>(plan);
            panel.setState(shown);
        });
        QObject::connect(&panel, &PropertiesPanel::previewEnded, &panel, [this] {
            ++ended;
            panel.setState(state);
        });
    }
    StopBar& bar(const char* name) {
        StopBar* found = panel.knobs()->bar(QString::fromLatin1(name));
        if (!found) qFatal("no row for %s", name);
        return *found;
    }
    std::string value(const char* name) { return state.plan->parameter(name)->value.text; }
};

inline int indexOf(const StopBar& bar, long long value) {
    for (std::size_t i = 0; i < bar.stops().size(); ++i)
        if (bar.stops()[i].value == value) return int(i);
    return -1;
}

inline QPoint centre(const StopBar& bar, long long value) {
    return bar.stopRect(indexOf(bar, value)).center().toPoint();
}

inline void drag(StopBar& bar, long long from, long long to, Qt::KeyboardModifiers atRelease = {}) {
    const QPoint a = centre(bar, from), b = centre(bar, to);
    QTest::mousePress(&bar, Qt::LeftButton, {}, a);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(&bar, a + (b - a) * i / 5);
    QTest::mouseRelease(&bar, Qt::LeftButton, atRelease, b);
}

inline void type(ExpressionField& field, const QString& text) {
    field.editor()->setFocus();
    field.editor()->selectAll();
    QTest::keyClicks(field.editor(), text);
}

inline StopResults someResults(const TilePlan& plan) {
    StopResults r{std::make_shared<const TilePlan>(plan), {}};
    const auto add = [&](const char* name, long long value, double us) {
        r.results.push_back({name, value, us * 1e-6, us > 0, us > 0 ? "" : "SMEM needs 240 KiB of 227 KiB"});
    };
    add("BM", 32, 350), add("BM", 64, 205), add("BM", 128, 179), add("BM", 256, 0);
    add("BN", 64, 238), add("BN", 128, 203), add("BN", 256, 179);
    add("BK", 32, 214), add("BK", 64, 179), add("BK", 128, 0);
    add("STAGES", 1, 412), add("STAGES", 2, 286), add("STAGES", 3, 179), add("STAGES", 4, 184),
        add("STAGES", 5, 0);
    return r;
}

inline std::vector<Gpu> someGpus() {
    std::vector<Gpu> gpus;
    for (const auto& [id, name, vendor] : {std::tuple{"a100-sxm", "NVIDIA A100 SXM", "NVIDIA"},
                                           {"h200-sxm", "NVIDIA H200 SXM", "NVIDIA"},
                                           {"mi300x", "AMD Instinct MI300X", "AMD"}}) {
        Gpu gpu;
        gpu.id = id;
        gpu.name = name;
        gpu.vendor = vendor;
        gpu.smCount.value = 132;
        gpu.l2Bytes.value = 50 * 1048576.0;
        gpu.dramBandwidth.value = 4.8e12;
        gpus.push_back(gpu);
    }
    return gpus;
}

} // namespace tilesight::example
