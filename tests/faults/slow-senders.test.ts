import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { fetchFrom } from '../support/portal/network.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { createAccount } from '../support/world/actors.ts'
import { makePdf } from '../support/world/make-pdf.ts'

/**
 * Half-sent requests, too many connections and too many bodies. No time is measured: the test waits for the
 * disconnect, and without its limit the node would hold the connection for minutes.
 */
let portal: TestPortal
let behindProxy: RunningPortal
let open: RunningPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  behindProxy = await startRunning(portal)
  // This node trusts no proxy: the connecting address is the client.
  open = await startRunning(portal, { YISUN_TRUSTED_PROXIES: '192.0.2.1' })
}, 300_000)
afterAll(async () => {
  await open?.stop()
  await behindProxy?.stop()
  await portal.close()
}, 60_000)

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection that sends a part of something and then stays silent. */
async function halfSent(node: RunningPortal, text: string, from = '127.0.0.1') {
  const { hostname, port } = new URL(node.address)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('data', (data) => void heard.push(String(data)))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed])
  socket.write(text)
  return { socket, closed, heard: () => heard.join('') }
}

const head = (path: string, address: string, more?: string[]) =>
  headOf(`/api/techforgood/${path}`, address, more)
const headOf = (path: string, address: string, more: string[] = []) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: portal',
    'sec-fetch-site: same-origin',
    `x-forwarded-for: ${address}`,
    ...more,
    '',
    '',
  ].join('\r\n')

const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 1000000']
const json = ['content-type: application/json', 'content-length: 1000']

/** The status that an honest visitor receives. */
async function read(node: RunningPortal, address: string): Promise<number> {
  const response = await fetch(`${node.address}/api/techforgood/toolbox/request`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      connection: 'close',
    },
    body: JSON.stringify({ need: '排班' }),
  })
  return response.status
}

/** The number of these that received a status. */
const told = (sent: { heard: () => string }[], status: string) => () =>
  sent.filter(({ heard }) => heard().startsWith(`HTTP/1.1 ${status} `)).length

const readPage = async (path: string) => (await fetch(behindProxy.address + path)).text()

const patiently = { timeout: 50_000 }

