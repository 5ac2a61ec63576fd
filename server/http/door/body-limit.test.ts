import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** A body without a length, larger than the portal accepts. */
function endlessBody(chunks: number) {
  let sent = 0
  const stream = new ReadableStream({
    pull(controller) {
      if (sent >= chunks) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
    },
  })
  return { stream, sent: () => sent }
}

it.each(['/view', '/signIn', '/api/techforgood/identification/v1/session'])(
  'stops reading %s as soon as it is too much, whatever length it states (trust 17)',
  async (path) => {
    const { stream, sent } = endlessBody(1000)
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }
    const response = await portal.fetch(path, init as RequestInit)
    expect(response.status).toBe(400)
    expect(sent()).toBeLessThan(100)
  },
)

it('answers a malformed form with 400, not with a failure', async () => {
  const response = await portal.fetch('/view', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no form',
  })
  expect(response.status).toBe(400)
})

it.each(['/\u0000', '/a\u001fb', '/\u007f'])(
  'leads nowhere but home from a form that names %j, which no header can hold (trust 17)',
  async (back) => {
    const response = await portal.fetch('/view', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ theme: 'dark', back }),
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  },
)

const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n`
const field = 'Content-Disposition: form-data; name="body"'
const multipart = 'multipart/form-data; boundary=x'
const mib = 1024 * 1024

it.each([
  ['more fields than any form has', '/view', 'application/x-www-form-urlencoded', 'a&'.repeat(2_100)],
  ['as many parts', '/view', multipart, part(field, '').repeat(2_100)],
  [
    'parts behind a second boundary',
    '/api/techforgood/file/upload',
    `multipart/form-data; xboundary=z; boundary=x`,
    part(field, '').repeat(2_100),
  ],
  [
    'a head without an end',
    '/api/techforgood/file/upload',
    multipart,
    part(`${field}${'; x=y'.repeat(2_000)}`, ''),
  ],
  ['a text as long as a file', '/api/techforgood/file/upload', multipart, part(field, 'a'.repeat(mib + 1))],
  [
    'such a text that names a file inside of quotes',
    '/api/techforgood/file/upload',
    multipart,
    part('Content-Disposition: form-data; name="; filename=x"', 'a'.repeat(mib + 1)),
  ],
])('refuses a form with %s before it is parsed (trust 17)', async (_, path, type, body) => {
  const response = await portal.fetch(path, { method: 'POST', headers: { 'content-type': type }, body })
  expect(response.status).toBe(400)
  const said = await response.text()
  if (path.startsWith('/api/')) expect(JSON.parse(said)).toMatchObject({ code: 4000 })
  // Whoever sends a form without scripts reads a page, in both languages.
  else for (const words of ['你填写的内容没有提交', 'nothing was submitted']) expect(said).toContain(words)
})
