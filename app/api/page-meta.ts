import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'

export type PageMeta = {
  title: string
  description?: string
  /** Without language prefix; where it differs from the address, such as `/` for `/home`. */
  canonicalPath?: string
  /** Whether a search engine may keep it; pages behind sign-in and searches may not. */
  isIndexed?: boolean
  /** Of the error title when a form came back refused. */
  hasErrors?: boolean
}

/**
 * Title, description, canonical address, both languages and share image of a page.
 * @param origin the public origin, known to the server; the browser does not change these afterwards
 */
export function pageMeta(location: { pathname: string }, page: PageMeta): MetaDescriptor[] {
  const path = page.canonicalPath ?? location.pathname
  const locale = localeOfPath(location.pathname)
  const title = page.hasErrors ? m.error_title_prefix({ title: page.title }) : page.title
  const full = m.title_of_page({ title })
  const description = page.description ?? m.site_description()
  const alternates = (['zh', 'en'] as const).map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language === 'zh' ? 'zh-CN' : 'en',
    href: pathInLocale(path, language),
  }))
  return [
    { title: full },
    { name: 'description', content: description },
    ...(page.isIndexed === false
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: pathInLocale(path, locale) }, ...alternates]),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: '/share.png' },
    { property: 'og:locale', content: locale === 'zh' ? 'zh_CN' : 'en_GB' },
  ]
}
