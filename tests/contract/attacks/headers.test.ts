import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRoute } from '../../../app/page-route.ts'
import { pageRoutes } from '../../../app/route-table.ts'
import { browserCookie, sessionCookie, signedInCookie, viewCookie } from '../../../server/cookie-names.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { addPictures } from '../../../server/http/routes/pictures.ts'
import { addRawRoutes } from '../../../server/http/routes/raw-routes.ts'
import { createUnreadHub } from '../../../server/http/routes/unread-hub.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../support/portal/running-portal.ts'
import { newPhone, signInOverHttp } from '../../support/sign-in.ts'
import { filledPath, makePageObjects, type PageObjects, readerOf } from '../page-addresses.ts'
import { createWorld, type World } from '../world.ts'

/** A node behind an HTTPS proxy, built and started as an operator does it. */
const origin = 'https://portal.test'
const metricsToken = 'f3a9c1d07b5e4482'

let portal: TestPortal
let world: World
let running: RunningPortal
let ids: PageObjects
const seenCookies = new Map<string, string[]>()

beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
  ids = await makePageObjects(world)
  running = await startRunning(portal, { YISUN_ORIGIN: origin, YISUN_METRICS_TOKEN: metricsToken })
}, 180_000)
afterAll(async () => {
  await running?.stop()
  await portal.close()
})

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
}

describe('trust 20: headers of pages', () => {
  const inBoth = pageRoutes.flatMap((page) => [
    { title: page.path, page, prefix: '' },
    { title: `/en${page.path}`, page, prefix: '/en' },
  ])

  it.each(inBoth)('$title', async ({ page, prefix }) => {
    const path = prefix + filledPath(page.path, ids)
    const response = await get(path === '/en/' ? '/en' : path, await tokenFor(page))
    const html = await response.text()
    // `/result` and similar pages redirect when there is nothing to show.
    expect([200, 302]).toContain(response.status)
    expectHeaders(response)
    if (response.status === 200) expectStrictPage(response, html)
    if (response.status === 200) expectFullAddresses(html)
    const isKept = page.access === 'public' && page.isKept !== false
    expect(response.headers.get('cache-control')).toBe(isKept ? 'public, max-age=0, s-maxage=60' : 'no-store')
  })

  it.each(pageRoutes.filter(({ access }) => access !== 'public'))(
    '$path, not signed in',
    async ({ path }) => {
      const response = await get(filledPath(path, ids))
      expect(response.status).toBe(302)
      expectHeaders(response)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('only its reader’s browser may cache a page in a chosen view', async () => {
    const response = await get('/tools', undefined, `${viewCookie}=dark.elder`)
    expect(response.headers.get('cache-control')).toBe('private, max-age=0')
    expect(response.headers.get('vary')).toContain('Cookie')
  })

  it('a page that is missing, cached, not modified or posted to, or a malformed address', async () => {
    const missing = await get('/no-such-page')
    expect(missing.status).toBe(404)
    expectStrictPage(missing, await missing.text())
    const etag = (await get('/privacy')).headers.get('etag') ?? ''
    const kept = await get('/privacy')
    const same = await get('/privacy', undefined, undefined, { headers: { 'if-none-match': etag } })
    expect(same.status).toBe(304)
    const malformed = await get('/%ff')
    expect(malformed.status).toBeLessThan(500)
    const posted = await get('/tools', undefined, undefined, { method: 'POST', body: new URLSearchParams() })
    const optional = await get('/tools', undefined, undefined, { method: 'OPTIONS' })
    for (const response of [missing, kept, same, malformed, posted, optional]) expectHeaders(response)
  })

  it.each(pageRoutes.filter(({ access }) => access === 'public'))(
    '$path with slashes behind it is the same page',
    async ({ path }) => {
      const plain = await get(filledPath(path, ids))
      const address = canonicalOf(await plain.text())
      for (const slashes of ['/', '//']) {
        const response = await get(filledPath(path, ids) + slashes)
        expect(response.status, slashes).toBe(plain.status)
        expect(canonicalOf(await response.text()), slashes).toBe(address)
      }
    },
  )

  it.each(pageRoutes)('$path, posted to in a form that no page reads', async (page) => {
    const headers = { 'content-type': 'text/xml' }
    const posted = { method: 'POST', headers, body: '<?xml version="1.0"?><foo>bar</foo>' }
    const response = await get(filledPath(page.path, ids), await tokenFor(page), undefined, posted)
    expect(response.status).toBeLessThan(500)
    expectHeaders(response)
  })
})

/** The canonical address that a page states. */
function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
}

it('a method that no page has is refused', async () => {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  for (const path of ['/', '/en/tools', '/accountCenter']) {
    const [answer] = await once(
      request(running.address + path, { method: 'TRACE', headers }).end(),
      'response',
    )
    answer.resume()
    expect([path, answer.statusCode]).toEqual([path, 405])
  }
})

describe('trust 20: headers of raw routes', () => {
  it('each of them, signed out and in', async () => {
    const paths = rawPaths()
    expect(paths.length).toBeGreaterThan(10)
    const token = await world.tokenOf('superAdmin')
    for (const { method, path } of paths) {
      for (const who of [undefined, token]) {
        const stop = new AbortController()
        const form = method === 'POST' ? { body: new URLSearchParams({ theme: 'dark' }) } : {}
        const response = await get(path, who, undefined, { method, signal: stop.signal, ...form })
        expect(response.status, path).toBeLessThan(500)
        expectHeaders(response, path)
        stop.abort()
      }
    }
  })

  it('the browser’s files may be cached for good, responses of calls may not', async () => {
    const html = await (await get('/')).text()
    const script = /"(\/assets\/[^" ]+\.js)/.exec(html)?.[1] ?? ''
    const file = await get(script)
    expect(file.status).toBe(200)
    // Another host may serve these files, so pages of this host must be able to load them from there.
    expectHeaders(file, script, {
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    })
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const encoding of ['br', 'gzip']) {
      const compressed = await get(script, undefined, undefined, { headers: { 'accept-encoding': encoding } })
      expect(compressed.headers.get('content-encoding')).toBe(encoding)
    }
    const missing = await get('/assets/no-such-file.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expectHeaders(missing)
    expectHeaders(await get('/api/techforgood/no/such/call'))
  })

  it('a request from another site', async () => {
    const response = await get('/view', undefined, undefined, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(400)
    expectHeaders(response)
  })
})

