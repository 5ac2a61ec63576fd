import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { type ToolRequestState, toolRequestStates } from '../../../../shared/rules/toolbox/tool-requests.ts'

export type RequestQuery = { state: ToolRequestState; reach?: 'yes' | 'no'; language?: Locale; page: number }

/** What the address asks for; invalid values are ignored. */
export function requestQuery(query: URLSearchParams): RequestQuery {
  const reach = query.get('reach')
  const language = locales.find((one) => one === query.get('language'))
  return {
    state: toolRequestStates.find((one) => one === query.get('state')) ?? 'received',
    ...((reach === 'yes' || reach === 'no') && { reach }),
    ...(language && { language }),
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(query.get('page'))) || 1)),
  }
}

/** The address of a list, without language prefix. */
export function requestHref({ state, reach, language, page }: RequestQuery): string {
  const query = new URLSearchParams({
    state,
    ...(reach && { reach }),
    ...(language && { language }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/staff/requests?${query}`
}
