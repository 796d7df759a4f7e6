#include "app/explorer/program_options.h"

#include "app/explorer/report/report.h"
#include "app/explorer/translation.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace tilesight {
namespace {

constexpr int mostCopies = 1'000'000; // as of `tilesight analyze`

ParsedOptions refusal(const QString& sentence) {
    return {
        {}, QStringLiteral("tilesight-explorer: %1\nTry \"tilesight-explorer --help\".\n").arg(sentence), 2};
}

QString oneOf(const QString& option, const QString& value, const QStringList& allowed) {
    if (value.isEmpty() || allowed.contains(value)) return {};
    return QStringLiteral("--%1 %2: choose one of %3").arg(option, value, allowed.join(QStringLiteral(", ")));
}

} // namespace

ParsedOptions parseOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Explorer of GPU kernel performance, without running the kernel.\n\n"
        "  tilesight-explorer gemm.json --gpu h200-sxm\n"
        "  tilesight-explorer gemm.json --report gemm.pdf          writes a report, needs no display"));
    const auto help = parser.addHelpOption();
    const auto version = parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("PLAN.json"),
                                 QStringLiteral("Plan to open; without one, a sample."),
                                 QStringLiteral("[PLAN.json]"));
    const QCommandLineOption gpu(QStringLiteral("gpu"), QStringLiteral("GPU to analyse for, e.g. h200-sxm."),
                                 QStringLiteral("ID"));
    const QCommandLineOption burst(
        QStringLiteral("burst"),
        QStringLiteral("The clock of the first launches, before the power limit of sustained runs acts."));
    const QCommandLineOption copies(
        QStringLiteral("copies"),
        QStringLiteral("Launches rotate over N copies of the tensors; 0 = cold caches, 1 = warm."),
        QStringLiteral("N"));
    const QCommandLineOption report(QStringLiteral("report"), QStringLiteral("Write a PDF report and exit."),
                                    QStringLiteral("OUT.pdf"));
    const QCommandLineOption sections(
        QStringLiteral("report-sections"),
        QStringLiteral("Sections of the report, e.g. summary,lanes, or all; without it all but %1. %2.")
            .arg(ReportSettings().leftOut.join(QStringLiteral(" and ")), reportSectionIds().join(QStringLiteral(", "))),
        QStringLiteral("LIST"));
    const QCommandLineOption paper(
        QStringLiteral("paper"),
        QStringLiteral("Paper of the report: %1.").arg(paperNames().join(QStringLiteral(", "))),
        QStringLiteral("NAME"));
    const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                        QStringLiteral("Write a picture of the window and exit."),
                                        QStringLiteral("OUT.png"));
    const QCommandLineOption size(
        QStringLiteral("size"), QStringLiteral("Size of the window, e.g. 1600x1000."), QStringLiteral("WxH"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   QStringLiteral("light, dark, contrast or contrast-dark."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption layout(QStringLiteral("layout"), QStringLiteral("edit, analyse or present."),
                                    QStringLiteral("NAME"));
    const QCommandLineOption textSize(QStringLiteral("text-size"),
                                      QStringLiteral("Size of letters in percent, 80 to 175."),
                                      QStringLiteral("PERCENT"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("Language of the window: en, de or zh_CN."),
                                      QStringLiteral("NAME"));
    parser.addOptions({gpu, burst, copies, report, sections, paper, screenshot, size, theme, layout, textSize, language});

    if (!parser.parse(arguments)) return refusal(parser.errorText());
    if (parser.isSet(help)) { // before there is an application object Qt does not know the program's name
        return {{},
                parser.helpText().replace(QLatin1String("<executable_name>"),
                                          QLatin1String("tilesight-explorer")),
                0};
    }
    if (parser.isSet(version)) return {{}, QStringLiteral("tilesight-explorer " TILESIGHT_VERSION "\n"), 0};
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return refusal(QStringLiteral("one plan at a time, but %1 were given: %2")
                           .arg(files.size())
                           .arg(files.join(u' ')));

    ProgramOptions options;
    options.plan = files.value(0);
    options.gpu = parser.value(gpu);
    if (parser.isSet(burst) || parser.isSet(copies)) {
        bool whole = true;
        const int count = parser.isSet(copies) ? parser.value(copies).toInt(&whole) : 0;
        if (!whole || count < 0 || count > mostCopies)
            return refusal(QStringLiteral("--copies %1: expected a whole number from 0 to %2")
                               .arg(parser.value(copies))
                               .arg(mostCopies));
        options.conditions = {parser.isSet(burst) ? ClockRegime::burst : ClockRegime::sustained, count};
    }
    options.report = parser.value(report);
    options.screenshot = parser.value(screenshot);
    for (const QCommandLineOption* output : {&report, &screenshot})
        if (parser.isSet(*output) && parser.value(*output).isEmpty())
            return refusal(QStringLiteral("--%1 needs a file name").arg(output->names().first()));
    for (const QCommandLineOption* setting : {&sections, &paper})
        if (parser.isSet(*setting) && options.report.isEmpty())
            return refusal(QStringLiteral("--%1 is for --report").arg(setting->names().first()));
    const QString paperWish = parser.value(paper).toLower();
    options.reportSettings.page = paperOfName(paperWish);
    const QStringList ids = reportSectionIds();
    if (parser.isSet(sections)) {
        const QStringList wanted = parser.value(sections).toLower().split(u',', Qt::SkipEmptyParts);
        if (wanted.isEmpty())
            return refusal(QStringLiteral("--report-sections needs names from %1").arg(ids.join(", ")));
        const QString all = QStringLiteral("all");
        for (const QString& name : wanted)
            if (const QString fault = oneOf(QStringLiteral("report-sections"), name, ids + QStringList(all)); !fault.isEmpty())
                return refusal(fault);
        options.reportSettings.leftOut.clear();
        for (const QString& id : ids)
            if (!wanted.contains(id) && !wanted.contains(all)) options.reportSettings.leftOut << id;
    }
    options.layout = parser.value(layout).toLower();
    options.theme = parser.value(theme).toLower();
    if (options.theme.isEmpty()) options.theme = qEnvironmentVariable("TILESIGHT_THEME").toLower();
    if (options.theme.isEmpty() && qEnvironmentVariable("TILESIGHT_CONTRAST") == QLatin1String("high"))
        options.theme = QStringLiteral("contrast");
    for (const QString& fault :
         {oneOf(QStringLiteral("theme"), options.theme, {"light", "dark", "contrast", "contrast-dark"}),
          oneOf(QStringLiteral("paper"), paperWish, paperNames()),
          oneOf(QStringLiteral("layout"), options.layout, {"edit", "analyse", "present"})})
        if (!fault.isEmpty()) return refusal(fault);

    if (parser.isSet(language)) {
        options.language = supportedLanguage(parser.value(language));
        if (options.language.isEmpty())
            return refusal(
                QStringLiteral("--language %1: choose one of en, de, zh_CN").arg(parser.value(language)));
    }
    if (parser.isSet(textSize)) {
        options.textSize = parser.value(textSize).toInt();
        if (options.textSize < 80 || options.textSize > 175)
            return refusal(
                QStringLiteral("--text-size %1: expected 80 to 175 percent").arg(parser.value(textSize)));
    }
    if (parser.isSet(size)) {
        static const QRegularExpression pattern(QStringLiteral("^(\\d{3,5})[xX](\\d{3,5})$"));
        const auto match = pattern.match(parser.value(size));
        const QSize wanted(match.captured(1).toInt(), match.captured(2).toInt());
        if (!match.hasMatch() || wanted.width() < 640 || wanted.height() < 480 || wanted.width() > 16384 ||
            wanted.height() > 16384)
            return refusal(QStringLiteral("--size %1: expected WIDTHxHEIGHT from 640x480 to 16384x16384")
                               .arg(parser.value(size)));
        options.size = wanted;
        options.sizeGiven = true;
    }
    return {options, {}, 0};
}

} // namespace tilesight
