#!/bin/sh
# Starts Debian's PostgreSQL as the image `postgres` does: a new one has POSTGRES_PASSWORD and listens to nobody
# else until everything in /docker-entrypoint-initdb.d is run.
set -eu
PGDATA=/var/lib/postgresql/data
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
export PGDATA PATH
if [ "$(id -u)" = 0 ]; then
  chown postgres /var/lib/postgresql
  install -d -o postgres /run/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username=postgres --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait -o "-c listen_addresses=''" start
  for each in /docker-entrypoint-initdb.d/*.sh; do
    if [ -x "$each" ]; then "$each"; else . "$each"; fi
  done
  pg_ctl --wait --mode=fast stop
fi
exec postgres -c listen_addresses='*'
