// The lanes view on an analysis, and the gestures of a hand on it.
#pragma once

#include "tests/widgets/example_analysis.h"
#include "widgets/lanes/lanes_view.h"

#include <QWheelEvent>
#include <QtTest>

namespace tilesight {

struct LanesFixture {
    Selection selection;
    LanesView view{&selection};
    ViewState state;

    explicit LanesFixture(ViewState s = example::exampleState(), QSize size = {1200, 360}) : state(std::move(s)) {
        view.setState(state);
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
    int firstSegment(Resource resource, Phase phase) const {
        const auto& all = state.analysis->lanes.segments;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].resource == resource && all[i].phase == phase) return int(i);
        return -1;
    }
    QPoint centreOf(int segment) const {
        const LaneFrame f = view.frame();
        const LaneSegment& s = state.analysis->lanes.segments[std::size_t(segment)];
        const QRectF bar = f.layout.bar(f.scene.rowOf(s.resource));
        return QPointF(f.x(s.startSeconds + s.durationSeconds / 2), bar.center().y()).toPoint();
    }
    void wheel(const QPoint& at, int steps, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&view, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&view, from + (to - from) * i / 5);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    double scale() const { return view.frame().axis.pixelsPerSecond; }
    double timeAtX(int x) const {
        const LaneFrame f = view.frame();
        return timeAt(f.axis, x - f.layout.plotLeft());
    }
};

} // namespace tilesight
