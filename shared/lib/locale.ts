/** The two languages of the portal. The path decides: `/en/...` is English, everything else Chinese. */
export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

/** A text in both languages. */
export type Bilingual = { zh: string; en: string }

/** The language that a path is in. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'zh'
}

/** The path without its language prefix, always starting with `/`. */
export function pathWithoutLocale(pathname: string): string {
  if (localeOfPath(pathname) === 'zh') return pathname
  // One slash in front, whatever follows the prefix: `/en//host` must not become another site's address.
  return `/${pathname.slice(3).replace(/^[/\\]+/, '')}`
}

/** The same page in a language: `/tools` → `/en/tools`, `/` → `/en`. A query is kept. */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = pathWithoutLocale(path)
  if (locale === 'zh') return bare
  return bare === '/' ? '/en' : `/en${bare}`
}
