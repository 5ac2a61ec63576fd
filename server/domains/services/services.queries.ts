import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import type { Provenance } from '../../../shared/rules/provenance.ts'
import type { ServiceFacet, ServiceSort } from '../../../shared/rules/service-facets.ts'
import type { Db } from '../../db/database.ts'
import {
  countFacets,
  type FacetChoice,
  type FacetCountRow,
  type FacetKeys,
  facetConditions,
  isShown,
} from '../../db/live-facets.queries.ts'

/** A published service in one language. */
export type ServiceRow = {
  collection: 'services'
  number: number
  alias: null
  language: Locale
  fields: FieldValues
  shared: FieldValues
  provenance: Provenance | null
  first_published_at: Date
  published_at: Date
}

/** What is chosen in each filter; nothing chosen in one lets everything through. */
export type ServiceChoice = FacetChoice<ServiceFacet>

const columns = sql`l.collection, l.number, l.alias, l.language, l.fields, l.shared, l.provenance, l.first_published_at, l.published_at`

/** A published service, in the language asked for where it is published in that. */
export async function findServiceRow(
  db: Db,
  number: number,
  locale: Locale,
): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    select ${columns} from content_live l where l.collection = 'services' and l.number = ${number}
    order by (l.language = ${locale}) desc limit 1`.execute(db)
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
  const conditions = [
    isShown('services', query.locale),
    ...Object.values(facetConditions(keys, query.choice)),
  ]
  if (query.numbers) conditions.push(sql`l.number = any(${query.numbers}::integer[])`)
  if (query.except !== undefined) conditions.push(sql`l.number <> ${query.except}`)
  return sql<ServiceRow>`
    select ${columns} from content_live l where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(query.sort)} limit ${query.limit} offset ${query.offset}`
}

function orderOf(sort: ServiceSort): RawBuilder<unknown> {
  if (sort === 'reply') return sql`((l.shared->>'replyDays')::integer), l.number desc`
  if (sort === 'newest') return sql`l.first_published_at desc, l.number desc`
  return sql`l.position, l.number`
}

const keys: FacetKeys<ServiceFacet> = {
  category: { name: 'serviceCategory', isList: false },
  mode: { name: 'modes', isList: true },
  cost: { name: 'cost', isList: false },
  whoMayApply: { name: 'whoMayApply', isList: false },
}

export type ServiceCountRow = FacetCountRow<ServiceFacet>

/** How many services each value of each filter would leave. */
export function countServiceFacets(
  db: Db,
  locale: Locale,
  choice: ServiceChoice,
): Promise<ServiceCountRow[]> {
  return countFacets(db, 'services', locale, keys, choice)
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
