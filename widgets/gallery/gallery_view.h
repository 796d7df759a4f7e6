// Swizzle gallery: launch orders as cards, fastest first, all heat maps on one colour scale. A click or Enter
// adopts an order, and all cards keep their places until the plan changes otherwise. Whole rows are shown; the
// cards are a little lower or higher for it. Arrow keys move between cards, H and D
// switch between hit rate and difference against the current order.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/gallery/gallery_card.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QActionGroup>
#include <QScrollArea>
#include <QWidget>

#include <optional>

namespace tilesight {

class ExportActions;

/// One line for each order with full values, units in the heads.
QString galleryCsv(const Gallery& gallery);
/// Columns of cards that fit, at least one and never more than six.
int galleryColumns(double width, double cardWidth, double gap);

class GalleryView : public QWidget {
    Q_OBJECT
public:
    explicit GalleryView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    MapMode mode() const { return m_mode; }
    void setMode(MapMode mode);
    QActionGroup* modeActions() const {
        return m_modeActions;
    }                              ///< "Hit rate", "Difference": for the dock's header
    QString headerCaption() const; ///< "8 best of 10 examined, by predicted time"
    const QList<GalleryCard*>& cards() const { return m_cards; }
    int columns() const;
    QSize sizeHint() const override { return {856, 380}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuildCards();
    void updateLook();
    void placeCards();
    void adopt(int index);
    std::vector<int> cardSequence() const; ///< entries in the order of the cards
    int rowHeight() const;                 ///< with the gap
    void step(int from, int deltaColumns, int deltaRows);
    double headHeight() const;
    QString emptySentence() const;

    ViewState m_state;
    GalleryLook m_look;
    MapMode m_mode = MapMode::hitRate;
    QActionGroup* m_modeActions = nullptr;
    ExportActions* m_exports;
    QScrollArea* m_scroll;
    QWidget* m_page;
    QList<GalleryCard*> m_cards;
    /// Titles as the cards stood when one of them was adopted, and the plan that came of it: they keep their places
    /// until something else changes.
    std::vector<std::string> m_places;
    std::optional<TilePlan> m_adopted;
};

} // namespace tilesight
