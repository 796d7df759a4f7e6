#include "app/explorer/window/dock_panel.h"

#include "app/explorer/window/dock_tools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScreen>

namespace tilesight {

/// The row of a dock that stands alone. Dragging it moves the dock, as for any title bar widget of
/// QDockWidget.
class DockHeader : public QWidget {
public:
    explicit DockHeader(DockPanel* dock)
        : QWidget(dock), m_theme(Theme::light()), m_title(new QLabel(dock->windowTitle(), this)),
          m_tools(new DockTools(this)) {
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(12, 0, 0, 1);
        layout->setSpacing(8);
        layout->addWidget(m_title);
        m_title->setMinimumWidth(1); // gives way before the buttons do
        setToolTip(dock->windowTitle());
        layout->addWidget(m_tools, 1);
        m_title->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_tools->setDock(dock);
        connect(dock, &DockPanel::captionChanged, this, &DockHeader::fit);
        connect(dock, &DockPanel::modesChanged, this, &DockHeader::fit);
    }
    void setTheme(const Theme& theme) {
        m_theme = theme;
        m_title->setFont(theme.font(12, true));
        m_tools->setTheme(theme);
        setFixedHeight(qRound(30 * theme.fontScale));
        fit();
        update();
    }

private:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme.header);
        painter.setPen(m_theme.line);
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    }
    void fit() { m_tools->fit(width() - 24 - m_title->sizeHint().width()); }
    void resizeEvent(QResizeEvent*) override { fit(); }
    QSize minimumSizeHint() const override { return {80, minimumHeight()}; }
    QSize sizeHint() const override {
        return {QWidget::sizeHint().width(), minimumHeight()};
    } // what docks go by

    Theme m_theme;
    QLabel* m_title;
    DockTools* m_tools;
};

namespace {
/// Title bar of a dock in tabs: nothing at all, said so that QDockWidget believes it.
class NoTitle : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {0, 0}; }
    QSize minimumSizeHint() const override { return {0, 0}; }
};
} // namespace

DockPanel::DockPanel(const QString& id, const QString& title, QWidget* view, QWidget* parent)
    : QDockWidget(title, parent), m_view(view) {
    setObjectName(id);
    m_header = new DockHeader(this);
    m_empty = new NoTitle(this);
    m_empty->hide();
    setWidget(view);
    setTitleBarWidget(m_header);
    connect(this, &QDockWidget::topLevelChanged, this, [this] { m_beforeLarge = {}; });
}

void DockPanel::setTheme(const Theme& theme) {
    m_header->setTheme(theme);
    m_frame = theme.textTertiary;
    m_ground = theme.header;
    update();
}

void DockPanel::toggleLarge() {
    if (!isFloating()) return;
    if (!m_beforeLarge.isNull()) {
        setGeometry(m_beforeLarge);
        m_beforeLarge = {};
        return;
    }
    m_beforeLarge = geometry();
    const QRect room = screen()->availableGeometry();
    setGeometry(room.adjusted(room.width() / 40, room.height() / 40, -room.width() / 40, -room.height() / 40));
    raise();
}

/// A dock with its own title bar gets no frame from the system: without a line it would run into what lies below it.
void DockPanel::paintEvent(QPaintEvent* event) {
    QDockWidget::paintEvent(event);
    if (!isFloating()) return;
    QPainter painter(this);
    painter.fillRect(rect(), m_ground);
    painter.setPen(m_frame);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void DockPanel::setCaption(const QString& caption) {
    if (caption == m_caption) return;
    m_caption = caption;
    if (!isCovered()) emit captionChanged(caption);
}

void DockPanel::setCover(QWidget* cover) {
    setWidget(cover ? cover : m_view); // hides the other
    emit captionChanged(caption());
}

void DockPanel::setModes(QActionGroup* modes) {
    m_modes = modes;
    emit modesChanged();
}

void DockPanel::setTabbed(bool tabbed) {
    QWidget* wanted = tabbed ? m_empty : static_cast<QWidget*>(m_header);
    QWidget* other = titleBarWidget();
    if (other == wanted) return;
    setTitleBarWidget(wanted);
    other->hide();
    wanted->show();
}

} // namespace tilesight
