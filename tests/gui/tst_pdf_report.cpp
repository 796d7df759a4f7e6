// The PDF report, read back with poppler: pages, words, vectors, margins, repeated table heads.
#include "app/explorer/report/report.h"
#include "app/explorer/report/report_writer.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/workspace.h"
#include "core/plan/plan_io.h"

#include <QBuffer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tilesight;

namespace {

QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return QStringLiteral("FAILED ") + program + u' ' + process.errorString();
    return QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
}

struct Word {
    QString text;
    QRectF box;
};
struct Page {
    QSizeF size;
    std::vector<Word> words;
};

/// Every word of every page with its place, in points.
std::vector<Page> wordsOf(const QString& pdf) {
    std::vector<Page> pages;
    QXmlStreamReader xml(run("pdftotext", {"-bbox", pdf, "-"}));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto number = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        if (xml.name() == QLatin1String("page")) pages.push_back({{number("width"), number("height")}, {}});
        if (xml.name() != QLatin1String("word") || pages.empty()) continue;
        const QRectF box(QPointF(number("xMin"), number("yMin")), QPointF(number("xMax"), number("yMax")));
        pages.back().words.push_back({xml.readElementText(), box});
    }
    return pages;
}

} // namespace

class TestPdfReport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void everySample_data() {
        QTest::addColumn<QString>("sample");
        for (const QString& name : QDir(SOURCE_DIR "/samples").entryList({"*.json"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void everySample() {
        QFETCH(QString, sample);
        const QString pdf = write(sample);
        QVERIFY(!pdf.isEmpty());
        const std::vector<Page> pages = wordsOf(pdf);
        QVERIFY(pages.size() >= 3);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].words.size() > 30,
                     qPrintable(QStringLiteral("page %1 is nearly empty").arg(i + 1)));
            constexpr double margin = 18 / 25.4 * 72, tolerance = 1.5;
            if (i + 1 < pages.size()) { // only the last page may be nearly empty
                const double foot = pages[i].size.height() - margin - 20; // page number and date lie below
                double lowest = 0;
                for (const Word& word : pages[i].words)
                    if (word.box.bottom() < foot) lowest = std::max(lowest, word.box.bottom());
                QVERIFY2(lowest > margin + 0.35 * (foot - margin),
                         qPrintable(QStringLiteral("page %1 ends at %2 pt").arg(i + 1).arg(lowest)));
            }
            for (const Word& word : pages[i].words) {
                const QString where =
                    QStringLiteral("page %1: \"%2\" leaves the margins").arg(i + 1).arg(word.text);
                QVERIFY2(word.box.left() > margin - tolerance, qPrintable(where));
                QVERIFY2(word.box.right() < pages[i].size.width() - margin + tolerance, qPrintable(where));
                QVERIFY2(word.box.bottom() < pages[i].size.height() - margin + tolerance, qPrintable(where));
            }
        }
        const QString text = run("pdftotext", {"-layout", pdf, "-"});
        QVERIFY(load(sample));
        const ViewState& state = m_workspace->state();
        QStringList wanted = {QString::fromStdString(state.plan->name),
                              "In short",
                              "Where the time goes",
                              "Figure 1.",
                              "What to try",
                              "Time by phase",
                              "Launch orders",
                              "Resources",
                              "Assumptions",
                              "Hardware numbers and their sources",
                              "DRAM bandwidth",
                              "measured",
                              QStringLiteral("page 1 of %1").arg(pages.size()),
                              QStringLiteral("page %1 of %1").arg(pages.size())};
        for (const Parameter& parameter : state.plan->parameters)
            wanted << QString::fromStdString(parameter.name);
        for (const Action& action : state.plan->actions) // a narrow column breaks names between words
            wanted << QString::fromStdString(action.name).split(' ', Qt::SkipEmptyParts);
        for (const QString& words : wanted)
            QVERIFY2(text.contains(words), qPrintable("not found: " + words));
        QVERIFY(text.simplified().remove(' ').contains(planHash(*state.plan, true)));
        QVERIFY(text.contains("who is to blame") ||
                state.analysis->lanes.waits.empty()); // legend of the lanes
        for (const char* wrong :
             {" 1 stages", " 1 warps", " 1 blocks", " 1 waves", " 1 full waves", " 1 orders"})
            QVERIFY2(!text.contains(QLatin1String(wrong)), wrong);
    }

    /// Long details of a key cell get their lines: the text below starts under the frame.
    void keyCellsHoldTheirText() {
        const std::vector<Page> pages = wordsOf(write("attention_4096_d128.json"));
        double detail = 0, heading = 0;
        for (const Word& word : pages.front().words) {
            if (heading == 0 && word.text == "latency" && word.box.left() > pages.front().size.width() / 2)
                detail = std::max(detail, word.box.bottom());
            if (word.text == "short" && heading == 0) heading = word.box.top();
        }
        QVERIFY(detail > 0 && heading > detail + 8);
    }

    void wordsDoNotOverlap_data() { everySample_data(); }
    void wordsDoNotOverlap() {
        QFETCH(QString, sample);
        const std::vector<Page> pages = wordsOf(write(sample));
        for (std::size_t p = 0; p < pages.size(); ++p) {
            const auto& words = pages[p].words;
            for (std::size_t i = 0; i < words.size(); ++i)
                for (std::size_t j = i + 1; j < words.size(); ++j) {
                    const QRectF common = words[i].box & words[j].box; // boxes are higher than the letters
                    const double smaller = std::min(words[i].box.height(), words[j].box.height());
                    const bool overlap = common.width() > 1.5 && common.height() > 0.5 * smaller;
                    QVERIFY2(!overlap, qPrintable(QStringLiteral("page %1: \"%2\" on \"%3\"")
                                                      .arg(p + 1)
                                                      .arg(words[i].text, words[j].text)));
                }
        }
    }

