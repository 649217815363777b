#!/usr/bin/env bash
# Brings a backup into an empty database: deploy/restore.sh agency.dump postgres://...
# All of it or nothing: the first error undoes everything.
set -euo pipefail
file=${1:?the backup}
database=${2:?the address of an empty database}
if [ "$(psql -AtXq "$database" -c "select count(*) from information_schema.tables where table_schema in ('public', 'pgboss')")" != 0 ]; then
  echo "The database is not empty; nothing was restored." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$database" "$file"
psql -Xq "$database" -c analyze
