import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import type { ResourceFacet, ResourceSort } from '../../../shared/rules/resource-facets.ts'
import type { Db } from '../../db/database.ts'

/** A published resource in one language. */
export type ResourceRow = {
  collection: 'resources'
  number: number
  alias: null
  language: Locale
  fields: FieldValues
  shared: FieldValues
  first_published_at: Date
  published_at: Date
}

/** What is chosen in each filter, zones by their numbers; nothing chosen in one lets everything through. */
export type ResourceChoice = Record<ResourceFacet, readonly string[]>

const columns = sql`r.collection, r.number, r.alias, r.language, r.fields, r.shared, r.first_published_at, r.published_at`

/** A published resource, in the language asked for where it is published in that. */
export async function findResourceRow(
  db: Db,
  number: number,
  locale: Locale,
): Promise<ResourceRow | undefined> {
  const { rows } = await sql<ResourceRow>`
    select ${columns} from content_live r where r.collection = 'resources' and r.number = ${number}
    order by (r.language = ${locale}) desc limit 1`.execute(db)
  return rows[0]
}

export type ResourceQuery = {
  choice: ResourceChoice
  /** The institution that they come from. */
  institution?: number
  sort: ResourceSort
  locale: Locale
  except?: number
  limit: number
  offset: number
}

/** A page of resources, each once, in the language asked for where it is published in that. */
export async function listResourceRows(db: Db, query: ResourceQuery): Promise<ResourceRow[]> {
  const { rows } = await resourceRowsQuery(query).execute(db)
  return rows
}

/** The statement behind `listResourceRows`; also read by the test of its plan. */
export function resourceRowsQuery(query: ResourceQuery) {
  const conditions = [isShown(query.locale), ...Object.values(facetConditions(query.choice))]
  if (query.institution !== undefined) conditions.push(isOfInstitution(query.institution))
  if (query.except !== undefined) conditions.push(sql`r.number <> ${query.except}`)
  const order =
    query.sort === 'newest' ? sql`r.first_published_at desc, r.number desc` : sql`r.position, r.number`
  return sql<ResourceRow>`
    select ${columns} from content_live r where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${query.limit} offset ${query.offset}`
}

/** How many resources there are under a choice, each once. */
export async function countResources(
  db: Db,
  { locale, choice, institution }: Pick<ResourceQuery, 'locale' | 'choice' | 'institution'>,
): Promise<number> {
  const conditions = [isShown(locale), ...Object.values(facetConditions(choice))]
  if (institution !== undefined) conditions.push(isOfInstitution(institution))
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from content_live r where ${sql.join(conditions, sql` and `)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many resources are filed under each zone, by its number. */
export async function countByZone(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ zone: string; count: number }>`
    select zone, count(distinct r.number)::integer as count
    from content_live r, jsonb_array_elements_text(coalesce(r.shared->'zones', '[]')) zone
    where r.collection = 'resources' group by zone`.execute(db)
  return new Map(rows.map(({ zone, count }) => [zone, count]))
}

/**
 * Each resource once: in its own language, or in the other one where only that is published. A text in the language is
 * looked up row by row; for `not exists` the planner may read the whole collection first.
 */
function isShown(locale: Locale): RawBuilder<unknown> {
  return sql`r.collection = 'resources' and (r.language = ${locale} or (
    select o.number from content_live o
    where o.collection = 'resources' and o.number = r.number and o.language = ${locale} limit 1) is null)`
}

function isOfInstitution(number: number): RawBuilder<unknown> {
  return sql`r.shared @> ${JSON.stringify({ institution: [String(number)] })}::jsonb`
}

const keys: Record<ResourceFacet, { name: string; isList: boolean }> = {
  kind: { name: 'resourceKind', isList: false },
  field: { name: 'fields', isList: true },
  zone: { name: 'zones', isList: true },
}

/** The condition of each filter on `content_live r`; those in which nothing is chosen are left out. */
function facetConditions(choice: ResourceChoice): Partial<Record<ResourceFacet, RawBuilder<unknown>>> {
  return Object.fromEntries(
    Object.entries(choice)
      .filter(([, values]) => values.length > 0)
      .map(([facet, values]) => {
        const { name, isList } = keys[facet as ResourceFacet]
        const one = (value: string) =>
          sql`r.shared @> ${JSON.stringify({ [name]: isList ? [value] : value })}::jsonb`
        return [facet, sql`(${sql.join(values.map(one), sql` or `)})`]
      }),
  )
}

export type ResourceCountRow = { facet: ResourceFacet | 'total'; value: string; count: number }

/**
 * How many resources each value of each filter would leave, whatever is chosen in that filter itself; the row of an
 * empty value counts all without the filter, `total` those with every filter.
 */
export async function countResourceFacets(
  db: Db,
  locale: Locale,
  choice: ResourceChoice,
): Promise<ResourceCountRow[]> {
  const conditions = facetConditions(choice)
  const without = (facet: ResourceFacet | null) =>
    sql.join(
      [
        sql`true`,
        ...Object.entries(conditions).flatMap(([name, condition]) => (name === facet ? [] : [condition])),
      ],
      sql` and `,
    )
  const facets = Object.entries(keys).map(
    ([facet, { name, isList }]) => sql`
      select ${facet}::text as facet, coalesce(v.value, '') as value, count(*)::integer as count
      from shown r, lateral (
        select null as value union all select ${
          isList
            ? sql`jsonb_array_elements_text(coalesce(r.shared->${name}::text, '[]'))`
            : sql`r.shared->>${name}::text`
        }
      ) v
      where ${without(facet as ResourceFacet)} group by v.value`,
  )
  const { rows } = await sql<ResourceCountRow>`
    with shown as materialized (select r.number, r.shared from content_live r where ${isShown(locale)})
    ${sql.join(facets, sql` union all `)}
    union all select 'total', '', count(*)::integer from shown r where ${without(null)}`.execute(db)
  return rows
}
