import { type RawBuilder, sql } from 'kysely'
import type {
  ToolAudience,
  ToolCost,
  ToolFacet,
  ToolKind,
  ToolNeed,
} from '../../../shared/rules/toolbox/tool-facets.ts'

/** The chosen values per filter; a filter without any matches everything. */
export type FacetChoice = {
  need: ToolNeed[]
  field: string[]
  whoMayApply: ToolAudience[]
  cost: ToolCost[]
  kind: ToolKind[]
}

/**
 * The tools before filtering: all listed ones, those of a topic, search results, or those that come with
 * zones' resources.
 */
export type ToolScope = { topic?: number; numbers?: number[]; ofZones?: true }

/** A scope as an SQL condition on `tools t`. */
export function scopeCondition({ topic, numbers, ofZones }: ToolScope): RawBuilder<unknown> {
  const parts = [sql`t.is_listed`]
  if (topic !== undefined)
    parts.push(sql`t.number in (
      select tool::integer from content_live c, jsonb_array_elements_text(c.shared->'tools') tool
      where c.collection = 'topics' and c.number = ${topic})`)
  if (numbers) parts.push(sql`t.number = any(${numbers}::integer[])`)
  if (ofZones)
    parts.push(sql`t.number in (
      select tool::integer from content_live c, jsonb_array_elements_text(c.shared->'tools') tool
      where c.collection = 'resources' and c.shared->'zones'->>0 is not null)`)
  return sql.join(parts, sql` and `)
}

/** Each filter as an SQL condition on `tools t`; null without a choice. */
export function facetConditions(choice: FacetChoice): Record<ToolFacet, RawBuilder<unknown> | null> {
  const overlap = (column: string, values: string[]) =>
    values.length === 0 ? null : sql`${sql.ref(column)} && ${values}::text[]`
  const oneOf = (column: string, values: string[]) =>
    values.length === 0 ? null : sql`${sql.ref(column)} = any(${values}::text[])`
  return {
    need: overlap('t.needs', choice.need),
    field: overlap('t.fields', choice.field),
    whoMayApply: oneOf('t.who_may_apply', choice.whoMayApply),
    cost: oneOf('t.cost', choice.cost),
    kind: oneOf('t.kind', choice.kind),
  }
}
