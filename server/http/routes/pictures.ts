import type { Hono } from 'hono'
import { logoDrawing } from '../../../shared/lib/joint/glyph.ts'
import { artFile, coverFile } from '../../../shared/lib/joint/picture-file.ts'
import { type ArtKind, artKinds } from '../../../shared/lib/joint/picture-path.ts'
import { drawingSvg, svgStyle } from '../../../shared/lib/joint/svg.ts'
import { sourceOf } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { addPageCodes } from './page-codes.ts'
import { addSharePictures } from './share-pictures.ts'

const forADay = 'public, max-age=86400'
/** From the one style that all pictures share. */
const styleSource = sourceOf(svgStyle('auto'))

/** Pictures by the joint generator: icons, the share image, and a cover per record. */
export function addPictures(app: Hono<HttpEnv>, origin: string): void {
  app.get('/favicon.svg', () => svg(drawingSvg(logoDrawing(), 'auto'), forADay))
  addSharePictures(app)
  addPageCodes(app, origin)
  app.get('/covers/:kind{[a-z]{1,20}}/:file{[A-Za-z0-9-]{1,40}\\.svg}', (c) =>
    svg(coverFile(c.req.param('kind'), c.req.param('file').slice(0, -'.svg'.length)), forADay),
  )
  app.get('/art/:kind/:file{[A-Za-z0-9-]{1,40}\\.svg}', (c) => {
    const kind = c.req.param('kind') as ArtKind
    const file = artKinds.includes(kind) ? artFile(kind, c.req.param('file').slice(0, -'.svg'.length)) : null
    return file ? svg(file, forADay) : c.notFound()
  })
}

function svg(document: string, cacheControl: string): Response {
  return new Response(document, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': cacheControl,
      // An SVG opened directly is a document: it may show itself and nothing else.
      'Content-Security-Policy': `default-src 'none'; style-src ${styleSource}; sandbox`,
    },
  })
}
