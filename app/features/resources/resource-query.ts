import {
  type ResourceKind,
  type ResourceSort,
  resourceFacets,
  resourceKinds,
  resourceSorts,
} from '../../../shared/rules/toolbox/resource-facets.ts'

/** What the address of the list of resources says. */
export type ResourceQuery = {
  kind: ResourceKind[]
  /** Aliases of fields and of zones. */
  field: string[]
  zone: string[]
  sort: ResourceSort
  page: number
}

/** Nobody chooses more; a longer address is cut. */
const mostChosen = 20

/** Reads an address; invalid values are left out, so that an old link still shows something. */
export function readResourceQuery(params: URLSearchParams): ResourceQuery {
  const page = Number(params.get('page') ?? 1)
  const aliases = (name: string, form: RegExp) =>
    [...new Set(params.getAll(name))].filter((value) => form.test(value)).slice(0, mostChosen)
  return {
    kind: resourceKinds.filter((kind) => params.getAll('kind').includes(kind)),
    field: aliases('field', /^[a-z][a-z0-9-]{0,39}$/),
    zone: aliases('zone', /^[a-z0-9][a-z0-9-]{0,39}$/i),
    sort: resourceSorts.find((sort) => sort === params.get('sort')) ?? 'order',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a query, without defaults. Any change leads to the first page. */
export function resourceHref(
  path: string,
  query: ResourceQuery,
  change: Partial<ResourceQuery> = {},
): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  for (const facet of resourceFacets) for (const value of next[facet]) params.append(facet, value)
  if (next.sort !== 'order') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}
