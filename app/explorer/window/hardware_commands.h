// Keeping a GPU with its edited numbers: as a GPU of the user's own, which the picker then lists, or as a file
// anywhere. No dialog blocks.
#pragma once

#include "app/explorer/workspace.h"

#include <QObject>
#include <functional>

namespace tilesight {

class FileCommands;
class SaveGpuDialog;

class HardwareCommands : public QObject {
    Q_OBJECT
public:
    using Loader = std::function<HardwareDatabase()>;

    HardwareCommands(Workspace& workspace, FileCommands& files, QWidget* window);

    /// Reads the database again after a GPU was saved; as the program did at its start by default.
    void setLoader(Loader loader) { m_load = std::move(loader); }

    void saveAsUserGpu(); ///< asks for id and name
    void exportFile();    ///< asks for a file

    /// Writes the GPU in use under this id and name into the user's folder, reads the database again, uses the new GPU
    /// and puts the old one's numbers back, as one step that can be undone. Errors "gpu.shipped_id" and "gpu.id_taken" unless `replace`,
    /// "gpu.bad_name", "gpu.shadowed" and those of writing; then nothing has changed.
    Errors save(const QString& id, const QString& name, bool replace);

signals:
    void message(const QString& sentence);

private:
    Workspace& m_workspace;
    FileCommands& m_files;
    QWidget* m_window;
    Loader m_load;
};

/// "gemm" -> an id that no GPU has yet: "h200-sxm-edited", "h200-sxm-edited-2".
QString freeGpuId(const HardwareDatabase& hardware, const QString& base);

} // namespace tilesight
