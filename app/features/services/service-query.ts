import {
  type ServiceFacet,
  type ServiceSort,
  serviceCategories,
  serviceCosts,
  serviceFacets,
  serviceModes,
  serviceSorts,
} from '../../../shared/rules/toolbox/service-facets.ts'
import { toolAudiences } from '../../../shared/rules/toolbox/tool-facets.ts'

/** What the address of the list of services says. */
export type ServiceQuery = {
  category: (typeof serviceCategories)[number][]
  mode: (typeof serviceModes)[number][]
  cost: (typeof serviceCosts)[number][]
  whoMayApply: (typeof toolAudiences)[number][]
  sort: ServiceSort
  page: number
}

/** Reads an address; invalid values are left out, so that an old link still shows something. */
export function readServiceQuery(params: URLSearchParams): ServiceQuery {
  const chosen = <Value extends string>(facet: ServiceFacet, values: readonly Value[]) =>
    values.filter((value) => params.getAll(facet).includes(value))
  const page = Number(params.get('page') ?? 1)
  return {
    category: chosen('category', serviceCategories),
    mode: chosen('mode', serviceModes),
    cost: chosen('cost', serviceCosts),
    whoMayApply: chosen('whoMayApply', toolAudiences),
    sort: serviceSorts.find((sort) => sort === params.get('sort')) ?? 'order',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a query, without defaults. Any change leads to the first page. */
export function serviceHref(path: string, query: ServiceQuery, change: Partial<ServiceQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  for (const facet of serviceFacets) for (const value of next[facet]) params.append(facet, value)
  if (next.sort !== 'order') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}
