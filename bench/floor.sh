#!/bin/sh
# The floor of a sweep: what git alone takes to read each ref, each distinct root tree, each distinct folder
# of workflows and each distinct file in one, once. Prints how many bytes of files that were.
# usage: floor.sh REPOSITORY
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$1"
git for-each-ref --format='%(tree)' refs/heads | sort -u > "$work/trees"
git cat-file --batch --buffer < "$work/trees" > /dev/null
sed 's/$/:specs/' "$work/trees" | git cat-file --batch-check='%(objectname) %(objecttype)' --buffer |
  awk '$2 == "tree" { print $1 }' | sort -u > "$work/folders"
nothing=$(git hash-object -t tree /dev/null)
sed "s/^/$nothing /" "$work/folders" | git diff-tree --stdin -r |
  awk '/^:/ { print $4 }' | sort -u > "$work/files"
git cat-file --batch --buffer < "$work/files" | wc -c
