const numbersOf = (name: string) =>
  `array(select value::integer from jsonb_array_elements_text(coalesce(live.shared->'${name}', '[]')))`

const added = { sign: '1', table: 'new' }
const removed = { sign: '-1', table: 'old' }

/** Keeps `project_facet_counts` up to date after one kind of statement on the listing. */
function facetCounts(event: string, changes: { sign: string; table: string }[]): string {
  const tables = changes.map(({ table }) => `${table} table as ${table}_projects`).join(' ')
  const rows = changes
    .map(({ sign, table }) => `select ${sign} as sign, classes, fields, stage from ${table}_projects`)
    .join(' union all ')
  const name = `keep_project_facet_counts_${event}`
  return `create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into project_facet_counts as kept (facet, value, count)
        select v.facet, v.value, sum(p.sign)
        from (${rows}) p cross join lateral (
          select 'total' as facet, '' as value
          union all select 'stage', p.stage
          union all select 'class', class::text from unnest(p.classes) class
          union all select 'field', field from unnest(p.fields) field
        ) v
        group by v.facet, v.value having sum(p.sign) <> 0
        order by v.facet, v.value
        on conflict (facet, value) do update set count = kept.count + excluded.count;
        return null;
      end
    $$;
create trigger ${name} after ${event} on project_listing referencing ${tables}
  for each statement execute function ${name}();
`
}

export const projects = `
-- Projects and volunteer activities are liked alike. Likes outlive a withdrawal.
create table project_likes (
  number integer not null,
  -- Of the internet address; readable by nobody.
  address_key bytea not null,
  account_id uuid references accounts,
  liked_at timestamptz not null default now(),
  -- As the specification numbers them: 1 a project, 2 a volunteer activity.
  type smallint not null default 1 check (type in (1, 2))
);
-- One for each account, and one for each address without an account.
create unique index project_likes_account on project_likes (type, number, account_id)
  where account_id is not null;
create unique index project_likes_address on project_likes (type, number, address_key)
  where account_id is null;
create index project_likes_all_of_address on project_likes (type, number, address_key);

-- The project library as a list: one row for each project that visitors can read in any language. The
-- database keeps it, and how many there are of each value of a filter, in step with content_live, so that no
-- way of publishing can forget them.
create table project_listing (
  number integer primary key,
  classes integer[] not null,
  fields text[] not null,
  sets integer[] not null,
  stage text not null,
  first_published_at timestamptz not null,
  likes integer not null default 0
);
create index project_listing_newest on project_listing (first_published_at desc, number desc);
create index project_listing_liked on project_listing (likes desc, number desc);
create index project_listing_stage on project_listing (stage, first_published_at desc, number desc);
create index project_listing_classes on project_listing using gin (classes);
create index project_listing_fields on project_listing using gin (fields);
create index project_listing_sets on project_listing using gin (sets);

create table project_facet_counts (
  facet text not null,
  value text not null,
  count integer not null,
  primary key (facet, value)
);

create table adoption_requests (
  id uuid primary key default uuid7(),
  reference text not null unique,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  organisation text,
  place text,
  purpose text,
  contact_encrypted text not null,
  account_id uuid references accounts,
  team_id uuid references teams,
  state text not null default 'received' check (state in ('received', 'inTouch', 'adopted', 'closed')),
  note text,
  version integer not null default 1,
  received_at timestamptz not null default now(),
  changed_at timestamptz,
  changed_by uuid references staff_members,
  note_encrypted text,
  organisation_encrypted text,
  place_encrypted text,
  purpose_encrypted text
);
create index adoption_requests_state on adoption_requests (state, received_at, id);
create index adoption_requests_adopted on adoption_requests (team_id) where state = 'adopted';
create index adoption_requests_plain_note on adoption_requests (id) where note is not null;
create index adoption_requests_plain_organisation on adoption_requests (id) where organisation is not null;
create index adoption_requests_plain_place on adoption_requests (id) where place is not null;
create index adoption_requests_plain_purpose on adoption_requests (id) where purpose is not null;

${facetCounts('insert', [added])}
${facetCounts('update', [removed, added])}
${facetCounts('delete', [removed])}

-- What both languages share may differ between their published versions: the newest says where it is filed.
create function keep_project_listing() returns trigger language plpgsql as $$
    declare subject integer := case when tg_op = 'DELETE' then old.number else new.number end;
    begin
      insert into project_listing (number, classes, fields, sets, stage, first_published_at, likes)
      select live.number, ${numbersOf('classes')},
        array(select jsonb_array_elements_text(coalesce(live.shared->'fields', '[]'))), ${numbersOf('sets')},
        coalesce(live.shared->>'stage', ''),
        (select min(first_published_at) from content_live
          where collection = 'projects' and number = subject),
        (select count(*) from project_likes where type = 1 and number = subject)
      from content_live live where live.collection = 'projects' and live.number = subject
      order by live.published_at desc limit 1
      on conflict (number) do update set classes = excluded.classes, fields = excluded.fields,
        sets = excluded.sets, stage = excluded.stage, first_published_at = excluded.first_published_at;
      if not found then delete from project_listing where number = subject; end if;
      return null;
    end
  $$;
create trigger keep_project_listing_put after insert or update on content_live
  for each row when (new.collection = 'projects') execute function keep_project_listing();
create trigger keep_project_listing_remove after delete on content_live
  for each row when (old.collection = 'projects') execute function keep_project_listing();
`
