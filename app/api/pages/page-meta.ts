import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import { type ShareKind, sharePath } from '../../../shared/lib/joint/picture-path.ts'
import { languageTag, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { spacedText } from '../../../shared/lib/text/spaced-text.ts'
import { siteNameOf } from './site-name.ts'

export type PageMeta = {
  title: string
  description?: string
  /** Without language prefix; set where it differs from the address, such as `/` for `/home`. */
  canonicalPath?: string
  /** Whether search engines may index the page; false for searches and pages behind sign-in. */
  isIndexed?: boolean
  /** Path of the picture shown where the page is shared; by default the portal's own. */
  image?: string
  /** The page renders its `<title>` itself: it says whether a form was refused, unknown to `meta`. */
  hasOwnTitle?: boolean
}

/** The arguments of a route's `meta`; the root's data come first. */
export type MetaArgs = {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** The portal's own origin, for building absolute addresses. */
export function originOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  const root = matches[0]?.loaderData as { config?: { origin: string } } | undefined
  return root?.config?.origin ?? ''
}

/** The share picture of the record at a page's address, which ends with the record's number or name. */
export function shareImage({ location }: Pick<MetaArgs, 'location'>, kind: ShareKind): string {
  return sharePath(kind, location.pathname.split('/').at(-1) ?? '')
}

/** Title, description, canonical address, alternate languages and share image of a page. */
export function pageMeta({ location, matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const path = page.canonicalPath ?? location.pathname
  const origin = originOf({ matches })
  const locale = localeOfPath(location.pathname)
  const name = spacedText(page.title, locale)
  const description = page.description ?? m.site_description()
  const alternates = (['zh', 'en'] as const).map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: languageTag(language),
    href: origin + pathInLocale(path, language),
  }))
  return [
    ...(page.hasOwnTitle ? [] : [{ title: m.title_of_page({ title: name, site: siteNameOf({ matches }) }) }]),
    { name: 'description', content: description },
    ...(page.isIndexed === false
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: origin + pathInLocale(path, locale) }, ...alternates]),
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:image', content: origin + (page.image ?? '/share.png') },
    { property: 'og:locale', content: locale === 'zh' ? 'zh_CN' : 'en_GB' },
  ]
}
