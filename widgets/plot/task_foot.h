// The line below a view whose value is computed in the background: what is shown, progress, Cancel or Compute, Copy.
#pragma once

#include "widgets/plot/task_result.h"
#include "widgets/theme/theme.h"

#include <QTimer>
#include <QWidget>
#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tilesight {

class TaskFoot : public QWidget {
    Q_OBJECT
public:
    explicit TaskFoot(QWidget* parent);
    void setTheme(const Theme& theme);
    struct State {
        QString text; ///< while nothing runs
        std::size_t done = 0, total = 0;
        bool running = false, slow = false, cancelled = false;
        bool old = false; ///< what is shown belongs to another plan
        bool canCopy = false;
    };
    /// What is known about the value that a view asked for.
    template <class Value>
    static State stateOf(const TaskResult<Value>& result, const QString& text, bool old, bool canCopy) {
        return {text, result.done, result.total, result.running, result.slow, result.cancelled, old, canCopy};
    }
    void setState(const State& state);
    QString text() const;
    QPushButton* cancelButton() const { return m_cancel; }
    QProgressBar* progress() const { return m_progress; }

signals:
    void cancelRequested();
    void computeRequested();
    void copyRequested();

private:
    Theme m_theme;
    bool m_running = false;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_copy;
};

/// Asks for the value of a view when all is quiet, and only while somebody looks.
class QuietRequest : public QObject {
    Q_OBJECT
public:
    static constexpr int quietMilliseconds = 200; ///< after the last change of plan or GPU

    /// `busy`: something more urgent is being computed.
    QuietRequest(QWidget* view, std::function<bool()> busy);
    void poke() { m_quiet.start(); } ///< something has changed

signals:
    void due();    ///< ask now
    void unseen(); ///< the view was hidden: stop

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    QWidget* m_view;
    std::function<bool()> m_busy;
    QTimer m_quiet;
};

} // namespace tilesight
