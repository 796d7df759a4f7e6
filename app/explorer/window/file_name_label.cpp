#include "app/explorer/window/file_name_label.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace tilesight {

FileNameLabel::FileNameLabel(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void FileNameLabel::setName(const QString& name, bool modified) {
    m_name = name;
    m_suffix = modified ? tr("modified") : QString();
    setAccessibleName(modified ? tr("%1, modified").arg(name) : name);
    updateGeometry();
    update();
}

void FileNameLabel::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

double FileNameLabel::suffixWidth() const {
    if (m_suffix.isEmpty()) return 0;
    return QFontMetricsF(m_theme.font(12)).horizontalAdvance(QStringLiteral(" · ")) +
           QFontMetricsF(m_theme.font(12, true)).horizontalAdvance(m_suffix);
}

QString FileNameLabel::shownName() const {
    const double room = std::max(0.0, width() - suffixWidth());
    return QFontMetricsF(m_theme.font(12)).elidedText(m_name, Qt::ElideMiddle, room);
}

QSize FileNameLabel::sizeHint() const {
    const QFontMetricsF metrics(m_theme.font(12));
    return {int(std::ceil(metrics.horizontalAdvance(m_name) + suffixWidth())) + 1,
            int(std::ceil(metrics.height()))};
}

void FileNameLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFontMetricsF metrics(m_theme.font(12));
    QString name = shownName();
    if (!m_suffix.isEmpty()) name += QStringLiteral(" · ");
    const double suffix = QFontMetricsF(m_theme.font(12, true)).horizontalAdvance(m_suffix);
    QRectF row(rect());
    painter.setPen(m_theme.text);
    painter.setFont(m_theme.font(12, true));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, m_suffix);
    row.setRight(row.right() - suffix);
    painter.setFont(m_theme.font(12));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, name);
}

} // namespace tilesight
