// Whether the plan is legal on the GPU, in words: a check mark with what it takes, or every error with its
// remedy.
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>

namespace tilesight {

class LegalLine : public QWidget {
    Q_OBJECT
public:
    explicit LegalLine(QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    QString text() const { return m_text; }
    QString detail() const { return m_detail; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString icon, text, remedy;
    };
    Theme m_theme;
    QString m_text, m_detail;
    std::vector<Line> m_errors; ///< at most three; more are counted in the last
};

} // namespace tilesight
