# Sourced by app/run.sh and tests/run.sh: what the project needs from Debian 12 or Ubuntu 24.04, and how to get it.

runPackages=(cmake ninja-build g++
    qt6-base-dev qt6-base-dev-tools qt6-svg-dev libqt6svg6 qt6-tools-dev qt6-l10n-tools libqcustomplot-dev
    nlohmann-json3-dev libtbb-dev libmuparser-dev libcli11-dev
    fontconfig fonts-noto-core fonts-noto-mono fonts-dejavu-core)
testPackages=(librapidcheck-dev libbenchmark-dev
    desktop-file-utils appstream shared-mime-info man-db
    xvfb xauth openbox xdotool imagemagick poppler-utils)

# Installs those of the given packages that are missing. Asks nothing when root or when CI is set.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "Not a Debian or Ubuntu system: nothing is installed. Needed (Debian names): $*"
        return 0
    fi
    local package missing=()
    for package in "$@"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local asRoot=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null || { [[ -n ${CI:-} ]] && ! sudo -n true 2>/dev/null; }; then
            echo "These packages are missing and only root can install them. Please run:" >&2
            echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
        asRoot=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    asRoot+=(env DEBIAN_FRONTEND=noninteractive)
    "${asRoot[@]}" apt-get -qq update &&
        "${asRoot[@]}" apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null || {
        echo "apt-get could not install: ${missing[*]}" >&2
        return 1
    }
}
