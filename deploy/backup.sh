#!/usr/bin/env bash
# One copy of the PostgreSQL database in BACKUP_DIR, and the older ones beyond BACKUP_KEEP removed.
#   DATABASE_URL=postgresql://… BACKUP_DIR=/var/backups/sait deploy/backup.sh
# BACKUP_KEEP             how many stay (14)
# BACKUP_AGE_RECIPIENT    encrypt for this key of age
# BACKUP_GPG_RECIPIENT    … or of GnuPG
# PG_BIN                  folder of pg_dump; its release must not be older than the server's
# The embedded database makes its own copies: docs/decisions/0002-embedded-database.md
set -euo pipefail
umask 077

: "${DATABASE_URL:?not set}" "${BACKUP_DIR:?not set}"
keep=${BACKUP_KEEP:-14}
[[ $keep =~ ^[1-9][0-9]*$ ]] || { echo "BACKUP_KEEP: a number above 0" >&2; exit 2; }
bin=${PG_BIN:+$PG_BIN/}

# The password goes through the environment: arguments of a process are everybody's to read.
url=$DATABASE_URL
if [[ $url =~ ^([a-z]+://[^:@/]*):([^@/]*)@(.*)$ ]]; then
  password=${BASH_REMATCH[2]}
  url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  PGPASSWORD=$(printf '%b' "${password//%/\\x}")
  export PGPASSWORD
fi

mkdir -p "$BACKUP_DIR"
cd "$BACKUP_DIR"
name=sait-$(date -u +%Y%m%dT%H%M%S.%3NZ).dump
encrypt=(cat)
if [[ -n ${BACKUP_AGE_RECIPIENT:-} ]]; then
  name+=.age
  encrypt=(age --encrypt --recipient "$BACKUP_AGE_RECIPIENT")
elif [[ -n ${BACKUP_GPG_RECIPIENT:-} ]]; then
  name+=.gpg
  encrypt=(gpg --batch --quiet --trust-model always --encrypt --recipient "$BACKUP_GPG_RECIPIENT")
fi

# Half a copy never has a copy's name.
trap 'rm -f -- "$name.part"' EXIT
"${bin}pg_dump" --format=custom --no-owner --no-privileges --dbname="$url" | "${encrypt[@]}" >"$name.part"
# An encrypted copy can be looked into only by who has the key.
if [[ $name == *.dump ]]; then "${bin}pg_restore" --file=/dev/null "$name.part"; fi
sync "$name.part"
mv -- "$name.part" "$name"
sha256sum -- "$name" >"$name.sha256"

# Names sort by time.
find . -maxdepth 1 -type f -regex '\./sait-[0-9TZ.]*\.dump\(\.age\|\.gpg\)?' | sort -r | tail -n "+$((keep + 1))" |
  while read -r old; do rm -f -- "$old" "$old.sha256"; done
echo "$BACKUP_DIR/$name"
