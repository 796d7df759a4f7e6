#include "widgets/graph/graph_words.h"

#include "core/analysis/report.h"

#include <cmath>

namespace tilesight {

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }
QString upper(std::string_view s) { return text(s).toUpper(); }

QString placementWord(Placement placement) {
    switch (placement) {
    case Placement::registers:
        return QStringLiteral("registers");
    case Placement::tmem:
        return QStringLiteral("TMEM");
    case Placement::smem:
        return QStringLiteral("SMEM");
    case Placement::l15:
        return QStringLiteral("L1.5");
    case Placement::l2:
        return QStringLiteral("L2");
    case Placement::dram:
        return QStringLiteral("DRAM");
    case Placement::remote:
        return QStringLiteral("remote GPU");
    }
    return {};
}

/// "A[m·BM, k·BK]": first element of the touched part.
QString accessWord(const TensorAccess& access) {
    QStringList dims;
    for (std::size_t i = 0; i < access.index.size(); ++i) {
        const std::string& step = i < access.step.size()     ? access.step[i].text
                                  : i < access.extent.size() ? access.extent[i].text
                                                             : std::string();
        const QString index = text(access.index[i].text);
        dims << (index == QLatin1String("0") || step.empty() || step == "1"
                     ? index
                     : index + QStringLiteral("·") + text(step));
    }
    return text(access.tensor) + QLatin1Char('[') + dims.join(QStringLiteral(", ")) + QLatin1Char(']');
}

template <class Range, class Word>
QString timesList(const Range& range, Word word) {
    QStringList parts;
    for (const auto& value : range)
        parts << word(value);
    return parts.join(QStringLiteral("×"));
}

QString number(long long value) { return QString::number(value); }

} // namespace

QString microseconds(double seconds) {
    const double us = seconds * 1e6, size = std::abs(us);
    // Three digits with their zeros, so that columns line up; what needs more than three decimals is written
    // freely.
    const int decimals = size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
    const bool tiny = size > 0 && size < 0.001;
    return (tiny ? text(formatNumber(us)) : QString::number(us, 'f', decimals)) + QStringLiteral("\u2009µs");
}

QString grouped(double value) {
    if (!(std::abs(value) < 1e15)) return text(formatNumber(value));
    QString digits = QString::number(std::llround(value));
    const int first = value < 0 ? 1 : 0;
    if (digits.size() - first <= 4) return digits;
    for (qsizetype at = digits.size() - 3; at > first; at -= 3)
        digits.insert(at, QChar(0x2009));
    return digits;
}

std::optional<Resource> resourceOf(Placement placement) {
    switch (placement) {
    case Placement::registers:
        return {};
    case Placement::tmem:
        return Resource::tmem;
    case Placement::smem:
        return Resource::smem;
    case Placement::l15:
        return Resource::l15;
    case Placement::l2:
        return Resource::l2;
    case Placement::dram:
        return Resource::dram;
    case Placement::remote:
        return Resource::network;
    }
    return {};
}

PlanWords::PlanWords(const TilePlan& plan) : m_plan(plan) {
    if (auto resolved = resolve(plan)) {
        m_resolved = std::move(*resolved);
        m_innermost = m_resolved->innermostLoop();
    }
}

QString PlanWords::unit(std::size_t index) const {
    const Action& action = m_plan.actions[index];
    if (isMemory(action.operation)) {
        if (action.operation == Operation::remoteTransfer) return QStringLiteral("network");
        switch (m_plan.pipeline.copy) {
        case CopyMechanism::tma:
            return QStringLiteral("TMA");
        case CopyMechanism::cpAsync:
            return action.operation == Operation::load ? QStringLiteral("cp.async") : QString();
        case CopyMechanism::plain:
            return {};
        }
    }
    if (!m_resolved) return {};
    const ResolvedAction& resolved = m_resolved->actions[index];
    if (resolved.flops > 0) return text(formatRate(resolved.flops, "FLOP")); // "4.19 MFLOP"
    return resolved.elements > 0 ? grouped(resolved.elements) + QStringLiteral(" el") : QString();
}

