import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import type { ServiceFacet, ServiceSort } from '../../../shared/rules/service-facets.ts'
import type { Db } from '../../db/database.ts'

/** A published service in one language. */
export type ServiceRow = {
  collection: 'services'
  number: number
  alias: null
  language: Locale
  fields: FieldValues
  shared: FieldValues
  first_published_at: Date
  published_at: Date
}

/** What is chosen in each filter; nothing chosen in one lets everything through. */
export type ServiceChoice = Record<ServiceFacet, readonly string[]>

const columns = sql`s.collection, s.number, s.alias, s.language, s.fields, s.shared, s.first_published_at, s.published_at`

/** A published service, in the language asked for where it is published in that. */
export async function findServiceRow(
  db: Db,
  number: number,
  locale: Locale,
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    select ${columns} from content_live s where s.collection = 'services' and s.number = ${number}
    order by (s.language = ${locale}) desc limit 1`.execute(db)
  return rows[0]
}

export type ServiceQuery = {
  choice: ServiceChoice
  sort: ServiceSort
  locale: Locale
  /** Only these, whatever else is published. */
  numbers?: number[]
  except?: number
  limit: number
  offset: number
}

/** A page of services, each once, in the language asked for where it is published in that. */
export async function listServiceRows(db: Db, query: ServiceQuery): Promise<ServiceRow[]> {
  const { rows } = await serviceRowsQuery(query).execute(db)
  return rows
}

/** The statement behind `listServiceRows`; also read by the test of its plan. */
export function serviceRowsQuery(query: ServiceQuery) {
  const conditions = [isShown(query.locale), ...Object.values(facetConditions(query.choice))]
  if (query.numbers) conditions.push(sql`s.number = any(${query.numbers}::integer[])`)
  if (query.except !== undefined) conditions.push(sql`s.number <> ${query.except}`)
  return sql<ServiceRow>`
    select ${columns} from content_live s where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(query.sort)} limit ${query.limit} offset ${query.offset}`
}

function orderOf(sort: ServiceSort): RawBuilder<unknown> {
  if (sort === 'reply') return sql`((s.shared->>'replyDays')::integer), s.number desc`
  if (sort === 'newest') return sql`s.first_published_at desc, s.number desc`
  return sql`s.position, s.number`
}

/**
 * Each service once: in its own language, or in the other one where only that is published. A text in the language is
 * looked up row by row; for `not exists` the planner may read the whole collection first.
 */
function isShown(locale: Locale): RawBuilder<unknown> {
  return sql`s.collection = 'services' and (s.language = ${locale} or (
    select o.number from content_live o
    where o.collection = 'services' and o.number = s.number and o.language = ${locale} limit 1) is null)`
}

const keys: Record<ServiceFacet, { name: string; isList: boolean }> = {
  category: { name: 'serviceCategory', isList: false },
  mode: { name: 'modes', isList: true },
  cost: { name: 'cost', isList: false },
  whoMayApply: { name: 'whoMayApply', isList: false },
}

/** The condition of each filter on `content_live s`; those in which nothing is chosen are left out. */
function facetConditions(choice: ServiceChoice): Partial<Record<ServiceFacet, RawBuilder<unknown>>> {
  return Object.fromEntries(
    Object.entries(choice)
      .filter(([, values]) => values.length > 0)
      .map(([facet, values]) => {
        const { name, isList } = keys[facet as ServiceFacet]
        const one = (value: string) =>
          sql`s.shared @> ${JSON.stringify({ [name]: isList ? [value] : value })}::jsonb`
        return [facet, sql`(${sql.join(values.map(one), sql` or `)})`]
      }),
  )
}

export type ServiceCountRow = { facet: ServiceFacet | 'total'; value: string; count: number }

/**
 * How many services each value of each filter would leave, whatever is chosen in that filter itself; the row of an
 * empty value counts all without the filter, `total` those with every filter.
 */
export async function countServiceFacets(
  db: Db,
  locale: Locale,
  choice: ServiceChoice,
): Promise<ServiceCountRow[]> {
  const conditions = facetConditions(choice)
  const without = (facet: ServiceFacet | null) =>
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
      from shown s, lateral (
        select null as value union all select ${
          isList
            ? sql`jsonb_array_elements_text(coalesce(s.shared->${name}::text, '[]'))`
            : sql`s.shared->>${name}::text`
        }
      ) v
      where ${without(facet as ServiceFacet)} group by v.value`,
  )
  const { rows } = await sql<ServiceCountRow>`
    with shown as materialized (select s.number, s.shared from content_live s where ${isShown(locale)})
    ${sql.join(facets, sql` union all `)}
    union all select 'total', '', count(*)::integer from shown s where ${without(null)}`.execute(db)
  return rows
}

export type ServiceToolRow = { number: number; name: string; tagline: string; language: Locale }

/** Listed tools in the order asked for. */
export async function listServiceTools(db: Db, numbers: number[], locale: Locale): Promise<ServiceToolRow[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<ServiceToolRow>`
    select t.number, x.name, x.tagline, x.language
    from tools t join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    where t.number = any(${numbers}::integer[])
    order by array_position(${numbers}::integer[], t.number)`.execute(db)
  return rows
}
