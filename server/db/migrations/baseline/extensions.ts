export const extensions = `
create extension if not exists pg_trgm;
create extension if not exists intarray;

-- UUIDv7 for every owned record; PostgreSQL has its own only from 18 on. Ids made one after the other sort in
-- that order also within a millisecond, whose fraction takes the twelve bits after the version (RFC 9562,
-- 6.2, method 3): histories are read by them.
create function uuid7() returns uuid language sql volatile as $$
    select (
      overlay(
        lpad(to_hex((extract(epoch from clock_timestamp()) * 4096000)::bigint), 15, '0')
        placing '7' from 13 for 0)
      || substring(encode(uuid_send(gen_random_uuid()), 'hex') from 17)
    )::uuid
  $$;
`
