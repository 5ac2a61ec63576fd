/** What the address of the list of articles says. */
export type NewsQuery = { keywords: string; label: string | null; page: number }

const longestKeywords = 100

/** Reads an address; invalid values are left out, so that an old link still shows something. */
export function readNewsQuery(params: URLSearchParams): NewsQuery {
  const label = params.get('label') ?? ''
  const page = Number(params.get('page') ?? 1)
  const keywords = (params.get('keywords') ?? '').toWellFormed().replaceAll('\0', ' ').trim()
  return {
    keywords: Array.from(keywords).slice(0, longestKeywords).join('').trim(),
    label: /^[1-9][0-9]{0,8}$/.test(label) ? label : null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The address of a query; any change leads to the first page. */
export function newsHref(path: string, query: NewsQuery, change: Partial<NewsQuery> = {}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.keywords) params.set('keywords', next.keywords)
  if (next.label) params.set('label', next.label)
  if (next.page > 1) params.set('page', String(next.page))
  const text = params.toString()
  return path + (text && `?${text}`)
}
