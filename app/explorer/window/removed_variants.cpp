#include "app/explorer/window/removed_variants.h"

#include "app/explorer/window/message_bar.h"
#include "widgets/shown_text.h"
#include "widgets/summary/wording.h"

#include <utility>

namespace tilesight {
namespace {
constexpr int offeredMilliseconds = 20'000;
const QString topic = QStringLiteral("removed variants");
} // namespace

RemovedVariants::RemovedVariants(Workspace& workspace, MessageBar& messages, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_messages(messages) {
    m_while.setSingleShot(true);
    m_while.setInterval(offeredMilliseconds);
    connect(&m_while, &QTimer::timeout, this, &RemovedVariants::forget);
    connect(&workspace.document(), &Document::pathChanged, this, &RemovedVariants::forget); // another plan's
    connect(&workspace, &Workspace::variantRemoved, this, [this](int place, const Variant& variant, bool wasBaseline) {
        m_removed.push_back({place, variant, wasBaseline});
        tell();
    });
}

void RemovedVariants::tell() {
    m_while.start();
    const QString what = m_removed.size() == 1
                             ? tr("Variant “%1” was removed.").arg(shownText(m_removed.front().variant.name))
                             : tr("%1 were removed.").arg(counted((long long)(m_removed.size()), tr("variant"), tr("variants")));
    m_messages.ask(topic, what, {{tr("Take Back"), [this] { takeBack(); }}, {tr("Close"), [this] { forget(); }}});
}

void RemovedVariants::takeBack() {
    const std::vector<Removed> removed = std::exchange(m_removed, {});
    for (auto last = removed.rbegin(); last != removed.rend(); ++last)
        m_workspace.insertVariant(last->place, last->variant, last->wasBaseline);
    forget();
}

void RemovedVariants::forget() {
    m_while.stop();
    m_removed.clear();
    m_messages.withdraw(topic);
}

} // namespace tilesight
