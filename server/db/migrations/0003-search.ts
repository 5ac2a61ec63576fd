import { type Kysely, sql } from 'kysely'

/** The search: a document per record and language, what is known of its terms and words, suggestions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create extension if not exists intarray',

  `create table search_documents (
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
  )`,
  // Ranking reads the tokens of every candidate: they stay in the row, uncompressed, up to a page.
  'alter table search_documents alter column tokens set storage main',
  'alter table search_documents alter column words set storage extended',
  'alter table search_documents set (toast_tuple_target = 8160)',
  // Without the pending list a search after an import costs the same as before it.
  `create index search_documents_tokens on search_documents using gin (tokens gin__int_ops)
    with (fastupdate = off)`,
  'create index search_documents_facets on search_documents using gin (facets)',

  `create table search_suggestions (
    document_id integer not null references search_documents on delete cascade,
    key text collate "C" not null,
    primary key (key, document_id)
  )`,
  'create index search_suggestions_document on search_suggestions (document_id)',

  `create table search_terms (token integer primary key, documents integer not null)`,
  `create table search_words (word text primary key, documents integer not null)`,
  'create index search_words_trigrams on search_words using gin (word gin_trgm_ops)',

  // Counts writes without a row that concurrent writers would wait for.
  'create sequence search_changes',
  `create table search_statistics (
    singleton boolean primary key default true check (singleton),
    documents integer not null,
    average_length real not null,
    changes bigint not null,
    refreshed_at timestamptz not null default now()
  )`,
  'insert into search_statistics (documents, average_length, changes) values (0, 1, 0)',
]
