#include "app/explorer/window/view_memory.h"

#include "widgets/graph/plan_canvas.h"

#include <QSettings>
#include <QTimer>

namespace tilesight {
namespace {
const QString key = QStringLiteral("planViews"); // "zoom x y path", newest first
}

ViewMemory::ViewMemory(Document& document, PlanCanvas* canvas, QObject* parent)
    : QObject(parent), m_document(document), m_canvas(canvas), m_plan(document.plan()),
      m_path(document.path()) {
    connect(&document, &Document::pathChanged, this, &ViewMemory::onPathChanged);
    restoreSoon();
}

void ViewMemory::onPathChanged() {
    const bool opened = m_document.plan() != m_plan && !m_document.undoStack()->canUndo();
    if (opened) store();
    m_path = m_document.path();
    m_plan = m_document.plan();
    if (opened) restoreSoon();
}

void ViewMemory::store() {
    if (m_path.isEmpty() || !m_canvas || m_restoring) return;
    QStringList lines = QSettings().value(key).toStringList();
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [&](const QString& line) { return line.section(u' ', 3) == m_path; }),
                lines.end());
    if (!m_canvas->isFitted()) {
        const QPointF centre = m_canvas->mapToScene(m_canvas->viewport()->rect().center());
        lines.prepend(
            QStringLiteral("%1 %2 %3 %4").arg(m_canvas->zoom()).arg(centre.x()).arg(centre.y()).arg(m_path));
    }
    QSettings().setValue(key, lines.mid(0, maxFiles));
}

void ViewMemory::restoreSoon() {
    m_restoring = true;
    QTimer::singleShot(0, this, &ViewMemory::restore);
}

void ViewMemory::restore() {
    m_restoring = false;
    if (!m_canvas) return;
    for (const QString& line : QSettings().value(key).toStringList())
        if (!m_path.isEmpty() && line.section(u' ', 3) == m_path) {
            const double zoom = line.section(u' ', 0, 0).toDouble();
            if (zoom > 0) m_canvas->setZoom(zoom, m_canvas->viewport()->rect().center());
            m_canvas->lookAt({line.section(u' ', 1, 1).toDouble(), line.section(u' ', 2, 2).toDouble()});
            return;
        }
    m_canvas->fit();
}

} // namespace tilesight
