#!/bin/sh
# The two roles of the portal and its database, made when PostgreSQL starts for the first time.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" <<'SQL'
create role yisun_owner login password :'owner';
create role yisun_app login password :'app';
create database yisun owner yisun_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
revoke all on database yisun from public;
grant connect on database yisun to yisun_app;
SQL
