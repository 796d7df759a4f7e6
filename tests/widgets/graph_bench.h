// The plan graph as the window uses it, for tests by real mouse and key events.
#pragma once

#include "tests/widgets/example_state.h"
#include "tests/widgets/pictures.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/graph/node_item.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/graph/plan_graph_view.h"

#include <QSignalSpy>
#include <QTest>

Q_DECLARE_METATYPE(tilesight::TilePlan)

namespace tilesight::example {

/// A view that takes its own edits, as the window makes it do.
struct Bench {
    Selection selection;
    PlanGraphView view{&selection};
    ViewState state;
    int edits = 0;
    QString undoText, mergeKey;

    explicit Bench(const ViewState& start, QSize size = {1200, 420}) : state(start) {
        useTheme(Theme::light());
        view.resize(size);
        view.setState(state);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window does not show");
        view.activateWindow();
        canvas().setFocus();
        view.fit();
        QObject::connect(&view, &PlanGraphView::edited, &view,
                         [this](const TilePlan& plan, const QString& text, const QString& key) {
                             ++edits;
                             undoText = text;
                             mergeKey = key;
                             state.plan = std::make_shared<const TilePlan>(plan);
                             view.setState(state);
                         });
    }
    PlanCanvas& canvas() { return *view.canvas(); }
    NodeItem& node(const char* name) {
        NodeItem* item = canvas().graph().node(QString::fromUtf8(name));
        if (!item) qFatal("no node %s", name);
        return *item;
    }
    QPoint at(QPointF scenePoint) { return canvas().mapFromScene(scenePoint); }
    QPoint header(const char* name) { return at(node(name).pos() + QPointF(90, 12)); }
    void press(QPoint p, Qt::KeyboardModifiers m = {}) {
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, m, p);
    }
    void moveTo(QPoint from, QPoint to) {
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(canvas().viewport(), from + (to - from) * i / 5);
    }
    void release(QPoint p) { QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, p); }
    void drag(QPoint from, QPoint to) {
        press(from);
        moveTo(from, to);
        release(to);
    }
    void key(Qt::Key k, Qt::KeyboardModifiers m = {}) { QTest::keyClick(&canvas(), k, m); }
};

inline QStringList edgesOf(const TilePlan& plan) {
    QStringList list;
    for (const Action& action : plan.actions)
        for (const std::string& from : action.dependsOn)
            list << QString::fromStdString(from + "->" + action.name);
    return list;
}

} // namespace tilesight::example
