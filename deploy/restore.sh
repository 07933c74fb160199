#!/usr/bin/env bash
# Puts a copy of deploy/backup.sh into the database of DATABASE_URL, whole or not at all.
#   DATABASE_URL=postgresql://… deploy/restore.sh /var/backups/sait/sait-….dump [--force]
# --force   also over a database that holds something; what it holds is lost
# AGE_IDENTITY   file of the key for a copy that age encrypted
# PG_BIN         folder of pg_restore and psql
# The embedded database: npm run restore
set -euo pipefail
umask 077

: "${DATABASE_URL:?not set}"
file=${1:?"which copy?"}
force=${2:-}
[[ -z $force || $force == --force ]] || { echo "unknown: $force" >&2; exit 2; }
bin=${PG_BIN:+$PG_BIN/}

url=$DATABASE_URL
if [[ $url =~ ^([a-z]+://[^:@/]*):([^@/]*)@(.*)$ ]]; then
  password=${BASH_REMATCH[2]}
  url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  PGPASSWORD=$(printf '%b' "${password//%/\\x}")
  export PGPASSWORD
fi
ask() { "${bin}psql" --no-psqlrc --quiet --tuples-only --no-align --dbname="$url" --command="$1"; }

[[ -f $file.sha256 ]] || { echo "no checksum beside $file" >&2; exit 1; }
(cd "$(dirname "$file")" && sha256sum --check --quiet "$(basename "$file").sha256")

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
case $file in
  *.age) age --decrypt --identity "${AGE_IDENTITY:?not set}" "$file" >"$folder/copy.dump" ;;
  *.gpg) gpg --batch --quiet --decrypt "$file" >"$folder/copy.dump" ;;
  *) ln -s "$(realpath "$file")" "$folder/copy.dump" ;;
esac
# Read to its end before anything is touched.
"${bin}pg_restore" --no-owner --no-privileges --file="$folder/copy.sql" "$folder/copy.dump"

running=$(ask "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sait-po-zakonu'")
[[ $running == 0 ]] || { echo "an instance is connected: stop it first" >&2; exit 1; }
held=$(ask "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')")
begin="SET client_min_messages = warning;"
if [[ $held != 0 ]]; then
  [[ $force == --force ]] || { echo "the database is not empty: --force replaces what it holds" >&2; exit 1; }
  begin+=" DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
fi
"${bin}psql" --no-psqlrc --quiet --single-transaction --set=ON_ERROR_STOP=1 --dbname="$url" \
  --command="$begin" --file="$folder/copy.sql" >/dev/null
ask "ANALYZE"
