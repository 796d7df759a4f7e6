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
    QT_TRANSLATE_NOOP("Engine", "Launch"), QT_TRANSLATE_NOOP("Engine", "persistent")};

constexpr const char* engineSentences[] = {
    // why the bottleneck is one
    QT_TRANSLATE_NOOP("Engine", "%1 of the steady period"), QT_TRANSLATE_NOOP("Engine", "%1 of steady"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the steady period; over the whole kernel %2 is busier, %3 against %4"),
    QT_TRANSLATE_NOOP("Engine", "%1 of the kernel"),
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
    QT_TRANSLATE_NOOP("Engine", "a persistent schedule launches one block per SM")};

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
