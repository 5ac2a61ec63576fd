import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, isList } from '../../../../shared/rules/content/collections.ts'
import type { ContentState } from '../../../../shared/rules/content/content-states.ts'
import { filterFields, isForm } from '../../../../shared/rules/content/list-filters.ts'
import type { Db } from '../../../db/database.ts'
import { withinPlace } from './record-order.queries.ts'

export type RecordFilter = {
  collection: CollectionName
  titleField: string
  search: string
  state?: ContentState | 'stale' | 'missing' | 'missed' | undefined
  stateIn?: Locale | undefined
  fields?: Record<string, string> | undefined
  catalogue?: string | undefined
  importId?: string | undefined
  sort: 'changed' | 'published' | 'title' | 'order'
}

/** The translation exists and is older than its source; `presentState` has the same rule for one record. */
const isStale = sql<boolean>`(case r.source_language
  when 'zh' then z.current_as_of > e.current_as_of and ${isFilled('e')}
  else e.current_as_of > z.current_as_of and ${isFilled('z')} end)`

function isFilled(text: 'z' | 'e'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from jsonb_each(${sql.ref(`${text}.fields`)}) as f (name, value) where f.value not in ('""', '[]'))`
}

/** The numbers of matching records in order, and their total. */
export async function findRecordNumbers(
  db: Db,
  filter: RecordFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ numbers: number[]; total: number }> {
  const { rows } = await sql<{ number: number; total: number }>`
    select r.number, count(*) over ()::integer as total
    from content_records r ${needsTexts(filter) ? joinTexts : sql``}
    where ${foundBy(filter)}
    order by ${orderOf(filter)}
    limit ${limit} offset ${offset}`.execute(db)
  return { numbers: rows.map((row) => row.number), total: rows[0]?.total ?? 0 }
}

/** Matching records after a number, in number order, and their total. */
export async function listFoundAfter(
  db: Db,
  filter: Omit<RecordFilter, 'sort'>,
  { after, limit }: { after: number; limit: number },
) {
  const { titleField } = filter
  const { rows } = await sql<{
    number: number
    version: number
    zh: string | null
    en: string | null
    total: number
  }>`
    select r.number, r.version, z.fields->>${titleField} as zh, e.fields->>${titleField} as en,
      count(*) over ()::integer as total
    from content_records r ${joinTexts}
    where ${foundBy(filter)} and r.number > ${after}
    order by r.number
    limit ${limit}`.execute(db)
  return rows
}

const joinTexts = sql`
    join content_texts z on (z.collection, z.number, z.language) = (r.collection, r.number, 'zh')
    join content_texts e on (e.collection, e.number, e.language) = (r.collection, r.number, 'en')`

/** With very many records, texts are read only where the filter or the order depends on them. */
function needsTexts({ search, state, sort }: RecordFilter): boolean {
  return search !== '' || state !== undefined || sort === 'title' || sort === 'published'
}

function foundBy(filter: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  return sql`r.collection = ${filter.collection} and ${wordsOf(filter)} and ${stateOf(filter)}
    and ${choicesOf(filter)} and ${formsOf(filter)} and ${sourceOf(filter)}`
}

/** A list must contain the chosen value; a single choice must equal it. */
function choicesOf({ collection, fields = {} }: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  const chosen = filterFields(collection).flatMap((field) => {
    const value = fields[field.name]
    return value === undefined || isForm(field) ? [] : [[field.name, isList(field) ? [value] : value]]
  })
  if (chosen.length === 0) return sql`true`
  return sql`r.shared @> ${JSON.stringify(Object.fromEntries(chosen))}::jsonb`
}

/** Filters by whether any rules or questions exist; any other value matches nothing. */
function formsOf({ collection, fields = {} }: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  const conditions = filterFields(collection).flatMap((field) => {
    const value = fields[field.name]
    if (value === undefined || !isForm(field)) return []
    const held = sql`coalesce(r.shared->>${sql.lit(field.name)}, '')`
    return value === 'filled' ? [sql`${held} <> ''`] : value === 'empty' ? [sql`${held} = ''`] : [sql`false`]
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Filters by catalogue, or by an import that created or changed the record and was not undone. */
function sourceOf({ catalogue, importId }: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  const taken =
    catalogue === undefined
      ? sql`true`
      : sql`r.provenance is not null and r.provenance->>'catalogue' = ${catalogue}`
  if (importId === undefined) return taken
  return sql`${taken} and exists (select from import_rows i where i.import_id = ${importId} and i.number = r.number
    and i.made_version is not null and not i.is_undone)`
}

function wordsOf({ search, titleField }: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^[1-9][0-9]{0,8}$/.test(search) ? Number(search) : 0
  return sql`(z.fields->>${titleField} ilike ${like} or e.fields->>${titleField} ilike ${like}
    or r.alias ilike ${like} or r.number = ${number})`
}

function stateOf(filter: Omit<RecordFilter, 'sort'>): RawBuilder<unknown> {
  const { state, stateIn, titleField } = filter
  if (state === undefined) return sql`true`
  const texts = (['zh', 'en'] as const).filter((language) => stateIn === undefined || stateIn === language)
  const inAny = (of: (text: 'z' | 'e') => RawBuilder<unknown>) =>
    sql`(${sql.join(
      texts.map((language) => of(language === 'zh' ? 'z' : 'e')),
      sql` or `,
    )})`
  if (state === 'stale') return stateIn ? sql`(${isStale} and r.source_language <> ${stateIn})` : isStale
  if (state === 'missing')
    return inAny((text) => sql`coalesce(${sql.ref(`${text}.fields`)}->>${titleField}, '') = ''`)
  if (state === 'missed') return inAny((text) => sql`${sql.ref(`${text}.missed_at`)} is not null`)
  return inAny((text) => sql`${sql.ref(`${text}.state`)} = ${state}`)
}

function orderOf({ collection, sort, titleField }: RecordFilter): RawBuilder<unknown> {
  if (sort === 'order')
    return sql`coalesce(nullif(r.shared->>'order', ''), '0')::integer, ${withinPlace(collection, 'r')}`
  if (sort === 'title')
    return sql`coalesce(nullif(z.fields->>${titleField}, ''), e.fields->>${titleField}), r.number desc`
  if (sort === 'published')
    return sql`greatest(z.published_at, e.published_at) desc nulls last, r.number desc`
  return sql`r.updated_at desc, r.number desc`
}

/** The catalogues of a collection by name, found by skipping through an index, however many records. */
export async function listCatalogues(db: Db, collection: CollectionName): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select provenance->>'catalogue' from content_records
    where collection = ${collection} and provenance is not null and ${after}
    order by provenance->>'catalogue' limit 1)`
  const { rows } = await sql<{ name: string }>`
    with recursive known (name) as (
      select ${next(sql`true`)}
      union all
      select ${next(sql`provenance->>'catalogue' > known.name`)} from known where known.name is not null
    )
    select name from known where name is not null limit 100`.execute(db)
  return rows.map(({ name }) => name)
}

