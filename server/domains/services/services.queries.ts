import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { ServiceFacet, ServiceSort } from '../../../shared/rules/toolbox/service-facets.ts'
import type { Db } from '../../db/database.ts'
import {
  countFacets,
  type FacetChoice,
  type FacetCountRow,
  type FacetKeys,
  facetConditions,
  findPublished,
  type PublishedRow,
  publishedRowsQuery,
} from '../../db/published-lists.queries.ts'

export type ServiceRow = PublishedRow<'services'>

/** The chosen values per filter; a filter without any matches everything. */
export type ServiceChoice = FacetChoice<ServiceFacet>

/** A published service, in the requested language where it exists. */
export function findServiceRow(db: Db, number: number, locale: Locale): Promise<ServiceRow | undefined> {
  return findPublished(db, 'services', number, locale)
}

export type ServiceQuery = {
  choice: ServiceChoice
  sort: ServiceSort
  locale: Locale
  /** Limits the list to these. */
  numbers?: number[]
  except?: number
  limit: number
  offset: number
}

/** A page of services, each once, in the requested language where it exists. */
export async function listServiceRows(db: Db, query: ServiceQuery): Promise<ServiceRow[]> {
  const { rows } = await serviceRowsQuery(query).execute(db)
  return rows.map((row) => readRow('services', row))
}

/** The statement behind `listServiceRows`, also used by the test of its plan. */
export function serviceRowsQuery({ choice, sort, locale, numbers, except, limit, offset }: ServiceQuery) {
  const conditions: RawBuilder<unknown>[] = Object.values(facetConditions(keys, choice))
  if (numbers) conditions.push(sql`l.number = any(${numbers}::integer[])`)
  if (except !== undefined) conditions.push(sql`l.number <> ${except}`)
  return publishedRowsQuery('services', locale, { conditions, order: orderOf(sort), limit, offset })
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

/** The number of services that each value of each filter would leave. */
export function countServiceFacets(
  db: Db,
  locale: Locale,
  choice: ServiceChoice,
): Promise<ServiceCountRow[]> {
  return countFacets(db, 'services', locale, keys, choice)
}
