// The undo command of the hardware panel: another set of edited numbers.
#pragma once

#include "app/explorer/document_command.h"
#include "app/explorer/hardware_edits.h"

#include <functional>

namespace tilesight {

class ChangeHardwareCommand : public DocumentCommand {
public:
    using Setter = std::function<void(const HardwareEdits& edits, const std::string& gpuId)>;

    /// `gpuId`: the GPU whose numbers change; undo and redo show it.
    ChangeHardwareCommand(HardwareEdits before, HardwareEdits after, std::string gpuId, const QString& text,
                          Setter set)
        : DocumentCommand(text), m_before(std::move(before)), m_after(std::move(after)),
          m_gpuId(std::move(gpuId)), m_set(std::move(set)) {}

    void undo() override { m_set(m_before, m_gpuId); }
    void redo() override { m_set(m_after, m_gpuId); }
    std::unique_ptr<DocumentCommand> copy() const override {
        return std::make_unique<ChangeHardwareCommand>(m_before, m_after, m_gpuId, text(), m_set);
    }

private:
    HardwareEdits m_before, m_after;
    std::string m_gpuId;
    Setter m_set;
};

} // namespace tilesight
