#include "app/explorer/window/hardware_commands.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/window/file_commands.h"
#include "app/explorer/window/save_gpu_dialog.h"
#include "core/hardware/user_hardware.h"
#include "widgets/pickers/gpu_picker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tilesight {
namespace {

QString userFolder() {
    const QString own = QString::fromStdString(userHardwareDirectory());
    return own.isEmpty() ? own : own + QStringLiteral("/gpu");
}

bool isShipped(const Gpu& gpu) {
    return QFileInfo(QString::fromStdString(gpu.file)).absolutePath() !=
           QFileInfo(userFolder()).absoluteFilePath();
}

} // namespace

HardwareCommands::HardwareCommands(Workspace& workspace, FileCommands& files, QWidget* window)
    : QObject(window), m_workspace(workspace), m_files(files), m_window(window), m_load([] {
          return HardwareDatabase::load(
              hardwareDirectories(QCoreApplication::applicationDirPath().toStdString()));
      }) {}

QString freeGpuId(const HardwareDatabase& hardware, const QString& base) {
    QString id = base;
    for (int i = 2; hardware.find(id.toStdString()); ++i)
        id = QStringLiteral("%1-%2").arg(base).arg(i);
    return id;
}

void HardwareCommands::saveAsUserGpu() {
    const auto& gpu = m_workspace.state().catalogueGpu;
    if (!gpu) return;
    auto* dialog = new SaveGpuDialog(
        freeGpuId(m_workspace.hardware(), QString::fromStdString(gpu->id) + QStringLiteral("-edited")),
        tr("%1, my numbers").arg(shortGpuName(*gpu)), userFolder(), m_window);
    dialog->setSave(
        [this](const QString& id, const QString& name, bool replace) { return save(id, name, replace); });
    dialog->open();
}

Errors HardwareCommands::save(const QString& id, const QString& name, bool replace) {
    const auto& state = m_workspace.state();
    const std::string oldId = state.catalogueGpu->id, wanted = id.trimmed().toStdString();
    const QString folder = userFolder();
    if (folder.isEmpty())
        return {{"file.no_directory",
                 tr("there is no folder for own GPUs").toStdString(),
                 {},
                 {},
                 tr("set XDG_DATA_HOME or HOME").toStdString()}};
    if (name.trimmed().isEmpty())
        return {{"gpu.bad_name",
                 tr("the GPU needs a name").toStdString(),
                 wanted,
                 {},
                 tr("such as “H200 SXM, our rack”").toStdString()}};
    const Expected<Gpu> there = m_workspace.hardware().find(wanted);
    if (there && !replace) {
        const bool shipped = isShipped(*there);
        return {{shipped ? "gpu.shipped_id" : "gpu.id_taken",
                 (shipped ? tr("“%1” is the id of a GPU that comes with the program (%2)")
                          : tr("“%1” is the id of a GPU that you saved before (%2)"))
                     .arg(id.trimmed(), QString::fromStdString(there->name))
                     .toStdString(),
                 wanted,
                 {},
                 tr("take another id, or tick that it is to be replaced").toStdString()}};
    }
    Gpu gpu = *state.gpu;
    gpu.id = wanted;
    gpu.name = name.trimmed().toStdString();
    const std::string text = gpuToJson(gpu);
    const QString file = QDir(folder).filePath(id.trimmed() + QStringLiteral(".json"));
    if (const Expected<Gpu> readable = gpuFromJson(text, file.toStdString()); !readable)
        return readable.errors();
    QDir().mkpath(folder);
    if (Errors errors = writeFileAtomically(file, QByteArray::fromStdString(text)); !errors.empty())
        return errors;

    HardwareDatabase database = m_load();
    const Expected<Gpu> saved = database.find(wanted);
    if (!saved || QFileInfo(QString::fromStdString(saved->file)) != QFileInfo(file))
        return {{"gpu.shadowed",
                 saved ? tr("another folder of GPUs comes later and has “%1” too: %2")
                             .arg(id.trimmed(), QString::fromStdString(saved->file))
                             .toStdString()
                       : tr("the saved file is not among the GPUs that were read").toStdString(),
                 wanted,
                 {file.toStdString(), 0, 0, {}},
                 tr("take another id, or see TILESIGHT_HWDB").toStdString()}};
    // The numbers have moved into the new GPU.
    m_workspace.document().editHardware(oldId, {}, tr("Save numbers as %1").arg(name.trimmed()));
    m_workspace.setHardware(std::move(database));
    m_workspace.setGpu(id.trimmed());
    emit message(tr("Saved %1 as %2").arg(name.trimmed(), file));
    return {};
}

void HardwareCommands::exportFile() {
    const auto& state = m_workspace.state();
    if (!state.gpu) return;
    Gpu gpu = *state.gpu;
    if (gpu.name != state.catalogueGpu->name) gpu.id += "-edited";
    m_files.exportText(tr("Export the GPU"), QStringLiteral("_%1.json").arg(QString::fromStdString(gpu.id)),
                       QByteArray::fromStdString(gpuToJson(gpu)));
}

} // namespace tilesight
