import type { Hono } from 'hono'
import { localPath } from '../../../shared/lib/local-path.ts'
import { isShareable } from '../../../shared/lib/shareable-page.ts'
import { qrCodeOf } from '../../qr-code.ts'
import type { HttpEnv } from '../http-env.ts'

const longestPath = 200

/** The QR codes of the pages that are shared; each stays the same for ever under its address. */
export function addPageCodes(app: Hono<HttpEnv>, origin: string): void {
  app.get('/share/page.svg', (c) => {
    const path = c.req.query('of') ?? ''
    const isPath = path.length <= longestPath && !/[?#]/.test(path) && localPath(path, '') === path
    if (!isPath || !isShareable(path)) return c.notFound()
    return new Response(codeSvg(origin + path), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    })
  })
}

function codeSvg(address: string): string {
  const { size, path } = qrCodeOf(address)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  )
}
