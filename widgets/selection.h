// The one selection of the window. Views show it and change it; nobody else keeps one.
#pragma once

#include <QObject>
#include <QStringList>

namespace tilesight {

class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    const QStringList& actions() const { return m_actions; } ///< names of selected plan actions
    void setActions(const QStringList& actions) {
        if (actions == m_actions) return;
        m_actions = actions;
        emit actionsChanged(m_actions);
    }
    QString hoveredAction() const { return m_hovered; }
    void setHoveredAction(const QString& action) {
        if (action == m_hovered) return;
        m_hovered = action;
        emit hoveredActionChanged(m_hovered);
    }

signals:
    void actionsChanged(const QStringList& actions);
    void hoveredActionChanged(const QString& action);

private:
    QStringList m_actions;
    QString m_hovered;
};

} // namespace tilesight
