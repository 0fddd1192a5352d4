#!/usr/bin/env bash
# The backup service of compose.yaml: one dump of the database at once and then each night at two, in the
# folder /backups. Where it is and as whom, PGHOST, PGUSER and PGDATABASE say. A dump that cannot be made
# or read again is named in the log, and the last ones stay.
set -uo pipefail

readonly FOLDER=${BACKUP_FOLDER:-/backups}
readonly PASSWORD_FILE=${POSTGRES_PASSWORD_FILE:-/run/secrets/postgres-password}
readonly KEPT_DAYS=14

back_up() {
  local file draft
  file="$FOLDER/timebank-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  draft="$FOLDER/.making"
  if (umask 077 && PGPASSWORD="$(<"$PASSWORD_FILE")" pg_dump --format=custom --no-password --file="$draft") &&
    pg_restore --list "$draft" >/dev/null; then
    mv "$draft" "$file"
    find "$FOLDER" -name 'timebank-*.dump' -mtime "+$KEPT_DAYS" -delete
    echo "$file: $(stat -c %s "$file") bytes"
  else
    rm -f "$draft"
    echo "The backup failed; the last ones stay." >&2
    return 1
  fi
}

if [ "${1:-}" = --once ]; then
  back_up
  exit
fi
trap 'exit 0' TERM INT
while true; do
  back_up
  now=$(date +%s)
  next=$(date -d 'tomorrow 02:00' +%s)
  # In the background, so that a signal need not wait for the night.
  sleep $((next - now)) &
  wait $!
done
