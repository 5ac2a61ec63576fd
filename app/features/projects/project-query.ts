import {
  type ProjectFacet,
  type ProjectSort,
  type ProjectStage,
  projectFacets,
  projectSorts,
  projectStages,
} from '../../../shared/rules/toolbox/project-facets.ts'

/** What the address of the project library says; everything the page shows follows from it. */
export type ProjectQuery = Record<ProjectFacet, string[]> & {
  stage: ProjectStage[]
  keywords: string
  sort: ProjectSort
  page: number
}

const longestKeywords = 100
const mostValues = 40

/** Reads an address; invalid values are left out, so that an old or mangled link still shows something. */
export function readProjectQuery(params: URLSearchParams): ProjectQuery {
  const some = (name: ProjectFacet, pattern: RegExp) =>
    [...new Set(params.getAll(name))].filter((value) => pattern.test(value)).slice(0, mostValues)
  const page = Number(params.get('page') ?? 1)
  const typed = (params.get('keywords') ?? '').toWellFormed().replaceAll('\0', ' ').trim()
  return {
    class: some('class', /^[1-9][0-9]{0,8}$/),
    stage: projectStages.filter((stage) => params.getAll('stage').includes(stage)),
    field: some('field', /^[a-z][a-z0-9-]{0,39}$/),
    keywords: Array.from(typed).slice(0, longestKeywords).join('').trim(),
    sort: projectSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a query, without defaults. Any change leads to the first page. */
export function projectHref(path: string, query: ProjectQuery, change: Partial<ProjectQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.keywords) params.set('keywords', next.keywords)
  for (const facet of projectFacets) for (const value of next[facet]) params.append(facet, value)
  if (next.sort !== 'newest') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}

/** Whether any filter is set. */
export function isNarrowed(query: ProjectQuery): boolean {
  return query.keywords !== '' || projectFacets.some((facet) => query[facet].length > 0)
}
