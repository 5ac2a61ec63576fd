import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { coverDrawing } from '../../../shared/lib/joint/cover.ts'
import type { Drawing } from '../../../shared/lib/joint/drawing.ts'
import type { DrawnMark } from '../../../shared/lib/joint/mark.ts'
import { shareKinds } from '../../../shared/lib/joint/picture-path.ts'
import { shareDrawing, sharedCover, touchIconDrawing } from '../../../shared/lib/joint/scene.ts'
import { brandPalettes, drawingSvg } from '../../../shared/lib/joint/svg.ts'
import { type Accent, accentOfAddress, brandPath } from '../../../shared/rules/brand.ts'
import { brandNow, type DrawnBrand, drawnMark } from '../brand-now.ts'
import type { HttpEnv } from '../http-env.ts'
import { markPart } from './brand.ts'

/** Pictures are cached; records have many, so the least recently used go first. */
const mostKept = 200
/** Drawing one takes a core some time: above this limit the portal's own picture is sent. */
const mostDrawnAtOnce = 4

const forADay = 'public, max-age=86400'
const forGood = 'public, max-age=31536000, immutable'

/** The pictures of a brand as PNG, by file name: the icons of home screens, and the share picture. */
const brandFiles: Record<string, { width: number; drawingOf(mark: DrawnMark): Drawing }> = {
  '180.png': { width: 180, drawingOf: touchIconDrawing },
  '192.png': { width: 192, drawingOf: touchIconDrawing },
  '512.png': { width: 512, drawingOf: touchIconDrawing },
  'share.png': { width: 1200, drawingOf: (mark) => shareDrawing('yisun', mark) },
}

/**
 * The share pictures of pages: the portal's own, and each record's cover with the mark, without any letters. Those
 * of a brand also have an address that states it, which the preview uses.
 */
export function addSharePictures(app: Hono<HttpEnv>): void {
  const pictures = new Pictures()
  const send = async (picture: Picture, cacheControl: string) =>
    new Response(new Uint8Array(await pictures.draw(picture)), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl },
    })
  const ofBrand = (file: string, { accent, mark, markName }: DrawnBrand): Picture => {
    const { width, drawingOf } = brandFiles[file] as (typeof brandFiles)[string]
    return { name: `${brandPath(accent)}/${markName}/${file}`, accent, drawing: () => drawingOf(mark), width }
  }
  app.get('/touch-icon.png', async (c) => send(ofBrand('180.png', await brandNow(c)), forADay))
  app.get('/share.png', async (c) => send(ofBrand('share.png', await brandNow(c)), forADay))
  app.get(
    `/brand/:colours{[0-9a-f]{6}-[0-9a-f]{6}}/:mark{${markPart}}/:file{(180|192|512|share)\\.png}`,
    async (c) => {
      const { colours, mark: markName, file } = c.req.param()
      const accent = accentOfAddress(colours)
      const mark = accent && (await drawnMark(c, markName))
      if (!accent || !mark) return c.notFound()
      const picture = ofBrand(file, { accent, mark, markName })
      return pictures.inTurn((isFull) =>
        isFull && !pictures.has(picture.name) ? waiting(c) : send(picture, forGood),
      )
    },
  )
  app.get('/share/:kind{[a-z]{1,20}}/:file{[A-Za-z0-9-]{1,40}\\.png}', (c) => {
    const kind = c.req.param('kind')
    if (!(shareKinds as readonly string[]).includes(kind)) return c.notFound()
    const seed = `${kind}-${c.req.param('file').slice(0, -'.png'.length)}`
    return pictures.inTurn(async (isFull) => {
      const { accent, mark, markName } = await brandNow(c)
      const picture: Picture = {
        name: `${brandPath(accent)}/${markName}/${seed}`,
        accent,
        drawing: () => sharedCover(coverDrawing(seed), mark),
        width: 1200,
        height: 630,
      }
      return isFull && !pictures.has(picture.name) ? waiting(c) : send(picture, forADay)
    })
  })
}

/** The portal's own picture in place of one that would have to wait. */
function waiting(c: Context<HttpEnv>): Response {
  c.header('Cache-Control', 'no-store')
  return c.redirect('/share.png', 302)
}

type Picture = {
  /** Tells it from every other picture, in any brand. */
  name: string
  accent: Accent
  drawing: () => Drawing
  width: number
  height?: number
}

class Pictures {
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept })
  #turns = 0

  has(name: string): boolean {
    return this.#kept.has(name)
  }

  /** Counts a request that may draw for as long as it lasts; above the limit it is told that it may not. */
  async inTurn<T>(answer: (isFull: boolean) => T | Promise<T>): Promise<T> {
    if (this.#turns >= mostDrawnAtOnce) return answer(true)
    this.#turns += 1
    try {
      return await answer(false)
    } finally {
      this.#turns -= 1
    }
  }

  draw(picture: Picture): Promise<Buffer> {
    const image = this.#kept.get(picture.name) ?? this.#render(picture)
    this.#kept.set(picture.name, image)
    return image
  }

  async #render({ name, accent, drawing: drawn, width, height }: Picture): Promise<Buffer> {
    try {
      const drawing = drawn()
      // Drawn at the density of its size, so that lines stay sharp.
      const density = (72 * width) / drawing.width
      const svg = drawingSvg(drawing, 'light', brandPalettes(accent))
      return await sharp(Buffer.from(svg), { density })
        .resize({ width, ...(height && { height, fit: 'cover' }) })
        .png()
        .toBuffer()
    } catch (error) {
      this.#kept.delete(name)
      throw error
    }
  }
}
