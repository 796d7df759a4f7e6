// What a report says of its origin: hashes as `sha256sum` makes them, versions of program, model and hardware table.
#include "core/analysis/analyze.h"
#include "core/analysis/versions.h"
#include "core/base/sha256.h"
#include "core/plan/plan_io.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilesight;

class TestVersions : public QObject {
    Q_OBJECT
private slots:
    void hashIsThatOfOthers_data() {
        QTest::addColumn<int>("length");
        for (const int length : {0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100000})
            QTest::addRow("%d bytes", length) << length;
    }
    void hashIsThatOfOthers() {
        QFETCH(int, length);
        QByteArray bytes(length, Qt::Uninitialized);
        for (int i = 0; i < length; ++i)
            bytes[i] = char(i * 7 + 13);
        QCOMPARE(QByteArray::fromStdString(sha256(bytes.toStdString())),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }

    void briefHashKeepsBothEnds() {
        QCOMPARE(QString::fromStdString(briefHash("3f9c71d2aaaaaaaaaaaae08a")), QStringLiteral("3f9c 71d2 … e08a"));
        QCOMPARE(briefHash(""), std::string());
    }

    void jsonCarriesThem() {
        const auto plan = readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
        const auto database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        const auto gpu = database.find("h200-sxm");
        const auto analysis = analyze(*plan, *gpu, nullptr, rankingOptions());
        QVERIFY(analysis);
        const QJsonObject root =
            QJsonDocument::fromJson(QByteArray::fromStdString(analysisToJson(*analysis, *gpu))).object();
        const QJsonObject versions = root["versions"].toObject();
        QFile table(SOURCE_DIR "/hwdb/VERSION"), file(SOURCE_DIR "/hwdb/gpu/h200-sxm.json");
        QVERIFY(table.open(QIODevice::ReadOnly) && file.open(QIODevice::ReadOnly));
        QCOMPARE(versions["hardware_table"].toString(), QString(table.readAll().trimmed()));
        QCOMPARE(versions["hardware_file"].toString(), QStringLiteral("h200-sxm.json"));
        QCOMPARE(versions["hardware_sha256"].toString(),
                 QString(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex()));
        QCOMPARE(versions["plan_sha256"].toString(), QString::fromStdString(sha256(planToJson(*plan))));
        QCOMPARE(versions["model"].toString(), QString(modelVersion));
        QVERIFY(!versions["program"].toString().isEmpty());
        QVERIFY(root["validated"].toObject()["outside"].toArray().isEmpty());
    }

    void userFilesHaveNoTable() { QVERIFY(hardwareTableVersion("/nowhere/gpu/mine.json").empty()); }
};

QTEST_GUILESS_MAIN(TestVersions)
#include "tst_versions.moc"
