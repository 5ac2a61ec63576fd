import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** Where a form leads afterwards: a path of this portal in the page's language, the console for anything else. */
export function safeBack(back: string | null, locale: Locale): string {
  const isOurs = back !== null && /^\/(?![/\\])[^\s\\]*$/.test(back)
  return pathInLocale(isOurs ? back : '/staff', locale)
}
