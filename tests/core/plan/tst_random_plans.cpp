// Properties that hold for every plan: a seeded generator makes legal and faulty ones.
#include "core/plan/edit.h"
#include "plans.h"

#include <random>

using namespace tilesight;

namespace {

/// Random plans, the same for the same seed on every machine.
class PlanMaker {
public:
    explicit PlanMaker(unsigned seed) : m_random(seed) {}

    TilePlan make() {
        TilePlan plan;
        plan.name = text();
        plan.description = text();
        for (int i = 0, n = upTo(4); i < n; ++i)
            plan.parameters.push_back({"P" + std::to_string(i), expression(i), text()});
        m_parameters = static_cast<int>(plan.parameters.size());
        for (int i = 0, n = 1 + upTo(3); i < n; ++i)
            plan.tensors.push_back(
                {"T" + std::to_string(i), expressions(1 + upTo(2)), dataType(), placement()});
        for (int i = 0, n = 1 + upTo(3); i < n; ++i)
            plan.grid.dims.push_back({"g" + std::to_string(i), 1 + upTo(9)});
        plan.grid.order.kind =
            pick({"row_major", "column_major", "grouped", "block", "z_order", "hilbert", "faulty"});
        plan.grid.order.persistent = chance(4);
        if (chance(2)) plan.grid.order.group = 1 + upTo(8);
        for (int i = 0, n = upTo(2); i < n; ++i)
            plan.loops.push_back(
                {"l" + std::to_string(i), expression(m_parameters), i && chance(2) ? "l0" : ""});
        plan.pipeline.stages = 1 + upTo(5);
        plan.pipeline.producerWarps = chance(3);
        plan.pipeline.copy = static_cast<CopyMechanism>(upTo(2));
        if (chance(3)) plan.pipeline.registersPerThread = 32 + upTo(200);
        for (int i = 0, n = 1 + upTo(8); i < n; ++i)
            plan.actions.push_back(action(plan, i));
        return plan;
    }

    int upTo(int last) { return static_cast<int>(m_random() % static_cast<unsigned>(last + 1)); }
    bool chance(int of) { return upTo(of - 1) == 0; }

private:
    std::string pick(std::vector<std::string> choices) {
        return choices[static_cast<std::size_t>(upTo(static_cast<int>(choices.size()) - 1))];
    }
    std::string text() { return pick({"", "plain", "with \"quotes\"", "Grüße / ~ \\ \n", "\x01\x7f"}); }
    DataType dataType() { return static_cast<DataType>(upTo(static_cast<int>(DataType::i4))); }
    Placement placement() { return static_cast<Placement>(upTo(static_cast<int>(Placement::remote))); }

    Expression expression(int parameters) {
        const std::string name =
            parameters > 0 ? "P" + std::to_string(upTo(parameters - 1)) : std::to_string(1 + upTo(64));
        switch (upTo(6)) {
        case 0:
            return name;
        case 1:
            return name + " * " + std::to_string(1 + upTo(3));
        case 2:
            return "cdiv(" + name + ", 3)";
        case 3:
            return "max(" + name + ", 5, 2) + 1";
        case 4:
            return chance(8) ? pick({"", "0", "-3", "1 / 0", "P9", "(", "1e30", "0.5"}) : name;
        default:
            return 1 + upTo(4096);
        }
    }
    std::vector<Expression> expressions(int count) {
        std::vector<Expression> list;
        for (int i = 0; i < count; ++i)
            list.push_back(expression(m_parameters));
        return list;
    }

    Action action(const TilePlan& plan, int index) {
        Action action = Action();
        action.name = "a" + std::to_string(index);
        action.operation = static_cast<Operation>(upTo(static_cast<int>(Operation::remoteTransfer)));
        if (!plan.loops.empty() && chance(2))
            action.loop =
                plan.loops[static_cast<std::size_t>(upTo(static_cast<int>(plan.loops.size()) - 1))].name;
        for (int i = 0; i < index; ++i)
            if (chance(4)) action.dependsOn.push_back("a" + std::to_string(chance(20) ? index : i));
        if (!action.loop.empty() && chance(4)) action.carriedFrom = {action.name};
        if (isMemory(action.operation)) {
            const Tensor& tensor =
                plan.tensors[static_cast<std::size_t>(upTo(static_cast<int>(plan.tensors.size()) - 1))];
            const int rank = static_cast<int>(tensor.dims.size()) + (chance(20) ? 1 : 0);
            action.access = TensorAccess{tensor.name, {}, expressions(rank), {}};
            for (int i = 0; i < rank; ++i)
                action.access->index.push_back(
                    pick({"0", "g0", "g0 / 2", "g0 * 3 + 1", action.loop.empty() ? "1" : action.loop}));
            if (chance(3)) action.access->step = expressions(rank);
        } else if (action.operation == Operation::matmul || action.operation == Operation::cudaMatmul) {
            action.matmul =
                MatmulShape{expression(m_parameters), expression(m_parameters), expression(m_parameters)};
        } else {
            action.elements = expression(m_parameters);
            if (chance(3)) action.cost = ElementCost{.fma = upTo(100) / 7.0, .alu = upTo(4) * 0.5};
        }
        action.dtype = dataType();
        action.result = placement();
        action.async = chance(2);
        action.note = text();
        if (chance(3)) action.position = {{upTo(1000) / 3.0, -1.0 * upTo(10)}};
        return action;
    }

