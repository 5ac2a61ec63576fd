import {
  type ToolFacet,
  type ToolSort,
  toolAudiences,
  toolCosts,
  toolFacets,
  toolKinds,
  toolNeeds,
  toolSorts,
} from '../../../../shared/rules/toolbox/tool-facets.ts'

/** What the address of a list of tools says; everything the page shows follows from it. */
export type ToolQuery = Record<ToolFacet, string[]> & {
  keywords: string
  /** The number of a topic. */
  topic: string | null
  sort: ToolSort
  page: number
}

const known: Record<Exclude<ToolFacet, 'field'>, readonly string[]> = {
  need: toolNeeds,
  whoMayApply: toolAudiences,
  cost: toolCosts,
  kind: toolKinds,
}
const longestKeywords = 200

/** Reads an address; unknown values are left out, so that an old or mangled link still shows something. */
export function readToolQuery(params: URLSearchParams): ToolQuery {
  const chosen = (facet: Exclude<ToolFacet, 'field'>) =>
    known[facet].filter((value) => params.getAll(facet).includes(value))
  const topic = params.get('topic') ?? ''
  const page = Number(params.get('page') ?? 1)
  const fields = params.getAll('field').filter((alias) => /^[a-z][a-z0-9-]{0,39}$/.test(alias))
  return {
    need: chosen('need'),
    field: [...new Set(fields)].slice(0, 40),
    whoMayApply: chosen('whoMayApply'),
    cost: chosen('cost'),
    kind: chosen('kind'),
    keywords: readKeywords(params.get('keywords') ?? ''),
    topic: /^[1-9][0-9]{0,8}$/.test(topic) ? topic : null,
    sort: toolSorts.find((sort) => sort === params.get('sort')) ?? 'reviewed',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

function readKeywords(typed: string): string {
  return Array.from(typed.toWellFormed().replaceAll('\0', ' ').trim())
    .slice(0, longestKeywords)
    .join('')
    .trim()
}

/** The address of a query, without defaults. Any change leads to the first page. */
export function toolHref(path: string, query: ToolQuery, change: Partial<ToolQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.keywords) params.set('keywords', next.keywords)
  if (next.topic) params.set('topic', next.topic)
  for (const facet of toolFacets) for (const value of next[facet]) params.append(facet, value)
  if (next.sort !== 'reviewed') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}

/** Whether any filter is set. */
export function isNarrowed(query: ToolQuery): boolean {
  return query.topic !== null || toolFacets.some((facet) => query[facet].length > 0)
}

/** The part of a query that the calls take as filters. */
export function filtersOf(query: ToolQuery) {
  const { need, field, whoMayApply, cost, kind } = query
  return { need, field, whoMayApply, cost, kind } as unknown as {
    need: (typeof toolNeeds)[number][]
    field: string[]
    whoMayApply: (typeof toolAudiences)[number][]
    cost: (typeof toolCosts)[number][]
    kind: (typeof toolKinds)[number][]
  }
}