/** The number of texts per collection and state. */
export async function countCollections(db: Db) {
  const { rows } = await sql<{
    collection: CollectionName
    total: number
    in_review: number
    scheduled: number
    stale: number
  }>`
    select r.collection, count(*)::integer as total,
      count(*) filter (where 'in_review' in (z.state, e.state))::integer as in_review,
      count(*) filter (where 'scheduled' in (z.state, e.state))::integer as scheduled,
      count(*) filter (where ${isStale})::integer as stale
    from content_records r
    join content_texts z on (z.collection, z.number, z.language) = (r.collection, r.number, 'zh')
    join content_texts e on (e.collection, e.number, e.language) = (r.collection, r.number, 'en')
    group by r.collection`.execute(db)
  return rows
}

/** Outdated translations in all collections, and how many days the oldest has waited. */
export async function countStaleTexts(db: Db): Promise<{ open: number; oldest_days: number | null }> {
  const { rows } = await sql<{ open: number; oldest_days: number | null }>`
    select count(*)::integer as open,
      floor(extract(epoch from now() - min(greatest(z.current_as_of, e.current_as_of))) / 86400)::integer as oldest_days
    from content_records r
    join content_texts z on (z.collection, z.number, z.language) = (r.collection, r.number, 'zh')
    join content_texts e on (e.collection, e.number, e.language) = (r.collection, r.number, 'en')
    where ${isStale}`.execute(db)
  return rows[0] ?? { open: 0, oldest_days: null }
}

/** Records by number, with their drafts and published texts. */
export async function listRecords(db: Db, collection: CollectionName, numbers: number[]) {
  if (numbers.length === 0) return { records: [], texts: [], live: [] }
  const [records, texts, live] = await Promise.all([
    db
      .selectFrom('content_records')
      .selectAll()
      .where('collection', '=', collection)
      .where('number', 'in', numbers)
      .execute(),
    db
      .selectFrom('content_texts')
      .selectAll()
      .where('collection', '=', collection)
      .where('number', 'in', numbers)
      .execute(),
    db
      .selectFrom('content_live')
      .selectAll()
      .where('collection', '=', collection)
      .where('number', 'in', numbers)
      .execute(),
  ])
  return { records, texts, live }
}

/**
 * The options of a relation: a collection's records by name, in order. Earlier choices are included,
 * withdrawn or not.
 */
export async function listOptions(
  db: Db,
  collection: CollectionName,
  { titleField, chosen }: { titleField: string; chosen: number[] },
) {
  const isWithdrawn = sql<boolean>`(z.state = 'withdrawn' and e.state = 'withdrawn')`
  const isChosen = sql<boolean>`r.number = any (${chosen}::integer[])`
  const { rows } = await sql<{
    number: number
    zh: string | null
    en: string | null
    is_withdrawn: boolean
  }>`
    with found as (
      select r.number, z.fields->>${titleField} as zh, e.fields->>${titleField} as en, ${isWithdrawn} as is_withdrawn,
        (coalesce(nullif(r.shared->>'order', ''), '0'))::integer as place, ${isChosen} as is_chosen
      from content_records r ${joinTexts}
      where r.collection = ${collection} and (not ${isWithdrawn} or ${isChosen})
    ), offered as (select * from found order by is_chosen desc, place, number limit 1000)
    select number, zh, en, is_withdrawn from offered order by place, number`.execute(db)
  return rows
}
