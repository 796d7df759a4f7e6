#!/usr/bin/env bash
# Builds the probes for the GPU of this machine and runs them: a few minutes, one table.
#   bash hwdb/calibration/run.sh [PROBES.csv [GROUP ...]]
# Groups: device clocks streams sets sms chase bulk rates launches power; without any, all of them.
# Ctrl-C keeps what was measured. Needs nvcc (CUDA 11.8 or newer) or hipcc; the GPU's settings are left alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
table=${1:-PROBES.csv}
[[ $# -gt 0 ]] && shift
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
sources=("$here"/*.cu)

find_tool() { # name, then folders to look into
    command -v "$1" && return
    local name=$1 folder
    shift
    for folder in "$@"; do
        [[ -x $folder/$name ]] && { echo "$folder/$name"; return; }
    done
    return 1
}

if nvcc=$(find_tool nvcc "${CUDA_HOME:-}/bin" "${CUDA_PATH:-}/bin" /usr/local/cuda/bin /usr/local/cuda-*/bin /opt/cuda/bin); then
    capability=${TILESIGHT_PROBE_ARCH:-} # 90 for 9.0; asked of the device where not given
    if [[ -z $capability ]]; then
        printf '%s\n' '#include <cstdio>' 'int main() { cudaDeviceProp p; if (cudaGetDeviceProperties(&p, 0)) return 1;' \
            'std::printf("%d%d", p.major, p.minor); }' >"$build/ask.cu"
        "$nvcc" "$build/ask.cu" -o "$build/ask"
        capability=$("$build/ask") || { echo "run.sh: the CUDA runtime finds no GPU" >&2; exit 2; }
    fi
    case $capability in
        90) target=(-gencode=arch=compute_90a,code=sm_90a -DPROBE_WGMMA) ;;
        *) target=(-gencode="arch=compute_$capability,code=sm_$capability") ;;
    esac
    echo "building with $nvcc ${target[*]}" >&2
    objects=()
    jobs=()
    for source in "${sources[@]}"; do
        object=$build/$(basename "$source" .cu).o
        "$nvcc" -std=c++17 -O3 "${target[@]}" -c "$source" -o "$object" &
        jobs+=($!)
        objects+=("$object")
    done
    for job in "${jobs[@]}"; do wait "$job"; done
    "$nvcc" "${target[@]}" "${objects[@]}" -o "$build/probes" -ldl
elif hipcc=$(find_tool hipcc "${ROCM_PATH:-}/bin" /opt/rocm/bin); then
    echo "building with $hipcc" >&2
    "$hipcc" -std=c++17 -O3 -x hip "${sources[@]}" -o "$build/probes" -ldl
else
    echo "run.sh: neither nvcc nor hipcc was found; set CUDA_HOME or ROCM_PATH" >&2
    exit 2
fi

# CUDA_VISIBLE_DEVICES chooses among several GPUs; the first visible one is probed.
status=0
"$build/probes" "$table" "$@" || status=$?
echo "$(($(wc -l <"$table") - 1)) rows in $table" >&2
exit "$status"
