// What every view can be taken along as: its full content as SVG, PNG with twice the pixels or vector PDF, in light
// colours whatever the theme, and its numbers, where it has some, as CSV. One place writes all formats; a view only says
// how its content is painted. The actions are the view's context menu, stand in its dock's menu and in the palette.
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>
#include <QSize>
#include <QStringList>
#include <functional>

class QAction;
class QPainter;
class QWidget;

namespace tilesight {

struct Exportable {
    /// Everything there is to see, into (0, 0, size). The painter is a QCPPainter, so that plots can use it.
    std::function<void(QPainter& painter, const QSize& size, const Theme& theme)> paint;
    std::function<QString()> csv = {};               ///< with units in its heads; none = there are no numbers
    QSize size{900, 560};                            ///< of the picture, in pixels
    std::function<QSize(const Theme&)> measure = {}; ///< instead of `size`, asked for when it is painted
};

class ExportActions : public QObject {
    Q_OBJECT
public:
    ExportActions(QWidget* view, Exportable what);
    QStringList suffixes() const;                    ///< "svg", "png", "pdf" and, with numbers, "csv"
    QByteArray content(const QString& suffix) const; ///< empty for another suffix, and while it is refused
    QByteArray svg() const;
    QByteArray png() const; ///< twice as many pixels as `size`
    QByteArray pdf() const; ///< one page of the size of the picture
    QString csv() const;
    const QList<QAction*>& actions() const { return m_actions; }
    QString title() const;         ///< what is exported, by the view's accessible name
    void setEnabled(bool enabled); ///< false while there is nothing to see
    /// Nothing is given away while `sentence`, the reason, is not empty.
    void refuse(const QString& sentence) { m_refusal = sentence; }
    void setPictureSize(const QSize& size) { m_what.size = size; }

    /// Those of a view and of what is in it, the view's own first.
    static QList<ExportActions*> of(const QWidget* view);

signals:
    void refused(const QString& sentence);
    void saveRequested(const QString& suffix); ///< views open no file dialogs

private:
    QSize pictureSize() const;
    void paintOn(QPaintDevice* device, double scale) const;
    QImage image() const;

    QWidget* m_view;
    Exportable m_what;
    QList<QAction*> m_actions;
    QString m_refusal;
};

/// Format and words of a file dialog: "PDF (*.pdf)"; "" = no such format.
QString exportFilter(const QString& suffix);
/// Why a file of this name cannot be written: its ending is none of the formats; "" = it can.
QString suffixRefusal(const QString& path, const QStringList& suffixes);

} // namespace tilesight