describe('trust 20: headers of calls', () => {
  it.each(indexedCalls)('$id', async ({ call }) => {
    const path = call.path.startsWith('/') ? call.path : `/api/techforgood/${call.path}`
    const body = call.method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
    for (const token of [undefined, await world.tokenOf('superAdmin'), 'ended']) {
      const response = await get(path.replace(/\{\w+\}/, 'yisun'), token, undefined, {
        method: call.method,
        ...body,
      })
      expectHeaders(response)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
})

describe('trust 6: cookies', () => {
  it('each is Secure, SameSite=Lax and of this host alone; script reads only the two that hold no secret', async () => {
    await get('/api/techforgood/security/v1/getTraceId', undefined, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ publicKey: world.publicKey, call: 'usercenter/info' }),
    })
    const signedIn = await signInOverHttp(portal, newPhone())
    for (const cookie of signedIn.cookies) remember(cookie)
    expect([...seenCookies.keys()].sort()).toEqual(
      expect.arrayContaining([browserCookie, sessionCookie, signedInCookie, viewCookie]),
    )
    for (const [name, cookies] of seenCookies) {
      for (const cookie of cookies) {
        const attributes = cookie.split('; ').slice(1)
        expect(attributes).toEqual(expect.arrayContaining(['Secure', 'SameSite=Lax', 'Path=/']))
        expect(cookie).not.toMatch(/domain=/i)
        const isReadable = name === viewCookie || name === signedInCookie
        expect(attributes.includes('HttpOnly'), name).toBe(!isReadable)
        expect(name.startsWith('__Host-'), name).toBe(!isReadable)
      }
    }
  })
})

let lastAddress = 0

