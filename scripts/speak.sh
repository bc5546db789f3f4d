# Sourced by the scripts that people call: says a line in the reader's language, as the program itself does.

# tell GERMAN ENGLISH
tell() {
  case ${WALSTATT_LANG:-${LC_ALL:-${LANG:-}}} in
    en*) echo "$2" ;;
    *) echo "$1" ;;
  esac
}

# Runs a command whose words only matter if it fails.
quietly() {
  local said
  if ! said=$("$@" 2>&1); then
    echo "$said" >&2
    return 1
  fi
}
