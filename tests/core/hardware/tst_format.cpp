// hwdb/FORMAT.md shows the field table; this keeps it in step. TILESIGHT_UPDATE_GOLDEN=1 rewrites it.
#include "core/hardware/gpu_check.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace tilesight;

namespace {
const QString begin = "<!-- fields: generated, see tests/core/hardware/tst_format.cpp -->\n";
const QString end = "<!-- end of fields -->\n";

QString fieldTable() {
    std::string text, group;
    for (const GpuField& field : gpuFields()) {
        if (field.group != group) {
            group = field.group;
            text += "\n**" + group + "**\n\n| key | unit | range | meaning |\n|---|---|---|---|\n";
        }
        text += "| `" + field.key + "`" + (field.required ? " *required*" : "") + " | " + field.unit + " | " +
                shortestText(field.minimum) + " to " + shortestText(field.maximum) +
                (field.whole ? ", whole" : "") + " | " + field.meaning + " |\n";
    }
    return QString::fromStdString(text + "\n");
}
} // namespace

class TestFormat : public QObject {
    Q_OBJECT
private slots:
    void tableOfFields() {
        QFile file(SOURCE_DIR "/hwdb/FORMAT.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        file.close();
        const qsizetype from = text.indexOf(begin), to = text.indexOf(end);
        QVERIFY(from >= 0 && to > from);
        const QString wanted = text.left(from + begin.size()) + fieldTable() + text.mid(to);
        if (qEnvironmentVariableIsSet("TILESIGHT_UPDATE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(wanted.toUtf8());
            return;
        }
        QCOMPARE(text, wanted);
    }

    void fieldsAreComplete() {
        QStringList seen;
        for (const GpuField& field : gpuFields()) {
            const char* key = field.key.c_str();
            QVERIFY2(!seen.contains(key), key);
            seen << key;
            QCOMPARE(gpuField(field.key), &field);
            QVERIFY2(!field.unit.empty() && !field.title.empty() && !field.group.empty() &&
                         !field.meaning.empty(),
                     key);
            QVERIFY2(field.minimum < field.maximum, key);
        }
        // Every Quantity of a Gpu has its row, and no two rows share one: they are the last members of the
        // struct.
        const Gpu gpu;
        std::set<const Quantity*> members;
        for (const GpuField& field : gpuFields())
            members.insert(&(gpu.*field.member));
        QCOMPARE(members.size(), gpuFields().size());
        const auto* first = reinterpret_cast<const char*>(&gpu.smCount);
        const auto* past = reinterpret_cast<const char*>(&gpu + 1);
        QCOMPARE(std::size_t(past - first) / sizeof(Quantity), gpuFields().size());
        QVERIFY(!gpuField("l2"));
    }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
