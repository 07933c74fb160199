#!/usr/bin/env bash
# The server's own role with its password. The image of PostgreSQL runs it in a database that is new; in one that
# holds something, and after an update: docker compose exec postgres /docker-entrypoint-initdb.d/roles.sh
set -euo pipefail

: "${SERVER_PASSWORD:?not set}"
run() { psql --no-psqlrc --quiet -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" "$@"; }
run --file "${ROLES:-/roles.sql}"
# Not among the arguments of a process, which are everybody's to read.
run <<'SQL'
\set password `printf %s "$SERVER_PASSWORD"`
ALTER ROLE sait_server PASSWORD :'password';
SQL
