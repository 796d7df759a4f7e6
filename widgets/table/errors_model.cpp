#include "widgets/table/errors_model.h"

#include "widgets/shown_text.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QStringList>

#include <algorithm>

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

QString textFaultSentence(const Errors& errors) {
    if (errors.empty()) return {};
    const SourceLocation& where = errors.front().where;
    const QString place = where.line <= 0
                              ? QString()
                              : QStringLiteral("%1:%2").arg(where.line).arg(std::max(1, int(where.column)));
    const QString what =
        errors.size() > 1 && !place.isEmpty()
            ? ErrorsModel::tr("Plan text has %1 errors, the first at %2").arg(errors.size()).arg(place)
        : errors.size() > 1 ? ErrorsModel::tr("Plan text has %1 errors").arg(errors.size())
        : place.isEmpty()   ? ErrorsModel::tr("Plan text has an error")
                            : ErrorsModel::tr("Plan text has an error at %1").arg(place);
    return ErrorsModel::tr("%1; numbers are for the last legal plan.").arg(what);
}

void ErrorsModel::setErrors(Errors errors) {
    beginResetModel();
    m_errors = std::move(errors);
    endResetModel();
}

QVariant ErrorsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Error& e = m_errors[std::size_t(index.row())];
    if (role == Qt::ToolTipRole) return shownSentence(toQString(toString(e)));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case message:
        return shownSentence(toQString(e.message));
    case object:
        return shownText(toQString(e.object));
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
