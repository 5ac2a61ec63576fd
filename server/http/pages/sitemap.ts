import type { Context, Hono } from 'hono'
import { pageRoutes } from '../../../app/route-table.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { languageTag, locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * What search engines may read, and the sitemap: one file, or several where one could not hold the addresses
 * (50,000 at most, of which each record has two).
 */
export function addSitemap(app: Hono<HttpEnv>, origin: string): void {
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nAllow: /api/docs\nDisallow: /api/\nDisallow: /staff\nDisallow: /en/staff\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  )
  app.get('/sitemap.xml', async (c) => {
    const { pageCount, items } = await addressesOf(c, 1)
    if (pageCount === 1) return xml(mapOf([...fixedAddresses(), ...items], origin))
    const parts = Array.from({ length: pageCount }, (_, index) => `${origin}/sitemap/${index + 1}.xml`)
    return xml(`<sitemapindex xmlns="${namespace}">
${parts.map((part) => `<sitemap><loc>${part}</loc></sitemap>`).join('\n')}
</sitemapindex>`)
  })
  app.get('/sitemap/:part{[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('part'), 10)
    const { pageCount, items } = await addressesOf(c, part)
    if (part > pageCount) return c.notFound()
    return xml(mapOf(part === 1 ? [...fixedAddresses(), ...items] : items, origin))
  })
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function addressesOf(c: Context<HttpEnv>, page: number) {
  const api: Api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'sitemap failed')
  return api.content.contentAddresses({ page })
}

function mapOf(addresses: Address[], origin: string): string {
  const seen = new Map(addresses.map((address) => [address.path, address]))
  return `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...seen.values()].map((address) => entriesOf(address, origin)).join('\n')}
</urlset>`
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${body}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** A path without language prefix, valid in both languages. */
type Address = { path: string; updatedAt?: string }

/** Not cached, because their address or form holds typed text; yet people look for them. */
const writtenIn = ['/feedback', '/tools/keywordToolList']

/** Public pages that are neither a record nor a search. */
function fixedAddresses(): Address[] {
  return (
    pageRoutes
      .filter(
        ({ access, isKept, path }) => access === 'public' && (isKept !== false || writtenIn.includes(path)),
      )
      // An optional parameter is left out.
      .map(({ path }) => ({ path: path.replace(/\/:\w+\?$/, '') }))
      .filter(({ path }) => !path.includes(':'))
  )
}

function entriesOf({ path, updatedAt }: Address, origin: string): string {
  const links = locales
    .map((locale) => {
      const tag = languageTag(locale)
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${pathInLocale(path, locale)}"/>`
    })
    .join('')
  return locales
    .map((locale) => {
      const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
      return `<url><loc>${origin}${pathInLocale(path, locale)}</loc>${changed}${links}</url>`
    })
    .join('\n')
}
