#!/usr/bin/env bash
# Dumps the database, including jobs, to a file: DATABASE_URL=postgres://... deploy/dump.sh agency.dump
set -euo pipefail
. "$(dirname "$0")/database-url.sh"
file=${1:?missing argument: the file to write}
[[ $# -eq 1 && $file != *://* ]] || { echo "Pass only the file as an argument, and set the database in DATABASE_URL." >&2; exit 1; }
# Write to a temporary name first, so that a file with the final name is always complete.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
