export const search = `
-- The search: a document per record and language, what is known of its terms and words, suggestions.
create table search_documents (
  id integer generated always as identity primary key,
  kind text not null,
  record_id text not null,
  language text not null check (language in ('zh', 'en')),
  title text not null,
  facets text[] not null,
  length integer not null,
  tokens integer[] not null,
  words text[] not null,
  unique (kind, record_id, language)
);
-- Ranking reads the tokens of every candidate: they stay in the row, uncompressed, up to a page.
alter table search_documents alter column tokens set storage main;
alter table search_documents set (toast_tuple_target = 8160);
-- Without the pending list a search after an import costs the same as before it.
create index search_documents_tokens on search_documents
  using gin (tokens gin__int_ops) with (fastupdate = off);
create index search_documents_facets on search_documents using gin (facets);

create table search_suggestions (
  document_id integer not null references search_documents on delete cascade,
  key text collate "C" not null,
  primary key (key, document_id)
);
create index search_suggestions_document on search_suggestions (document_id);

create table search_terms (
  token integer primary key,
  documents integer not null
);

-- Typing errors: two words one slip apart (a letter swapped, left out, added or replaced) share the word
-- without some one letter. Trigrams alone miss swapped letters in short words: "surevy" has less than a third
-- of "survey".
create function search_slip_keys(word text) returns text[] language sql immutable strict parallel safe
  return (select array_agg(distinct case place when 0 then word else overlay(word placing '' from place for 1) end)
    from generate_series(0, length(word)) place);

-- Counted all at once. Indexes that put off taking such a mass in are read entry by entry until the next
-- vacuum.
create table search_words (
  word text primary key,
  documents integer not null,
  slip_keys text[] generated always as (search_slip_keys(word)) stored
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_slips on search_words using gin (slip_keys) with (fastupdate = off);

-- Counts writes without a row that concurrent writers would wait for.
create sequence search_changes;

create table search_statistics (
  singleton boolean default true primary key check (singleton),
  documents integer not null,
  average_length real not null,
  changes bigint not null,
  refreshed_at timestamptz not null default now()
);
insert into search_statistics (documents, average_length, changes) values (0, 1, 0);

-- What was searched and not found, counted: the text in the form in which searches are compared, and where;
-- nothing of who searched it. count_since is how often since staff marked it as handled.
create table missed_searches (
  id uuid primary key default uuid7(),
  text text not null,
  place text not null check (place in ('site', 'tools', 'projects', 'articles', 'help')),
  count integer not null default 1,
  count_since integer not null default 0,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references accounts,
  note text not null default '',
  version integer not null default 1,
  unique (text, place)
);
create index missed_searches_open on missed_searches (count desc, last_at desc) where handled_at is null;
create index missed_searches_handled on missed_searches (count_since desc, handled_at desc)
  where handled_at is not null;
create index missed_searches_last on missed_searches (last_at);
`
