// Side files against crashes: every 30 s a modified document is written beside the settings, and removed
// again when it is saved or closed. What is left over and belongs to no running program is offered for
// recovery.
#pragma once

#include "app/explorer/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>
#include <QVector>
#include <memory>

namespace tilesight {

struct Recovery {
    QString sideFile;
    QString originalPath; ///< "" = the document was never saved
    QDateTime savedAt;
    TilePlan plan;
    HardwareEdits hardware; ///< numbers edited for it
    Variants variants;      ///< pinned for it
    QStringList drafts;     ///< texts with errors, see Document::drafts()
    QByteArray knownFile;   ///< state of the file that the copy was made from, see Document::knownFile()
    bool fileIsOther = false; ///< another program has changed the file since
    bool fileIsNewer = false; ///< and later than the copy was made
};

/// A copy that this version cannot read.
struct UnreadableCopy {
    QString file, reason;
    QString text; ///< what can be read in it: typed text with errors, else the plan as it stands there; "" = nothing
};

class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int intervalMilliseconds = 30'000;

    /// `directory` is made when needed; "" = the user's data folder.
    explicit Autosave(Document& document, const QString& directory = {}, QObject* parent = nullptr);
    ~Autosave() override; ///< a regular end: removes the side file

    /// Left-overs of programs that no longer run, newest first. Those that this version cannot read stay in
    /// the folder under another name (".unreadable").
    QVector<Recovery> recoveries(QVector<UnreadableCopy>* unreadable = nullptr) const;
    /// Removes the copy, unless a program that lives writes it.
    static void discard(const Recovery& recovery);

    bool saveNow(); ///< what the timer does; false = a copy was needed and could not be written
    /// Leaves a copy that is offered at the next start, whatever becomes of the document. False = could not be written.
    bool leaveCopy();
    QString directory() const { return m_directory; }
    const Errors& faults() const { return m_faults; } ///< why no copies can be written; empty = they can

signals:
    void faultsChanged(); ///< copies cannot be written from now on, or can be again

private:
    QString sideFile() const { return m_base + QStringLiteral(".recovery.json"); }
    void setFaults(Errors errors);
    Errors claimName(); ///< the lock for it, unless it is held

    Document& m_document;
    QString m_directory, m_base;
    std::unique_ptr<QLockFile> m_lock; ///< tells the living from the dead
    void takeName(); ///< of the next side file
    void removeStaleLocks() const;
    std::shared_ptr<const TilePlan> m_saved;
    HardwareEdits m_savedHardware;
    QJsonObject m_savedVariants;
    QStringList m_savedDrafts;
    QByteArray m_savedKnownFile;
    Errors m_faults;
    QTimer m_timer;
};

} // namespace tilesight
