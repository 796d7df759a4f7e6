// What the files of templates share: each declares its maker here, template_registry.cpp lists them all.
#pragma once

#include "core/plan/template_registry.h"

namespace tilesight {

KernelTemplate attentionTemplate();
KernelTemplate attentionLibraryTemplate();
KernelTemplate avgpoolTemplate();
KernelTemplate conv2dNhwcTemplate();
KernelTemplate crossEntropyTemplate();
KernelTemplate cumsumRowsTemplate();
KernelTemplate dequantGemmW4Template();
KernelTemplate elementwiseTemplate();
KernelTemplate gatherRowsTemplate();
KernelTemplate gemmTemplate();
KernelTemplate gemmFp8Template();
KernelTemplate gemmLibraryTemplate();
KernelTemplate gemmSplitkTemplate();
KernelTemplate gemmStreamkTemplate();
KernelTemplate gqaDecodeTemplate();
KernelTemplate groupedGemmTemplate();
KernelTemplate mlaDecodeTemplate();
KernelTemplate ropeTemplate();
KernelTemplate rowwiseTemplate();
KernelTemplate transposeTemplate();

// --- helpers for builders; the values are complete and checked by makePlan()
/// Text of an input, "" when absent.
const std::string& textOf(const TemplateValues& values, const std::string& name);
/// Number of an input, rounded to a whole one; 0 when absent.
long long numberOf(const TemplateValues& values, const std::string& name);

/// One pass holds the whole row: an error when BLOCK is less than the elements of `row`.
std::optional<Error> blockShorterThan(const std::string& row, const TemplateValues& values);
/// A parameter whose value is the input of the same (or the given) name.
Parameter parameterOf(const TemplateValues& values, const std::string& name, const std::string& note,
                      const std::string& inputName = {});

/// The inputs that every tiled kernel has: stages, warps, regs, smem_bytes.
std::vector<TemplateInput> pipelineInputs(const std::string& stages, const std::string& warps);
/// The problem of attention: causal, B, HQ, HK, S, D.
std::vector<TemplateInput> attentionInputs();
/// Pipeline with parameters STAGES and WARPS, which are added to the plan, and what the compiler reported.
void setPipeline(TilePlan& plan, const TemplateValues& values, CopyMechanism copy);

/// An action with the fields that every action has.
Action actionOf(std::string name, Operation operation, std::string loop, std::vector<std::string> dependsOn);
/// A computation on CUDA cores in f32; `cost` absent = the default of the operation.
Action computeOf(std::string name, Operation operation, std::string loop, std::vector<std::string> dependsOn,
                 Expression elements, std::optional<ElementCost> cost = {}, std::string note = {});
/// An asynchronous copy into SMEM.
Action copyOf(std::string name, std::string loop, TensorAccess access);
/// A plain load into registers, which is waited for; a store.
Action loadOf(std::string name, std::string loop, TensorAccess access,
              std::vector<std::string> dependsOn = {});
Action storeOf(std::string name, std::string loop, TensorAccess access, std::vector<std::string> dependsOn);
/// The kernel after the grid that adds up the parts of a split sequence; "store O" of the actions wrote them.
void addCombine(std::vector<Action>& actions, TensorAccess parts, const Expression& elements,
                TensorAccess result);

TensorAccess accessOf(std::string tensor, std::vector<Expression> index, std::vector<Expression> extent);

} // namespace tilesight
