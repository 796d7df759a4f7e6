// A button of the context bar: icon, quiet label, bold value, optional detail, chevron: "GPU  H200 SXM  132
// SMs v".
#pragma once

#include "widgets/theme/theme.h"

#include <QToolButton>

namespace tilesight {

class PickerButton : public QToolButton {
    Q_OBJECT
public:
    PickerButton(QString iconName, QString label, QWidget* parent = nullptr);
    void setValue(const QString& value, const QString& detail = {});
    const QString& value() const { return m_value; }
    const QString& detail() const { return m_detail; }
    void setEdited(bool edited); ///< pencil and tint: holds numbers changed by the user
    virtual void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double contentWidth(bool withDetail) const;

    QString m_iconName, m_label, m_value, m_detail;
    bool m_edited = false;
    Theme m_theme;
};

} // namespace tilesight
