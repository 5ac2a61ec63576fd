import type { Hono } from 'hono'
import type { HttpEnv } from '../http-env.ts'

const dayMs = 24 * 3600 * 1000
/** The standard recommends less than a year, so that an unmaintained copy is recognised as old. */
const goodForDays = 180

/** Where to report a vulnerability of this portal, by RFC 9116. */
export function addSecurityText(app: Hono<HttpEnv>, origin: string): void {
  app.get('/.well-known/security.txt', (c) => {
    const today = Math.floor(Date.now() / dayMs) * dayMs
    const lines = [
      `Contact: ${origin}/feedback?kind=complaint`,
      `Contact: ${origin}/en/feedback?kind=complaint`,
      `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
}
