# Sourced by ./play and ./check: makes sure that .venv holds this project and its packages.
# Needs $root, the folder of the project.
source "$root/scripts/speak.sh"

# fail_setup GERMAN ENGLISH
fail_setup() {
  echo "walstatt: $(tell "$1" "$2")" >&2
  exit 1
}

find_python() {
  local candidate
  for candidate in python3.13 python3.12 python3.11 python3.14 python3 python; do
    # A command may exist and still not run, so it is tried.
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      echo "$candidate"
      return
    fi
  done
  fail_setup "Python 3.11 oder neuer wird gebraucht und wurde nicht gefunden." \
    "Python 3.11 or newer is needed and was not found."
}

install_venv_module() {
  local python=$1 version
  version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    fail_setup "Pythons Modul venv fehlt; unter Debian oder Ubuntu: sudo apt install python$version-venv" \
      "Python's venv module is missing; on Debian or Ubuntu: sudo apt install python$version-venv"
  fi
  tell "== python$version-venv wird installiert" "== Installing python$version-venv"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq >/dev/null
  apt-get install -y -qq "python$version-venv" >/dev/null || apt-get install -y -qq python3-venv >/dev/null
}

create_venv() {
  local python
  python=$(find_python)
  "$python" -c 'import venv, ensurepip' 2>/dev/null || install_venv_module "$python"
  tell "== Ein Platz für die Python-Pakete: .venv mit $("$python" --version)" \
    "== A place for the Python packages: .venv with $("$python" --version)"
  "$python" -m venv --clear "$root/.venv"
}

# Where the project stands and what it asks for; a folder that was moved needs a new .venv.
wanted_stamp() {
  echo "$root"
  cat "$root/pyproject.toml" "$root/requirements/constraints.txt" | cksum
}

set_up() {
  local stamp="$root/.venv/walstatt-stamp" constraints="$root/requirements/constraints.txt"
  if [ -f "$stamp" ] && [ "$(head -n 1 "$stamp")" != "$root" ]; then
    create_venv
  elif ! "$root/.venv/bin/python" -c '' 2>/dev/null; then
    create_venv
  fi
  if [ -x "$root/.venv/bin/walstatt" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$(wanted_stamp)" ]; then
    return
  fi
  tell "== Python-Pakete werden geholt und eingerichtet: nur dieses Mal, zwei bis vier Minuten" \
    "== Fetching and setting up Python packages: only this time, two to four minutes"
  # The build tools go into .venv first: a later install then works without a network.
  local no_packages=("Die Python-Pakete ließen sich nicht einrichten; gibt es ein Netz?"
    "The Python packages could not be installed; is there a network?")
  local pip=("$root/.venv/bin/python" -m pip --quiet --quiet --disable-pip-version-check)
  "${pip[@]}" install -c "$constraints" hatchling editables || fail_setup "${no_packages[@]}"
  "${pip[@]}" install -c "$constraints" --no-build-isolation -e "$root[dev]" || fail_setup "${no_packages[@]}"
  wanted_stamp >"$stamp"
}
