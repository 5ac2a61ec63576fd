import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { ResourceFacet, ResourceSort } from '../../../shared/rules/toolbox/resource-facets.ts'
import type { Db } from '../../db/database.ts'
import {
  countFacets,
  type FacetChoice,
  type FacetCountRow,
  type FacetKeys,
  facetConditions,
  findPublished,
  isShown,
  type PublishedRow,
  publishedRowsQuery,
} from '../../db/published-lists.queries.ts'

export type ResourceRow = PublishedRow<'resources'>

/** The chosen values per filter, zones by number; a filter without any matches everything. */
export type ResourceChoice = FacetChoice<ResourceFacet>

/** A published resource, in the requested language where it exists. */
export function findResourceRow(db: Db, number: number, locale: Locale): Promise<ResourceRow | undefined> {
  return findPublished(db, 'resources', number, locale)
}

export type ResourceQuery = {
  choice: ResourceChoice
  /** The institution that the resources come from. */
  institution?: number
  sort: ResourceSort
  locale: Locale
  except?: number
  limit: number
  offset: number
}

/** A page of resources, each once, in the requested language where it exists. */
export async function listResourceRows(db: Db, query: ResourceQuery): Promise<ResourceRow[]> {
  const { rows } = await resourceRowsQuery(query).execute(db)
  return rows.map((row) => readRow('resources', row))
}

/** The statement behind `listResourceRows`, also used by the test of its plan. */
export function resourceRowsQuery({
  choice,
  institution,
  sort,
  locale,
  except,
  limit,
  offset,
}: ResourceQuery) {
  const conditions: RawBuilder<unknown>[] = Object.values(facetConditions(keys, choice))
  if (institution !== undefined) conditions.push(isOfInstitution(institution))
  if (except !== undefined) conditions.push(sql`l.number <> ${except}`)
  const order = sort === 'newest' ? sql`l.first_published_at desc, l.number desc` : sql`l.position, l.number`
  return publishedRowsQuery('resources', locale, { conditions, order, limit, offset })
}

/** The number of resources under a choice, each once. */
export async function countResources(
  db: Db,
  { locale, choice, institution }: Pick<ResourceQuery, 'locale' | 'choice' | 'institution'>,
): Promise<number> {
  const conditions = [isShown('resources', locale), ...Object.values(facetConditions(keys, choice))]
  if (institution !== undefined) conditions.push(isOfInstitution(institution))
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from content_live l where ${sql.join(conditions, sql` and `)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The number of resources per zone number, each in the language in which it is listed. */
export async function countByZone(db: Db, locale: Locale): Promise<Map<string, number>> {
  const { rows } = await sql<{ zone: string; count: number }>`
    select zone, count(*)::integer as count
    from content_live l, jsonb_array_elements_text(coalesce(l.shared->'zones', '[]')) zone
    where ${isShown('resources', locale)} group by zone`.execute(db)
  return new Map(rows.map(({ zone, count }) => [zone, count]))
}

function isOfInstitution(number: number): RawBuilder<unknown> {
  return sql`l.shared @> ${JSON.stringify({ institution: [String(number)] })}::jsonb`
}

const keys: FacetKeys<ResourceFacet> = {
  kind: { name: 'resourceKind', isList: false },
  field: { name: 'fields', isList: true },
  zone: { name: 'zones', isList: true },
}

export type ResourceCountRow = FacetCountRow<ResourceFacet>

/** The number of resources that each value of each filter would leave. */
export function countResourceFacets(
  db: Db,
  locale: Locale,
  choice: ResourceChoice,
): Promise<ResourceCountRow[]> {
  return countFacets(db, 'resources', locale, keys, choice)
}
