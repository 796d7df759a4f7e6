#include "widgets/pickers/gpu_picker.h"

#include "core/analysis/report.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/theme/painting.h"

namespace tilesight {

QString gpuFacts(const Gpu& gpu) {
    QStringList facts;
    if (gpu.smCount.known()) {
        const QString unit = gpu.vendor == "AMD" ? QStringLiteral("CUs") : QStringLiteral("SMs");
        facts << QStringLiteral("%1 %2").arg(QString::fromStdString(formatNumber(gpu.smCount.value)), unit);
    }
    if (gpu.l2Bytes.known())
        facts << QString::fromStdString(formatBytes(gpu.l2Bytes.value)) + QStringLiteral(" L2");
    if (gpu.dramBandwidth.known())
        facts << QString::fromStdString(formatRate(gpu.dramBandwidth.value, "B/s"));
    return facts.join(QStringLiteral(" · "));
}

QString shortGpuName(const Gpu& gpu) {
    QString name = QString::fromStdString(gpu.name);
    const QString vendor = QString::fromStdString(gpu.vendor) + QLatin1Char(' ');
    if (vendor.size() > 1 && name.startsWith(vendor)) name.remove(0, vendor.size());
    return name;
}

GpuPicker::GpuPicker(QWidget* parent)
    : PickerButton(QStringLiteral("chip"), tr("GPU"), parent),
      m_popup(new FilterPopup(tr("Find a GPU"), this)) {
    connect(this, &QToolButton::clicked, this, &GpuPicker::open);
    connect(m_popup, &FilterPopup::chosen, this, [this](const QString& id) {
        setFocus();
        if (id == m_current) return;
        setCurrent(id);
        emit gpuChosen(id);
    });
    setValue(tr("none"));
    m_popup->setTheme(theme());
}

void GpuPicker::setGpus(const std::vector<Gpu>& gpus) {
    m_gpus = gpus;
    fillPopup();
    if (!m_current.isEmpty()) setCurrent(m_current);
}

void GpuPicker::setCurrent(const QString& id) {
    m_current = id;
    fillPopup();
    for (const Gpu& gpu : m_gpus)
        if (QString::fromStdString(gpu.id) == id) {
            showCurrent(gpu);
            return;
        }
    setValue(id.isEmpty() ? tr("none") : id);
}

void GpuPicker::setCurrent(const Gpu& gpu) {
    const QString id = QString::fromStdString(gpu.id);
    if (id != m_current) {
        m_current = id;
        fillPopup();
    }
    showCurrent(gpu);
}

void GpuPicker::showCurrent(const Gpu& gpu) {
    setValue(shortGpuName(gpu), gpuFacts(gpu));
    setEdited(gpu.edited);
}

void GpuPicker::setTheme(const Theme& theme) {
    PickerButton::setTheme(theme);
    m_popup->setTheme(theme);
    fillPopup();
}

void GpuPicker::fillPopup() {
    std::vector<FilterPopup::Entry> entries;
    for (const Gpu& gpu : m_gpus)
        entries.push_back({QString::fromStdString(gpu.id), shortGpuName(gpu), gpuFacts(gpu),
                           themedIcon(QStringLiteral("chip"), theme()),
                           QString::fromStdString(gpu.id + " " + gpu.vendor + " " + gpu.architecture)});
    m_popup->setEntries(std::move(entries), m_current);
}

void GpuPicker::open() { m_popup->popup(mapToGlobal(QPoint(0, height() + 2))); }

} // namespace tilesight
