import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Serves the browser's files; hashed ones for good, compressed at build time. */
export function addStaticFiles(app: Hono<HttpEnv>, clientDir: string): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    // `onFound` of serveStatic comes too late for a header.
    if (c.res.ok || c.res.status === 304) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get('/assets/*', serveStatic({ root: clientDir, precompressed: true }))
}
