#!/bin/sh
# Runs the tests and says at the end how much processor time they took, children included.
took=$(mktemp)
# Where a process that ends after the one that started it says what it took.
export REKINDLE_SPENT="$(mktemp -d)"
# Compiled code is kept from one process to the next: most of a start is compiling.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/rekindle-compiled"
vitest run "$@"
code=$?
# Each of them has a file there from its start, and what it took stands in it as soon as it has ended.
for try in 1 2 3 4 5 6 7 8 9 10; do
  [ -n "$(find "$REKINDLE_SPENT" -type f -empty)" ] || break
  sleep 0.2
done
# Not in a pipe: that would be a shell of its own, which has no children.
times >"$took"
cat "$REKINDLE_SPENT"/* 2>/dev/null >>"$took"
awk '
  function seconds(text) { split(text, part, "m"); return part[1] * 60 + part[2] }
  NR > 1 { user += seconds($1); system_ += seconds($2) }
  END { printf "CPU: %d s (user %d, system %d)\n", user + system_, user, system_ }
' "$took"
rm -rf "$took" "$REKINDLE_SPENT"
exit $code
