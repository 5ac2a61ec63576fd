import { type ToolNeed, toolNeeds } from '../../../shared/rules/toolbox/tool-facets.ts'

/** What the address of the list of topics or of scenes says. */
export type EditorialQuery = { need: ToolNeed[]; page: number }

/** Reads an address; invalid values are left out. */
export function readEditorialQuery(params: URLSearchParams): EditorialQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    need: toolNeeds.filter((need) => params.getAll('need').includes(need)),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a query; any change leads to the first page. */
export function editorialHref(
  path: string,
  query: EditorialQuery,
  change: Partial<EditorialQuery> = {},
): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams(next.need.map((need) => ['need', need]))
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}
