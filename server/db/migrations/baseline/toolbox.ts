const added = { sign: '1', table: 'new' }
const removed = { sign: '-1', table: 'old' }

/** Keeps `tool_facet_counts` up to date after one kind of statement on tools. */
function facetCounts(event: string, changes: { sign: string; table: string }[]): string {
  const tables = changes.map(({ table }) => `${table} table as ${table}_tools`).join(' ')
  const rows = changes
    .map(
      ({ sign, table }) => `
      select ${sign} as sign, needs, fields, kind, cost, who_may_apply from ${table}_tools where is_listed`,
    )
    .join(' union all ')
  const name = `keep_tool_facet_counts_${event}`
  return `create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into tool_facet_counts as kept (facet, value, count)
        select v.facet, v.value, sum(t.sign)
        from (${rows}) t cross join lateral (
          select 'total' as facet, '' as value
          union all select 'whoMayApply', t.who_may_apply
          union all select 'cost', t.cost
          union all select 'kind', t.kind
          union all select 'need', need from unnest(t.needs) need
          union all select 'field', field from unnest(t.fields) field
        ) v
        group by v.facet, v.value having sum(t.sign) <> 0
        order by v.facet, v.value
        on conflict (facet, value) do update set count = kept.count + excluded.count;
        return null;
      end
    $$;
create trigger ${name} after ${event} on tools referencing ${tables}
  for each statement execute function ${name}();
`
}

export const toolbox = `
-- By what tools and projects are filed. The database keeps it in step with the published pages of the fields.
create table fields (
  alias text primary key,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  summary_zh text not null,
  summary_en text not null,
  number integer
);

-- Tools are records that staff edit; lists, search and applications read these tables, which follow what is
-- published.
create table tools (
  number integer primary key,
  fields text[] not null,
  needs text[] not null,
  kind text not null,
  cost text not null,
  who_may_apply text not null
    check (who_may_apply in ('anyTeam', 'unregisteredTeam', 'verifiedOrganisation')),
  licence text not null,
  homepage text not null,
  rules jsonb not null,
  reply_working_days integer not null,
  stock_per_year integer,
  allowance_units integer not null default 1,
  activation_kind text not null check (activation_kind in ('steps', 'code')),
  reviewed_on date,
  source jsonb,
  is_listed boolean not null default false,
  term_months integer check (term_months >= 1 and term_months <= 120),
  start_link text check (start_link ~ '^(https://|/[^/])'),
  interface_languages text[],
  repository text,
  is_applied_for boolean not null default true
);
create index tools_fields on tools using gin (fields);
create index tools_needs on tools using gin (needs);
create index tools_newest on tools (number desc) where is_listed;
create index tools_reply on tools (reply_working_days, number desc) where is_listed;
-- Holds all that the counts of the filters need, so that they never read the tools themselves.
create index tools_facets on tools (number) include (fields, needs, kind, cost, who_may_apply)
  where is_listed;
create index tools_reviewed on tools (reviewed_on desc nulls last, number desc) where is_listed;

create table tool_texts (
  tool_number integer not null references tools,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  updated_at timestamptz not null default now(),
  name text not null,
  tagline text not null,
  description jsonb not null,
  audience text not null,
  keywords text not null,
  papers jsonb not null,
  claim_steps jsonb not null,
  exit_route text not null,
  cost_after text not null,
  activation_steps jsonb not null,
  description_html text,
  primary key (tool_number, language)
);

create table tool_question_sets (
  id uuid primary key default uuid7(),
  tool_number integer not null references tools,
  version integer not null,
  questions jsonb not null,
  created_at timestamptz not null default now(),
  unique (tool_number, version)
);

-- Topics, scenes and notices are records of collections; these tables are of an earlier release and empty of
-- use.
create table topics (
  number integer primary key,
  position integer not null
);
create index topics_position on topics (position);

create table topic_texts (
  topic_number integer not null references topics,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  updated_at timestamptz not null default now(),
  name text not null,
  summary text not null,
  prefix text not null,
  primary key (topic_number, language)
);

create table topic_tools (
  topic_number integer not null references topics,
  tool_number integer not null references tools,
  position integer not null,
  primary key (topic_number, tool_number)
);
create index topic_tools_position on topic_tools (topic_number, position);

create table scenes (
  number integer primary key,
  position integer not null
);
create index scenes_position on scenes (position);

create table scene_texts (
  scene_number integer not null references scenes,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  updated_at timestamptz not null default now(),
  name text not null,
  summary text not null,
  steps jsonb not null,
  primary key (scene_number, language)
);

create table scene_tools (
  scene_number integer not null references scenes,
  tool_number integer not null references tools,
  position integer not null,
  primary key (scene_number, tool_number)
);
create index scene_tools_position on scene_tools (scene_number, position);

create table notices (
  number integer primary key,
  published_on date not null
);
create index notices_newest on notices (published_on desc, number desc);

create table notice_texts (
  notice_number integer not null references notices,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  updated_at timestamptz not null default now(),
  title text not null,
  body text not null,
  primary key (notice_number, language)
);

-- The counts of the filters, and which tools are listed, are kept by the database, so that no way of
-- publishing a text can forget them; by statement, so that an import of many tools touches each count once.
create table tool_facet_counts (
  facet text not null,
  value text not null,
  count integer not null,
  primary key (facet, value)
);

-- What people looked for in the toolbox and did not find, for staff to read.
create table tool_requests (
  id uuid primary key default uuid7(),
  reference text not null unique,
  language text not null check (language in ('zh', 'en')),
  need text,
  tool_name text,
  keywords text,
  contact_encrypted text,
  account_id uuid references accounts,
  team_id uuid references teams,
  state text not null default 'received' check (state in ('received', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  answer text,
  answer_tool integer references tools,
  note text,
  changed_at timestamptz,
  changed_by uuid references staff_members,
  answer_encrypted text,
  keywords_encrypted text,
  need_encrypted text,
  note_encrypted text,
  tool_name_encrypted text
);
create index tool_requests_queue on tool_requests (state, created_at);
create index tool_requests_plain_answer on tool_requests (id) where answer is not null;
create index tool_requests_plain_keywords on tool_requests (id) where keywords is not null;
create index tool_requests_plain_need on tool_requests (id) where need is not null;
create index tool_requests_plain_note on tool_requests (id) where note is not null;
create index tool_requests_plain_tool_name on tool_requests (id) where tool_name is not null;

-- The tool that a team last set out to apply for, so that it finds the way back after verification. One a
-- team, and of the team alone: it names no person.
create table tool_wishes (
  team_id uuid primary key references teams on delete cascade,
  tool_number integer not null references tools on delete cascade,
  wished_at timestamptz not null default now()
);

create function keep_tools_listed() returns trigger language plpgsql as $$
    begin
      update tools set is_listed = found.published
      from (
        select changed.tool_number, exists (
          select from tool_texts t where t.tool_number = changed.tool_number and t.state = 'published'
        ) as published
        from (select distinct tool_number from changed_texts) changed
      ) found
      where number = found.tool_number and is_listed <> found.published;
      return null;
    end
  $$;
create trigger keep_tools_listed_insert after insert on tool_texts referencing new table as changed_texts
  for each statement execute function keep_tools_listed();
create trigger keep_tools_listed_update after update on tool_texts referencing new table as changed_texts
  for each statement execute function keep_tools_listed();
create trigger keep_tools_listed_delete after delete on tool_texts referencing old table as changed_texts
  for each statement execute function keep_tools_listed();

${facetCounts('insert', [added])}
${facetCounts('update', [removed, added])}
${facetCounts('delete', [removed])}
`