QStringList PlanWords::lines(std::size_t index) const {
    const Action& action = m_plan.actions[index];
    const ResolvedAction* resolved = m_resolved ? &m_resolved->actions[index] : nullptr;
    QStringList lines;
    if (action.access) {
        const QString what = accessWord(*action.access);
        const bool writes = action.operation == Operation::store || action.operation == Operation::atomicAdd;
        lines << (writes ? QStringLiteral("→ ") + what
                         : what + QStringLiteral(" → ") + placementWord(action.result));
        QString size = timesList(action.access->extent, [](const Expression& e) { return text(e.text); });
        if (resolved && resolved->access)
            size = timesList(resolved->access->extent, number) + QStringLiteral(" = ") +
                   text(formatBytes(resolved->bytes));
        lines << size;
    } else if (action.matmul) {
        const MatmulShape& shape = *action.matmul;
        lines << QStringLiteral("acc += %1×%3 · %3×%2")
                     .arg(text(shape.m.text), text(shape.n.text), text(shape.k.text));
        if (resolved)
            lines << timesList(resolved->matmul, number) + QLatin1Char(' ') + text(nameOf(action.dtype));
    } else {
        lines << text(action.elements.text);
        lines << (action.operation == Operation::convert ? QStringLiteral("to ") : QString()) +
                     text(nameOf(action.dtype)) + QStringLiteral(", in ") + placementWord(action.result);
    }
    return lines;
}

QString PlanWords::bytesInFlight(std::size_t index) const {
    if (!m_resolved) return {};
    const ResolvedAction& action = m_resolved->actions[index];
    if (action.operation != Operation::load || action.bytes <= 0) return {};
    const QString bytes = text(formatBytes(action.bytes));
    if (action.loop == m_innermost && m_innermost >= 0 && m_resolved->stages > 1)
        return QString::number(m_resolved->stages) + QStringLiteral(" × ") + bytes;
    return bytes;
}

QString PlanWords::carried(std::size_t index) const {
    const Action& action = m_plan.actions[index];
    const QString loop = text(action.loop);
    const QString where = QStringLiteral("in ") + placementWord(action.result);
    return loop.isEmpty() ? where : where + QStringLiteral(", %1 − 1 → %1").arg(loop);
}

std::optional<QString> PlanWords::iterations(std::size_t index) const {
    if (!m_resolved) return {};
    const ResolvedLoop& loop = m_resolved->loops[index];
    if (loop.countByCoordinate.empty())
        return grouped(double(loop.count)) +
               (loop.count == 1 ? QStringLiteral(" iteration") : QStringLiteral(" iterations"));
    return QStringLiteral("%1 iterations on average, %2 at most")
        .arg(text(formatNumber(loop.meanCount)), grouped(double(loop.count)));
}

QString PlanWords::stages() const {
    const QString count =
        m_resolved ? QString::number(m_resolved->stages) : text(m_plan.pipeline.stages.text);
    return count == QLatin1String("1") ? QStringLiteral("no pipeline, 1 stage")
                                       : QStringLiteral("pipeline, %1 stages").arg(count);
}

GraphTensor PlanWords::tensor(const Tensor& tensor, bool written) const {
    GraphTensor shown;
    shown.name = text(tensor.name);
    shown.resource = resourceOf(tensor.placement);
    shown.written = written;
    shown.shape = timesList(tensor.dims, [](const Expression& e) { return text(e.text); });
    shown.size = upper(nameOf(tensor.dtype));
    if (m_resolved)
        for (const ResolvedTensor& resolved : m_resolved->tensors)
            if (resolved.name == tensor.name) {
                shown.shape = timesList(resolved.dims, number);
                shown.size += QStringLiteral(" · ") + text(formatBytes(resolved.bytes()));
            }
    return shown;
}

} // namespace tilesight
