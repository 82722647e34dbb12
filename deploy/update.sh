#!/bin/sh
# Replaces the servers of a running installation one after the other: deploy/update.sh [--no-build]
set -eu
cd "$(dirname "$0")/.."

if [ "${1:-}" != "--no-build" ]; then docker compose build; fi
docker compose up -d --wait database objects
docker compose run --rm prepare
for server in $(docker compose config --services | grep '^server-' | sort); do
  docker compose up -d --no-deps --wait "$server"
  # The gateway asks every second; the next one goes only after it knows this one.
  sleep 3
done
docker compose up -d --no-deps --wait gateway