async function get(path: string, token?: string, cookie?: string, init: RequestInit = {}): Promise<Response> {
  lastAddress += 1
  const cookies = [token && `${sessionCookie}=${token}`, cookie].filter(Boolean).join('; ')
  const headers = new Headers({
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.6.${lastAddress >> 8}.${lastAddress & 255}`,
    ...(cookies && { cookie: cookies }),
  })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  const response = await fetch(running.address + path, { ...init, headers, redirect: 'manual' })
  for (const sent of response.headers.getSetCookie()) remember(sent)
  return response
}

function remember(cookie: string): void {
  const name = cookie.split('=')[0] ?? ''
  seenCookies.set(name, [...(seenCookies.get(name) ?? []), cookie])
}

function expectHeaders({ headers }: Response, what?: string, others: Record<string, string> = {}): void {
  expect(Object.fromEntries(headers), what).toMatchObject({ ...always, ...others })
  expect(headers.get('access-control-allow-origin'), what).toBe(others['access-control-allow-origin'] ?? null)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy, what).toContain("default-src 'none'")
  expect(policy, what).not.toMatch(/unsafe|\*|http:/)
  expect(policy.includes("frame-ancestors 'none'") || policy.includes('sandbox'), what).toBe(true)
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers.get('permissions-policy'), what).toContain(`${feature}=()`)
  }
  expect(headers.get('strict-transport-security'), what).toMatch(/^max-age=63072000; includeSubDomains/)
  expect(headers.has('x-powered-by'), what).toBe(false)
}

/** Search engines and messengers read the page's metadata: it must give absolute addresses. */
function expectFullAddresses(html: string): void {
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
  const links = [...html.matchAll(/<link rel="(?:canonical|alternate)" [^>]*href="([^"]*)"/g)]
  const pages = links.filter(([link]) => !link.includes(' type=')).map(([, address]) => address)
  expect(pages).toHaveLength(html.includes('<meta name="robots" content="noindex"') ? 0 : 3)
  for (const address of [picture, ...pages]) expect(address).toMatch(new RegExp(`^${origin}(/|$)`))
}

/** The policy allows each inline script and style by its hash, inert data aside; nothing needs more. */
function expectStrictPage(response: Response, html: string): void {
  const policy = response.headers.get('content-security-policy') ?? ''
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
    ([, , attributes, content]) => content && !/\ssrc=|type="application\/ld\+json"/.test(attributes ?? ''),
  )
  expect(inline.length).toBeGreaterThan(0)
  for (const [, , , content = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  expect(markup).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/)
  expect(markup).not.toMatch(/(href|action)="javascript:/)
  for (const part of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(part)
  }
}

async function tokenFor(page: PageRoute): Promise<string | undefined> {
  const reader = readerOf(page)
  return reader && world.tokenOf(reader)
}

/** Every raw route with its parameters filled in, read from its declaration. */
function rawPaths(): { method: string; path: string }[] {
  const declared = new Hono<import('../../../server/http/http-env.ts').HttpEnv>()
  addRawRoutes(declared, {
    origin,
    version: '0.0.0',
    metricsToken: null,
    isReady: async () => true,
    unread: createUnreadHub(portal.db),
  })
  addPictures(declared, origin)
  return declared.routes.map(({ method, path }) => ({
    method,
    path: path
      .replace(/:kind(\{[^}]*\}{0,1}\})?/, path.startsWith('/art') ? 'empty' : 'tool')
      .replace(/:file\{.*$/, '1001.svg')
      .replace(':id', crypto.randomUUID())
      .replace(':provider', 'nobody')
      .replace(':name', 'a.pdf'),
  }))
}

describe('trust 17: bodies that state no length, as proxies pass them on', () => {
  const session = '/api/techforgood/identification/v1/session'
  const streamed = (text: string): RequestInit => {
    const init = { body: new Blob([text]).stream(), duplex: 'half' }
    return init as RequestInit
  }

  // The pages have been posted to as often as one account may write in a minute.
  beforeAll(() => portal.db.deleteFrom('rate_limits').execute())

  it('are read like those with a length', async () => {
    const headers = { 'content-type': 'application/json' }
    const token = await world.tokenOf('superAdmin')
    const read = await get(session, token, undefined, { method: 'POST', headers, ...streamed('{}') })
    expect(await read.json()).toMatchObject({ code: 0, data: { user: expect.anything() } })
    const left = await get('/api/user/yisun/logout', token, undefined, { method: 'DELETE', ...streamed('') })
    expect(await left.json()).toMatchObject({ code: 0 })
    expect((await get('/accountCenter', token)).status).toBe(302)
  })

  it('are refused when they become too long', async () => {
    const headers = { 'content-type': 'application/json' }
    const long = streamed(' '.repeat(2 * 1024 * 1024))
    expect((await get(session, undefined, undefined, { method: 'POST', headers, ...long })).status).toBe(400)
  })
})

describe('trust 36: a cache that several people share', () => {
  const kept = pageRoutes.filter(({ access, isKept }) => access === 'public' && isKept !== false)

  it('stores the same bytes of a page, whoever requested it', async () => {
    expect(kept.length).toBeGreaterThan(20)
    const token = await world.tokenOf('superAdmin')
    for (const { path } of kept) {
      const bare = filledPath(path, ids)
      const [visitor, reader] = await Promise.all([get(bare), get(bare, token)])
      expect(reader.headers.getSetCookie(), path).toEqual([])
      expect((await reader.text()) === (await visitor.text()), path).toBe(true)
    }
  })

  it('may store nothing of a personal page, and cannot revalidate it', async () => {
    const token = await world.tokenOf('superAdmin')
    const first = await get('/accountCenter?part=profile', token)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('etag')).toBeNull()
    await get('/api/user/yisun/logout', token, undefined, { method: 'DELETE' })
    const after = await get('/accountCenter?part=profile', token, undefined, {
      headers: { 'if-none-match': '*' },
    })
    expect(after.status).toBe(302)
  })
})

describe('the metrics of a running node', () => {
  it('count the page cache’s outcomes, including hits', async () => {
    const before = await pagesCounted()
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await fetch(`${running.address}/tools?topic=2002`)).status).toBe(200)
    }
    const after = await pagesCounted()
    expect(after.miss - before.miss).toBe(1)
    expect(after.hit - before.hit).toBe(2)
  })

  async function pagesCounted() {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const text = await (await fetch(`${running.address}/metrics`, { headers })).text()
    const count = (cache: string) =>
      Number(new RegExp(`^yisun_pages_total\\{cache="${cache}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { hit: count('hit'), miss: count('miss') }
  }
})
