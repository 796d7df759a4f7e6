#include "widgets/properties/occupancy_section.h"

#include "widgets/theme/painting.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QVBoxLayout>

namespace tilesight {

OccupancySection::OccupancySection(QWidget* parent)
    : PropertySection(tr("Blocks per SM"), parent), m_ladder(new QWidget(this)) {
    body()->addWidget(m_ladder);
    m_ladder->installEventFilter(this);
    m_ladder->setFocusPolicy(Qt::StrongFocus);
}

void OccupancySection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    m_ladder->setFixedHeight(int(occupancyHeight(m_picture, theme)));
    m_ladder->update();
}

void OccupancySection::setState(const ViewState& state) {
    m_picture = occupancyPicture(state);
    setVisible(m_picture.known());
    setCaption(m_picture.summary());
    m_ladder->setFixedHeight(int(occupancyHeight(m_picture, theme())));
    m_ladder->setAccessibleName(tr("Blocks per SM: %1").arg(m_picture.summary()));
    m_ladder->setAccessibleDescription(m_picture.tip());
    m_ladder->update();
}

bool OccupancySection::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_ladder) return PropertySection::eventFilter(watched, event);
    if (event->type() == QEvent::Paint) {
        QPainter painter(m_ladder);
        paintOccupancy(painter, m_ladder->rect(), m_picture, theme());
        if (m_ladder->hasFocus()) paintFocusRing(painter, m_ladder->rect(), theme());
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = occupancyRowAt(m_picture, help->pos().y(), theme());
        QToolTip::showText(help->globalPos(), row < 0 ? m_picture.next() : m_picture.tip(row), m_ladder);
        return true;
    }
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F1) { // before the window explains the latency
        event->accept();
        if (event->type() == QEvent::KeyPress) emit explainRequested(QStringLiteral("occupancy"));
        return true;
    }
    return PropertySection::eventFilter(watched, event);
}

} // namespace tilesight
