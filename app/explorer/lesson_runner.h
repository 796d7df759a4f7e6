// The running lesson: which step, what is done, what was guessed. It asks the engine for every number when it is needed
// and changes the plan through the document only. The user's own plan is put aside when a lesson starts and is brought
// back with its undo steps when it is left.
#pragma once

#include "app/explorer/analysis_service.h"
#include "app/explorer/workspace.h"
#include "core/lesson/lesson.h"
#include "widgets/lesson/lesson_state.h"

#include <optional>

namespace tilesight {

class LessonRunner : public QObject {
    Q_OBJECT
public:
    /// `folder` of the lesson files; "" = none.
    LessonRunner(Workspace& workspace, const Engine& engine, const QString& folder,
                 QObject* parent = nullptr);

    const LessonState& state() const { return m_state; }
    const Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }

    /// What a question was answered with; of the finished steps.
    struct Answer {
        QString guess;    ///< as typed, or the number of the choice
        QString answer;   ///< "201 µs", or the choice's text; "" = not revealed
        QString verdict;  ///< "201 µs. Your guess: 180 µs, 10.4 % too low."
        QString question; ///< as it was asked, numbers filled in
        QString comment;
        bool right = false;
    };
    const Answer& answerOf(int step) const { return m_answers[std::size_t(step)]; }

    /// Goes on where it was left; from the beginning when it was finished. The first lesson puts the document aside; one
    /// after another replaces it, so the caller has asked about unsaved changes.
    void start(const QString& id);
    void restart();
    void leave(); ///< the user's own plan comes back
    void goTo(int step);
    void setGuess(const QString& guess);
    void reveal();
    void apply(); ///< the hinted edit, as one step that can be undone
    void readList();

signals:
    void changed(const tilesight::LessonState& state);
    void stepEntered(const QString& view); ///< what is to be shown

private:
    struct OwnWork { // the document has put it aside
        QString name, gpuId;
        RunConditions conditions;
    };
    const LessonStep* step() const;
    void openPlan();
    void loadProgress();
    void saveProgress() const;
    void onState();
    void onOtherDocument(); ///< or the same one under another name
    void onAnswered(const AnalysisAnswer& answer);
    bool asksOther() const;
    void askOther(); ///< the analysis for then_...
    void finishReveal();
    bool isIllegal() const; ///< the plan as it is
    QString illegalSentence() const;
    void refresh(); ///< fills the texts and tells the view
    std::shared_ptr<const Gpu> gpu(const std::string& id) const;

    Workspace& m_workspace;
    QString m_folder;
    LessonState m_state;
    std::optional<Lesson> m_lesson;
    std::vector<Answer> m_answers;
    std::vector<bool> m_done;
    std::optional<OwnWork> m_own;
    bool m_opening = false;                   ///< the document is being replaced by this
    std::shared_ptr<const TilePlan> m_opened; ///< what the lesson put into the document last
    std::shared_ptr<const Analysis> m_now, m_then, m_start;
    std::shared_ptr<const TilePlan> m_nowPlan, m_thenPlan; ///< what they belong to
    quint64 m_startRequest = 0, m_thenRequest = 0;
    bool m_revealing = false;
    AnalysisService m_service; ///< last: its destructor waits before the rest goes
};

} // namespace tilesight
