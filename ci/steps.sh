# The steps of ci/test and ci/nightly; both source this with the names of the wanted steps, or none for all.
passed=0
failed=0
only=("$@")
logs=build/logs
mkdir -p "$logs"

# step NAME COMMAND...: runs it, says how it went and how long it took; what it printed is shown if it failed.
step() {
  local name=$1 wanted=${#only[@]} choice start
  shift
  for choice in ${only[@]+"${only[@]}"}; do [[ $name == "$choice"* ]] && wanted=0; done
  ((wanted)) && return
  start=$(date +%s%N)
  if "$@" >"$logs/$name.log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    printf 'ok      %-22s' "$name"
  else
    failed=$((failed + 1))
    tail -n 60 "$logs/$name.log"
    printf 'FAILED  %-22s' "$name"
  fi
  printf ' %5d ms\n' $((($(date +%s%N) - start) / 1000000))
}

# The last line, and the exit status.
count_steps() {
  echo "$passed passed, $failed failed"
  exit $((failed > 0))
}
