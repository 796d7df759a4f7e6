#include "widgets/explain/explanation_model.h"

#include "widgets/explain/explanations.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

namespace tilesight {

void ExplanationModel::setRoot(Explanation root) {
    beginResetModel();
    m_root = std::move(root);
    m_nodes.clear();
    m_top.clear();
    int row = 0;
    for (const Explanation& child : m_root.inputs)
        m_top.push_back(add(child, -1, row++));
    endResetModel();
}

int ExplanationModel::add(const Explanation& explanation, int parent, int row) {
    const int self = int(m_nodes.size());
    m_nodes.push_back({&explanation, parent, row, {}});
    int childRow = 0;
    for (const Explanation& child : explanation.inputs) {
        const int index = add(child, self, childRow++);
        m_nodes[std::size_t(self)].children.push_back(index);
    }
    return self;
}

const Explanation* ExplanationModel::at(const QModelIndex& index) const {
    return index.isValid() ? m_nodes[index.internalId()].explanation : nullptr;
}

QModelIndex ExplanationModel::index(int row, int column, const QModelIndex& parent) const {
    const auto& list = parent.isValid() ? m_nodes[parent.internalId()].children : m_top;
    if (column != 0 || row < 0 || row >= int(list.size())) return {};
    return createIndex(row, column, quintptr(list[std::size_t(row)]));
}

QModelIndex ExplanationModel::parent(const QModelIndex& child) const {
    if (!child.isValid()) return {};
    const int up = m_nodes[child.internalId()].parent;
    return up < 0 ? QModelIndex() : createIndex(m_nodes[std::size_t(up)].row, 0, quintptr(up));
}

int ExplanationModel::rowCount(const QModelIndex& parent) const {
    return int((parent.isValid() ? m_nodes[parent.internalId()].children : m_top).size());
}

QVariant ExplanationModel::data(const QModelIndex& index, int role) const {
    const Explanation* e = at(index);
    if (!e) return {};
    switch (role) {
    case Qt::DisplayRole:
        return engineWord(e->title);
    case ValueRole:
        return explainedValue(*e);
    case ReasonRole:
        return engineSentence(e->reason);
    case ProvenanceRole:
        return toQString(e->provenance);
    case IdRole:
        return toQString(e->id);
    case HardwareKeyRole:
        return toQString(e->hardwareKey);
    case Qt::ToolTipRole: {
        QString text = engineWord(e->title) + QStringLiteral(": ") + explainedValue(*e);
        for (const std::string& line : {e->formula, e->reason, e->source})
            if (!line.empty()) text += '\n' + toQString(line);
        return text;
    }
    case Qt::AccessibleTextRole: {
        QString text = engineWord(e->title) + QStringLiteral(": ") + explainedValue(*e);
        if (!e->reason.empty()) text += ", " + engineSentence(e->reason);
        if (!e->provenance.empty()) text += ", " + toQString(e->provenance);
        return text;
    }
    default:
        return {};
    }
}

} // namespace tilesight
