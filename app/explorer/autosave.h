// Side files against crashes: every 30 s a modified document is written beside the settings, and removed
// again when it is saved or closed. Work that is put aside (for a lesson) is written at once, into a side file of its
// own. What is left over and belongs to no running program is offered for recovery.
#pragma once

#include "app/explorer/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>
#include <QVector>
#include <memory>
#include <optional>

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
    /// What a copy holds; it is written again when this has changed.
    struct Content {
        std::shared_ptr<const TilePlan> plan;
        QString path;
        HardwareEdits hardware;
        QJsonObject variants;
        QStringList drafts;
        QByteArray knownFile;
        bool operator==(const Content&) const = default;
    };
    struct Copy {
        QString base;
        std::unique_ptr<QLockFile> lock; ///< tells the living from the dead
        std::optional<Content> written;
        QString file() const { return base + QStringLiteral(".recovery.json"); }
    };
    struct Aside {
        Copy copy;
        Content content;
    };
    Copy newCopy() const; ///< nothing is written yet
    Errors claim(Copy& copy) const; ///< the lock for its name, unless it is held
    Errors write(Copy& copy, const Content& content) const;
    static QByteArray toJson(const Content& content);
    static void remove(Copy& copy);
    Content content() const;
    QStringList drafts() const; ///< those that are somebody's work
    void onAside();
    void setFaults(Errors errors);
    void removeStaleLocks() const;

    Document& m_document;
    QString m_directory;
    Copy m_copy;
    std::optional<Aside> m_aside;
    Errors m_faults;
    QTimer m_timer;
};

} // namespace tilesight
