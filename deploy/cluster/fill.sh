#!/usr/bin/env bash
# Writes the files of one machine of the cluster, with the values of settings.env in them:
#   bash deploy/cluster/fill.sh SETTINGS MACHINE FOLDER
# MACHINE is alpha, beta or gamma. `npm run test:cluster` writes its files with it, too.
set -euo pipefail
umask 077

if [ $# -ne 3 ]; then
  echo "Usage: fill.sh SETTINGS MACHINE FOLDER" >&2
  exit 2
fi
readonly settings=$1 machine=$2 folder=$3
here=$(dirname "$0")
readonly here

declare -A values
while IFS= read -r line; do
  [[ $line =~ ^([A-Z_]+)=(.*)$ ]] || continue
  if [ -z "${BASH_REMATCH[2]}" ]; then
    echo "$settings: ${BASH_REMATCH[1]} has no value." >&2
    exit 2
  fi
  name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
  # They go into an address, into SQL and into YAML, where other characters mean something.
  if [[ $name == *_PASSWORD && ! $value =~ ^[A-Za-z0-9]+$ ]]; then
    echo "$settings: $name may have letters and digits alone." >&2
    exit 2
  fi
  values[$name]=$value
done <"$settings"
values[NAME]=$machine
values[ADDRESS]=${values[${machine^^}]:-}
if [ -z "${values[ADDRESS]}" ]; then
  echo "$settings names no machine ${machine^^}." >&2
  exit 2
fi

mkdir -p "$folder"
for file in etcd.env patroni.yml database.sql haproxy.cfg pgbouncer.ini userlist.txt portal.env; do
  text=$(<"$here/$file")
  for name in "${!values[@]}"; do
    text=${text//"\${$name}"/"${values[$name]}"}
  done
  if [[ $text =~ \$\{([A-Z_]+)\} ]]; then
    echo "$settings has no ${BASH_REMATCH[1]}, which $file needs." >&2
    exit 2
  fi
  printf '%s\n' "$text" >"$folder/$file"
done
