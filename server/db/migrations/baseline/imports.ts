export const imports = `
-- Imports of catalogues, and a row for each row of their files. A row's values are kept until it has been
-- imported, its outcome as long as the import: by it the whole import can be undone. Only one import at a
-- time writes into a collection, so that two of the same file cannot make its records twice.
create table imports (
  id uuid primary key default uuid7(),
  collection text not null,
  languages text[] not null,
  state text not null,
  -- Why nothing goes on: what cannot be read, or a right that has gone.
  halted text,
  file_names text[] not null,
  skipped_files text[] not null default '{}',
  -- The uploaded files in one archive, until they have been read.
  storage_key text unique,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{"matchBy": "", "sources": []}',
  row_count integer not null default 0,
  empty_rows integer not null default 0,
  -- The last row that the work at hand has done.
  position integer not null default 0,
  version integer not null default 1,
  created_by uuid not null references accounts,
  created_at timestamptz not null default now(),
  -- For whom the work at hand is done.
  worked_by uuid not null references accounts,
  worked_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_newest on imports (created_at desc);
create unique index imports_one_writes on imports (collection) where state in ('importing', 'undoing');

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  position integer not null,
  place text not null,
  data jsonb not null,
  title text not null default '',
  outcome text check (outcome in ('created', 'changed', 'same', 'refused')),
  problems jsonb not null default '[]',
  notes jsonb not null default '[]',
  -- What readers need and the row does not bring, by target.
  lacks text[] not null default '{}',
  match_key text,
  number integer,
  -- Of the record: in the trial run, and after the import.
  seen_version integer,
  made_version integer,
  before jsonb,
  -- Of the undo: what keeps a record.
  kept text,
  is_undone boolean not null default false,
  primary key (import_id, position)
);
create index import_rows_outcome on import_rows (import_id, outcome, position);
create index import_rows_key on import_rows (import_id, match_key);
-- The records of an import, listed and followed by their numbers.
create index import_rows_record on import_rows (number, import_id) where made_version is not null;
`
