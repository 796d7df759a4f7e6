// Blocks per SM: the ladder of the limits (tile/occupancy_picture.h). F1 explains the number of blocks.
#pragma once

#include "widgets/properties/property_section.h"
#include "widgets/tile/occupancy_picture.h"

namespace tilesight {

class OccupancySection : public PropertySection {
    Q_OBJECT
public:
    explicit OccupancySection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    const OccupancyPicture& picture() const { return m_picture; }

signals:
    void explainRequested(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    OccupancyPicture m_picture;
    QWidget* m_ladder;
};

} // namespace tilesight
