import type { Context, Hono } from 'hono'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { content } from '../../../shared/contract/content/content.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type Locale, languageTag, locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { escapedHtml } from '../../../shared/lib/text/html-text.ts'
import { feedTitle } from '../../domains/content/feed-words.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import type { HttpEnv } from '../http-env.ts'

type Feed = OutputOf<(typeof content)['articleFeed']>
type C = Context<HttpEnv>

/** Shared caches may store a feed for five minutes; readers poll far more often than anything changes. */
const cacheControl = 'public, max-age=300'

/** Atom and JSON feeds of the articles, in both languages, of all or by label. */
export function addFeeds(app: Hono<HttpEnv>, origin: string): void {
  for (const locale of locales) {
    const path = pathInLocale('/news', locale)
    app.get(`${path}/feed.atom`, (c) => sendFeed(c, locale, origin, atomOf))
    app.get(`${path}/feed.json`, (c) => sendFeed(c, locale, origin, jsonOf))
  }
}

type Rendered = { body: string; mediaType: string }
type Render = (feed: Feed, at: FeedPlace) => Rendered
type FeedPlace = { origin: string; locale: Locale; site: string; title: string; self: string; page: string }

async function sendFeed(c: C, locale: Locale, origin: string, render: Render): Promise<Response> {
  const label = c.req.query('label')
  const api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'feed failed')
  try {
    const feed = await api.content.articleFeed(label === undefined ? {} : { label })
    const { siteName: site } = await api.home.configInfo({})
    const query = label === undefined ? '' : `?label=${label}`
    const place = {
      origin,
      locale,
      site,
      title: feedTitle(site, locale, feed.label?.name),
      self: origin + c.req.path + query,
      page: origin + pathInLocale('/news', locale) + query,
    }
    const { body, mediaType } = render(feed, place)
    return new Response(body, { headers: { 'Content-Type': mediaType, 'Cache-Control': cacheControl } })
  } catch (error) {
    const reason = error instanceof ApiError ? error.reason : 'internal'
    if (reason === 'notFound' || reason === 'invalidInput') return c.text('', 404)
    throw error
  }
}

function addressOf(articleId: string, { origin, locale }: FeedPlace): string {
  return origin + pathInLocale(`/news/${articleId}`, locale)
}

/** RFC 4287. */
function atomOf({ items }: Feed, place: FeedPlace): Rendered {
  const updated =
    items
      .map((item) => item.updatedAt)
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00.000Z'
  const entries = items.map((item) => {
    const link = addressOf(item.articleId, place)
    return `<entry xml:lang="${languageTag(item.language)}">
<id>${xml(link)}</id>
<title>${xml(item.title)}</title>
<link rel="alternate" type="text/html" href="${xml(link)}"/>
<published>${item.publishedAt}</published>
<updated>${item.updatedAt}</updated>
${item.byline ? `<author><name>${xml(item.byline)}</name></author>\n` : ''}${item.labels
  .map(({ name }) => `<category term="${xml(name)}"/>\n`)
  .join('')}<summary>${xml(item.summary)}</summary>
<content type="html">${xml(absolute(item.html, place.origin))}</content>
</entry>`
  })
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(place.locale)}">
<id>${xml(place.self)}</id>
<title>${xml(place.title)}</title>
<link rel="self" type="application/atom+xml" href="${xml(place.self)}"/>
<link rel="alternate" type="text/html" href="${xml(place.page)}"/>
<updated>${updated}</updated>
<author><name>${xml(place.site)}</name></author>
${entries.join('\n')}
</feed>
`
  return { body, mediaType: 'application/atom+xml; charset=utf-8' }
}

/** JSON Feed 1.1. */
function jsonOf({ items }: Feed, place: FeedPlace): Rendered {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: place.title,
    home_page_url: place.page,
    feed_url: place.self,
    language: languageTag(place.locale),
    items: items.map((item) => ({
      id: addressOf(item.articleId, place),
      url: addressOf(item.articleId, place),
      title: item.title,
      summary: item.summary,
      content_html: absolute(item.html, place.origin),
      language: languageTag(item.language),
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      tags: item.labels.map(({ name }) => name),
      ...(item.cover && { image: place.origin + item.cover.src }),
      ...(item.byline && { authors: [{ name: item.byline }] }),
    })),
  }
  return { body: JSON.stringify(feed), mediaType: 'application/feed+json; charset=utf-8' }
}

/** Makes links and pictures absolute, so that they work elsewhere. */
function absolute(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, set: string) => ` srcset="${set.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    )
}

/** Characters that XML cannot represent are left out. */
function xml(text: string): string {
  return escapedHtml(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
