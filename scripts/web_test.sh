#!/usr/bin/env bash
# Checks the browser client: types, style, logic, and whole matches in a real browser. Arguments go to Playwright:
# scripts/web_test.sh replay
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/scripts/web_setup.sh"

find_chromium() {
  if [ -n "${CHROMIUM:-}" ] || command -v chromium chromium-browser google-chrome >/dev/null; then
    return
  fi
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    fail_web "Chromium fehlt; unter Debian oder Ubuntu: sudo apt install chromium (oder nenne eines in CHROMIUM)" \
      "Chromium is missing; on Debian or Ubuntu: sudo apt install chromium (or name one in CHROMIUM)"
  fi
  tell "== Chromium wird installiert: etwa eine Minute" "== Installing Chromium: about a minute"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq >/dev/null
  apt-get install -y -qq chromium >/dev/null
}

"$root/scripts/web_build.sh"
set_up_web
find_chromium
cd "$root/web"
npm --silent run check
npm --silent run lint
npm --silent run test
npm --silent run browser -- "$@"
