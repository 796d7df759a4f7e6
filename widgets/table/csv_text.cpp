#include "widgets/table/csv_text.h"

#include <QStringList>
#include <numeric>

namespace tilesight {

QString csvField(const QString& text, QChar separator) {
    if (!text.contains(separator) && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    QString quoted = text;
    return '"' + quoted.replace('"', QStringLiteral("\"\"")) + '"';
}

QString csvText(const QAbstractItemModel& model, const QList<int>& rows, QChar separator) {
    QStringList line;
    for (int c = 0; c < model.columnCount(); ++c)
        line << csvField(model.headerData(c, Qt::Horizontal, Qt::DisplayRole).toString(), separator);
    QString out = line.join(separator) + '\n';
    QList<int> wanted = rows;
    if (wanted.isEmpty()) {
        wanted.resize(model.rowCount());
        std::iota(wanted.begin(), wanted.end(), 0);
    }
    for (int r : std::as_const(wanted)) {
        line.clear();
        for (int c = 0; c < model.columnCount(); ++c) {
            const QModelIndex index = model.index(r, c);
            const QVariant full = index.data(exportRole);
            line << csvField(full.isValid() ? full.toString() : index.data().toString(), separator);
        }
        out += line.join(separator) + '\n';
    }
    return out;
}

} // namespace tilesight
