#!/bin/sh
# Runs the tests and says at the end how much processor time they took, children included.
took=$(mktemp)
# Compiled code is kept from one process to the next: most of a start is compiling.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/rekindle-compiled"
vitest run "$@"
code=$?
# Not in a pipe: that would be a shell of its own, which has no children.
times >"$took"
awk '
  function seconds(text) { split(text, part, "m"); return part[1] * 60 + part[2] }
  NR == 2 { printf "CPU: %d s (user %d, system %d)\n", seconds($1) + seconds($2), seconds($1), seconds($2) }
' "$took"
rm -f "$took"
exit $code
