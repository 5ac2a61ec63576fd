import type { Hono } from 'hono'
import type { HttpEnv } from '../http-env.ts'

const dayMs = 24 * 3600 * 1000
/** The standard asks for less than a year, so that a copy which nobody looks after is known to be old. */
const goodForDays = 180

/** Where a weakness of this portal is reported, as RFC 9116 has it. */
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
