import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../shared/lib/locale.ts'
import type { CollectionName } from '../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../shared/rules/content/provenance.ts'
import { type ReadRow, readRow } from '../../shared/rules/record-of.ts'
import type { Db } from './database.ts'

/** What is stored of a record of any collection in one language. */
export type StoredWords = { number: number; language: Locale; fields: FieldValues; shared: FieldValues }
export type StoredText = StoredWords & {
  alias: string | null
  provenance: Provenance | null
  first_published_at: Date
  published_at: Date
}

/** What visitors read of a record of a collection in one language; a preview makes one that is not published. */
export type PublishedRow<Collection extends CollectionName> = ReadRow<Collection, StoredText>

const columns = sql`l.number, l.alias, l.language, l.fields, l.shared, l.provenance, l.first_published_at, l.published_at`

/** A published record, in the requested language if it is published in that one. */
export async function findPublished<Collection extends CollectionName>(
  db: Db,
  collection: Collection,
  number: number,
  locale: Locale,
): Promise<PublishedRow<Collection> | undefined> {
  const { rows } = await sql<StoredText>`
    select ${columns} from content_live l where l.collection = ${collection} and l.number = ${number}
    order by (l.language = ${locale}) desc limit 1`.execute(db)
  return rows[0] && readRow(collection, rows[0])
}

/** A page of a list: conditions, order and position. */
type Range = { conditions: RawBuilder<unknown>[]; order: RawBuilder<unknown>; limit: number; offset: number }

/** The statement for a page of published records, each once, in the language asked for where it is published in that. */
export function publishedRowsQuery(
  collection: CollectionName,
  locale: Locale,
  { conditions, order, limit, offset }: Range,
) {
  return sql<StoredText>`
    select ${columns} from content_live l
    where ${sql.join([isShown(collection, locale), ...conditions], sql` and `)}
    order by ${order} limit ${limit} offset ${offset}`
}

/** Where each filter's values are in the fields that a record's languages share. */
export type FacetKeys<Facet extends string> = Record<Facet, { name: string; isList: boolean }>

/** The chosen values of each filter; an empty choice does not filter. */
export type FacetChoice<Facet extends string> = Record<Facet, readonly string[]>

export type FacetCountRow<Facet extends string> = { facet: Facet | 'total'; value: string; count: number }

/**
 * Of `content_live l`, each record of a collection once: in the requested language, or in the other one where
 * only that is published. The text in the requested language is looked up row by row; for `not exists` the
 * planner may read the whole collection first. The collection is a literal, as in the partial indexes.
 */
export function isShown(collection: CollectionName, locale: Locale): RawBuilder<unknown> {
  const name = sql.lit(collection)
  return sql`l.collection = ${name} and (l.language = ${locale} or (
    select o.number from content_live o
    where o.collection = ${name} and o.number = l.number and o.language = ${locale} limit 1) is null)`
}

/** Each filter's condition on `content_live l`; filters without a choice are left out. */
export function facetConditions<Facet extends string>(
  keys: FacetKeys<Facet>,
  choice: FacetChoice<Facet>,
): Partial<Record<Facet, RawBuilder<unknown>>> {
  const conditions: Partial<Record<Facet, RawBuilder<unknown>>> = {}
  for (const facet of facetsOf(keys)) {
    if (choice[facet].length === 0) continue
    const { name, isList } = keys[facet]
    const one = (value: string) =>
      sql`l.shared @> ${JSON.stringify({ [name]: isList ? [value] : value })}::jsonb`
    conditions[facet] = sql`(${sql.join(choice[facet].map(one), sql` or `)})`
  }
  return conditions
}

/**
 * How many records each value of each filter would leave, ignoring the choice in that filter itself; the row
 * of an empty value counts all without the filter, `total` those with every filter.
 */
export async function countFacets<Facet extends string>(
  db: Db,
  collection: CollectionName,
  locale: Locale,
  keys: FacetKeys<Facet>,
  choice: FacetChoice<Facet>,
): Promise<FacetCountRow<Facet>[]> {
  const conditions = facetConditions(keys, choice)
  const without = (left: Facet | null) => {
    const others = facetsOf(keys).flatMap((facet) => (facet === left ? [] : (conditions[facet] ?? [])))
    return sql.join([sql`true`, ...others], sql` and `)
  }
  const facets = facetsOf(keys).map((facet) => {
    const { name, isList } = keys[facet]
    const values = isList
      ? sql`jsonb_array_elements_text(coalesce(l.shared->${name}::text, '[]'))`
      : sql`l.shared->>${name}::text`
    return sql`
      select ${facet}::text as facet, coalesce(v.value, '') as value, count(*)::integer as count
      from shown l, lateral (select null as value union all select ${values}) v
      where ${without(facet)} group by v.value`
  })
  const { rows } = await sql<FacetCountRow<Facet>>`
    with shown as materialized (select l.number, l.shared from content_live l where ${isShown(collection, locale)})
    ${sql.join(facets, sql` union all `)}
    union all select 'total', '', count(*)::integer from shown l where ${without(null)}`.execute(db)
  return rows
}

function facetsOf<Facet extends string>(keys: FacetKeys<Facet>): Facet[] {
  return Object.keys(keys) as Facet[]
}
