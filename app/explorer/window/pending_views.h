// Stand-ins for views that are still being written. Each goes when the view arrives.
#pragma once

#include "app/explorer/workspace.h"
#include "widgets/theme/theme.h"

#include <QWidget>

namespace tilesight {

class PendingView : public QWidget {
public:
    PendingView(Selection*, QWidget* parent) : QWidget(parent) {}
    void setState(const ViewState&) {}
    void setTheme(const Theme&) {}
};
#define TILESIGHT_PENDING(Name)                                                                              \
    class Name : public PendingView {                                                                        \
    public:                                                                                                  \
        using PendingView::PendingView;                                                                      \
    };
TILESIGHT_PENDING(PlanGraphView)
TILESIGHT_PENDING(TilePicture)
TILESIGHT_PENDING(PropertiesPanel)
TILESIGHT_PENDING(GalleryView)
TILESIGHT_PENDING(HintsPanel)
TILESIGHT_PENDING(HardwarePanel)
TILESIGHT_PENDING(ActionsTable)

class ExplainPanel : public PendingView {
    Q_OBJECT
public:
    using PendingView::PendingView;
    void explain(const QString&) {}
};

class GpuPicker : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setGpus(const std::vector<Gpu>&) {}
    void setCurrent(const QString&) {}
    void setTheme(const Theme&) {}
signals:
    void gpuChosen(const QString& id);
};

class LayoutSwitch : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setCurrent(const QString&) {}
    void setTheme(const Theme&) {}
signals:
    void layoutChosen(const QString& name);
};

class SummaryStrip : public QWidget {
    Q_OBJECT
public:
    SummaryStrip(Selection*, QWidget* parent) : QWidget(parent) { setFixedHeight(72); }
    void setState(const ViewState&) {}
    void setTheme(const Theme&) {}
signals:
    void pinRequested();
    void explainRequested(const QString& id);
};

} // namespace tilesight
