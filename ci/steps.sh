# Shared by ci/test and ci/nightly; both source this with the names of the wanted steps, or none for all.
passed=0
failed=()
unsteady=()
only=("$@")
logs=build/logs
# Missing browsers make their tests fail instead of being skipped.
export TAVERNS_ALL_ENGINES=1
mkdir -p "$logs"

wanted() {
  local choice
  ((${#only[@]} == 0)) && return
  for choice in "${only[@]}"; do [[ $1 == "$choice"* ]] && return; done
  return 1
}

# step NAME COMMAND...: runs a step and prints its result and duration; prints its output if it failed.
step() {
  local name=$1 start
  shift
  wanted "$name" || return 0
  start=$(date +%s%N)
  if "$@" >"$logs/$name.log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    grep -q '^unsteady: ' "$logs/$name.log" && unsteady+=("$name")
    printf 'ok      %-22s' "$name"
  else
    failed+=("$name")
    tail -n 60 "$logs/$name.log"
    printf 'FAILED  %-22s' "$name"
  fi
  printf ' %5d ms\n' $((($(date +%s%N) - start) / 1000000))
}

# Prints each step that failed or passed only when repeated, with a short reason, since often only the end of a log is
# kept; then the last line and the exit status.
count_steps() {
  local name
  for name in ${failed[@]+"${failed[@]}"} ${unsteady[@]+"${unsteady[@]}"}; do
    echo "$name:"
    # The reason is in the following lines, among Node's other output on each test.
    grep -vE '^ *($|---|\.\.\.|(duration_ms|failureType|type|code|name|stack): )' "$logs/$name.log" |
      grep -iE -A 2 --no-group-separator '(^|[^a-z])(not ok|error|failed|unsteady)([^a-z]|$)' | cut -c 1-300 | tail -n 30
  done
  echo "$passed passed, ${#failed[@]} failed"
  # A name that no step has would fail nothing.
  exit $((${#failed[@]} > 0 || passed == 0))
}

# Builds these targets of a preset.
build() {
  local preset=$1
  shift
  cmake --preset "$preset" && cmake --build --preset "$preset" -j "$(nproc)" --target "$@"
}

# Runs a test program with these arguments, in eighths shared by the cores.
eighths() {
  local cases part
  cases=$("$@" --count --no-version | grep -o '[0-9]*$') || return
  for part in 0 1 2 3 4 5 6 7; do echo $((cases * part / 8 + 1)) $((cases * (part + 1) / 8)); done |
    xargs -n 2 -P "$(nproc)" bash -c '"${@:1:$#-2}" --first="${@:$#-1:1}" --last="${!#}"' - "$@"
}

# Runs tests chosen by name, in Node or in a native program; fails if no test has such a name.
chosen() { "$@" | tee /dev/stderr | grep -E '^[^ ]+ pass [1-9]|test cases: +[1-9]' >/dev/null; }

# The tests of the headless modules: PRESET [ARGUMENT...].
native() { build "$1" tests tavern && eighths "build/$1/tests" "${@:2}"; }

# The screens, laid out and used without a window.
screens() { ci/subset-fonts build/fonts && build "$1" ui_tests && eighths "build/$1/ui_tests"; }

# Presses everything that the interface offers, again and again: this many presses in each of two parts. PRESET PRESSES
# [ARGUMENT...]
crawl() {
  ci/subset-fonts build/fonts && build "$1" crawl &&
    seq 2 | xargs -P 2 -I{} "build/$1/crawl" --presses="$2" --part={}/2 "${@:3}"
}

# games PRESET NUMBER: plays this many random games by the rules, in four parts at once, and as many with JSON, links
# and undo at every state, in two; the other runs of the tests play a few hundred.
games() {
  local preset=$1 number=$2 part parts=() status=0
  play() {
    # If no test has this name, nothing is played and nothing would fail.
    TAVERNS_RANDOM_GAMES=$number "build/$preset/tests" --test-case="$1" | tee /dev/stderr | grep "$2 games" >/dev/null
  }
  for part in 1 2 3 4; do play "random games part $part of 4" $((number / 4)) & parts+=($!); done
  for part in 1 2; do play "round trips of random games part $part of 2" $((number / 2)) & parts+=($!); done
  for part in "${parts[@]}"; do wait "$part" || status=1; done
  return "$status"
}

# signature PRESET...: these builds and wasm must play the same games (the browser tests compare Chromium's). The
# behaviour signature is one line of text.
signature() {
  local reference one runner runners=("node --no-experimental-fetch build/web/tavern.js")
  for runner in "${@:2}"; do runners+=("build/$runner/tavern"); done
  reference=$("build/$1/tavern" bench --signature) || return
  for runner in "${runners[@]}"; do
    one=$($runner bench --signature) || return
    [[ $one == "$reference" ]] || { printf '%s differs:\n%s\nbut %s:\n%s\n' "$runner" "$one" "$1" "$reference"; return 1; }
  done
}
