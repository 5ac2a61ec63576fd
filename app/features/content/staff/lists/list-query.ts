import { type Locale, locales, pathInLocale } from '../../../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../../../shared/lib/owned-id.ts'
import { type CollectionName, collections } from '../../../../../shared/rules/content/collections.ts'
import { contentStates } from '../../../../../shared/rules/content/content-states.ts'
import {
  filterFields,
  longestCatalogue,
  longestFilterValue,
} from '../../../../../shared/rules/content/list-filters.ts'

export const listStates = [...contentStates, 'stale', 'missing', 'missed'] as const
export const listSorts = ['changed', 'published', 'title', 'order'] as const

/** Sorting by hand is offered where the collection has an order. */
export function sortsOf(collection: CollectionName): (typeof listSorts)[number][] {
  return listSorts.filter((sort) => sort !== 'order' || collections[collection].sortedBy === 'order')
}

/** The parameters in the address of a list. */
export type ListQuery = {
  search: string
  state: (typeof listStates)[number] | undefined
  /** The language in which the state applies; undefined for either. */
  stateIn: Locale | undefined
  /** The chosen values, by the names of shared fields. */
  fields: Record<string, string>
  /** The catalogue from which records were imported. */
  catalogue: string | undefined
  sort: (typeof listSorts)[number]
  /** Limits the list to what this import created or changed. */
  importId: string | undefined
  page: number
  /** Preselected rows: none, the page, or all that the list finds. */
  select: 'none' | 'page' | 'all'
  /** The field that is being filled in many records, as `zh.keywords`. */
  fill: string | undefined
}

/** Reads an address; invalid values are left out. */
export function readListQuery(params: URLSearchParams, collection: CollectionName): ListQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    search: textIn(params, 'search').slice(0, 80),
    state: listStates.find((state) => state === params.get('state')),
    stateIn: locales.find((locale) => locale === params.get('in')),
    fields: readFields(params, collection),
    catalogue: textIn(params, 'from').trim().slice(0, longestCatalogue) || undefined,
    sort: sortsOf(collection).find((sort) => sort === params.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    importId: parseOwnedId(params.get('import')) ?? undefined,
    select: (['page', 'all'] as const).find((one) => one === params.get('select')) ?? 'none',
    fill: /^(?:zh|en|shared)\.[A-Za-z]{1,40}$/.exec(params.get('fill') ?? '')?.[0],
  }
}

function textIn(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').toWellFormed().replaceAll('\0', ' ')
}

/** The name of a field in the address. */
export const fieldParam = (name: string) => `f.${name}`

function readFields(params: URLSearchParams, collection: CollectionName): Record<string, string> {
  const chosen = filterFields(collection).map(({ name }) => {
    const value = textIn(params, fieldParam(name)).trim()
    return [name, value.slice(0, longestFilterValue)] as const
  })
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''))
}

/** How many of the further filters are in use. */
export function furtherCount({ stateIn, fields, catalogue }: ListQuery): number {
  return Object.keys(fields).length + (stateIn ? 1 : 0) + (catalogue ? 1 : 0)
}

export function listHref(
  collection: CollectionName,
  locale: Locale,
  query: ListQuery,
  change: Partial<ListQuery> = {},
): string {
  const next: ListQuery = { ...query, page: 1, select: 'none', ...change }
  const params = new URLSearchParams()
  if (next.search) params.set('search', next.search)
  if (next.state) params.set('state', next.state)
  if (next.stateIn) params.set('in', next.stateIn)
  for (const [name, value] of Object.entries(next.fields)) params.set(fieldParam(name), value)
  if (next.catalogue) params.set('from', next.catalogue)
  if (next.sort !== 'changed') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  if (next.importId) params.set('import', next.importId)
  if (next.fill) params.set('fill', next.fill)
  if (next.select !== 'none') params.set('select', next.select)
  const text = params.toString()
  return pathInLocale(`/staff/content/${collection}`, locale) + (text && `?${text}`)
}
