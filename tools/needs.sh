#!/bin/sh
# What pip and npm cannot install: tools/needs.sh chromium | compiler [PYTHON]
# Nothing to do where it is there; else Debian's package, if this is root; else a word on what is missing.
set -eu

bring() { # PACKAGES, what they are for, what runs without them
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        apt-get update -q
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $1
        exit 0
    fi
    echo "$2 need $1. Install it with your system's packages, on Debian: sudo apt-get install $1" >&2
    echo "Without it: $3" >&2
    exit 1
}

case "$1" in
chromium)
    for name in chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then exit 0; fi
    done
    bring chromium "The browser tests" "make lint units compiled client-test"
    ;;
compiler)
    header=$("$2" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h
    if command -v cc >/dev/null && [ -e "$header" ]; then exit 0; fi
    bring "gcc libc6-dev python3-dev" "The compiled rules" "make lint units client-test browser; play runs on the plain rules"
    ;;
*)
    echo "tools/needs.sh chromium | compiler PYTHON" >&2
    exit 2
    ;;
esac
