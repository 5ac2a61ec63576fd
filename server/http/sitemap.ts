import type { Hono } from 'hono'
import { pageRoutes } from '../../app/route-table.ts'
import type { Api } from '../../shared/contract/contract.ts'
import { languageTag, locales, pathInLocale } from '../../shared/lib/locale.ts'
import type { HttpEnv } from './http-env.ts'
import { createInProcessApi } from './in-process-api.ts'
import { visitorScope } from './scope-of-request.ts'

const toolsAtOnce = 50

/** What search engines may read, and where all of it stands. */
export function addSitemap(app: Hono<HttpEnv>, origin: string): void {
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /staff\nDisallow: /en/staff\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  )
  app.get('/sitemap.xml', async (c) => {
    const api = createInProcessApi(visitorScope(c.var.services, c.var.incoming), (error) => {
      c.var.log.error({ err: error, requestId: c.var.requestId }, 'sitemap failed')
    })
    const addresses = [...fixedAddresses(), ...(await toolAddresses(api)), ...(await contentAddresses(api))]
    const seen = new Map(addresses.map((address) => [address.path, address]))
    const body = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...seen.values()].map((address) => entriesOf(address, origin)).join('\n')}
</urlset>
`
    return new Response(body, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    })
  })
}

/** A path without language prefix; both languages stand at it. */
type Address = { path: string; updatedAt?: string }

/** Public pages that are no record and no search. */
function fixedAddresses(): Address[] {
  return (
    pageRoutes
      .filter(({ access, isKept }) => access === 'public' && isKept !== false)
      // What follows an address at will is left away.
      .map(({ path }) => ({ path: path.replace(/\/:\w+\?$/, '') }))
      .filter(({ path }) => !path.includes(':'))
  )
}

async function toolAddresses(api: Api): Promise<Address[]> {
  const addresses: Address[] = []
  for (let page = 1; ; page += 1) {
    const list = await api.toolbox.listPage({ page, pageSize: toolsAtOnce })
    addresses.push(
      ...list.items.map(({ toolId, reviewedOn }) => ({
        path: `/tools/toolsDetail/${toolId}`,
        ...(reviewedOn && { updatedAt: reviewedOn }),
      })),
    )
    if (page >= list.pageCount) return addresses
  }
}

async function contentAddresses(api: Api): Promise<Address[]> {
  const { items } = await api.content.contentAddresses({})
  return items.map(({ path, updatedAt }) => ({ path, updatedAt }))
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
