// Title and value of the explained number, its formula in a box, and the reason in a sentence.
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/theme/theme.h"

#include <QWidget>

namespace tilesight {

class ExplanationHead : public QWidget {
    Q_OBJECT
public:
    explicit ExplanationHead(QWidget* parent = nullptr);
    void setExplanation(const Explanation& explanation, bool stale);
    void setTheme(const Theme& theme);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return int(layOut(width).height); }
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Places {
        QRectF title, value, formula, reason;
        double height = 0;
    };
    Places layOut(double width) const;
    QString formulaText() const;

    Explanation m_explanation;
    bool m_stale = false;
    Theme m_theme;
};

} // namespace tilesight
