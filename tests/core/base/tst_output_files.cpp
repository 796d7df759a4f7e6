// Outputs that would replace an input or each other, whatever their paths look like.
#include "core/base/output_files.h"

#include <QtTest>

#include <filesystem>
#include <fstream>

using namespace tilesight;
namespace fs = std::filesystem;

class TestOutputFiles : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string at(const char* name) const { return m_folder.filePath(name).toStdString(); }
    static QString idsOf(const Errors& errors) {
        QStringList ids;
        for (const Error& error : errors)
            ids << QString::fromStdString(error.id);
        return ids.join(' ');
    }

private slots:
    void initTestCase() {
        fs::create_directory(at("sub"));
        std::ofstream(at("p.json")) << "{}";
        std::ofstream(at("q.json")) << "{}";
        fs::create_symlink("p.json", at("soft.json"));
        fs::create_hard_link(at("p.json"), at("hard.json"));
        fs::create_symlink("new.json", at("dangling.json"));
        fs::create_symlink("round.json", at("round.json"));
    }

    void inputs_data() {
        QTest::addColumn<QString>("output");
        QTest::addColumn<bool>("lost");
        QTest::newRow("itself") << "p.json" << true;
        QTest::newRow("another spelling") << "./sub/../p.json" << true;
        QTest::newRow("link") << "soft.json" << true;
        QTest::newRow("hard link") << "hard.json" << true;
        QTest::newRow("another file") << "q.json" << false;
        QTest::newRow("new file") << "new.json" << false;
        QTest::newRow("link that goes round") << "round.json" << false;
    }
    void inputs() {
        QFETCH(QString, output);
        QFETCH(bool, lost);
        const Errors errors =
            lostFiles({{"the plan", at("p.json")}}, {{"-o", (m_folder.path() + "/" + output).toStdString()}});
        QCOMPARE(idsOf(errors), lost ? QString("output.is_input") : QString());
        if (!lost) return;
        QCOMPARE(errors.front().message, std::string("-o names the plan itself, which would be lost"));
        QCOMPARE(errors.front().remedy, std::string("write to another file"));
    }

    void outputs_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("same");
        const QString folder = m_folder.path() + "/";
        QTest::newRow("new file") << folder + "new.json" << folder + "new.json" << true;
        QTest::newRow("new file, another spelling") << folder + "new.json" << folder + "sub/../new.json" << true;
        QTest::newRow("new file by a link") << folder + "new.json" << folder + "dangling.json" << true;
        QTest::newRow("old file") << folder + "q.json" << folder + "q.json" << true;
        QTest::newRow("two files") << folder + "new.json" << folder + "other.json" << false;
        QTest::newRow("old and new") << folder + "q.json" << folder + "new.json" << false;
        QTest::newRow("device") << "/dev/null" << "/dev/null" << false;
        QTest::newRow("standard output") << "-" << "-" << false;
        QTest::newRow("none") << "" << "" << false;
    }
    void outputs() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, same);
        const Errors errors = lostFiles({}, {{"--trace", first.toStdString()}, {"-o", second.toStdString()}});
        QCOMPARE(idsOf(errors), same ? QString("output.given_twice") : QString());
        if (same)
            QCOMPARE(errors.front().message,
                     std::string("--trace and -o name the same file, of which one would be lost"));
    }

    /// An id of a GPU is no file.
    void inputsThatAreNoFiles() { QVERIFY(lostFiles({{"the GPU's file", at("l4")}}, {{"-o", at("l4")}}).empty()); }
};

QTEST_GUILESS_MAIN(TestOutputFiles)
#include "tst_output_files.moc"
