#!/bin/sh
# What BACKUP_AFTER runs: takes the encrypted backups to another place with rclone. Copy it to
# /opt/time-bank-portal/send-backup, so that no update replaces it, and say REMOTE (docs/operating.md, "Backups
# that leave the machine"). The portal gives it the file of today; what did not arrive on other nights goes
# along, and nothing but encrypted files and the list of erased people ever does. It ends with 0 only when all
# of it has arrived.
set -eu
REMOTE=${REMOTE:-elsewhere:time-bank}
# In the folder of the backups, which the portal may write: some remotes renew what they sign in with.
folder=$(dirname "$1")
export RCLONE_CONFIG="${RCLONE_CONFIG:-$folder/rclone.conf}"

# --immutable: a file that has arrived is never written over.
rclone copy "$folder" "$REMOTE" --max-depth 1 --include 'time-bank-portal-*.tar.gz.age' --immutable
rclone copy "$folder" "$REMOTE" --max-depth 1 --include erased-people.txt
# As long as the portal keeps its own (docs/privacy.md): what was deleted is gone after a year.
rclone delete "$REMOTE" --include 'time-bank-portal-*.tar.gz.age' --min-age 366d
