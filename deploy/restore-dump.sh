#!/usr/bin/env bash
# Brings a backup into an empty database: DATABASE_URL=postgres://... deploy/restore-dump.sh agency.dump
# All of it or nothing: the first error undoes everything.
set -euo pipefail
. "$(dirname "$0")/database-url.sh"
file=${1:?the backup}
[[ $# -eq 1 && $file != *://* ]] || { echo "Only the file is an argument; the database is DATABASE_URL." >&2; exit 1; }
if [ "$(psql -AtXq "$database" -c "select count(*) from information_schema.tables where table_schema in ('public', 'pgboss')")" != 0 ]; then
  echo "The database is not empty; nothing was restored." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$database" "$file"
# What the gateway sold since the backup is written again. A backup may be older than the column.
psql -Xq "$database" <<'SQL'
set client_min_messages = warning;
do $$ begin
  if to_regclass('public.ledger') is not null then
    alter table ledger add column if not exists restored_at timestamptz;
    update ledger set restored_at = now();
  end if;
end $$;
analyze;
SQL
