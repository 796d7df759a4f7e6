// The PDF report, read back with poppler: pages, words, vectors, margins, repeated table heads, contents, origin;
// sections and paper as chosen; the same bytes for the same input.
#include "app/explorer/report/report.h"
#include "core/analysis/versions.h"
#include "app/explorer/report/report_writer.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/report_dialog.h"
#include "app/explorer/workspace.h"
#include "core/plan/plan_io.h"
#include "tests/gui/pdf_text.h"

#include <QBuffer>
#include <QComboBox>
#include <QCryptographicHash>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace tilesight;

class TestPdfReport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("TileSightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_pdf_report"));
        QSettings().clear();
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
        const std::vector<Page> pages = pagesOf(pdf);
        QVERIFY(pages.size() >= 3);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].words.size() > 30 || i + 1 == pages.size(),
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
        QString text;
        for (const Page& page : pages)
            for (const Word& word : page.words)
                text += word.text + u' ';
        QVERIFY(load(sample));
        const ViewState& state = m_workspace->state();
        QStringList wanted = {QString::fromStdString(state.plan->name),
                              "In short",
                              "Where the time goes",
                              "Figure 1.",
                              "Contents",
                              "Origin of this report",
                              "Qt",
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
        QVERIFY(text.simplified().remove(' ').contains(QString::fromStdString(planSha256(*state.plan))));
        QVERIFY(text.contains("who is to blame") ||
                state.analysis->lanes.waits.empty()); // legend of the lanes
        for (const char* wrong :
             {" 1 stages", " 1 warps", " 1 blocks", " 1 waves", " 1 full waves", " 1 orders"})
            QVERIFY2(!text.contains(QLatin1String(wrong)), wrong);
    }

    /// Long details of a key cell get their lines: the text below starts under the frame.
    void keyCellsHoldTheirText() {
        const std::vector<Page> pages = pagesOf(write("attention_4096_d128.json"));
        double detail = 0, heading = 0;
        for (const Word& word : pages.front().words) {
            if (word.text == "latency" && word.box.left() > pages.front().size.width() / 2)
                detail = std::max(detail, word.box.bottom());
            if (word.text == "short") heading = word.box.top(); // the last: it is in the contents, too
        }
        QVERIFY(detail > 0 && heading > detail + 8);
    }

    void wordsDoNotOverlap_data() { everySample_data(); }
    void wordsDoNotOverlap() {
        QFETCH(QString, sample);
        const std::vector<Page> pages = pagesOf(write(sample));
        for (std::size_t p = 0; p < pages.size(); ++p) {
            std::vector<Word> words = pages[p].words;
            std::sort(words.begin(), words.end(),
                      [](const Word& a, const Word& b) { return a.box.top() < b.box.top(); });
            for (std::size_t i = 0; i < words.size(); ++i)
                for (std::size_t j = i + 1; j < words.size() && words[j].box.top() < words[i].box.bottom();
                     ++j) {
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
            QVERIFY2(page.contains("Launch orders") || page.contains("its grid and one tile"),
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

    /// The contents name every heading with the page that it stands on; chosen out of all samples for its turned page.
    void contentsNameThePages() {
        const QString pdf = write("attention_4096_d128.json");
        const std::vector<Page> pages = pagesOf(pdf);
        const auto textOf = [&](std::size_t page) {
            QString text;
            for (const Word& word : pages[page].words)
                text += word.text + u' ';
            return text;
        };
        const QString front = run("pdftotext", {"-layout", "-l", "1", pdf, "-"}); // in lines
        static const QRegularExpression entry(
            QStringLiteral("(Where the time goes|Launch orders|Resources|The plan as a graph|Assumptions|"
                           "Hardware numbers and their sources|Origin of this report) +(\\d+)"));
        int found = 0;
        for (auto it = entry.globalMatch(front.mid(front.indexOf("Contents"))); it.hasNext(); ++found) {
            const QRegularExpressionMatch match = it.next();
            const auto page = std::size_t(match.captured(2).toInt());
            QVERIFY(page >= 1 && page <= pages.size());
            QVERIFY2(textOf(page - 1).contains(match.captured(1)), qPrintable(match.captured()));
        }
        QCOMPARE(found, 7);
    }

    /// In the order of the pages down the first column, then the second.
    void contentsAreInTheOrderOfThePages() {
        ReportWriter writer(Theme::print());
        writer.title("title", "subtitle");
        writer.contents();
        writer.heading("first");
        writer.figure(
            400, [](QPainter&, const QRectF&) {}, "caption");
        writer.heading("second");
        for (int i = 0; i < 80; ++i)
            writer.paragraph("words");
        writer.heading("third");
        QVERIFY(save(writer, "contents.pdf"));
        const std::vector<Word> words = wordsOf(path("contents.pdf")).front().words;
        const auto head =
            std::find_if(words.begin(), words.end(), [](const Word& w) { return w.text == "Contents"; });
        QVERIFY(head != words.end());
        std::map<std::pair<bool, int>, QString> entries; // second column, height
        for (const Word& word : words)
            for (const char* heading : {"first", "second", "third"})
                if (word.text == QLatin1String(heading) && word.box.top() > head->box.top() &&
                    word.box.top() < head->box.top() + 50)
                    entries.emplace(std::pair(word.box.left() > 200, int(word.box.top())), word.text);
        QStringList order;
        for (const auto& [place, heading] : entries)
            order << heading;
        QCOMPARE(order, QStringList({"first", "second", "third"}));
    }

    void sectionsAndPaperAsChosen_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QSizeF>("points");
        QTest::newRow("A4") << "a4" << QSizeF(595, 842);
        QTest::newRow("Letter") << "letter" << QSizeF(612, 792);
        QTest::newRow("A4 landscape") << "a4-landscape" << QSizeF(842, 595);
        QTest::newRow("Letter landscape") << "letter-landscape" << QSizeF(792, 612);
    }
    void sectionsAndPaperAsChosen() {
        QFETCH(QString, paper);
        QFETCH(QSizeF, points);
        QVERIFY(load("gemm_4096_bf16.json"));
        ReportInput input{m_workspace->state(), "gemm.json", QDate(2026, 1, 1)};
        input.settings.page = paperOfName(paper);
        input.settings.leftOut = reportSectionIds();
        for (const char* kept : {"lanes", "orders", "resources", "graph"})
            input.settings.leftOut.removeAll(QLatin1String(kept));
        const QString pdf = path(paper + ".pdf");
        QVERIFY(writeReport(input, pdf).empty());
        QString text;
        for (const Page& page : wordsOf(pdf)) {
            const bool turned = points.width() < page.size.width() - 1; // a wide figure
            const QSizeF wanted = turned ? points.transposed() : points;
            QVERIFY(std::abs(page.size.width() - wanted.width()) < 1 &&
                    std::abs(page.size.height() - wanted.height()) < 1);
            for (const Word& word : page.words) {
                text += word.text + u' ';
                QVERIFY2(QRectF(QPointF(50, 40), page.size - QSizeF(50, 50)).contains(word.box.center()),
                         qPrintable(word.text));
            }
        }
        for (const char* in : {"Contents", "Where the time goes", "Resources", "graph", "Launch", "Origin"})
            QVERIFY2(text.contains(QLatin1String(in)), in);
        for (const char* out : {"In short", "Assumptions", "Time by phase", "DRAM bandwidth"})
            QVERIFY2(!text.contains(QLatin1String(out)), out);
    }

    /// Byte for byte, but for the date: that of the file, which Qt sets, and the one that is printed.
    void sameInputGivesTheSameBytes() {
        const QByteArray first = withoutCreationDate(write("gemm_4096_bf16.json"));
        QVERIFY(first.size() > 10'000);
        QCOMPARE(withoutCreationDate(write("gemm_4096_bf16.json", true)) == first, true);
    }

    void originNamesTheInputs() {
        QVERIFY(load("gemm_4096_bf16.json"));
        const auto sha = [](const QString& file) {
            QFile f(file);
            return f.open(QIODevice::ReadOnly)
                       ? QString::fromLatin1(
                             QCryptographicHash::hash(f.readAll(), QCryptographicHash::Sha256).toHex())
                       : QString();
        };
        ReportInput input{m_workspace->state(), "gemm.json", QDate(2026, 1, 1)};
        input.planFile = m_workspace->document().unchangedFile();
        input.settings.leftOut = reportSectionIds();
        QVERIFY(writeReport(input, path("origin.pdf")).empty());
        const QString text =
            run("pdftotext", {"-layout", path("origin.pdf"), "-"}).remove(QRegularExpression("\\s"));
        for (const QString& words :
             {sha(QStringLiteral(SOURCE_DIR "/samples/gemm_4096_bf16.json")),
              sha(QStringLiteral(SOURCE_DIR "/hwdb/gpu/h200-sxm.json")), QString::fromLatin1(qVersion()),
              QStringLiteral(TILESIGHT_VERSION), QStringLiteral("1January2026"), QStringLiteral("page1of1")})
            QVERIFY2(words.size() > 2 && text.contains(words), qPrintable(words));
    }

    /// Foot of every page: model, hardware table, plan; a measured time stands beside the predicted one.
    void everyPageSaysByWhatItWasMade() {
        QVERIFY(load("gemm_4096_bf16.json"));
        ReportInput input{m_workspace->state(), "gemm.json", QDate(2026, 1, 1)};
        input.measuredSeconds = 2 * m_workspace->state().analysis->latencySeconds;
        QVERIFY(writeReport(input, path("foot.pdf")).empty());
        const QString hash = QString::fromStdString(planSha256(*m_workspace->state().plan));
        QStringList pages = run("pdftotext", {"-layout", path("foot.pdf"), "-"}).split(u'\f');
        pages.removeAll(QString());
        QVERIFY(pages.size() > 2);
        for (QString page : pages) {
            page.remove(QRegularExpression("\\s"));
            page.replace(QStringLiteral("..."), QStringLiteral("…")); // as pdftotext writes it
            for (const QString& words :
                 {QStringLiteral("Model") + QLatin1String(modelVersion), QStringLiteral("hardwaretable2026-11"),
                  QStringLiteral("plansha256") + hash.left(8) + QStringLiteral("…") + hash.right(4)})
                QVERIFY2(page.contains(words), qPrintable(words + "\n" + page.right(300)));
        }
        const QString all = pages.join(u' ').simplified();
        for (const char* words : {"measured 402", "50 % too short"}) // in the column of a cell
            QVERIFY2(all.contains(QLatin1String(words)), words);
        for (const char* section : {"Roofline", "Memory", "Legal orders"})
            QVERIFY2(all.contains(QLatin1String(section)), section);
    }

    void dialogRemembersTheChoice() {
        {
            ReportDialog dialog(loadReportSettings(), nullptr);
            QCOMPARE(dialog.settings(), ReportSettings());
            QCOMPARE(dialog.settings().leftOut, QStringList({"sensitivity", "gpus"}));
            dialog.sectionList()->setCurrentRow(1);
            QTest::keyClick(dialog.sectionList(), Qt::Key_Space);
            dialog.paperBox()->setCurrentIndex(1);
            dialog.orientationBox()->setCurrentIndex(1);
            saveReportSettings(dialog.settings());
        }
        const ReportSettings chosen = loadReportSettings();
        QCOMPARE(chosen.leftOut, QStringList({"lanes", "sensitivity", "gpus"}));
        QCOMPARE(paperName(chosen.page), QString("letter-landscape"));
        ReportDialog again(chosen, nullptr);
        QCOMPARE(again.settings(), chosen);
        const std::pair<const char*, QStringList> buttons[] = {
            {"None", reportSectionIds()}, {"All", {}}, {"Usual", ReportSettings().leftOut}};
        for (const auto& [title, leftOut] : buttons) {
            for (QPushButton* button : again.findChildren<QPushButton*>())
                if (button->text() == title) button->click();
            QCOMPARE(again.settings().leftOut, leftOut);
            saveReportSettings(again.settings());
            QCOMPARE(loadReportSettings().leftOut, leftOut);
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

    /// Read only once.
    const std::vector<Page>& pagesOf(const QString& pdf) {
        std::vector<Page>& pages = m_pages[pdf];
        if (pages.empty()) pages = wordsOf(pdf);
        return pages;
    }

    bool load(const QString& sample) {
        if (m_loaded == sample) return true;
        m_loaded.clear();
        const QString file = QStringLiteral(SOURCE_DIR "/samples/") + sample;
        if (!m_workspace->document().open(file).empty()) return false;
        if (!m_workspace->isSettled()) {
            QSignalSpy settled(m_workspace.get(), &Workspace::settled);
            while (!m_workspace->isSettled())
                if (!settled.wait(60'000)) return false;
        }
        if (m_workspace->isFresh()) m_loaded = sample;
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
    QHash<QString, std::vector<Page>> m_pages;
    QString m_loaded;
    int m_count = 0;
};

QTEST_MAIN(TestPdfReport)
#include "tst_pdf_report.moc"
