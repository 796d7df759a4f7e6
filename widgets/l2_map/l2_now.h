// The tile at the position, in numbers, and what L2 holds at that moment, a bar for each tensor:
//
//   This tile        81.2 %      What L2 holds
//   A                76.0 %      A      16.0 MiB  [#####     ]
//   B                83.8 %      B      22.4 MiB  [#######   ]
//   From DRAM        395 kB      C       3.4 MiB  [#         ]
//   Evicted          412 kB      41.8 of 50 MiB
//
// Below it what leaves L2 while the next wave of tiles runs, of each tensor.
#pragma once

#include "core/cache/l2_map.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <memory>

namespace tilesight {

struct L2Study;

class L2NowPanel : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setMap(std::shared_ptr<const L2Study> study, std::int64_t position, const Theme& theme, bool old);
    /// The rows as words, for assistive tools and tests: "A: 76 % of 1.05 MB from L2".
    QStringList lines() const;
    QSize sizeHint() const override { return {200, 220}; }
    QSize minimumSizeHint() const override { return {150, 90}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Row {
        QString name, value;
        double share = -1; ///< of a bar; < 0 = none
        bool head = false;
    };
    std::vector<Row> rows() const;
    std::shared_ptr<const L2Study> m_study;
    std::int64_t m_position = 0;
    Theme m_theme;
    bool m_old = false;
};

} // namespace tilesight
