#!/bin/sh
# Chromium for the browser tests: nothing to do where there is one; else from the system's packages.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium
    exit 0
fi
echo "The browser tests need Chromium. Install it with your system's packages," >&2
echo "on Debian: sudo apt-get install chromium. All other tests: make lint units compiled client-test" >&2
exit 1
