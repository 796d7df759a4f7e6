// Text and JSON of results that no sample shows; what samples give is in tests/golden/cli.
#include "core/analysis/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <limits>

using namespace tilesight;

class TestReport : public QObject {
    Q_OBJECT
private slots:
    void emptyAnalysis();
    void hostileNames();
    void unknownNumbersAreNull();
    void numbersAreRounded();
    void warningsAndRemarksAreApart();
    void explanationTree();
};

static QJsonObject jsonOf(const Analysis& analysis) {
    QJsonParseError error;
    const QByteArray text = QByteArray::fromStdString(analysisToJson(analysis));
    const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError)
        qFatal("%s\n%s", qPrintable(error.errorString()), text.constData());
    return root;
}

void TestReport::emptyAnalysis() {
    QVERIFY(QString::fromStdString(analysisToText({})).contains("Latency"));
    const QJsonObject root = jsonOf({});
    QCOMPARE(root["format"].toString(), QString("analysis/1"));
    QCOMPARE(root["resources"].toObject().size(), 9);
    QVERIFY(!root.contains("explanation"));
}

void TestReport::hostileNames() {
    Analysis analysis;
    analysis.planName = "a\"b\\c\n\xff";
    analysis.remarks = {{"x.y", "quote \" and \t tab", true}};
    const QJsonObject root = jsonOf(analysis);
    QCOMPARE(root["plan"].toString(),
             QString::fromUtf8("a\"b\\c\n\xef\xbf\xbd")); // the broken byte is replaced
    QCOMPARE(root[QLatin1String("warnings")][0][QLatin1String("sentence")].toString(),
             QString("quote \" and \t tab"));
    QVERIFY(!analysisToText(analysis).empty());
}

void TestReport::unknownNumbersAreNull() {
    Analysis analysis;
    analysis.flops = std::numeric_limits<double>::quiet_NaN();
    analysis.latencySeconds = std::numeric_limits<double>::infinity();
    const QJsonObject root = jsonOf(analysis);
    QVERIFY(root["flops"].isNull());
    QVERIFY(root["latency_us"].isNull());
}

void TestReport::numbersAreRounded() {
    Analysis analysis;
    analysis.parameters = {
        {"third", 1. / 3}, {"whole", 4096}, {"tiny", 1e-320}, {"large", 1.23456789012e300}};
    const QString text = QString::fromStdString(analysisToJson(analysis));
    QVERIFY2(text.contains("\"third\": 0.333333333,"), qPrintable(text));
    QVERIFY2(text.contains("\"whole\": 4096.0,"), qPrintable(text));
    QCOMPARE(jsonOf(analysis)["parameters"][QLatin1String("large")].toDouble(), 1.23456789e300);
}

void TestReport::warningsAndRemarksAreApart() {
    Analysis analysis;
    analysis.remarks = {{"a.warning", "careful", true}, {"a.remark", "by the way", false}};
    const QJsonObject root = jsonOf(analysis);
    QCOMPARE(root["warnings"].toArray().size(), 1);
    QCOMPARE(root[QLatin1String("warnings")][0][QLatin1String("id")].toString(), QString("a.warning"));
    QCOMPARE(root[QLatin1String("remarks")][0][QLatin1String("id")].toString(), QString("a.remark"));
    const QString text = QString::fromStdString(analysisToText(analysis));
    QVERIFY(text.contains("  ! careful\n  - by the way\n"));
}

void TestReport::explanationTree() {
    Analysis analysis;
    Explanation leaf;
    leaf.id = "latency/steady";
    analysis.explanation.id = "latency";
    analysis.explanation.formula = "T = a + b";
    analysis.explanation.inputs = {leaf};
    const QJsonObject tree = jsonOf(analysis)["explanation"].toObject();
    QCOMPARE(tree["formula"].toString(), QString("T = a + b"));
    QVERIFY(!tree.contains("equation")); // empty texts are left out
    QCOMPARE(tree[QLatin1String("inputs")][0][QLatin1String("id")].toString(), QString("latency/steady"));
}

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
