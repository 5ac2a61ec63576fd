import type { Hono } from 'hono'
import sharp from 'sharp'
import type { Drawing } from '../../shared/lib/joint/drawing.ts'
import { logoDrawing, touchIconDrawing } from '../../shared/lib/joint/glyph.ts'
import { artFile, coverFile } from '../../shared/lib/joint/picture-file.ts'
import { type ArtKind, artKinds } from '../../shared/lib/joint/picture-path.ts'
import { shareDrawing } from '../../shared/lib/joint/scene.ts'
import { drawingSvg } from '../../shared/lib/joint/svg.ts'
import type { HttpEnv } from './http-env.ts'
import { inlineHashes } from './security-headers.ts'

const forADay = 'public, max-age=86400'

/** Pictures by the joint generator: icons, the share image, and a cover per record. */
export function addPictures(app: Hono<HttpEnv>): void {
  app.get('/favicon.svg', () => svg(drawingSvg(logoDrawing(), 'auto'), forADay))
  app.get('/touch-icon.png', () => png('touch', touchIconDrawing(), 180))
  app.get('/share.png', () => png('share', shareDrawing('yisun'), 1200))
  app.get('/share/:kind{[a-z]{1,20}}/:file{[1-9][0-9]{0,8}\\.png}', (c) => {
    const seed = `${c.req.param('kind')}-${c.req.param('file').slice(0, -'.png'.length)}`
    return png(`share ${seed}`, shareDrawing(seed), 1200)
  })
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
      // An SVG opened by itself is a document: it may show itself and nothing else.
      'Content-Security-Policy': `default-src 'none'; style-src${inlineHashes(document, 'style')}; sandbox`,
    },
  })
}

const rendered = new Map<string, Promise<Buffer>>()
/** Pictures are kept ready; those of records are many, so the oldest go first. */
const mostRendered = 100

async function png(name: string, drawing: Drawing, width: number): Promise<Response> {
  const known = rendered.get(name)
  const image =
    known ??
    sharp(Buffer.from(drawingSvg(drawing, 'light')))
      .resize({ width })
      .png()
      .toBuffer()
  rendered.set(name, image)
  const [oldest] = rendered.keys()
  if (rendered.size > mostRendered && oldest !== undefined) rendered.delete(oldest)
  return new Response(new Uint8Array(await image), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': forADay },
  })
}
