#!/usr/bin/env bash
# Writes the whole database, jobs included, into one file: DATABASE_URL=postgres://... deploy/dump.sh agency.dump
set -euo pipefail
. "$(dirname "$0")/database-url.sh"
file=${1:?the file to write}
[[ $# -eq 1 && $file != *://* ]] || { echo "Only the file is an argument; the database is DATABASE_URL." >&2; exit 1; }
# Under another name first: a file with the right name is a whole one.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
