// The derivation tree as an item model: one column, everything else in roles. The whole tree is replaced at
// once.
#pragma once

#include "core/analysis/analysis.h"

#include <QAbstractItemModel>
#include <vector>

namespace tilesight {

class ExplanationModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { ValueRole = Qt::UserRole + 1, ReasonRole, ProvenanceRole, IdRole, HardwareKeyRole };
    using QAbstractItemModel::QAbstractItemModel;

    /// Top-level rows are the inputs of `root`.
    void setRoot(Explanation root);
    const Explanation& root() const { return m_root; }
    const Explanation* at(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node {
        const Explanation* explanation;
        int parent; ///< index into m_nodes, -1 = top level
        int row;
        std::vector<int> children;
    };
    int add(const Explanation& explanation, int parent, int row);

    Explanation m_root;
    std::vector<Node> m_nodes;
    std::vector<int> m_top;
};

} // namespace tilesight
