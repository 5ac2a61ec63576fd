import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { coverDrawing } from '../../../shared/lib/joint/cover.ts'
import type { Drawing } from '../../../shared/lib/joint/drawing.ts'
import { touchIconDrawing } from '../../../shared/lib/joint/glyph.ts'
import { shareKinds } from '../../../shared/lib/joint/picture-path.ts'
import { shareDrawing } from '../../../shared/lib/joint/scene.ts'
import { drawingSvg } from '../../../shared/lib/joint/svg.ts'
import type { HttpEnv } from '../http-env.ts'

/** Pictures are cached; records have many, so the least recently used go first. */
const mostKept = 200
/** Drawing one takes a core some time: above this limit the portal's own picture is sent. */
const mostDrawnAtOnce = 4

/** The share pictures of pages: the portal's own, and each record's cover, without any letters. */
export function addSharePictures(app: Hono<HttpEnv>): void {
  const pictures = new Pictures()
  const send = async (name: string, drawing: () => Drawing, width: number, height?: number) => {
    const image = await pictures.draw(name, drawing, { width, height })
    return new Response(new Uint8Array(image), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
    })
  }
  app.get('/touch-icon.png', () => send('touch', touchIconDrawing, 180))
  app.get('/share.png', () => send('share', () => shareDrawing('yisun'), 1200))
  app.get('/share/:kind{[a-z]{1,20}}/:file{[A-Za-z0-9-]{1,40}\\.png}', (c) => {
    const kind = c.req.param('kind')
    if (!(shareKinds as readonly string[]).includes(kind)) return c.notFound()
    const seed = `${kind}-${c.req.param('file').slice(0, -'.png'.length)}`
    if (pictures.isBusy(seed)) {
      c.header('Cache-Control', 'no-store')
      return c.redirect('/share.png', 302)
    }
    return send(seed, () => coverDrawing(seed), 1200, 630)
  })
}

type Size = { width: number; height?: number | undefined }

class Pictures {
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept })
  #drawing = 0

  /** Whether a picture that is not cached would have to wait. */
  isBusy(name: string): boolean {
    return !this.#kept.has(name) && this.#drawing >= mostDrawnAtOnce
  }

  draw(name: string, drawing: () => Drawing, size: Size): Promise<Buffer> {
    const image = this.#kept.get(name) ?? this.#render(name, drawing(), size)
    this.#kept.set(name, image)
    return image
  }

  async #render(name: string, drawing: Drawing, { width, height }: Size): Promise<Buffer> {
    this.#drawing += 1
    try {
      // Drawn at the density of its size, so that lines stay sharp.
      const density = (72 * width) / drawing.width
      const picture = sharp(Buffer.from(drawingSvg(drawing, 'light')), { density })
      return await picture
        .resize({ width, ...(height && { height, fit: 'cover' }) })
        .png()
        .toBuffer()
    } catch (error) {
      this.#kept.delete(name)
      throw error
    } finally {
      this.#drawing -= 1
    }
  }
}
