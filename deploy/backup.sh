#!/usr/bin/env bash
# Writes the whole database, jobs included, into one file: deploy/backup.sh postgres://... agency.dump
set -euo pipefail
database=${1:?the address of the database}
file=${2:?the file to write}
# Under another name first: a file with the right name is a whole one.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
