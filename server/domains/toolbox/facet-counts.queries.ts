import { type RawBuilder, sql } from 'kysely'
import { type ToolFacet, toolFacets } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'
import {
  type FacetChoice,
  facetConditions,
  scopeCondition,
  type ToolScope,
} from './tool-conditions.queries.ts'

/**
 * The number of tools with a value under the other filters' choices. Value '' gives their total; facet
 * `total` gives the number of tools that pass every filter.
 */
export type FacetCountRow = { facet: ToolFacet | 'total'; value: string; count: number }

/** Each filter's column, and whether it is a list. */
const columns: Record<ToolFacet, { name: string; isList: boolean }> = {
  need: { name: 'needs', isList: true },
  field: { name: 'fields', isList: true },
  whoMayApply: { name: 'who_may_apply', isList: false },
  cost: { name: 'cost', isList: false },
  kind: { name: 'kind', isList: false },
}

/** Counts every value of every filter. Unfiltered counts were computed on publication. */
export async function countFacets(db: Db, scope: ToolScope, choice: FacetChoice): Promise<FacetCountRow[]> {
  const chosen = toolFacets.filter((facet) => choice[facet].length > 0)
  const isWhole = Object.values(scope).every((part) => part === undefined)
  // A filter ignores its own choice, so a single chosen filter counts as if nothing were chosen.
  const known = isWhole ? toolFacets.filter((facet) => chosen.every((other) => other === facet)) : []
  const counted = toolFacets.filter((facet) => !known.includes(facet))
  const rows = known.length > 0 ? await keptCounts(db, known) : []
  if (isWhole && chosen.length === 0) return rows
  const { rows: fresh } = await facetCountsQuery(scope, choice, counted).execute(db)
  return [...rows.filter((row) => row.facet !== 'total'), ...fresh]
}

async function keptCounts(db: Db, facets: ToolFacet[]): Promise<FacetCountRow[]> {
  const rows = (await db.selectFrom('tool_facet_counts').selectAll().execute()) as FacetCountRow[]
  const total = rows.find((row) => row.facet === 'total')?.count ?? 0
  return [
    ...rows.filter((row) => row.facet === 'total' || facets.includes(row.facet)),
    ...facets.map((facet) => ({ facet, value: '', count: total })),
  ]
}

/** Counts the rest in one pass over the tools that any count needs; its plan is tested. */
export function facetCountsQuery(scope: ToolScope, choice: FacetChoice, counted: readonly ToolFacet[]) {
  const conditions = facetConditions(choice)
  const chosen = toolFacets.filter((facet) => conditions[facet] !== null)
  const passing = (facets: ToolFacet[]) => allOf(facets.map((facet) => sql.ref(`in_${facet}`)))
  const othersOf = (facet: ToolFacet) => chosen.filter((other) => other !== facet)
  const needed = counted.map((facet) => allOf(othersOf(facet).map((other) => conditions[other])))
  const flags = chosen.map((facet) => sql`, (${conditions[facet]}) as ${sql.ref(`in_${facet}`)}`)
  const parts = [
    sql`select 'total' as facet, '' as value, count(*)::integer as count from t where ${passing(chosen)}`,
    ...counted.flatMap((facet) => {
      const others = passing(othersOf(facet))
      return [
        sql`select ${sql.lit(facet)}, '', count(*)::integer from t where ${others}`,
        countValues(facet, others),
      ]
    }),
  ]
  return sql<FacetCountRow>`
    with t as materialized (
      select t.fields, t.needs, t.kind, t.cost, t.who_may_apply ${sql.join(flags, sql``)}
      from tools t where ${scopeCondition(scope)} and (${sql.join(needed, sql` or `)})
    )
    ${sql.join(parts, sql` union all `)}`
}

function countValues(facet: ToolFacet, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { name, isList } = columns[facet]
  return isList
    ? sql`select ${sql.lit(facet)}, value, count(*)::integer from t, unnest(${sql.ref(name)}) as value
        where ${condition} group by 2`
    : sql`select ${sql.lit(facet)}, ${sql.ref(name)}, count(*)::integer from t where ${condition} group by 2`
}

function allOf(conditions: (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  const present = conditions.filter((condition) => condition !== null)
  return present.length === 0 ? sql`true` : sql`(${sql.join(present, sql` and `)})`
}
