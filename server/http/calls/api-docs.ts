import type { Context, Hono } from 'hono'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { configOf } from '../brand-now.ts'
import { pagePolicy, sourceOf } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { cacheControlOf, encodingOf, sendPage } from '../pages/page-answer.ts'
import { PageCache } from '../pages/page-cache.ts'
import { applyView, viewOf } from '../pages/view.ts'
import { type ApiDocsSite, apiDocsPath, callGroups, renderApiGroup, renderApiIndex } from './api-docs-page.ts'
import { apiDocsStyle } from './api-docs-style.ts'

/** The pages about the calls in both languages: an index, and a page for each group. */
export function addApiDocs(app: Hono<HttpEnv>, origin: string): void {
  // The contract does not change while a node runs, so each page is rendered once for a brand and cached compressed.
  const cache = new PageCache({
    maxBytes: 16e6,
    maxAgeSeconds: Number.POSITIVE_INFINITY,
    applyVariant: applyView,
  })
  const policy = pagePolicy({ styles: sourceOf(apiDocsStyle), assetUrl: null }, origin)
  for (const locale of locales) {
    const path = pathInLocale(apiDocsPath, locale)
    app.get(path, (c) => send(c, cache, path, policy, (site) => renderApiIndex(locale, site)))
    app.get(`${path}/:group`, (c, next) => {
      const group = c.req.param('group')
      if (!callGroups.includes(group)) return next()
      return send(c, cache, `${path}/${group}`, policy, (site) => renderApiGroup(group, locale, site))
    })
  }
}

async function send(
  c: Context<HttpEnv>,
  cache: PageCache,
  path: string,
  policy: string,
  render: (site: ApiDocsSite) => string,
) {
  const { siteName: name, brand } = await configOf(c)
  const site = { name, mark: `${brand.pictures}/mark.svg`, style: brand.style }
  const view = viewOf(c.req.header('cookie'))
  const encoding = encodingOf(c.req.header('accept-encoding'))
  const { page } = await cache.serve(
    `${path} ${Object.values(site).join(' ')}`,
    view.name,
    encoding,
    async () => {
      const html = render(site)
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      }
      return { status: 200, html, headers }
    },
  )
  return sendPage(c, page, encoding, cacheControlOf(view))
}
