import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** A baseline server to compare with, run as its own process: `baselines.ts KIND PORT BYTES`. */
const [kind = '', port = '', bytes = ''] = process.argv.slice(2)

if (kind === 'node') serveBytes(Number(port), Number(bytes))
else serveHono(Number(port), Number(bytes))

/** Bare `node:http` that sends the same number of bytes with a page's headers. */
function serveBytes(port: number, size: number): void {
  const body = Buffer.alloc(size, 'a')
  createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'identity',
      'Cache-Control': 'public, max-age=0',
      ETag: '"bench"',
      'Content-Length': size,
    })
    response.end(body)
  }).listen(port, '127.0.0.1')
}

/** A bare Hono response with JSON as large as a call's. */
function serveHono(port: number, size: number): void {
  const app = new Hono()
  const data = { text: 'a'.repeat(size) }
  app.post('*', async (c) => {
    await c.req.json()
    return c.json(data)
  })
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
}
