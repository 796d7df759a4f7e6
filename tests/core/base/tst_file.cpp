// Reading a file: whatever is named in its place is refused at once, with what to do.
#include "core/base/file.h"

#include <QtTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tilesight;

class TestFile : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    void write(const char* name, const QByteArray& content) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

private slots:
    void initTestCase() {
        write("empty", {});
        write("small", "abc");
        write("large", QByteArray(3 << 20, 'x'));
        QVERIFY(QFile::link("nowhere", m_folder.filePath("dangling")));
        QVERIFY(QFile::link("round", m_folder.filePath("round")));
        QVERIFY(QFile::link("small", m_folder.filePath("link")));
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QVERIFY(QFile::link("pipe", m_folder.filePath("link to pipe")));
    }

    void reads() {
        QCOMPARE(readTextFile(path("empty"), 10).value(), std::string());
        QCOMPARE(readTextFile(path("small"), 3).value(), std::string("abc"));
        QCOMPARE(readTextFile(path("link"), 10).value(), std::string("abc"));
        QCOMPARE(readTextFile(path("large"), 3 << 20)->size(), std::size_t(3 << 20));
    }

    void refuses_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("no name") << ""
                                 << "file.missing";
        QTest::newRow("missing") << m_folder.filePath("none") << "file.missing";
        QTest::newRow("below a file") << m_folder.filePath("small/none") << "file.missing";
        QTest::newRow("dangling link") << m_folder.filePath("dangling") << "file.missing";
        QTest::newRow("links that go round") << m_folder.filePath("round") << "file.unreadable";
        QTest::newRow("long name") << m_folder.filePath(QString(300, 'x')) << "file.unreadable";
        QTest::newRow("directory") << m_folder.path() << "file.is_directory";
        QTest::newRow("pipe that nobody writes") << m_folder.filePath("pipe") << "file.not_regular";
        QTest::newRow("link to a pipe") << m_folder.filePath("link to pipe") << "file.not_regular";
        QTest::newRow("endless device") << "/dev/zero"
                                        << "file.not_regular";
        QTest::newRow("empty device") << "/dev/null"
                                      << "file.not_regular";
        QTest::newRow("too large") << m_folder.filePath("large") << "file.too_large";
    }
    void refuses() {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const Expected<std::string> text = readTextFile(name.toStdString(), 1 << 20);
        QVERIFY(!text);
        QCOMPARE(text.errors().size(), std::size_t(1));
        const Error& error = text.errors().front();
        QCOMPARE(QString::fromStdString(error.id), id);
        QCOMPARE(QString::fromStdString(error.where.file), name);
        QVERIFY(!error.message.empty());
        QVERIFY(!error.remedy.empty());
    }

    void refusesASocket() {
        const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string socket = path("socket");
        QVERIFY(socket.size() < sizeof address.sun_path);
        socket.copy(address.sun_path, socket.size());
        QCOMPARE(::bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        QCOMPARE(readTextFile(socket, 10).errors().at(0).id, std::string("file.not_regular"));
        ::close(descriptor);
    }

    /// What a shell hands over as /dev/stdin or "<(...)".
    void takesAPipeThatIsOpen() {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(::write(ends[1], "a,b\n", 4), ssize_t(4));
        ::close(ends[1]);
        QCOMPARE(readTextFile("/dev/fd/" + std::to_string(ends[0]), 10).value(), std::string("a,b\n"));
        ::close(ends[0]);
    }
};

QTEST_GUILESS_MAIN(TestFile)
#include "tst_file.moc"
