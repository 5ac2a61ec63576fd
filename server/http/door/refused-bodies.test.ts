import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

const large = 'x'.repeat(2 ** 20 + 1)

/** Sends a request over a connection. @returns the head of its answer */
async function send(socket: Socket, body: string, ...head: string[]): Promise<string> {
  const lines = ['host: localhost', 'sec-fetch-site: same-origin', 'content-type: application/json', ...head]
  socket.write([`POST /api/techforgood/toolbox/request HTTP/1.1`, ...lines, '', ''].join('\r\n') + body)
  let text = ''
  while (!text.includes('\r\n\r\n')) text += String((await once(socket, 'data'))[0])
  return text.split('\r\n\r\n', 1)[0] ?? ''
}

it.each([
  ['of a stated length', large, `content-length: ${large.length}`],
  ['in parts', `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`, 'transfer-encoding: chunked'],
])('a refused body %s leaves its connection to the next request', async (_, body, head) => {
  const socket = connect(Number(new URL(portal.address).port), '127.0.0.1')
  const refused = await send(socket, body, head)
  expect(refused).toMatch(/^HTTP\/1\.1 400 /)
  expect(refused).not.toMatch(/^connection: close$/im)
  // A connection whose request was not read to its end would be closed by now.
  await sleep(1000)
  expect(await send(socket, '{', 'content-length: 1')).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})

it('a refused body that does not come is answered, and its connection closed', async () => {
  const socket = connect(Number(new URL(portal.address).port), '127.0.0.1')
  const refused = await send(socket, 'x', `content-length: ${large.length}`)
  expect(refused).toMatch(/^HTTP\/1\.1 400 /)
  expect(refused).toMatch(/^connection: close$/im)
  await once(socket, 'close')
})

it('a form refused unread is read to its end, however slowly a proxy hands it on', async () => {
  const socket = connect(Number(new URL(portal.address).port), '127.0.0.1')
  const form = 'x'.repeat(100_000)
  const type = 'content-type: multipart/form-data; boundary=between'
  const ended = `cookie: ${sessionCookie}=${'a'.repeat(43)}`
  const head = [
    'host: localhost',
    'sec-fetch-site: same-origin',
    type,
    ended,
    `content-length: ${form.length}`,
  ]
  socket.write(['POST /api/techforgood/file/upload HTTP/1.1', ...head, '', ''].join('\r\n'))
  socket.write(form.slice(1000))
  await sleep(1000)
  socket.write(form.slice(0, 1000))
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(5000) })
  expect(String(answer)).toContain('loginEnded')
  expect(await send(socket, '{', 'content-length: 1')).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})