    void picturesOnlyWhereTheyAreData() {
        const QString pdf = write("gemm_4096_bf16.json");
        const QStringList images = run("pdfimages", {"-list", pdf}).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!images.isEmpty()); // the heat maps and the map of the waves
        QVERIFY(images.size() <= 9);
        for (const QString& image : images) {
            const QStringList fields = image.simplified().split(' ');
            const QString page = run("pdftotext", {"-f", fields[0], "-l", fields[0], pdf, "-"});
            QVERIFY2(page.contains("Launch orders") || page.contains("The plan as a graph"),
                     qPrintable(image));
            QVERIFY2(fields.value(8) != "jpeg", qPrintable(image)); // data is never blurred
        }
        QVERIFY(!run("pdffonts", {pdf}).contains("Type 3"));
    }

    void longTablesRepeatTheirHead() {
        ReportWriter writer(Theme::print());
        ReportTable table;
        table.columns = {{"Nameofcolumn"}, {"value", true}, {"words"}};
        for (int i = 0; i < 150; ++i)
            table.rows.push_back({QStringLiteral("row %1").arg(i), QString::number(i),
                                  QStringLiteral("some words that take room ").repeated(1 + i % 4)});
        writer.heading("A long table");
        writer.table(table);
        QVERIFY(writer.pageCount() >= 3);
        QVERIFY(save(writer, "table.pdf"));
        const std::vector<Page> pages = wordsOf(path("table.pdf"));
        QCOMPARE(int(pages.size()), writer.pageCount());
        int rows = 0;
        for (const Page& page : pages) {
            int heads = 0;
            for (const Word& word : page.words) {
                heads += word.text == "Nameofcolumn";
                rows += word.text == "row";
            }
            QCOMPARE(heads, 1);
        }
        QCOMPARE(rows, 150);
    }

    void wordsWiderThanTheirColumnBreak() {
        ReportWriter writer(Theme::print());
        ReportTable table;
        table.columns = {{"A"}, {"B"}};
        table.rows = {{QStringLiteral("k"), QString(400, 'x')}};
        writer.table(table);
        writer.paragraph(QString(300, 'y'));
        QVERIFY(save(writer, "words.pdf"));
        int letters = 0;
        const std::vector<Page> pages = wordsOf(path("words.pdf"));
        for (const Word& word : pages.at(0).words) {
            letters += word.text.count('x') + word.text.count('y');
            QVERIFY(word.box.right() < pages[0].size.width() - 18 / 25.4 * 72 + 1.5);
        }
        QCOMPARE(letters, 700);
    }

    void sameInputGivesTheSamePages() {
        const QString first = write("gemm_4096_bf16.json"), second = write("gemm_4096_bf16.json", true);
        const std::vector<Page> a = wordsOf(first), b = wordsOf(second);
        QCOMPARE(a.size(), b.size());
        for (std::size_t page = 0; page < a.size(); ++page) {
            QCOMPARE(a[page].words.size(), b[page].words.size());
            for (std::size_t i = 0; i < a[page].words.size(); ++i) {
                QCOMPARE(a[page].words[i].text, b[page].words[i].text);
                QCOMPARE(a[page].words[i].box, b[page].words[i].box);
            }
        }
    }

    void refusals() {
        const ViewState empty;
        const Errors nothing = writeReport({empty, "x.json", QDate(2026, 1, 1)}, path("none.pdf"));
        QCOMPARE(nothing.size(), 1u);
        QCOMPARE(nothing.front().id, std::string("report.nothing_to_show"));
        QVERIFY(!QFile::exists(path("none.pdf")));

        QVERIFY(load("gemm_4096_bf16.json"));
        QFile locked(path("locked.pdf"));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.write("precious");
        locked.close();
        QVERIFY(locked.setPermissions(QFileDevice::ReadOwner));
        const Errors errors =
            writeReport({m_workspace->state(), "gemm.json", QDate(2026, 1, 1)}, path("locked.pdf"));
        QCOMPARE(errors.front().id, std::string("file.read_only"));
        QVERIFY(locked.open(QIODevice::ReadOnly));
        QCOMPARE(locked.readAll(), QByteArray("precious"));
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    bool load(const QString& sample) {
        const QString file = QStringLiteral(SOURCE_DIR "/samples/") + sample;
        if (!m_workspace->document().open(file).empty()) return false;
        if (!m_workspace->isSettled()) {
            QSignalSpy settled(m_workspace.get(), &Workspace::settled);
            while (!m_workspace->isSettled())
                if (!settled.wait(60'000)) return false;
        }
        return m_workspace->isFresh();
    }

    /// Path of the report of a sample; "" = could not be made.
    QString write(const QString& sample, bool again = false) {
        if (m_written.contains(sample) && !again) return m_written.value(sample);
        if (!load(sample)) return {};
        const QString pdf = path(QString::number(++m_count) + ".pdf");
        const Errors errors = writeReport({m_workspace->state(), sample, QDate(2026, 1, 1)}, pdf);
        if (!errors.empty()) qWarning("%s", toString(errors).c_str());
        if (!errors.empty()) return {};
        m_written.insert(sample, pdf);
        return pdf;
    }

    bool save(const ReportWriter& writer, const QString& name) {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) return false;
        writer.write(file, {"title", "left", "right", "foot", "date"});
        return true;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<tbb::global_control> m_workers;
    std::unique_ptr<Workspace> m_workspace;
    QHash<QString, QString> m_written;
    int m_count = 0;
};

QTEST_MAIN(TestPdfReport)
#include "tst_pdf_report.moc"
