// Zoom and place of the plan graph, kept for each file from one start to the next. A graph that was fitted into its
// view is fitted again.
#pragma once

#include "app/explorer/document.h"

#include <QObject>
#include <QPointer>

namespace tilesight {

class PlanCanvas;

class ViewMemory : public QObject {
    Q_OBJECT
public:
    ViewMemory(Document& document, PlanCanvas* canvas, QObject* parent);

    void store(); ///< what the view shows now, for the open file
    static constexpr int maxFiles = 50;

private:
    void onPathChanged();
    void restoreSoon(); ///< when the canvas has the plan and its size
    void restore();

    Document& m_document;
    QPointer<PlanCanvas> m_canvas;
    std::shared_ptr<const TilePlan> m_plan; ///< as opened: tells opening from saving under a name
    QString m_path;
    bool m_restoring = false;
};

} // namespace tilesight
