#include "widgets/graph/graph_words.h"

#include "core/analysis/report.h"
#include "widgets/words.h"

#include <cmath>
#include <utility>

namespace tilesight {

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }
QString upper(std::string_view s) { return text(s).toUpper(); }

QString placementWord(Placement placement) {
    switch (placement) {
    case Placement::registers:
        return tr("registers");
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
        return tr("remote GPU");
    }
    return {};
}

/// Codes of the lanes would not do: "SM" in a header reads as a streaming multiprocessor.
QString levelLetter(Placement placement) {
    switch (placement) {
    case Placement::registers:
        return QStringLiteral("R");
    case Placement::tmem:
        return QStringLiteral("T");
    case Placement::smem:
        return QStringLiteral("S");
    case Placement::l15:
        return QStringLiteral("L1");
    case Placement::l2:
        return QStringLiteral("L2");
    case Placement::dram:
        return QStringLiteral("D");
    case Placement::remote:
        return QStringLiteral("N");
    }
    return {};
}

/// The lines of a node while they are written, and where expressions stand in them.
class Lines {
public:
    Lines& operator<<(const QString& words) {
        m_line += words;
        return *this;
    }
    Lines& part(const QString& id, const QString& words) {
        m_parts.push_back({int(m_lines.size()), int(m_line.size()), int(words.size()), id});
        return *this << words;
    }
    void end() { m_lines << std::exchange(m_line, QString()); }
    QStringList take(std::vector<LinePart>* parts) {
        if (parts) *parts = std::move(m_parts);
        return std::move(m_lines);
    }

private:
    QStringList m_lines;
    QString m_line;
    std::vector<LinePart> m_parts;
};

/// "A[m·BM, k·BK]": first element of the touched part.
void writeAccess(Lines& lines, const TensorAccess& access) {
    lines << text(access.tensor) << QStringLiteral("[");
    for (std::size_t i = 0; i < access.index.size(); ++i) {
        const bool hasStep = i < access.step.size();
        const std::string& step = hasStep                    ? access.step[i].text
                                  : i < access.extent.size() ? access.extent[i].text
                                                             : std::string();
        const QString index = text(access.index[i].text);
        if (i > 0) lines << QStringLiteral(", ");
        lines.part(QStringLiteral("index %1").arg(i), index);
        if (index == QLatin1String("0") || step.empty() || step == "1") continue;
        lines << QStringLiteral("·");
        lines.part((hasStep ? QStringLiteral("step %1") : QStringLiteral("extent %1")).arg(i), text(step));
    }
    lines << QStringLiteral("]");
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
    // Three digits with their zeros, so that columns line up; what three decimals cannot say has a smaller unit.
    if (size > 0 && size < 0.00995) return text(formatSeconds(seconds));
    const int decimals = size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
    return QString::number(us, 'f', decimals) + QStringLiteral("\u2009µs");
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
        if (action.operation == Operation::remoteTransfer) return tr("network");
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

QStringList PlanWords::lines(std::size_t index, std::vector<LinePart>* parts) const {
    const Action& action = m_plan.actions[index];
    const ResolvedAction* resolved = m_resolved ? &m_resolved->actions[index] : nullptr;
    Lines lines;
    const QString times = QStringLiteral("×");
    if (action.access) {
        const bool writes = action.operation == Operation::store || action.operation == Operation::atomicAdd;
        if (writes) lines << QStringLiteral("→ ");
        writeAccess(lines, *action.access);
        if (!writes) lines << QStringLiteral(" → ") << placementWord(action.result);
        lines.end();
        const bool known = resolved && resolved->access;
        for (std::size_t i = 0; i < action.access->extent.size(); ++i) {
            if (i > 0) lines << times;
            lines.part(QStringLiteral("extent %1").arg(i),
                       known ? number(resolved->access->extent[i]) : text(action.access->extent[i].text));
        }
        if (known) lines << QStringLiteral(" = ") << text(formatBytes(resolved->bytes));
        lines.end();
    } else if (action.matmul) {
        const MatmulShape& shape = *action.matmul;
        const QString ids[] = {QStringLiteral("m"), QStringLiteral("n"), QStringLiteral("k")};
        lines << QStringLiteral("acc += ");
        lines.part(ids[0], text(shape.m.text)) << times;
        lines.part(ids[2], text(shape.k.text)) << QStringLiteral(" · ");
        lines.part(ids[2], text(shape.k.text)) << times;
        lines.part(ids[1], text(shape.n.text)).end();
        if (resolved) {
            for (std::size_t i = 0; i < 3; ++i) {
                if (i > 0) lines << times;
                lines.part(ids[i], number(resolved->matmul[i]));
            }
            lines << QStringLiteral(" ") << text(nameOf(action.dtype));
            lines.end();
        }
    } else {
        lines.part(QStringLiteral("elements"), text(action.elements.text)).end();
        // The type is that of the operands.
        const bool converts = action.operation == Operation::convert;
        lines << (converts ? tr("from ") : QString()) << text(nameOf(action.dtype))
              << (converts ? tr(", to ") : tr(", in ")) << placementWord(action.result);
        lines.end();
    }
    return lines.take(parts);
}

QString PlanWords::size(std::size_t index) const {
    if (!m_resolved) return {};
    const Action& action = m_plan.actions[index];
    if (action.access) return lines(index).last();
    return action.matmul ? lines(index).last() + QStringLiteral(" = ") + unit(index) : unit(index);
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

LevelChip PlanWords::level(std::size_t index) const {
    const Action& action = m_plan.actions[index];
    Placement placement = action.result;
    if (action.operation == Operation::store || action.operation == Operation::atomicAdd) {
        const Tensor* tensor = action.access ? m_plan.tensor(action.access->tensor) : nullptr;
        if (!tensor) return {};
        placement = tensor->placement;
    }
    return {levelLetter(placement), resourceOf(placement), placementWord(placement)};
}

QString levelLegend() {
    QStringList parts;
    for (Placement placement : {Placement::registers, Placement::tmem, Placement::smem, Placement::l15,
                                Placement::l2, Placement::dram, Placement::remote})
        parts << (placement == Placement::l2 ? levelLetter(placement)
                                             : levelLetter(placement) + u' ' + placementWord(placement));
    return parts.join(QStringLiteral(", "));
}

QString PlanWords::carried(std::size_t index) const {
    const Action& action = m_plan.actions[index];
    const QString loop = text(action.loop);
    const QString where = tr("in %1").arg(placementWord(action.result));
    return loop.isEmpty() ? where : where + QStringLiteral(", %1 − 1 → %1").arg(loop);
}

std::optional<QString> PlanWords::iterations(std::size_t index) const {
    if (!m_resolved) return {};
    const ResolvedLoop& loop = m_resolved->loops[index];
    if (loop.countByCoordinate.empty())
        return (loop.count == 1 ? tr("%1 iteration") : tr("%1 iterations")).arg(grouped(double(loop.count)));
    return tr("%1 iterations on average, %2 at most")
        .arg(text(formatNumber(loop.meanCount)), grouped(double(loop.count)));
}

QString PlanWords::stages() const {
    const QString count =
        m_resolved ? QString::number(m_resolved->stages) : text(m_plan.pipeline.stages.text);
    return count == QLatin1String("1") ? tr("no pipeline, 1 stage") : tr("pipeline, %1 stages").arg(count);
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
