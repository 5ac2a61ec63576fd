import type { Hono } from 'hono'
import { markDrawing } from '../../../shared/lib/joint/mark.ts'
import { brandPalettes, drawingSvg } from '../../../shared/lib/joint/svg.ts'
import { languageTag, locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { accentOfAddress, accentPreviewStyle, accentStyle } from '../../../shared/rules/brand.ts'
import { configOf, drawnMark } from '../brand-now.ts'
import type { HttpEnv } from '../http-env.ts'
import { svgAnswer } from './svg-answer.ts'

/** A mark's name in an address. */
export const markPart = 'yisun|[0-9a-f]{16}|[0-9a-f]{8}'

const forGood = 'public, max-age=31536000, immutable'
const styleHeaders = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': forGood }

/**
 * What a portal's own brand needs beside its pages. The addresses state colours and mark: every node answers alike,
 * whatever it knows of the settings, and nothing has to be forgotten when they change.
 */
export function addBrand(app: Hono<HttpEnv>): void {
  app.get('/brand/:file{[0-9a-f]{6}-[0-9a-f]{6}\\.css}', (c) => {
    const accent = accentOfAddress(c.req.param('file').slice(0, -'.css'.length))
    return accent ? c.body(accentStyle(accent), 200, styleHeaders) : c.notFound()
  })
  app.get('/brand/:colours{[0-9a-f]{6}-[0-9a-f]{6}}/preview.css', (c) => {
    const accent = accentOfAddress(c.req.param('colours'))
    return accent ? c.body(accentPreviewStyle(accent), 200, styleHeaders) : c.notFound()
  })
  app.get(`/brand/:colours{[0-9a-f]{6}-[0-9a-f]{6}}/:mark{${markPart}}/mark.svg`, async (c) => {
    const accent = accentOfAddress(c.req.param('colours'))
    const mark = accent && (await drawnMark(c, c.req.param('mark')))
    if (!accent || !mark) return c.notFound()
    return svgAnswer(drawingSvg(markDrawing(mark), 'auto', brandPalettes(accent)), accent, forGood)
  })
  addManifests(app)
}

/** How a phone names the portal and its icon on the home screen. */
function addManifests(app: Hono<HttpEnv>): void {
  for (const locale of locales)
    app.get(pathInLocale('/manifest.webmanifest', locale), async (c) => {
      const { siteName, brand } = await configOf(c)
      const icon = (file: string, sizes: string, type: string) => ({
        src: brand.pictures + file,
        sizes,
        type,
      })
      const manifest = {
        name: siteName,
        short_name: brand.shortName,
        lang: languageTag(locale),
        start_url: pathInLocale('/', locale),
        scope: '/',
        display: 'browser',
        theme_color: brand.light,
        background_color: '#ffffff',
        icons: [
          icon('/mark.svg', 'any', 'image/svg+xml'),
          icon('/192.png', '192x192', 'image/png'),
          icon('/512.png', '512x512', 'image/png'),
        ],
      }
      return c.body(JSON.stringify(manifest), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      })
    })
}
