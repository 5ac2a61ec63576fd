import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** The parts of `/accountCenter`, as they are named in its address. */
export const accountParts = [
  'overview',
  'applications',
  'messages',
  'team',
  'profile',
  'security',
  'privacy',
] as const
export type AccountPart = (typeof accountParts)[number]

export function accountPartOf(url: URL): AccountPart {
  return accountParts.find((part) => part === url.searchParams.get('part')) ?? 'overview'
}

export function accountHref(part: AccountPart, locale: Locale): string {
  const page = pathInLocale('/accountCenter', locale)
  return part === 'overview' ? page : `${page}?part=${part}`
}
