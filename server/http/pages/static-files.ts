import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HttpEnv } from '../http-env.ts'

/**
 * Serves the browser's files; hashed ones are cached for good, compressed at build time. They are public and
 * the same for everybody, so pages of any origin may load them: `YISUN_ASSET_URL` needs that.
 */
export function addStaticFiles(app: Hono<HttpEnv>, clientDir: string): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    // The `onFound` of serveStatic comes too late for a header.
    if (!c.res.ok && c.res.status !== 304) return
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.get('/assets/*', serveStatic({ root: clientDir, precompressed: true }))
}
