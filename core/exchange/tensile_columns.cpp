#include "core/exchange/tensile_columns.h"

#include "core/exchange/row_cells.h"

#include <array>
#include <charconv>

namespace tilesight {
namespace {

constexpr long long lanesOfWave = 64;
constexpr double doubleBufferBytes = 32768; ///< two buffers in LDS when they fit half of it, else one

/// Tables written by pandas hold "51200.0".
long long countOf(const TemplateValues& row, const char* name, long long otherwise) {
    const std::string& text = cellText(row, name);
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = fault == std::errc() && end == text.data() + text.size() && value >= 0 && value < 1e15;
    return whole ? static_cast<long long>(value) : otherwise;
}

struct Types {
    std::string_view code, a, b, product, c;
};
// Longest first: the code is the start of the type's name.
constexpr std::array<Types, 17> knownTypes = {{{"HH_F8HS", "f16", "f16", "f8", "f16"},
                                               {"HH_BHS", "f16", "f16", "bf16", "f16"},
                                               {"F8H_HHS", "f8", "f16", "f16", "f16"},
                                               {"F8H_HSS", "f8", "f16", "f16", "f32"},
                                               {"HF8_HHS", "f16", "f8", "f16", "f16"},
                                               {"HF8_HSS", "f16", "f8", "f16", "f32"},
                                               {"F8F8S", "f8", "f8", "f8", "f8"},
                                               {"F8BS", "f8", "f8", "f8", "bf16"},
                                               {"F8HS", "f8", "f8", "f8", "f16"},
                                               {"I8II", "i8", "i8", "i8", "i32"},
                                               {"I8B", "i8", "i8", "i8", "i8"},
                                               {"I8", "i8", "i8", "i8", "i8"},
                                               {"BBS", "bf16", "bf16", "bf16", "bf16"},
                                               {"BSS", "bf16", "bf16", "bf16", "f32"},
                                               {"HHS", "f16", "f16", "f16", "f16"},
                                               {"HSS", "f16", "f16", "f16", "f32"},
                                               {"SB", "f32", "f32", "f32", "f32"}}};

const Types* typesOf(std::string_view text) {
    for (const Types& types : knownTypes)
        if (text.substr(0, types.code.size()) == types.code) return &types;
    return nullptr;
}

double bytesOf(std::string_view type) {
    return bitsOf(dataTypeFromName(type).value_or(DataType::bf16)) / 8.0;
}

Error bad(const char* column, const std::string& value, std::string remedy) {
    return {"table.bad_tensile",
            std::string(column) + " is '" + shortened(value) + "', which no plan here has",
            column,
            {},
            std::move(remedy)};
}

} // namespace

bool isTensileTable(const Table& table) {
    return table.column("MacroTile0") >= 0 && table.column("MacroTile1") >= 0 && table.column("DepthU") >= 0;
}

Expected<TemplateValues> fromTensile(const TemplateValues& row) {
    Errors errors;
    const std::string& typeName = cellText(row, "type");
    const Types* types = typeName.empty() ? typesOf("HHS") : typesOf(typeName);
    if (!types) errors.push_back(bad("type", typeName, "known are BBS, HHS, HSS, SB, I8, F8 ..."));
    if (const std::string& streamK = cellText(row, "StreamK"); countOf(row, "StreamK", 0) != 0)
        errors.push_back(bad("StreamK", streamK, "use the template gemm_streamk"));
    if (countOf(row, "batch", 1) != 1)
        errors.push_back(bad("batch", cellText(row, "batch"), "one product a row"));
    const long long threads = countOf(row, "NumThreads", 4 * lanesOfWave);
    if (threads < lanesOfWave || threads % lanesOfWave != 0)
        errors.push_back(bad("NumThreads", cellText(row, "NumThreads"), "a multiple of 64"));
    if (!errors.empty()) return errors;

    TemplateValues values;
    const auto set = [&](const char* name, std::string_view value) { values[name] = std::string(value); };
    const auto copy = [&](const char* name, const char* column, long long otherwise) {
        values[name] = std::to_string(countOf(row, column, otherwise));
    };
    for (const char* name : {"M", "m", "N", "n", "K", "k"})
        if (!cellText(row, name).empty()) values[name] = cellText(row, name);
    set("unit", "matrix_core");
    set("dtype", types->product);
    set("dtype_a", types->a);
    set("dtype_b", types->b);
    set("dtype_c", types->c);
    set("major_a", cellText(row, "transA") == "N" ? "m" : "k");
    set("major_b", cellText(row, "transB") == "T" ? "n" : "k");
    set("major_c", "m");
    copy("BM", "MacroTile0", 128);
    copy("BN", "MacroTile1", 128);
    copy("BK", "DepthU", 32);
    copy("instruction", "MatrixInstM", 16);
    values["split"] = std::to_string(std::max(1LL, countOf(row, "GlobalSplitU", 1)));
    values["group_n"] = std::to_string(std::max(1LL, countOf(row, "WorkGroupMapping", 1)));
    values["stages"] = countOf(row, "PrefetchGlobalRead", 1) > 0 ? "2" : "1";
    values["warps"] = std::to_string(threads / lanesOfWave);
    const double step = static_cast<double>(countOf(row, "DepthU", 32)) *
                        (static_cast<double>(countOf(row, "MacroTile0", 128)) * bytesOf(types->a) +
                         static_cast<double>(countOf(row, "MacroTile1", 128)) * bytesOf(types->b));
    const double lds = 2 * step <= doubleBufferBytes ? 2 * step : step;
    values["smem_bytes"] = std::to_string(countOf(row, "LdsNumBytes", static_cast<long long>(lds)));
    return values;
}

std::string gpuNameWithoutDetails(const std::string& text) { return text.substr(0, text.find('(')); }

} // namespace tilesight
