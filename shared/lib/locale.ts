/** The two languages of the portal. The path decides: `/en/...` is English, everything else Chinese. */
export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

export type Bilingual = { zh: string; en: string }

/** The language of a path. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'zh'
}

/** The path without its language prefix, always starting with `/`. */
export function pathWithoutLocale(pathname: string): string {
  if (localeOfPath(pathname) === 'zh') return pathname
  // Exactly one leading slash: `/en//host` must not become another site's address.
  return `/${pathname.slice(3).replace(/^[/\\]+/, '')}`
}

/** The same page in a language: `/tools` → `/en/tools`, `/` → `/en`. Keeps the query. */
export function pathInLocale(path: string, locale: Locale): string {
  const bare = pathWithoutLocale(path)
  if (locale === 'zh') return bare
  return bare === '/' ? '/en' : `/en${bare}`
}

/** A language's tag, for `lang` and for formats that need it. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'zh' ? 'zh-CN' : 'en'
}

/** The `lang` of a text whose language differs from the page's; undefined where it does not. */
export function langOf(language: Locale, page: Locale): 'zh-CN' | 'en' | undefined {
  return language === page ? undefined : languageTag(language)
}
