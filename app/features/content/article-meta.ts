import type { MetaDescriptor } from 'react-router'
import * as m from '#messages'
import type { Article } from '../../../shared/contract/content/content.ts'
import { languageTag, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { type MetaArgs, originOf, shareImage } from '../../api/pages/page-meta.ts'
import { siteNameOf } from '../../api/pages/site-name.ts'

/** The feeds that a page advertises: of all articles, and of its label. */
export function feedLinks(
  { location }: MetaArgs,
  label?: { labelId: string; name: string },
): MetaDescriptor[] {
  const locale = localeOfPath(location.pathname)
  const of = (title: string, query: string) =>
    [
      { type: 'application/atom+xml', file: 'feed.atom' },
      { type: 'application/feed+json', file: 'feed.json' },
    ].map(({ type, file }) => ({
      tagName: 'link',
      rel: 'alternate',
      type,
      title,
      href: pathInLocale(`/news/${file}`, locale) + query,
    }))
  return [
    ...of(m.content_news_title(), ''),
    ...(label ? of(`${m.content_news_title()} · ${label.name}`, `?label=${label.labelId}`) : []),
  ]
}

/** The Open Graph and JSON-LD description of an article. */
export function articleMeta({ location, matches }: MetaArgs, article: Article): MetaDescriptor[] {
  const origin = originOf({ matches })
  const url = origin + location.pathname
  const author = article.byline || siteNameOf({ matches })
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: article.publishedAt },
    { property: 'article:modified_time', content: article.updatedAt },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        inLanguage: languageTag(article.language),
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        mainEntityOfPage: url,
        image: origin + (article.cover?.src ?? shareImage({ location }, 'article')),
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'Organization', name: siteNameOf({ matches }), url: origin },
        keywords: article.labels.map(({ name }) => name).join(', '),
        timeRequired: `PT${article.readingMinutes}M`,
      },
    },
  ]
}
