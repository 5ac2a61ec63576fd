import type { FacetCounts, ToolList } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type ToolFacet,
  type ToolSort,
  toolAudiences,
  toolCosts,
  toolFacets,
  toolKinds,
  toolNeeds,
} from '../../../shared/rules/toolbox/tool-facets.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { audienceName, costName, kindName, needName } from '../content/tools/facet-words.ts'
import { countFacets, type FacetCountRow } from './facet-counts.queries.ts'
import { presentCard } from './tool.present.ts'
import type { FacetChoice, ToolScope } from './tool-conditions.queries.ts'
import { type CardQuery, listCards } from './tool-list.queries.ts'

export type ListInput = FacetChoice & {
  topic?: string | undefined
  sort: ToolSort
  page: number
  pageSize: number
}

/** Listed tools by filters, one page. A page beyond the last is empty. */
export async function listTools(ctx: CallContext, input: ListInput): Promise<ToolList> {
  const scope = input.topic === undefined ? {} : { topic: Number(input.topic) }
  return listScope(ctx, scope, input, input.sort)
}

/** A scope's tools by filters, one page, with the count that each filter value would leave. */
export async function listScope(
  { db, locale }: CallContext,
  scope: ToolScope,
  input: FacetChoice & { page: number; pageSize: number },
  sort: CardQuery['sort'],
): Promise<ToolList> {
  const { page, pageSize } = input
  const query = { scope, choice: input, sort, locale, limit: pageSize, offset: (page - 1) * pageSize }
  const [cards, counts, values] = await Promise.all([
    listCards(db, query),
    countFacets(db, scope, input),
    listFacetValues(db, locale),
  ])
  const total = counts.find((row) => row.facet === 'total')?.count ?? 0
  return {
    items: cards.map((card) => presentCard(card, locale)),
    total,
    page,
    pageSize,
    pageCount: Math.ceil(total / pageSize),
    facets: toolFacets.map((facet) => presentFacet(facet, values[facet], counts)),
  }
}

type FacetValue = { value: string; label: string }

/** Every filter's values in display order, with their labels. */
async function listFacetValues(db: Db, locale: Locale): Promise<Record<ToolFacet, FacetValue[]>> {
  const named = <Value extends string>(values: readonly Value[], name: (v: Value, l: Locale) => string) =>
    values.map((value) => ({ value, label: name(value, locale) }))
  const fields = await fieldNames(db)
  return {
    need: named(toolNeeds, needName),
    field: fields.map(({ alias, name }) => ({ value: alias, label: name[locale] })),
    whoMayApply: named(toolAudiences, audienceName),
    cost: named(toolCosts, costName),
    kind: named(toolKinds, kindName),
  }
}

function presentFacet(facet: ToolFacet, values: FacetValue[], counts: FacetCountRow[]): FacetCounts {
  const own = new Map(counts.filter((row) => row.facet === facet).map((row) => [row.value, row.count]))
  return {
    facet,
    totalWithout: own.get('') ?? 0,
    options: values.map(({ value, label }) => ({ value, label, count: own.get(value) ?? 0 })),
  }
}
