#!/bin/bash
# Makes one verified, encrypted backup, and removes those older than 30 days.
# Usage, as the account of the service: backup.sh FOLDER PUBLIC_KEY_FILE
set -euo pipefail
folder=$1
key=$2
cd "$(dirname "$0")/.."

name=vastus-$(date -u +%Y%m%dT%H%M%SZ)
# The copy that is not encrypted never outlives this script.
work=$(mktemp -d "$folder/.under-way.XXXXXX")
trap 'rm -rf "$work"' EXIT

npm run --silent operate -- backup --to "$work/$name"
npm run --silent operate -- backup-verify --from "$work/$name"
mkdir -m 700 "$work/keys"
tar --directory "$work" --create "$name" |
  gpg --batch --quiet --homedir "$work/keys" --trust-model always \
    --recipient-file "$key" --output "$work/$name.tar.gpg" --encrypt
mv "$work/$name.tar.gpg" "$folder/"
find "$folder" -maxdepth 1 -name 'vastus-*.tar.gpg' -mtime +30 -delete
echo "$folder/$name.tar.gpg is written."
