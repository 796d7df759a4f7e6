// Expressions: values, equal results of the direct and the compiled path, faults with their place.
#include "core/plan/expression.h"

#include <QtTest>

#include <cmath>
#include <thread>

using namespace tilesight;

namespace {
const std::vector<std::string> names = {"M", "BM", "k", "half"};
const std::vector<double> values = {1000, 128, 3, 0.5};
} // namespace

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void value_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("expected");
        QTest::newRow("number") << "42" << 42.0;
        QTest::newRow("negative") << "-7" << -7.0;
        QTest::newRow("fraction") << ".5" << 0.5;
        QTest::newRow("exponent") << "1e3" << 1000.0;
        QTest::newRow("large integer is exact") << "9007199254740992" << 9007199254740992.0;
        QTest::newRow("name") << "M" << 1000.0;
        QTest::newRow("spaces") << "  M  *  BM " << 128000.0;
        QTest::newRow("sum") << "M + BM" << 1128.0;
        QTest::newRow("difference") << "BM-M" << -872.0;
        QTest::newRow("quotient keeps its fraction") << "M / BM" << 7.8125;
        QTest::newRow("ceiling division") << "cdiv(M, BM)" << 8.0;
        QTest::newRow("ceiling division, exact") << "cdiv(1024, BM)" << 8.0;
        QTest::newRow("min") << "min(M, BM)" << 128.0;
        QTest::newRow("max of three") << "max(M, BM, 2000)" << 2000.0;
        QTest::newRow("floor") << "floor(M / BM)" << 7.0;
        QTest::newRow("ceil") << "ceil(M / BM)" << 8.0;
        QTest::newRow("mod") << "mod(M, BM)" << 104.0;
        QTest::newRow("mod of a negative") << "mod(0 - 1, 4)" << 3.0;
        QTest::newRow("log2") << "log2(BM)" << 7.0;
        QTest::newRow("precedence") << "1 + 2 * 3" << 7.0;
        QTest::newRow("left to right") << "100 / 10 / 5" << 2.0;
        QTest::newRow("parentheses") << "(1 + 2) * 3" << 9.0;
        QTest::newRow("unary minus") << "-k * 2" << -6.0;
        QTest::newRow("minus minus") << "2 - -k" << 5.0;
        QTest::newRow("comparison") << "M > BM" << 1.0;
        QTest::newRow("equality") << "k == 4" << 0.0;
        QTest::newRow("inequality") << "k != 4" << 1.0;
        QTest::newRow("conditional") << "k < 4 ? 10 : 20" << 10.0;
        QTest::newRow("conditional, other branch") << "k >= 4 ? 10 : 20" << 20.0;
        QTest::newRow("nested conditional") << "k < 1 ? 1 : k < 4 ? 2 : 3" << 2.0;
        QTest::newRow("causal count") << "min(cdiv(M, 64), cdiv((k + 1) * BM, 64))" << 8.0;
    }
    void value() {
        QFETCH(QString, text);
        QFETCH(double, expected);
        const auto compiled = CompiledExpression::compile(text.toStdString(), names);
        QVERIFY2(compiled, toString(compiled.errors()).c_str());
        QCOMPARE(compiled->evaluate(values), expected);
        // The same in parentheses takes the other path.
        const auto wrapped = CompiledExpression::compile("(" + text.toStdString() + ")", names);
        QVERIFY2(wrapped, toString(wrapped.errors()).c_str());
        QCOMPARE(wrapped->evaluate(values), expected);
    }

    void fault_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* text, const char* id, int column,
                            const char* sentence) {
            QTest::newRow(name) << QString(text) << QString(id) << column << QString(sentence);
        };
        const char *bad = "plan.bad_expression", *unknown = "plan.unknown_name";
        row("empty", "", bad, 1, "empty");
        row("blank", "   ", bad, 1, "empty");
        row("unknown name", "M + BN", unknown, 5, "did you mean 'BM'?");
        row("unknown function", "1 + cdvi(M, BM)", unknown, 5, "did you mean 'cdiv'?");
        row("function without call", "min + 1", unknown, 1, "unknown name");
        row("assignment", "M = 3", bad, 3, "compare with ==");
        row("unfinished", "M *", bad, 4, "incomplete");
        row("open parenthesis", "(M", bad, 3, "missing ')'");
        row("too many parentheses", "M)", bad, 2, "unexpected ')'");
        row("two results", "M, BM", bad, 2, "unexpected ','");
        row("no argument", "min()", bad, 6, "too few arguments");
        row("one argument of two", "cdiv(M)", bad, 7, "too few arguments");
        row("three arguments of two", "cdiv(M, 2, 3)", bad, 13, "too many arguments");
        row("conditional without else", "M ? 2", bad, 6, "missing ':'");
        row("power", "M ^ 2", bad, 3, "unexpected '^'");
        row("logical operator", "M && 2", bad, 3, "unexpected '&'");
        row("string", "\"M\"", bad, 1, "unexpected '\"'");
        row("line break", "M\n+ 1", bad, 2, "unexpected character");
        row("two numbers", "2 3", bad, 3, "unexpected");
        row("number too large", "1e999", bad, 1, "out of range");
        row("lone point", "M + .", bad, 5, "unexpected '.'");
    }
    void fault() {
        QFETCH(QString, text);
        QFETCH(QString, id);
        QFETCH(int, column);
        QFETCH(QString, sentence);
        const auto compiled = CompiledExpression::compile(text.toStdString(), names);
        QVERIFY(!compiled);
        QCOMPARE(compiled.errors().size(), std::size_t{1});
        const Error& error = compiled.errors().front();
        QCOMPARE(QString::fromStdString(error.id), id);
        const QString shown = QString::fromStdString(toString(error));
        QVERIFY2(shown.contains(sentence), qPrintable(shown));
        QCOMPARE(error.where.column, column);
    }

    void hostile() {
        const auto refused = [](const std::string& text) {
            return !CompiledExpression::compile(text, names).hasValue();
        };
        QVERIFY(refused(std::string(100'000, '(')));
        QVERIFY(refused(std::string(maxExpressionLength + 1, '1')));
        QVERIFY(refused(std::string(65, '(') + "1" + std::string(65, ')')));
        QVERIFY(!refused(std::string(60, '(') + "1" + std::string(60, ')')));
        std::string conditionals;
        for (int i = 0; i < 80; ++i)
            conditionals += "k?1:";
        QVERIFY(refused(conditionals + "1"));
        QVERIFY(refused(std::string("M\0+1", 4)));
        QVERIFY(refused("M \xff"));
    }

    void divisionByZeroIsNotFinite() {
        QVERIFY(std::isinf(CompiledExpression::compile("M / 0", names)->evaluate(values)));
        QVERIFY(std::isnan(CompiledExpression::compile("mod(M, 0)", names)->evaluate(values)));
    }

    void usedNamesAreListedOnce() {
        QCOMPARE(CompiledExpression::compile("k + M * k - 1", names)->used(), (std::vector<int>{0, 2}));
        QVERIFY(CompiledExpression::compile("2 * 3 + 1", names)->used().empty());
        QCOMPARE(CompiledExpression::compile("2 * 3 + 1", names)->form(), CompiledExpression::Form::single);
    }

    void identifiers() {
        for (const char* good : {"M", "_x", "BLOCK_M2"})
            QVERIFY(isIdentifier(good));
        for (const char* bad : {"", "2M", "a b", "cdiv", "é", "a-b"})
            QVERIFY(!isIdentifier(bad));
        QVERIFY(!isIdentifier(std::string(65, 'a')));
    }

    void severalThreadsMayEvaluateOneExpression() {
        const auto compiled = CompiledExpression::compile("k * k + 1", names);
        QVERIFY(compiled);
        std::vector<std::thread> threads;
        std::vector<int> wrong(4);
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&, t] {
                for (int i = 0; i < 2000; ++i)
                    if (const double k = t * 10'000 + i;
                        compiled->evaluate(std::vector<double>{0, 0, k, 0}) != k * k + 1)
                        ++wrong[static_cast<std::size_t>(t)];
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(wrong, std::vector<int>(4));
    }
};

QTEST_GUILESS_MAIN(TestExpression)
#include "tst_expression.moc"
