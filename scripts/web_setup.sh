# Sourced by the scripts of the browser client: makes sure that web/node_modules holds its packages.
# Needs $root, the folder of the project.
source "$root/scripts/speak.sh"

# fail_web GERMAN ENGLISH
fail_web() {
  echo "walstatt: $(tell "$1" "$2")" >&2
  exit 1
}

set_up_web() {
  local stamp="$root/web/node_modules/.walstatt-stamp" wanted
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null ||
    fail_web "Für die Seiten im Browser wird Node 20.19 oder neuer gebraucht und wurde nicht gefunden." \
      "Node 20.19 or newer is needed for the pages in the browser and was not found."
  wanted=$(cksum <"$root/web/package-lock.json")
  if [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return
  fi
  tell "== Pakete für die Seiten im Browser werden geholt: nur dieses Mal, etwa eine Minute" \
    "== Fetching packages for the pages in the browser: only this time, about a minute"
  (cd "$root/web" && quietly npm ci --silent --no-audit --no-fund) ||
    fail_web "Die Pakete für die Seiten im Browser ließen sich nicht einrichten; gibt es ein Netz?" \
      "The packages for the pages in the browser could not be installed; is there a network?"
  echo "$wanted" >"$stamp"
}
