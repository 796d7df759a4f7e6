#include "widgets/words.h"

#include <QRegularExpression>
#include <vector>

namespace tilesight {
namespace {

/// For lupdate, which does not read core.
[[maybe_unused]] constexpr const char* engineWords[] = {
    // resources and bottlenecks
    QT_TRANSLATE_NOOP("Engine", "Tensor core"), QT_TRANSLATE_NOOP("Engine", "CUDA core"),
    QT_TRANSLATE_NOOP("Engine", "Network"), QT_TRANSLATE_NOOP("Engine", "Memory latency"),
    QT_TRANSLATE_NOOP("Engine", "Loop overhead"), QT_TRANSLATE_NOOP("Engine", "Launch cost"),
    // limits of the occupancy
    QT_TRANSLATE_NOOP("Engine", "registers"), QT_TRANSLATE_NOOP("Engine", "warps"),
    QT_TRANSLATE_NOOP("Engine", "blocks"), QT_TRANSLATE_NOOP("Engine", "shared memory"),
    QT_TRANSLATE_NOOP("Engine", "tensor memory"), QT_TRANSLATE_NOOP("Engine", "grid"),
    // where a number comes from
    QT_TRANSLATE_NOOP("Engine", "spec"), QT_TRANSLATE_NOOP("Engine", "measured"),
    QT_TRANSLATE_NOOP("Engine", "derived"), QT_TRANSLATE_NOOP("Engine", "guess"),
    QT_TRANSLATE_NOOP("Engine", "edited"),
    // obstacles of the diagnosis
    QT_TRANSLATE_NOOP("Engine", "Indirect addressing"), QT_TRANSLATE_NOOP("Engine", "Pipeline overlap"),
    QT_TRANSLATE_NOOP("Engine", "L2 locality"), QT_TRANSLATE_NOOP("Engine", "Memory layout"),
    QT_TRANSLATE_NOOP("Engine", "Occupancy"), QT_TRANSLATE_NOOP("Engine", "Tail"),
    QT_TRANSLATE_NOOP("Engine", "Launch"), QT_TRANSLATE_NOOP("Engine", "persistent"),
    // heads of the derivations
    QT_TRANSLATE_NOOP("Engine", "Share that L1.5 absorbs"),
    QT_TRANSLATE_NOOP("Engine", "Of the rest, one request for a cluster"),
    QT_TRANSLATE_NOOP("Engine", "Could merge with all blocks in step"),
    QT_TRANSLATE_NOOP("Engine", "Of it, merges without any step"),
    QT_TRANSLATE_NOOP("Engine", "Of it, needs blocks that are no neighbours"),
    QT_TRANSLATE_NOOP("Engine", "Step that neighbours keep"),
    QT_TRANSLATE_NOOP("Engine", "Step that others keep"),
    QT_TRANSLATE_NOOP("Engine", "L2 hit rate, with writes"),
    QT_TRANSLATE_NOOP("Engine", "Resident blocks per SM"),
    QT_TRANSLATE_NOOP("Engine", "Registers of a thread"),
    QT_TRANSLATE_NOOP("Engine", "Shared memory of a block"), QT_TRANSLATE_NOOP("Engine", "Warps of a block"),
    QT_TRANSLATE_NOOP("Engine", "SM clock"), QT_TRANSLATE_NOOP("Engine", "Power at this clock"),
    QT_TRANSLATE_NOOP("Engine", "Latency of the first launches"), QT_TRANSLATE_NOOP("Engine", "Latency"),
    QT_TRANSLATE_NOOP("Engine", "Launch, start and drain"), QT_TRANSLATE_NOOP("Engine", "Prologue"),
    QT_TRANSLATE_NOOP("Engine", "Steady state"), QT_TRANSLATE_NOOP("Engine", "Work of the blocks"),
    QT_TRANSLATE_NOOP("Engine", "Epilogue"), QT_TRANSLATE_NOOP("Engine", "First lines and last stores"),
    QT_TRANSLATE_NOOP("Engine", "Stream of blocks"), QT_TRANSLATE_NOOP("Engine", "Waves"),
    QT_TRANSLATE_NOOP("Engine", "Blocks of the grid"), QT_TRANSLATE_NOOP("Engine", "Blocks of a full wave"),
    QT_TRANSLATE_NOOP("Engine", "How busy the pipes are"), QT_TRANSLATE_NOOP("Engine", "Actions"),
    QT_TRANSLATE_NOOP("Engine", "Orders examined"), QT_TRANSLATE_NOOP("Engine", "Legal orders, at least"),
    QT_TRANSLATE_NOOP("Engine", "Legal orders"), QT_TRANSLATE_NOOP("Engine", "Steady period of the best"),
    QT_TRANSLATE_NOOP("Engine", "Overlap"), QT_TRANSLATE_NOOP("Engine", "Prologue, all waves"),
    QT_TRANSLATE_NOOP("Engine", "Steady state, all waves"),
    QT_TRANSLATE_NOOP("Engine", "Epilogue, all waves"),
    QT_TRANSLATE_NOOP("Engine", "Work of the blocks, all waves"),
    QT_TRANSLATE_NOOP("Engine", "Busy on the fullest SM"),
    QT_TRANSLATE_NOOP("Engine", "Bytes of one execution"), QT_TRANSLATE_NOOP("Engine", "Mean reuse distance"),
    QT_TRANSLATE_NOOP("Engine", "Reads that miss to DRAM"),
    QT_TRANSLATE_NOOP("Engine", "Executions in a block"),
    QT_TRANSLATE_NOOP("Engine", "Work of one execution"), QT_TRANSLATE_NOOP("Engine", "Reads that reach L2"),
    QT_TRANSLATE_NOOP("Engine", "Own latency"), QT_TRANSLATE_NOOP("Engine", "Rate of the whole GPU"),
    QT_TRANSLATE_NOOP("Engine", "Asked for by the tiles"), QT_TRANSLATE_NOOP("Engine", "Work of the kernel"),
    QT_TRANSLATE_NOOP("Engine", "Steady period of a turn"),
    QT_TRANSLATE_NOOP("Engine", "Load latency of a tile (L)"), QT_TRANSLATE_NOOP("Engine", "Own transfer"),
    QT_TRANSLATE_NOOP("Engine", "Latency of copies in flight"),
    QT_TRANSLATE_NOOP("Engine", "Load, then work"),
    QT_TRANSLATE_NOOP("Engine", "Period of one block, best legal order"),
    QT_TRANSLATE_NOOP("Engine", "Launch of all blocks"), QT_TRANSLATE_NOOP("Engine", "Life of one block"),
    QT_TRANSLATE_NOOP("Engine", "Error band"), QT_TRANSLATE_NOOP("Engine", "Mean error of the model")};

constexpr const char* engineSentences[] = {
    // why the bottleneck is one
    QT_TRANSLATE_NOOP("Engine", "%1 of the steady period"), QT_TRANSLATE_NOOP("Engine", "%1 of steady"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the steady period; over the whole kernel %2 is busier, %3 against %4"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the kernel"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the kernel; prologue and epilogue take %2 of it"),
    QT_TRANSLATE_NOOP("Engine", "waiting for the first data takes %1 of the kernel"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the time is launch, start and drain"),
    QT_TRANSLATE_NOOP("Engine", "one stage: loads and work take turns and do not cover the load latency"),
    QT_TRANSLATE_NOOP("Engine", "%1 tile in flight does not cover the load latency"),
    QT_TRANSLATE_NOOP("Engine", "%1 tiles in flight do not cover the load latency"),
    QT_TRANSLATE_NOOP("Engine", "blocks wait for their loads"),
    QT_TRANSLATE_NOOP("Engine", "barriers bound the loop turn"),
    // limits of the occupancy
    QT_TRANSLATE_NOOP("Engine", "%1 of %2 KiB per block"), QT_TRANSLATE_NOOP("Engine", "%1 of %2 KiB"),
    QT_TRANSLATE_NOOP("Engine", "%1 registers x %2 threads"),
    QT_TRANSLATE_NOOP("Engine", "%1 warps per block"), QT_TRANSLATE_NOOP("Engine", "block slots of an SM"),
    QT_TRANSLATE_NOOP("Engine", "%1 of %2 KiB of tensor memory per block"),
    QT_TRANSLATE_NOOP("Engine", "%1 of %2 KiB of tensor memory"),
    QT_TRANSLATE_NOOP("Engine", "a persistent schedule launches one block per SM"),
    // waves, traffic
    QT_TRANSLATE_NOOP("Engine", "%1 full waves and a tail of %2 blocks"),
    QT_TRANSLATE_NOOP("Engine", "%1 full waves and a tail of %2 block"),
    QT_TRANSLATE_NOOP("Engine", "%1 full wave and a tail of %2 blocks"),
    QT_TRANSLATE_NOOP("Engine", "%1 full wave and a tail of %2 block"),
    QT_TRANSLATE_NOOP("Engine", "%1 full waves"), QT_TRANSLATE_NOOP("Engine", "%1 full wave"),
    QT_TRANSLATE_NOOP("Engine", "one partial wave of %1 blocks"),
    QT_TRANSLATE_NOOP("Engine", "one partial wave of %1 block"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the %2 written reach DRAM in this launch"),
    QT_TRANSLATE_NOOP("Engine",
                      "busy: the work at the settled clock and at the rate that these instructions and tiles "
                      "reach, not at the peak; prologue and epilogue included")};

/// "%1 of %2 KiB": finds both, in this order.
QRegularExpression patternOf(const char* sentence) {
    QString pattern = QRegularExpression::escape(QString::fromUtf8(sentence));
    pattern.replace(QRegularExpression(QStringLiteral("\\\\%[1-9]")), QStringLiteral("([^;]+?)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

} // namespace

QString engineWord(std::string_view name) {
    const std::string text(name);
    return text.empty() ? QString() : QCoreApplication::translate("Engine", text.c_str());
}

QString engineSentence(std::string_view sentence) {
    static const std::vector<QRegularExpression> patterns = [] {
        std::vector<QRegularExpression> list;
        for (const char* known : engineSentences)
            list.push_back(patternOf(known));
        return list;
    }();
    const QString english = QString::fromUtf8(sentence.data(), qsizetype(sentence.size()));
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (const auto match = patterns[i].match(english); match.hasMatch()) {
            QString text = QCoreApplication::translate("Engine", engineSentences[i]);
            for (int place = 1; place <= match.lastCapturedIndex(); ++place)
                text.replace(QLatin1Char('%') + QString::number(place), match.captured(place));
            return text;
        }
    return english;
}

} // namespace tilesight
