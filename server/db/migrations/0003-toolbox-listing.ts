import { type Kysely, sql } from 'kysely'

/** The toolbox as a list: which tools are listed, and the indexes of every list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const added = { sign: '1', table: 'new' }
const removed = { sign: '-1', table: 'old' }

/** Keeps `tool_facet_counts` through one kind of statement on tools. */
function facetCounts(event: string, changes: { sign: string; table: string }[]): string[] {
  const tables = changes.map(({ table }) => `${table} table as ${table}_tools`).join(' ')
  const rows = changes
    .map(
      ({ sign, table }) => `
      select ${sign} as sign, needs, fields, kind, cost, who_may_apply from ${table}_tools where is_listed`,
    )
    .join(' union all ')
  const name = `keep_tool_facet_counts_${event}`
  return [
    `create function ${name}() returns trigger language plpgsql as $$
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
    $$`,
    `create trigger ${name} after ${event} on tools referencing ${tables}
      for each statement execute function ${name}()`,
  ]
}

const statements = [
  // Both are kept by the database, so that no way of publishing a text can forget them; by statement, so that
  // an import of many tools touches each count once.
  'alter table tools add column is_listed boolean not null default false',
  `create table tool_facet_counts (
    facet text not null,
    value text not null,
    count integer not null,
    primary key (facet, value)
  )`,
  `create function keep_tools_listed() returns trigger language plpgsql as $$
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
  $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger keep_tools_listed_${event} after ${event} on tool_texts
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed_texts
      for each statement execute function keep_tools_listed()`,
  ),
  ...facetCounts('insert', [added]),
  ...facetCounts('update', [removed, added]),
  ...facetCounts('delete', [removed]),
  `update tools set is_listed = true
    where exists (select from tool_texts where tool_number = tools.number and state = 'published')`,

  'create index tools_newest on tools (number desc) where is_listed',
  'create index tools_reviewed on tools (reviewed_on desc, number desc) where is_listed',
  'create index tools_reply on tools (reply_working_days, number desc) where is_listed',
  // Holds all that the counts of the filters need, so that they never read the tools themselves.
  `create index tools_facets on tools (number)
    include (fields, needs, kind, cost, who_may_apply) where is_listed`,
  'create index topics_position on topics (position)',
  'create index topic_tools_position on topic_tools (topic_number, position)',
  'create index scenes_position on scenes (position)',
  'create index scene_tools_position on scene_tools (scene_number, position)',
  'create index notices_newest on notices (published_on desc, number desc)',
]
