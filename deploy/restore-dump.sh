#!/usr/bin/env bash
# Restores a dump into an empty database: DATABASE_URL=postgres://... deploy/restore-dump.sh agency.dump
# It runs in one transaction, so an error changes nothing.
set -euo pipefail
. "$(dirname "$0")/database-url.sh"
file=${1:?missing argument: the dump file}
[[ $# -eq 1 && $file != *://* ]] || { echo "Pass only the file as an argument, and set the database in DATABASE_URL." >&2; exit 1; }
if [ "$(psql -AtXq "$database" -c "select count(*) from information_schema.tables where table_schema in ('public', 'pgboss')")" != 0 ]; then
  echo "The database is not empty. Nothing was restored." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$database" "$file"
# The hourly reconciliation restores orders that were paid after the backup.
psql -Xq "$database" <<'SQL'
set client_min_messages = warning;
do $$ begin
  if to_regclass('public.installation') is not null then
    update installation set restored_at = now();
  end if;
end $$;
analyze;
SQL
