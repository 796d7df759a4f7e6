#include "app/explorer/window/measured_commands.h"

#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/file_commands.h"
#include "core/base/file.h"
#include "core/base/file_kind.h"
#include "core/exchange/protocol.h"
#include "widgets/shown_text.h"
#include "widgets/summary/wording.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

namespace tilesight {
namespace {

constexpr std::uintmax_t mostBytes = std::uintmax_t{256} << 20; // as readTable()
constexpr qint64 headBytes = 64 << 10;

/// The line of names of a table has a column with measured times.
bool hasMeasuredColumn(const QString& path) {
    QFile file(path);
    if (!path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) || !file.open(QIODevice::ReadOnly)) return false;
    const QByteArray head = file.readLine(headBytes);
    const Expected<Table> table = tableFromCsv(std::string_view(head.constData(), std::size_t(head.size())));
    return table && measuredColumn(*table).index >= 0;
}

} // namespace

MeasuredCommands::MeasuredCommands(Workspace& workspace, QWidget* window)
    : QObject(window), m_workspace(workspace), m_window(window) {}

void MeasuredCommands::ask() {
    const QString plan = m_workspace.document().path();
    auto* dialog = new QFileDialog(m_window, tr("Import measured times"), plan.isEmpty() ? QDir::homePath() : QFileInfo(plan).path(),
                                   tr("Tables (*.csv);;All files (*)"));
    dialog->setObjectName(QStringLiteral("importMeasured"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MeasuredCommands::importFile);
    dialog->open();
}

bool MeasuredCommands::importDropped(const QMimeData* data) {
    const QStringList files = FileCommands::droppedFiles(data);
    if (files.isEmpty() || !hasMeasuredColumn(files.first())) return false;
    importFile(files.first());
    if (files.size() > 1)
        emit message(tr("One table at a time: %1 not read").arg(counted(files.size() - 1, tr("file"), tr("files"))));
    return true;
}

void MeasuredCommands::importFile(const QString& path) {
    const Document& document = m_workspace.document();
    const Gpu* gpu = m_workspace.state().gpu.get();
    const auto subjects = measuredSubjects(document.variants(), document.plan(), gpu ? gpu->id : std::string());
    if (subjects.empty()) return emit message(tr("Open a plan first: measured times belong to plans"));
    emit message(tr("Reading %1 …").arg(shownFileName(path)));
    m_task.start([this, path, subjects, from = document.path(), database = m_workspace.hardware()](StopToken stop, const Progress&) {
        Answer answer;
        const std::string file = path.toStdString();
        try {
            const Expected<std::string> text = readTextFile(file, mostBytes);
            answer.errors = text.errors();
            if (text)
                if (const auto other = otherKind(*text, FileKind::table, file)) answer.errors = {*other};
            if (answer.errors.empty()) {
                const Expected<Table> table = tableFromCsv(*text, file);
                std::vector<MeasuredTarget> targets;
                for (const MeasuredSubject& subject : subjects)
                    targets.push_back(subject.target);
                const Expected<MeasuredMatch> match =
                    table ? matchMeasured(*table, *text, file, targets, database, stop) : Expected<MeasuredMatch>(table.errors());
                answer.errors = match.errors();
                if (match) answer.match = *match;
            }
        } catch (const std::exception&) {
            answer.errors = {{"file.too_large", tr("there is not enough memory for it").toStdString(), {}, {file, 0, 0, {}}, {}}};
        }
        return [this, path, from, subjects, answer] { take(path, from, subjects, answer); };
    });
}

void MeasuredCommands::take(const QString& path, const QString& document, const std::vector<MeasuredSubject>& subjects,
                            const Answer& answer) {
    const QString name = shownFileName(path);
    if (!answer.errors.empty()) {
        emit message(tr("%1 was not imported").arg(name));
        ErrorDialog::show(tr("Cannot import measured times from %1").arg(name), answer.errors, m_window);
        return;
    }
    if (m_workspace.document().path() != document)
        return emit message(tr("%1 was not imported: another plan has been opened").arg(name));
    const Variants before = m_workspace.document().variants();
    if (answer.match.matched > 0) m_workspace.document().setVariants(withMeasured(before, subjects, answer.match));
    emit message(tr("Read %1").arg(name));
    QMessageBox* box = tell(measuredInWords(name, subjects, answer.match, before));
    if (answer.match.matched == 0) return;
    QPushButton* back = box->addButton(tr("Take Back"), QMessageBox::ResetRole);
    connect(back, &QPushButton::clicked, this, [this, before, document] {
        if (m_workspace.document().path() == document) m_workspace.document().setVariants(before);
    });
}

QMessageBox* MeasuredCommands::tell(const MeasuredMessage& words) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Measured times"), words.headline, QMessageBox::Close, m_window);
    box->setObjectName(QStringLiteral("measuredImport"));
    box->setTextFormat(Qt::PlainText); // names may look like markup
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(words.lines.join(u'\n'));
    box->open();
    return box;
}

} // namespace tilesight
