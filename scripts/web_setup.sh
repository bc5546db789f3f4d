# Sourced by the scripts of the browser client: makes sure that web/node_modules holds its packages.
# Needs $root, the folder of the project.

fail_web() {
  echo "walstatt: $*" >&2
  exit 1
}

set_up_web() {
  local stamp="$root/web/node_modules/.walstatt-stamp" wanted
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null ||
    fail_web "Node 20.19 or newer is needed for the browser client and was not found."
  wanted=$(cksum <"$root/web/package-lock.json")
  if [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return
  fi
  echo "== Setting up the packages of the browser client"
  (cd "$root/web" && npm ci --silent --no-audit --no-fund) ||
    fail_web "The packages of the browser client could not be installed; is there a network?"
  echo "$wanted" >"$stamp"
}
