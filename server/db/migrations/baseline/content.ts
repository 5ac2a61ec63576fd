/** Where a field exists only in one language, the other uses the same name. */
const words = (language: 'zh' | 'en', name: string) =>
  `coalesce(max(fields->>'${name}') filter (where language = '${language}'), max(fields->>'${name}'))`

export const content = `
-- Pictures and other records that fields and shared values point to, for indexes: identifiers stand in fields
-- and in the addresses within bodies; other identifiers that are found do no harm.
create function identifiers_in(fields jsonb, shared jsonb) returns uuid[]
  language sql immutable parallel safe
  return array(select distinct found[1]::uuid from regexp_matches(fields::text || shared::text,
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found);

-- The fixed articles of an earlier release, empty of use: they are records of pages.
create table articles (
  alias text not null,
  version integer not null,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  effective_on date not null,
  title text not null,
  summary text not null,
  sections jsonb not null,
  text_hash bytea not null,
  updated_at timestamptz not null default now(),
  primary key (alias, version, language)
);

-- Numbers below are for what a portal begins with.
create sequence content_numbers start 5001;

-- The collections that staff edit. A record has a working text per language with its state, a row for every
-- saved version, and, while a language is published, one row in content_live: that alone is what visitors
-- read. Provenance says where it comes from; null for what the portal's own editors wrote. Saving keeps it;
-- only an import gives it.
create table content_records (
  collection text not null,
  number integer not null,
  alias text,
  source_language text not null check (source_language in ('zh', 'en')),
  shared jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts,
  provenance jsonb,
  primary key (collection, number),
  unique (collection, alias)
);
-- Where a picture is used, also in drafts and in older versions, since one that is used nowhere can be
-- deleted; and which records point to another or have been given a choice, which lists are narrowed by.
create index content_records_identifiers on content_records using gin (identifiers_in('{}'::jsonb, shared));
create index content_records_shared on content_records using gin (shared jsonb_path_ops);
-- From which catalogue a record was taken, and which tools have rules or questions; few have either.
create index content_records_catalogue on content_records (collection, (provenance->>'catalogue'))
  where provenance is not null;
create index content_records_rules on content_records (collection, number)
  where coalesce(shared->>'rules', '') <> '';
create index content_records_questions on content_records (collection, number)
  where coalesce(shared->>'questions', '') <> '';

create table content_texts (
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  state text not null check (state in ('draft', 'in_review', 'scheduled', 'published', 'withdrawn')),
  fields jsonb not null,
  current_as_of timestamptz not null default now(),
  publish_at timestamptz,
  live_version integer,
  first_published_at timestamptz,
  published_at timestamptz,
  submitted_by uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts,
  scheduled_by uuid references accounts,
  missed_at timestamptz,
  missed_why jsonb,
  primary key (collection, number, language),
  check ((state = 'scheduled') = (publish_at is not null)),
  check (state <> 'published' or live_version is not null),
  foreign key (collection, number) references content_records,
  constraint content_texts_missed check ((missed_at is null) = (missed_why is null))
);
create index content_texts_due on content_texts (publish_at) where state = 'scheduled';
create index content_texts_in_review on content_texts (updated_at) where state = 'in_review';
-- Who scheduled a text, and, where it could not be published at its time, when that was and what was in the
-- way, by the dotted path of each field. It stands there until the text is moved again.
create index content_texts_missed on content_texts (collection, number) where missed_at is not null;
create index content_texts_identifiers on content_texts using gin (identifiers_in(fields, '{}'::jsonb));

create table content_versions (
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  version integer not null,
  fields jsonb not null,
  shared jsonb not null,
  text_hash bytea not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references accounts,
  provenance jsonb,
  primary key (collection, number, language, version),
  foreign key (collection, number, language) references content_texts
);
create index content_versions_identifiers on content_versions using gin (identifiers_in(fields, shared));

create table content_live (
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  version integer not null,
  alias text,
  fields jsonb not null,
  shared jsonb not null,
  text_hash bytea not null,
  labels integer[] not null default '{}',
  position integer not null default 0,
  first_published_at timestamptz not null,
  published_at timestamptz not null,
  provenance jsonb,
  primary key (collection, number, language),
  foreign key (collection, number, language, version) references content_versions
);
create index content_live_newest on content_live (collection, first_published_at desc, number desc);
create index content_live_labels on content_live using gin (labels);
create index content_live_alias on content_live (alias) where alias is not null;
create index content_live_position on content_live (collection, position, number);
create index content_live_services on content_live using gin (shared jsonb_path_ops)
  where collection = 'services';
create index content_live_services_reply on content_live (((shared->>'replyDays')::integer), number desc)
  where collection = 'services';
create index content_live_notices on content_live ((shared->>'publishedOn') desc, number desc)
  where collection = 'notices';
-- Volunteer activities are listed by their last day.
create index content_live_volunteer_days on content_live
  (coalesce(nullif(shared->>'endsOn', ''), shared->>'startsOn') desc, number desc)
  where collection = 'volunteerActivities';
create index content_live_resources on content_live using gin (shared jsonb_path_ops)
  where collection = 'resources';
-- The projects that an organisation has made, by the name under which they stand.
create index content_live_makers on content_live ((fields->>'maker')) where collection = 'projects';
create index content_live_identifiers on content_live using gin (identifiers_in(fields, shared));
-- Activities to come are listed by their first day: one index has those to begin, one finds those that are
-- under way.
create index content_live_volunteer_starts on content_live
  ((shared->>'startsOn'), coalesce(shared->>'startTime', ''), number)
  where collection = 'volunteerActivities';
-- Days as whole numbers like 20261123: casting a text to a date is not the same at all times for an index.
create index content_live_volunteer_span on content_live
  using gist (int4range(nullif(replace(shared->>'startsOn', '-', ''), '')::integer,
    greatest(nullif(replace(shared->>'endsOn', '-', ''), '')::integer,
      nullif(replace(shared->>'startsOn', '-', ''), '')::integer), '[]'))
  where collection = 'volunteerActivities';

create table content_pictures (
  id uuid primary key default uuid7(),
  alt_zh text not null,
  alt_en text not null,
  width integer not null,
  height integer not null,
  file_id uuid not null references files,
  created_at timestamptz not null default now(),
  created_by uuid references accounts,
  waiting_zh text,
  waiting_en text,
  waiting_by uuid references accounts,
  waiting_since timestamptz,
  constraint content_pictures_waiting
    check (num_nulls(waiting_zh, waiting_en, waiting_by, waiting_since) in (0, 4))
);
create index content_pictures_newest on content_pictures (created_at desc);
-- Alternative texts that wait for a second person: what somebody wrote for a picture that readers see, where
-- the portal asks for a review before publishing. All of it stands or none.
create index content_pictures_waiting on content_pictures (waiting_since) where waiting_since is not null;

create table content_picture_files (
  picture_id uuid not null references content_pictures,
  name text not null,
  width integer not null,
  media_type text not null,
  bytes integer not null,
  storage_key text not null unique,
  primary key (picture_id, name)
);

-- What a portal has been given to begin with, each record once: a later release brings only what is new in
-- it, and what staff have removed stays away. Numbers below 5001 are those of first content.
create table first_content (
  collection text not null,
  number integer not null,
  given_at timestamptz not null default now(),
  primary key (collection, number)
);

-- Fields are made, named, ordered and retired as records of fieldPages. The database keeps the list of fields
-- in step with what visitors read of them, so that no way of publishing can forget it.
create function keep_fields() returns trigger language plpgsql as $$
    declare subject text := case when tg_op = 'DELETE' then old.alias else new.alias end;
    begin
      insert into fields (alias, number, position, name_zh, name_en, summary_zh, summary_en)
      select subject, max(number), (array_agg(position order by published_at desc))[1],
        ${words('zh', 'title')}, ${words('en', 'title')}, ${words('zh', 'summary')}, ${words('en', 'summary')}
      from content_live where collection = 'fieldPages' and alias = subject
      having count(*) > 0
      on conflict (alias) do update set number = excluded.number, position = excluded.position,
        name_zh = excluded.name_zh, name_en = excluded.name_en,
        summary_zh = excluded.summary_zh, summary_en = excluded.summary_en;
      if not found then delete from fields where alias = subject; end if;
      return null;
    end
  $$;
create trigger keep_fields_put after insert or update on content_live
  for each row when (new.collection = 'fieldPages') execute function keep_fields();
create trigger keep_fields_remove after delete on content_live
  for each row when (old.collection = 'fieldPages') execute function keep_fields();
`