const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('trust 48: requests that are sent by half', () => {
  it('are disconnected if their head does not arrive', async () => {
    const slow = await many(50, (at) => halfSent(behindProxy, `GET /tools?${at} HTTP/1.1\r\nhost: por`))
    expect(await read(behindProxy, '10.1.0.1')).toBe(200)
    await Promise.all(slow.map(({ closed }) => closed))
    expect(new Set(slow.map(({ heard }) => heard().split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    )
  })

  it('delay nobody else, and only a client that sends more than its share is refused', async () => {
    const from = '10.2.0.1'
    await many(64, () => halfSent(behindProxy, head('toolbox/request', from, json)))
    await expect.poll(() => read(behindProxy, from), patiently).toBe(429)
    expect(await read(behindProxy, '10.2.0.2')).toBe(200)
    // As soon as they are gone there is room again.
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => read(behindProxy, from), patiently).toBe(200)
  })

  it('take no place from complete requests, however many addresses they come from', async () => {
    await many(600, (at) => halfSent(behindProxy, head('toolbox/request', `10.3.${at >> 6}.1`, json)))
    expect(await read(behindProxy, '10.3.100.1')).toBe(200)
  })

  it('with files are limited to a number that fits into memory', async () => {
    const own = await many(12, () => halfSent(behindProxy, head('file/upload', '10.4.0.1', form)))
    await expect.poll(told(own, '429'), patiently).toBe(4)
    const others = await many(32, (at) => halfSent(behindProxy, head('file/upload', `10.4.1.${at}`, form)))
    await expect.poll(told(others, '503'), patiently).toBe(24)
    expect(await read(behindProxy, '10.4.2.1')).toBe(200)
  })

  it('with files keep out no signed-in person, and nobody else for long', async () => {
    const { token } = await createAccount(portal)
    const cookie = `${sessionCookie}=${token}`
    const upload = async (from: string, by: { cookie?: string }) => {
      const body = new FormData()
      body.set('purpose', 'feedback')
      body.set('file', new File([new Uint8Array(makePdf())], 'a.pdf'))
      const init = { method: 'POST', body, address: from, ...by }
      return (await fetchFrom(behindProxy.address, '/api/techforgood/file/upload', init)).status
    }
    expect(await upload('10.7.0.1', { cookie })).toBe(200)
    const half = (path: string, at: number) =>
      halfSent(behindProxy, headOf(path, `2001:db8:7:${at >> 3}::${at}`, form))
    // A page without uploads has no place for files.
    await many(40, (at) => half('/home', at))
    expect(await upload('10.7.0.2', {})).toBe(200)
    const steady = await halfSent(behindProxy, headOf('/feedback', '10.7.1.1', form))
    const sending = setInterval(() => steady.socket.write('a'.repeat(4096)), 1000)
    const slow = await many(40, (at) => half('/feedback', at))
    await expect.poll(told(slow, '503'), patiently).toBe(40 - 15)
    expect(await upload('10.7.0.4', { cookie })).toBe(200)
    await Promise.all(slow.map(({ closed }) => closed))
    expect(await upload('10.7.0.5', {})).toBe(200)
    clearInterval(sending)
    expect([steady.socket.destroyed, steady.heard()]).toEqual([false, ''])
  }, 120_000)

  it('just fast enough to be kept make way: eight of a session, and of the others the slowest', async () => {
    const upload = async (from: string, by: { cookie?: string }) => {
      const body = new FormData()
      body.set('purpose', 'feedback')
      body.set('file', new File([new Uint8Array(makePdf())], 'a.pdf'))
      const init = { method: 'POST', body, address: from, ...by }
      return (await fetchFrom(behindProxy.address, '/api/techforgood/file/upload', init)).status
    }
    const [attacker, member] = [await createAccount(portal), await createAccount(portal)].map(
      ({ token }) => `${sessionCookie}=${token}`,
    )
    for (const [at, cookie = ''] of [attacker, member].entries())
      expect(await upload(`10.8.0.${at}`, { cookie })).toBe(200)
    const trickle = (address: string, by: string[] = []) =>
      halfSent(behindProxy, headOf('/feedback', address, [...form, ...by]))
    const own = await many(32, (at) => trickle(`2001:db8:8:${at >> 3}::1`, [`cookie: ${attacker}`]))
    await expect.poll(told(own, '429'), patiently).toBe(32 - 8)
    const visitors = await many(16, (at) => trickle(`2001:db8:9:${at >> 3}::1`))
    const sending = setInterval(() => {
      for (const { socket } of [...own, ...visitors]) if (!socket.destroyed) socket.write('a'.repeat(4096))
    }, 1000)
    expect(await upload('10.8.0.3', { cookie: member ?? '' })).toBe(200)
    await expect.poll(() => upload('10.8.0.4', {}), patiently).toBe(200)
    clearInterval(sending)
    expect(told(visitors, '408')()).toBe(1)
  }, 120_000)

  it('or whose answers are not read keep no place of others either', async () => {
    const [asset = ''] = /\/assets\/entry\.client-[\w-]+\.js/.exec(await readPage('/')) ?? []
    const large = await fetch(behindProxy.address + asset)
    expect((await large.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
    // More than the system's buffers hold, with nothing of it read.
    const asks = (address: string) =>
      `GET ${asset} HTTP/1.1\r\nhost: portal\r\nx-forwarded-for: ${address}\r\n\r\n`
    const deaf = await many(320, (at) => halfSent(behindProxy, asks(`10.6.${at >> 6}.1`).repeat(8)))
    for (const { socket } of deaf) socket.pause()
    let at = 0
    const readAnew = () => {
      at += 1
      return read(behindProxy, `10.6.100.${at}`)
    }
    // As soon as everything that the system accepts has been written.
    await expect.poll(readAnew, { ...patiently, interval: 300 }).toBe(200)
    for (const _ of Array(20)) expect(await readAnew()).toBe(200)
  })

  it('have no more connections per address than their share, so that others get one', async () => {
    const own = await many(300, () => halfSent(open, 'GET / HT', '127.0.0.2'))
    await expect.poll(() => own.filter(({ socket }) => socket.destroyed).length, patiently).toBe(300 - 256)
    expect(await read(open, '')).toBe(200)
  })

  it('may not have a head of unlimited length', async () => {
    const { closed, heard } = await halfSent(behindProxy, `GET / HTTP/1.1\r\nx: ${'a'.repeat(64 * 1024)}`)
    await closed
    // The reset of an unfinished request may arrive before its response is read.
    expect(heard()).toMatch(/^(HTTP\/1.1 431 |$)/)
  })
})
