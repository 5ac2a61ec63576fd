import type { Context } from 'hono'
import { openPicture } from '../domains/content/open-picture.ts'
import type { HttpEnv } from './http-env.ts'

/** What a browser may do with a picture opened by itself: show it. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A size of a picture of the library. It never changes under its address, so it is kept for a year. */
export async function sendPicture(c: Context<HttpEnv, '/pictures/:id/:name'>): Promise<Response> {
  const { id, name } = c.req.param()
  const picture = uuid.test(id) ? await openPicture(c.var.services, id, name) : null
  if (!picture) return c.text('', 404)
  return new Response(picture.stream, {
    headers: {
      'Content-Type': picture.mediaType,
      'Content-Length': String(picture.bytes),
      'Content-Security-Policy': picturePolicy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
