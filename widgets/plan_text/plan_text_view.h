// The plan as text beside the graph: two views of one document. What it shows: the JSON of a tile plan (format
// "tileplan/1", core/plan/FORMAT.md) in its stable order, so that files differ only where plans do.
//
//   an edit elsewhere     rewrites the stretch that differs; cursor and scroll position stay
//   typing                is read once it has been quiet for quietMilliseconds. Sound: it is the document's plan, one
//                         undo step for each burst of typing, and the text stays as it was typed. Not sound: the faults
//                         are underlined and listed, and everybody else keeps the last sound plan
//   an edit elsewhere     while the text is not sound: the text follows the plan, what was typed is set aside and one
//                         button brings it back, the newest of several first. Selecting changes no text
//
// Reading takes 0.2 ms for a plan of 100 lines and 3 ms for one of 2000, so it needs no thread. The view does nothing
// while it is hidden.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/plan_text/text_places.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tilesight {

class ErrorsPanel;
class FindBar;
class PlanEditor;

class PlanTextView : public QWidget {
    Q_OBJECT
public:
    explicit PlanTextView(Selection* selection, QWidget* parent = nullptr);
    /// `state.plan` is the document's plan, not one that is only previewed.
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "118 lines · in step with the plan"
    PlanEditor* editor() const { return m_editor; }
    FindBar* findBar() const { return m_find; }
    const Errors& errors() const { return m_errors; }
    bool differs() const { return m_faulty; } ///< the text is not sound
    /// Text with faults that made room for an edit elsewhere: the one that is brought back next; "" = none.
    QString setAside() const { return m_setAside.isEmpty() ? QString() : m_setAside.last(); }
    QPushButton* takeBackButton() const { return m_takeBack; }
    QPushButton* bringBackButton() const { return m_bringBack; }
    QSize sizeHint() const override { return {460, 400}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

    static constexpr int quietMilliseconds = 150, burstMilliseconds = 2000;

    /// Texts with errors that would be lost with the view: what was set aside, and last what stands there.
    QStringList drafts() const;

public slots:
    void readNow(); ///< what was typed, if it has not been read yet
    /// The last sound plan again, and these set aside to be brought back, the last one first.
    void setDrafts(const QStringList& texts);
    void showError(const tilesight::Error& error); ///< its place in the text

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void draftsChanged(const QStringList& texts);
    void faultsChanged(const tilesight::Errors& errors); ///< of text that is not sound; none = it is
    void headerCaptionChanged(const QString& caption);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void typed();
    void showPlan(const TilePlan& plan);
    void putAside(const QString& text);
    void takeBack();
    void bringBack();
    void showErrors();
    void showNotice();
    void followSelection();
    void followCursor();
    const std::vector<ActionPlace>& places();

    Selection* m_selection;
    PlanEditor* m_editor;
    FindBar* m_find;
    QWidget* m_notice;
    QLabel* m_sentence;
    QPushButton *m_takeBack, *m_bringBack, *m_forget;
    ErrorsPanel* m_list;
    Theme m_theme;
    std::shared_ptr<const TilePlan> m_plan; ///< what the text said when it was sound last
    Errors m_announced;                     ///< faults that others know of
    Errors m_errors, m_illegal;             ///< of the text; of the plan, from its analysis
    bool m_faulty = false, m_unread = false, m_rewriting = false, m_placesKnown = false;
    QStringList m_setAside, m_announcedDrafts; ///< the newest is last
    std::vector<ActionPlace> m_places;
    QTimer m_quiet, m_burstEnd;
    int m_burst = 0;
};

} // namespace tilesight
