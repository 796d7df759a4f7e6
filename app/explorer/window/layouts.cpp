#include "app/explorer/window/layouts.h"

#include "app/explorer/window/dock_panel.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace tilesight {
namespace {

/// Puts docks into a window one after the other; unknown ids are skipped, so that a view may be missing.
class Arranger {
public:
    Arranger(QMainWindow& window, const Docks& docks) : m_window(window), m_docks(docks) {
        for (DockPanel* dock : docks) {
            dock->setFloating(false);
            m_window.removeDockWidget(dock);
        }
        // Qt keeps the places of docks that were removed and shows them again at the next start: a new window has none.
        static const QByteArray empty = QMainWindow().saveState();
        m_window.restoreState(empty);
    }
    void first(const char* id) {
        show(id, [&](auto* dock) { m_window.addDockWidget(Qt::LeftDockWidgetArea, dock); });
    }
    void split(const char* from, const char* id, Qt::Orientation direction) {
        show(id, [&](auto* dock) { m_window.splitDockWidget(find(from), dock, direction); });
    }
    void tab(const char* front, std::initializer_list<const char*> others) {
        for (const char* id : others)
            show(id, [&](auto* dock) { m_window.tabifyDockWidget(find(front), dock); });
        if (DockPanel* dock = find(front)) dock->raise();
    }
    void sizes(Qt::Orientation direction, std::initializer_list<std::pair<const char*, int>> wanted) {
        QList<QDockWidget*> docks;
        QList<int> pixels;
        for (const auto& [id, size] : wanted)
            if (DockPanel* dock = find(id)) {
                docks << dock;
                pixels << size;
            }
        m_window.resizeDocks(docks, pixels, direction);
    }

private:
    DockPanel* find(const char* id) const { return m_docks.value(QLatin1String(id)); }
    template <class Place>
    void show(const char* id, Place place) {
        DockPanel* dock = find(id);
        if (!dock) return;
        place(dock);
        dock->show();
    }
    QMainWindow& m_window;
    const Docks& m_docks;
};

} // namespace

void letGoOfSeparators(QMainWindow& window) {
    QMouseEvent release(QEvent::MouseButtonRelease, {}, window.mapToGlobal(QPointF()), Qt::LeftButton, Qt::NoButton,
                        Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &release);
    QHoverEvent leave(QEvent::HoverLeave, QPointF(), QPointF(), QPointF(), Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &leave);
}

void applyLayout(QMainWindow& window, const Docks& docks, const QString& layout) {
    letGoOfSeparators(window);
    const int width = window.width(), height = window.height();
    const bool narrow = width < 1500;
    // Larger letters need a wider column, up to a good third of the window.
    // (The window's own font comes later than the program's when the letters have just changed.)
    const double scale = std::max(1.0, QApplication::font().pixelSize() / 13.0);
    const int right = std::min(qRound((narrow ? 312 : 352) * scale), width * 36 / 100);
    const int left = width - right - 6;
    const int below = height - 30 - 44 - 72 - 24; // menu, context bar, strip, status
    Arranger a(window, docks);
    if (layout == QLatin1String("present")) {
        a.first("lanes");
        if (below < 800) {
            a.tab("lanes", {"gallery", "plan"});
            return;
        }
        a.split("lanes", "gallery", Qt::Vertical); // the lanes alone would not fill a big screen
        a.tab("lanes", {"plan"});
        a.sizes(Qt::Vertical, {{"lanes", below * 62 / 100}, {"gallery", below * 38 / 100}});
        return;
    }
    if (layout == QLatin1String("analyse")) {
        a.first("lanes");
        a.split("lanes", "explain", Qt::Horizontal);
        a.split("lanes", "gallery", Qt::Vertical);
        a.split("explain", "hints", Qt::Vertical);
        if (!narrow) a.split("gallery", "roofline", Qt::Horizontal);
        a.tab("lanes", {"sidebyside", "diagnosis", "memory", "table", "errors", "plan"});
        if (narrow) a.tab("gallery", {"roofline"});
        a.tab("gallery", {"l2", "orders", "sensitivity", "sweep", "variants", "gpus"});
        a.tab("hints", {"properties", "hardware"});
        a.tab("explain", {"lesson"});
        a.sizes(Qt::Horizontal, {{"lanes", left}, {"explain", right}});
        if (!narrow) a.sizes(Qt::Horizontal, {{"gallery", left * 69 / 100}, {"roofline", left * 31 / 100}});
        a.sizes(Qt::Vertical, {{"lanes", below * 51 / 100}, {"gallery", below * 49 / 100}});
        a.sizes(Qt::Vertical, {{"explain", below * 51 / 100}, {"hints", below * 49 / 100}});
        return;
    }
    a.first("plan");
    a.split("plan", "properties", Qt::Horizontal);
    a.split("plan", "lanes", Qt::Vertical);
    if (!narrow) a.split("plan", "tile", Qt::Horizontal);
    if (narrow) a.tab("plan", {"tile"});
    a.tab("plan", {"text"});
    a.split("properties", "hints", Qt::Vertical);
    a.tab("lanes", {"gallery", "diagnosis", "orders", "roofline", "memory", "variants", "sidebyside", "table", "errors"});
    a.tab("properties", {"hardware"});
    a.tab("hints", {"explain", "lesson"});
    a.sizes(Qt::Horizontal, {{"lanes", left}, {"properties", right}});
    if (!narrow)
        a.sizes(Qt::Horizontal, {{"plan", left - 278}, {"tile", 272}}); // the graph's nodes keep their lines
    // All lanes, all knobs and the shared memory are in sight, in a low window too.
    const int lanes = narrow ? 50 : 47, knobs = narrow ? 61 : 58;
    a.sizes(Qt::Vertical, {{"plan", below * (100 - lanes) / 100}, {"lanes", below * lanes / 100}});
    a.sizes(Qt::Vertical, {{"properties", below * knobs / 100}, {"hints", below * (100 - knobs) / 100}});
}

} // namespace tilesight
