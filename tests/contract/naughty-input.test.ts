import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { addressOf } from '../../server/http/openapi.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { actorFor, callOverHttp, freshAddress, type Input, NoEnvelope, probeOf } from './callers.ts'
import { fieldPaths, withValue } from './input-fields.ts'
import { createWorld } from './world.ts'

/** What the portal has logged as failed, with its cause. */
const failures: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', log, listens: true })
})
afterAll(() => portal.close())

/** Somebody who may make the call, and what it takes: an error because of rights would prove nothing of the input. */
async function begin(indexed: IndexedCall): Promise<{ input: Input; token: string | undefined }> {
  const world = await createWorld(portal)
  return { input: await probeOf(indexed).existing(world), token: await world.tokenOf(actorFor(indexed)) }
}

/** What means something to a database, a page, a sheet or a terminal, and what few fonts and lengths are made for. */
const naughtyText = [
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  'Z̷̢͓͉̓͂a̶͇͝l̵̰̈́👩‍👩‍👧‍👦',
].join(' ')

/** What people and attackers put into a field; what is most often taken comes first. */
const naughtyValues: [string, unknown][] = [
  ['naughty text', naughtyText],
  ['a short one', '=<\'"\u202eé👩‍👧'],
  ['nothing', null],
  ['an empty text', ''],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a huge number', 1e308],
  ['a number beyond 32 bits', 2 ** 40],
  ['a negative number', -1],
  ['a list', ['a', { b: 1 }]],
  ['an object', { $gt: '' }],
  ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}}')],
  ['ten thousand characters', '长'.repeat(10_000)],
]

/** An address ends at 16 KiB, before it is anybody's input; this much of one is still read. */
const naughtyInAddress = naughtyValues.map(([label, value]): [string, unknown] =>
  typeof value === 'string' && value.length > 5000 ? [label, 'x'.repeat(10_000)] : [label, value],
)
const isAddressed = ({ call }: IndexedCall) => call.method === 'GET' || call.path.includes('{')

/** What the portal logs is the only trace of why an answer was `internal`. */
async function tryInput(indexed: IndexedCall, input: Input, token: string | undefined): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  try {
    return (await callOverHttp(portal, indexed, input, { token, address: freshAddress() })).reason
  } catch (error) {
    // No address is made of half a character, and none that a call has of nothing.
    if (error instanceof URIError) return 'notSent'
    if (error instanceof NoEnvelope && error.status === 404) return 'noAddress'
    throw error
  }
}

describe('trust 17: naughty input', () => {
  it.each(indexedCalls)('$id takes any value in any field', { timeout: 120_000 }, async (indexed) => {
    let { input, token } = await begin(indexed)
    let isUsed = false
    for (const path of fieldPaths(indexed, input)) {
      // The first of a list stands for all.
      if (path.some((name) => Number.parseInt(name, 10) > 0)) continue
      // What was written is no longer there to be written.
      if (isUsed) ({ input, token } = await begin(indexed))
      isUsed = false
      for (const [label, value] of isAddressed(indexed) ? naughtyInAddress : naughtyValues) {
        const reason = await tryInput(indexed, withValue(input, path, value), token)
        if (reason === 'internal' || failures.length > 0)
          throw new Error(`${path.join('.')} = ${label}: ${reason} ${failures.splice(0).join()}`)
        if (reason === 'ok' && indexed.call.effect !== 'read') isUsed = true
      }
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('an address that is longer than any is refused before it is read', async () => {
    const { status } = await portal.fetch(
      `/api/techforgood/techWebAPI/site/search?keywords=${'长'.repeat(10_000)}`,
    )
    expect(status).toBe(431)
  })

  const bodies: [string, string | Buffer][] = [
    ['no JSON', '{'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
    ['depth 10,000', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['1 MiB + 1', `{"a":"${'x'.repeat(1024 * 1024 - 7)}"}`],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a lone surrogate', '{"a":"\\ud800"}'],
  ]

  it.each(indexedCalls.filter(({ call }) => call.method === 'POST'))(
    '$id takes any body',
    async (indexed) => {
      const { token } = await begin(indexed)
      for (const [label, body] of bodies) {
        const response = await portal.fetch(addressOf(indexed.call), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : new Uint8Array(body),
          address: freshAddress(),
          ...(token && { cookie: `${sessionCookie}=${token}` }),
        })
        expect(response.status, `${indexed.id}: ${label}, ${failures.splice(0)}`).toBeLessThan(500)
        expect(await response.json(), label).toMatchObject({ code: expect.any(Number) })
      }
    },
  )

  it.each(indexedCalls.filter(({ call }) => call.method === 'POST'))(
    '$id is refused as text/plain and from elsewhere',
    async ({ call }) => {
      const send = (headers: Record<string, string>) =>
        portal.fetch(addressOf(call), { method: 'POST', headers, body: '{}', address: freshAddress() })
      expect((await send({ 'content-type': 'text/plain' })).status).toBe(400)
      const json = { 'content-type': 'application/json' }
      expect((await send({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(400)
      expect((await send({ ...json, 'sec-fetch-site': 'same-site' })).status).toBe(400)
    },
  )
})
