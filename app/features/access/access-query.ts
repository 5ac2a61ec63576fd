import { type AccessAspect, accessAspects } from '../../../shared/rules/accessibility.ts'

export type AccessQuery = { aspect: AccessAspect | null; page: number }

/** What the address asks for; invalid values are ignored. */
export function readAccessQuery(params: URLSearchParams): AccessQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    aspect: accessAspects.find((aspect) => aspect === params.get('aspect')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The address of the statements for another aspect or page, at the list on the page. */
export function accessHref(path: string, { aspect, page }: AccessQuery): string {
  const params = new URLSearchParams()
  if (aspect) params.set('aspect', aspect)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return `${path}${text && `?${text}`}#tools`
}