    std::mt19937 m_random;
    int m_parameters = 0;
};

} // namespace

class TestRandomPlans : public QObject {
    Q_OBJECT

private slots:
    void roundTrips() {
        for (unsigned seed = 0; seed < 500; ++seed) {
            const TilePlan plan = PlanMaker(seed).make();
            const std::string text = planToJson(plan);
            const auto again = planFromJson(text);
            QVERIFY2(again, (std::to_string(seed) + toString(again.errors())).c_str());
            QVERIFY2(*again == plan, text.c_str());
            QCOMPARE(planToJson(*again), text);
        }
    }

    void resolvedPlansAreSound() {
        int legal = 0, faulty = 0;
        for (unsigned seed = 0; seed < 500; ++seed) {
            const TilePlan plan = PlanMaker(seed).make();
            const auto resolved = resolve(plan);
            ++(resolved ? legal : faulty);
            if (!resolved) {
                Errors errors = resolved.errors();
                locate(errors, planToJson(plan), "plan.json");
                for (const Error& error : errors) {
                    QVERIFY2(error.where.line > 0 && error.where.column > 0, toString(error).c_str());
                    QVERIFY2(!error.id.empty() && !error.message.empty(), toString(error).c_str());
                }
                continue;
            }
            QVERIFY(resolved->tiles() >= 1 && resolved->tiles() <= maxGridTiles);
            for (const ResolvedLoop& loop : resolved->loops)
                QVERIFY(loop.count >= 1 && loop.meanCount <= static_cast<double>(loop.count));
            for (const ResolvedAction& action : resolved->actions) {
                QVERIFY(action.bytes >= 0 && action.flops >= 0 && action.elements >= 0);
                QVERIFY(!action.afterLoop || action.loop < 0);
                if (!action.access) continue;
                for (std::size_t g = 0; g < resolved->grid.size();
                     ++g) { // every grid dimension is used or a reuse dimension
                    const auto& reuse = action.access->reuseDims;
                    bool used = false;
                    for (const ResolvedIndex& index : action.access->index)
                        used = used || std::count(index.usedGridDims.begin(), index.usedGridDims.end(),
                                                  static_cast<int>(g)) > 0;
                    QCOMPARE(std::count(reuse.begin(), reuse.end(), static_cast<int>(g)) > 0, !used);
                }
            }
        }
        QVERIFY2(legal > 100 && faulty > 100,
                 qPrintable(QString("%1 legal, %2 faulty").arg(legal).arg(faulty)));
    }

    void allowedEdgesKeepPlansLegal() {
        int allowed = 0, refused = 0;
        for (unsigned seed = 0; seed < 300; ++seed) {
            PlanMaker maker(seed);
            const TilePlan plan = maker.make();
            if (!resolve(plan)) continue;
            for (const Action& from : plan.actions)
                for (const Action& to : plan.actions) {
                    const bool isAllowed = edgeRefusal(plan, from.name, to.name).empty();
                    ++(isAllowed ? allowed : refused);
                    TilePlan forced = plan;
                    forced.action(to.name)->dependsOn.push_back(from.name);
                    QCOMPARE(resolve(forced).hasValue(),
                             isAllowed); // refused edges are exactly the illegal ones
                }
        }
        QVERIFY(allowed > 100 && refused > 100);
    }

    void mangledTextsNeverCrash() {
        const std::string good = planToJson(smallGemm());
        std::mt19937 random(7);
        for (int i = 0; i < 2000; ++i) {
            std::string text = good;
            for (unsigned n = 1 + random() % 4; n > 0; --n) {
                const std::size_t at = random() % text.size();
                switch (random() % 3) {
                case 0:
                    text[at] = static_cast<char>(random() % 256);
                    break;
                case 1:
                    text.erase(at, 1 + random() % 20);
                    break;
                default:
                    text.insert(at, text.substr(random() % text.size(), random() % 20));
                    break;
                }
            }
            const auto plan = planFromJson(text, "x");
            if (plan) {
                const auto resolved = resolve(*plan);
                QVERIFY(resolved || !resolved.errors().empty());
                continue;
            }
            for (const Error& error : plan.errors())
                QVERIFY2(error.where.line > 0, toString(error).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestRandomPlans)
#include "tst_random_plans.moc"
