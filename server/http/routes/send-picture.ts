import type { Context } from 'hono'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { openPicture } from '../../domains/content/pictures/open-picture.ts'
import type { HttpEnv } from '../http-env.ts'

/** What a browser may do with a picture opened directly: show it. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** A size of a library picture. It never changes under its address, so it is cached for a year. */
export async function sendPicture(c: Context<HttpEnv, '/pictures/:id/:name'>): Promise<Response> {
  const { id, name } = c.req.param()
  const pictureId = parseOwnedId(id)
  const picture = pictureId ? await openPicture(c.var.services, pictureId, name) : null
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
