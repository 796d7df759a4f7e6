// The name of the open file in the title row. It gives way: a name that does not fit is shortened in its
// middle, so that its end and the word "modified" stay, and the tooltip has the path.
#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

namespace tilesight {

class FileNameLabel : public QWidget {
    Q_OBJECT
public:
    explicit FileNameLabel(QWidget* parent = nullptr);
    void setName(const QString& name, bool modified);
    void setTheme(const Theme& theme);
    QString shownName() const; ///< as it is painted, shortened to the width
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double suffixWidth() const;
    QString m_name, m_suffix;
    Theme m_theme;
};

} // namespace tilesight
