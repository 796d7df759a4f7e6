// Files that a view, a table or the window can be written to. The ending of the name decides the format; another ending
// is refused before anything is written.
#include "app/explorer/plan_file.h"
#include "app/explorer/window/file_commands.h"
#include "core/analysis/versions.h"
#include "widgets/plot/export_actions.h"
#include "widgets/shown_text.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPixmap>
#include <QPointer>
#include <QWidget>

namespace tilesight {

void FileCommands::exportAs(const QString& title, const QString& suggestedName, const QStringList& suffixes,
                            const std::function<QByteArray(const QString& suffix)>& content) {
    QStringList filters;
    for (const QString& suffix : suffixes)
        filters << exportFilter(suffix);
    askSaveFile(title, suggestedPath(suggestedName), filters.join(QStringLiteral(";;")),
            [this, suffixes, content](const QString& path) {
                const QString heading = tr("Cannot write %1").arg(shownFileName(path));
                if (const QString refusal = suffixRefusal(path, suffixes); !refusal.isEmpty()) {
                    report(heading, {{"export.unknown_format",
                                      refusal.toStdString(),
                                      {},
                                      {},
                                      tr("choose a name with one of these endings").toStdString()}});
                    return;
                }
                if (report(heading, writeFileAtomically(path, content(QFileInfo(path).suffix().toLower()))))
                    emit message(tr("Written to %1").arg(shownText(path, 120)));
            },
            suffixes.size() > 1);
}

void FileCommands::exportView(const QString& name, ExportActions* exports, const QString& suffix) {
    QStringList suffixes = exports->suffixes();
    suffixes.move(std::max<qsizetype>(0, suffixes.indexOf(suffix)), 0);
    exportAs(tr("Save %1").arg(exports->title()), QStringLiteral("_%1.%2").arg(name, suffix), suffixes,
             [kept = QPointer<ExportActions>(exports)](const QString& wanted) {
                 return kept ? kept->content(wanted) : QByteArray();
             });
}

void FileCommands::exportResult() {
    if (refusesResults()) return;
    const ViewState& state = m_workspace.state();
    exportText(tr("Save the result"), QStringLiteral("_analysis.json"),
               QByteArray::fromStdString(analysisToJson(*state.analysis, *state.gpu)));
}

void FileCommands::exportPicture(QWidget* view, const QString& suggestedName) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    view->grab().save(&buffer, "PNG"); // as it looks now, not after the dialog
    exportText(tr("Save the picture"), QStringLiteral("_%1.png").arg(suggestedName), png);
}

void FileCommands::exportText(const QString& title, const QString& suffix, const QByteArray& content) {
    exportAs(title, suffix, {QFileInfo(suffix).suffix()}, [content](const QString&) { return content; });
}

} // namespace tilesight
