import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/collections.ts'
import { contentStates } from '../../../shared/rules/content-states.ts'

export const listStates = [...contentStates, 'stale', 'missing'] as const
export const listSorts = ['changed', 'published', 'title'] as const

/** What the address of a list says. */
export type ListQuery = {
  search: string
  state: (typeof listStates)[number] | undefined
  sort: (typeof listSorts)[number]
  page: number
  isSelected: boolean
}

/** Reads an address; what makes no sense is left out. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').toWellFormed().replaceAll('\0', ' ').slice(0, 80),
    state: listStates.find((state) => state === params.get('state')),
    sort: listSorts.find((sort) => sort === params.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    isSelected: params.get('select') === 'page',
  }
}

export function listHref(
  collection: CollectionName,
  locale: Locale,
  query: ListQuery,
  change: Partial<ListQuery> = {},
): string {
  const next = { ...query, page: 1, isSelected: false, ...change }
  const params = new URLSearchParams()
  if (next.search) params.set('search', next.search)
  if (next.state) params.set('state', next.state)
  if (next.sort !== 'changed') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  if (next.isSelected) params.set('select', 'page')
  const text = params.toString()
  return pathInLocale(`/staff/content/${collection}`, locale) + (text && `?${text}`)
}
