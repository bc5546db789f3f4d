#!/usr/bin/env bash
# Builds the browser client into src/walstatt/web_dist. Packages are installed when the lock file has changed, and
# nothing is built when nothing has changed; --force builds anyway.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/scripts/web_setup.sh"

built="$root/src/walstatt/web_dist/index.html"
sources=("$root/web" "$root/src/walstatt/data/rosters")

is_current() {
  [ -f "$built" ] &&
    [ -z "$(find "${sources[@]}" \( -name node_modules -o -name test-results \) -prune -o -type f -newer "$built" -print -quit)" ]
}

# Two builds at once would write over each other.
if command -v flock >/dev/null; then
  exec 9>"$root/src/walstatt/.web_build.lock"
  flock 9
fi
if [ "${1:-}" != --force ] && is_current; then
  exit 0
fi
set_up_web
tell "== Die Seiten im Browser werden gebaut: etwa eine halbe Minute" \
  "== Building the pages in the browser: about half a minute"
quietly npm --prefix "$root/web" --silent run build
