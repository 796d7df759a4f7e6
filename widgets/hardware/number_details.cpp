#include "widgets/hardware/number_details.h"

#include "widgets/explain/provenance_tag.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/summary/wording.h"

#include <QLabel>

namespace tilesight {

NumberDetails::NumberDetails(QWidget* parent) : QScrollArea(parent), m_label(new QLabel) {
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("What is said about this number"));
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->setContentsMargins(12, 6, 10, 6);
    m_label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_label->setAutoFillBackground(true);
    connect(m_label, &QLabel::linkActivated, this, [this](const QString& link) {
        if (m_field) emit statementChosen(toQString(m_field->key), link.toInt());
    });
}

void NumberDetails::show(const GpuField* field, const Quantity* number, bool changed) {
    m_field = number ? field : nullptr;
    m_number = number ? *number : Quantity{};
    m_changed = changed;
    refill();
}

void NumberDetails::setTheme(const Theme& theme) {
    m_theme = theme;
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.sunken);
    palette.setColor(QPalette::Link, theme.accent);
    m_label->setPalette(palette);
    m_label->setFont(theme.font(12));
    refill();
}

void NumberDetails::refill() {
    if (!m_field) return m_label->clear();
    const auto statement = [this](double value, Provenance kind, const std::string& source,
                                  const std::string& note, int index) {
        const QString word = toQString(nameOf(kind));
        QString row = QStringLiteral("<tr><td style='padding-right:8px; white-space:nowrap'>%1</td>"
                                     "<td style='padding-right:8px; white-space:nowrap'><b>%2</b></td>"
                                     "<td style='color:%3; padding-right:8px'>%4</td></tr>")
                          .arg(index < 0 ? QStringLiteral("✓ ") + tr("used")
                                         : QStringLiteral("<a href='%1'>%2</a>").arg(index).arg(tr("use")),
                               quantityText(value, m_field->unit).toHtmlEscaped(),
                               provenanceColor(word, m_theme).name(),
                               (kind == Provenance::guess ? QStringLiteral("? ") : QString()) +
                                   engineWord(nameOf(kind)));
        QString said = toQString(source).toHtmlEscaped();
        if (!note.empty()) said += QStringLiteral("; ") + toQString(note).toHtmlEscaped();
        if (!said.isEmpty())
            row += QStringLiteral("<tr><td></td><td colspan='2' style='color:%1'>%2</td></tr>")
                       .arg(m_theme.textSecondary.name(), said);
        return row;
    };
    QString text = QStringLiteral("<b>%1</b>%2<br>%3<table cellspacing='0' cellpadding='1'>")
                       .arg(toQString(m_field->title).toHtmlEscaped(),
                            m_changed ? QStringLiteral(" <span style='color:%1'>✎ %2</span>")
                                            .arg(m_theme.edited.name(), tr("changed by you"))
                                      : QString(),
                            toQString(m_field->meaning).toHtmlEscaped());
    if (m_number.known())
        text += statement(m_number.value, m_number.kind, m_number.source, m_number.note, -1);
    for (std::size_t i = 0; i < m_number.alternatives.size(); ++i) {
        const Quantity::Alternative& other = m_number.alternatives[i];
        text += statement(other.value, other.kind, other.source, other.note, int(i));
    }
    m_label->setText(text + QStringLiteral("</table>"));
}

} // namespace tilesight
