// The first page: what can be opened, as pictures. Samples with the rhythm of each kernel, files opened last with
// their latency, lessons with how far one has come; New and Open, and room to drop a file on.
//
// Reads like the lanes: colour and pattern name the pipe, see the legend. Escape goes on with the plan behind the page.
#pragma once

#include "widgets/start/start_state.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace tilesight {

class LessonCard;
class PlanCard;
class RecentRow;
class StartCard;

class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);
    /// Cards are made anew only when other plans or lessons are offered.
    void setState(const StartState& state);
    void setTheme(const Theme& theme);
    QCheckBox* showAtStart() const { return m_showAtStart; }
    const QVector<PlanCard*>& planCards() const { return m_plans; }

signals:
    void newRequested();
    void openRequested();
    void sampleRequested(const QString& path);
    void recentRequested(const QString& path);
    void lessonRequested(const QString& id);
    void closed(); ///< Escape

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makeMain();
    void makeCards();
    void arrange(); ///< as many columns as there is room for

    StartState m_state;
    Theme m_theme;
    QVector<PlanCard*> m_plans;
    QVector<RecentRow*> m_recent;
    QVector<LessonCard*> m_lessons;
    QLabel *m_name, *m_question, *m_recentTitle, *m_samplesTitle, *m_samplesNote, *m_lessonsTitle, *m_lessonsNote;
    QPushButton *m_new, *m_open;
    QCheckBox* m_showAtStart;
    QWidget *m_side, *m_drop, *m_legend;
    QVBoxLayout* m_recentColumn;
    QGridLayout *m_planGrid, *m_lessonGrid;
    QScrollArea* m_scroll;
};

} // namespace tilesight
