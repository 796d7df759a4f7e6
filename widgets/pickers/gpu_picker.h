// Chooses the GPU: a button with the current one and its main numbers, and a list with a filter line.
#pragma once

#include "core/hardware/gpu.h"
#include "widgets/pickers/picker_button.h"

namespace tilesight {

class FilterPopup;

class GpuPicker : public PickerButton {
    Q_OBJECT
public:
    explicit GpuPicker(QWidget* parent = nullptr);
    void setGpus(const std::vector<Gpu>& gpus);
    void setCurrent(const QString& id); ///< does not emit
    /// The GPU in use, whose numbers may have been edited.
    void setCurrent(const Gpu& gpu);
    QString currentId() const { return m_current; }
    void setTheme(const Theme& theme) override;
    FilterPopup* popup() const { return m_popup; }

signals:
    void gpuChosen(const QString& id);

private:
    void showCurrent(const Gpu& gpu);
    void open();
    void fillPopup();

    std::vector<Gpu> m_gpus;
    QString m_current;
    FilterPopup* m_popup;
};

/// "132 SMs · 50 MiB L2 · 4.8 TB/s"; numbers that are not known are left out.
QString gpuFacts(const Gpu& gpu);
/// "H200 SXM": the name without its vendor.
QString shortGpuName(const Gpu& gpu);

} // namespace tilesight
