// Everything said about one hardware number: what it means, every statement with its source, which one is used.
// A statement that is not used has a link "use".
#pragma once

#include "core/hardware/gpu.h"
#include "widgets/theme/theme.h"

#include <QScrollArea>

class QLabel;

namespace tilesight {

class NumberDetails : public QScrollArea {
    Q_OBJECT
public:
    explicit NumberDetails(QWidget* parent = nullptr);
    /// `changed`: by the user. Null clears.
    void show(const GpuField* field, const Quantity* number, bool changed);
    void setTheme(const Theme& theme);
    QLabel* label() const { return m_label; }

signals:
    void statementChosen(const QString& key, int index); ///< of the number's alternatives

private:
    void refill();
    Theme m_theme = Theme::light();
    QLabel* m_label;
    const GpuField* m_field = nullptr;
    Quantity m_number;
    bool m_changed = false;
};

} // namespace tilesight
