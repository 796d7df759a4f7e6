#include "widgets/table/errors_model.h"

#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QStringList>

namespace tilesight {

QString placeText(const SourceLocation& where) {
    QString line = toQString(where.file);
    if (where.line > 0) {
        const QString number = QString::number(where.line);
        line = line.isEmpty() ? tr("line %1").arg(number) : line + u':' + number;
        if (where.column > 0) line += ':' + QString::number(where.column);
    }
    QStringList parts{line, toQString(where.pointer)};
    parts.removeAll({});
    return parts.join(QStringLiteral(", "));
}

void ErrorsModel::setErrors(Errors errors) {
    beginResetModel();
    m_errors = std::move(errors);
    endResetModel();
}

QVariant ErrorsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Error& e = m_errors[std::size_t(index.row())];
    if (role == Qt::ToolTipRole) return toQString(toString(e));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case message:
        return toQString(e.message);
    case object:
        return toQString(e.object);
    case place:
        return placeText(e.where);
    case remedy:
        return toQString(e.remedy);
    case id:
        return toQString(e.id);
    default:
        return {};
    }
}

QVariant ErrorsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Fault"), tr("Where"), tr("Place"), tr("What to do"), tr("Id")};
    return section >= 0 && section < int(columnsCount) ? QVariant(heads[section]) : QVariant();
}

} // namespace tilesight
