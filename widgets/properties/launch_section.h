// Shared memory of a block, and the launch: order of the tiles, group, warps, persistence.
#pragma once

#include "widgets/properties/property_section.h"
#include "widgets/tile/shared_memory.h"

class QCheckBox;
class QComboBox;

namespace tilesight {

class ExpressionField;

class SharedMemorySection : public PropertySection {
    Q_OBJECT
public:
    explicit SharedMemorySection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    const SharedMemoryUse& use() const { return m_use; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SharedMemoryUse m_use;
    QWidget* m_bar;
};

class LaunchSection : public PropertySection {
    Q_OBJECT
public:
    explicit LaunchSection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    QComboBox* order() const { return m_order; }
    QCheckBox* persistent() const { return m_persistent; }
    ExpressionField* group() const { return m_group; }
    ExpressionField* warps() const { return m_warps; }

private:
    void changeOrder();

    std::shared_ptr<const TilePlan> m_plan;
    QComboBox* m_order;
    QCheckBox* m_persistent;
    ExpressionField *m_group, *m_warps;
};

} // namespace tilesight
