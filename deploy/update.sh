#!/bin/sh
# Replaces the servers of a running installation one after the other.
set -eu
usage="Usage: [STUDIO_VERSION=NAME] deploy/update.sh [--no-build], which takes images of that name that are there"
case "$*" in
  --help) echo "$usage"; exit 0 ;;
  "" | --no-build) ;;
  *) echo "$usage" >&2; exit 2 ;;
esac
cd "$(dirname "$0")/.."

if ! docker compose version >/dev/null 2>&1; then
  echo "Docker with Compose 2 is not installed here: https://docs.docker.com/engine/install" >&2
  exit 1
fi

if [ "${1:-}" != "--no-build" ]; then docker compose build; fi
docker compose up -d --wait database objects
# Ahead of all: a version whose preparing fails replaces nothing.
docker compose run --rm prepare
# Asked here, a failure ends the script; as a list to go through it would be none, and the last line replace all at once.
services="$(docker compose config --services)"
# Each with what it depends on: a container made by --no-deps is not the one that a later "up" wants, which would
# replace all of them at once.
for server in $(echo "$services" | grep '^server-' | sort); do
  docker compose up -d --wait "$server" || {
    echo "$server is not ready, and nothing after it was replaced: docker compose logs $server" >&2
    echo "The version before is one command away: STUDIO_VERSION=NAME deploy/update.sh --no-build" >&2
    exit 1
  }
  # The gateway asks every second; the next one goes only after it knows this one.
  sleep 3
done
docker compose up -d --wait
