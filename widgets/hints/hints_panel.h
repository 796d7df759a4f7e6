// What to try: at most three changes, each proven by running the engine on the changed plan. Apply is one
// undo step, Preview shows the change in every view while the button is held, Why explains the gain.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/hints/hint_card.h"
#include "widgets/selection.h"

#include <QList>
#include <QWidget>

class QScrollArea;

namespace tilesight {

class HintsPanel : public QWidget {
    Q_OBJECT
public:
    static constexpr int mostCards = 3;
    explicit HintsPanel(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "3 of 7, gains re-computed"
    const QList<HintCard*>& cards() const { return m_cards; }
    QSize sizeHint() const override { return {352, 330}; }
    QSize minimumSizeHint() const override { return {240, 96}; }

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void previewed(const TilePlan& plan); ///< shown until previewEnded()
    void previewEnded();
    void explainRequested(const QString& id); ///< "hint/ID"
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void rebuild();
    void place();

    ViewState m_state;
    Theme m_theme;
    QList<HintCard*> m_cards;
    QScrollArea* m_scroll;
    QWidget* m_page;
    std::shared_ptr<const TilePlan> m_previewed; ///< by one of the cards; null = none
};

} // namespace tilesight
