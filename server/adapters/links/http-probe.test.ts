import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpProbe } from './http-probe.ts'
import { isPublicAddress } from './is-public-address.ts'

let server: Server
let port = 0
const seen: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    seen.push(`${request.method} ${path} ${request.headers['user-agent']}`)
    if (path === '/hang') return
    if (path === '/cut') return request.socket.destroy()
    if (path === '/no-head' && request.method === 'HEAD') return response.writeHead(405).end()
    const [, status = '200', to] = /^\/(\d{3})(?:\?to=(.*))?$/.exec(path) ?? []
    response
      .writeHead(Number(status), to ? { location: decodeURIComponent(to) } : {})
      .end('x'.repeat(100_000))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.closeAllConnections() ?? server.close())

/** This test's server counts as public, as does `elsewhere.test`; all other names resolve to private ones. */
const names: Record<string, string> = { 'elsewhere.test': '127.0.0.1', 'inside.test': '10.0.0.7' }
const probe = createHttpProbe({
  userAgent: 'Yisun test',
  timeoutMs: 400,
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async (host) => {
    const address = names[host]
    if (!address) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })
    return [{ address, family: 4 }]
  },
})
const look = (path: string, host = 'elsewhere.test') => probe.look(`http://${host}:${port}${path}`)
const to = (target: string) => `/302?to=${encodeURIComponent(target)}`

it.each([
  ['a page', '/', 'found'],
  ['a page that answers no head', '/no-head', 'found'],
  ['a page that only people may read', '/403', 'found'],
  ['a page that is too busy', '/429', 'found'],
  ['a redirect to a page', to('/'), 'found'],
  ['nothing', '/404', '404'],
  ['what is gone', '/410', '410'],
  ['a server that fails', '/500', '500'],
  ['a redirect to nothing', to('/404'), '404'],
  ['a redirect without a place', '/302', '302'],
  ['a redirect to itself', to('/302?to=%2F302'), '302'],
  ['a redirect to another scheme', to('file:///etc/passwd'), 'redirects'],
  ['a server that does not answer', '/hang', 'timeout'],
  ['a connection that is cut', '/cut', 'noConnection'],
])('looks at %s', async (_name, path, expected) => {
  expect(await look(path)).toBe(expected)
})

it('identifies itself, and sends a HEAD request first', async () => {
  seen.length = 0
  await look('/no-head')
  expect(seen).toEqual(['HEAD /no-head Yisun test', 'GET /no-head Yisun test'])
})

it('follows redirects so far and no further', async () => {
  const circle = `http://elsewhere.test:${port}/302?to=`
  let target = '/'
  for (let step = 0; step < 8; step++) target = `${circle}${encodeURIComponent(target)}`
  expect(await probe.look(target)).toBe('redirects')
})

it('never reaches inside: by number, by name, by another writing, after a redirect', async () => {
  seen.length = 0
  for (const host of ['10.0.0.7', '[::1]', '[::ffff:127.0.0.1]', 'inside.test', '0x7f.2', '127.0.0.2'])
    expect(await look('/', host), host).toBe('inside')
  expect(await look('/', 'nowhere.test')).toBe('noHost')
  expect(seen).toEqual([])
  for (const host of ['169.254.169.254', 'inside.test', '[fd00::1]'])
    expect(await look(to(`http://${host}:${port}/`)), host).toBe('inside')
  expect(seen.every((one) => one.includes('/302'))).toBe(true)
  expect(await createHttpProbe({ userAgent: 'Yisun test' }).look(`http://localhost:${port}/`)).toBe('inside')
})

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
  ...['198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', 'fe80::1'],
  ...['fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'a name', ''],
])('%s is inside', (address) => expect(isPublicAddress(address)).toBe(false))

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '240e::1'])('%s is outside', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)
