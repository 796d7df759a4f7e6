// What every chart can be taken along as: its full content as SVG or PNG, in light colours whatever the theme, and
// its numbers as CSV. The actions belong to the view: they are its context menu and stand in its dock's menu.
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>
#include <QSize>
#include <functional>

class QAction;
class QPainter;
class QWidget;

namespace tilesight {

struct Exportable {
    /// Everything there is to see, into (0, 0, size). The painter is a QCPPainter, so that plots can use it.
    std::function<void(QPainter& painter, const QSize& size, const Theme& theme)> paint;
    std::function<QString()> csv; ///< with units in its heads
    QSize size{900, 560};         ///< of the picture, in pixels
};

class ExportActions : public QObject {
    Q_OBJECT
public:
    ExportActions(QWidget* view, Exportable what);
    QByteArray svg() const;
    QByteArray png() const; ///< twice as many pixels as `size`
    QString csv() const { return m_what.csv(); }
    void setEnabled(bool enabled); ///< false while there is nothing to see
    void setPictureSize(const QSize& size) { m_what.size = size; }

signals:
    /// Views open no file dialogs. `extension`: "svg", "png" or "csv".
    void saveRequested(const QString& extension, const QByteArray& content);

private:
    Exportable m_what;
    QList<QAction*> m_actions;
};

} // namespace tilesight
