/** What the address of the search says. */
export type SearchQuery = { keywords: string; kind: string[]; page: number }

const longestKeywords = 100
/** Nobody reads beyond this page. */
const lastPage = 100

/** Reads an address; invalid values are left out. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const typed = (params.get('keywords') ?? '').toWellFormed().replaceAll('\0', ' ').trim()
  const page = Number(params.get('page') ?? 1)
  const kinds = params.getAll('kind').filter((kind) => /^[a-z][a-zA-Z]{0,39}$/.test(kind))
  return {
    keywords: Array.from(typed).slice(0, longestKeywords).join('').trim(),
    kind: [...new Set(kinds)].slice(0, 20),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The address of a query. Any change leads to the first page. */
export function searchHref(path: string, query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.keywords) params.set('keywords', next.keywords)
  for (const kind of next.kind) params.append('kind', kind)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size === 0 ? path : `${path}?${params}`
}
