import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { addressOf } from '../../server/http/openapi.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { probes } from './probes.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
})
afterAll(() => portal.close())

/** What people and attackers put into a field. */
const naughtyValues: [string, unknown][] = [
  ['nothing', null],
  ['an empty text', ''],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['SQL', "'; drop table accounts; --"],
  ['a script', '<script>alert(1)</script>'],
  ['right to left', '\u202e\u0645\u0631\u062d\u0628\u0627'],
  ['zalgo and emoji', 'Z̷̢͓͉̓͂a̶͇͝l̵̰̈́👩‍👩‍👧‍👦'],
  ['a huge number', 1e308],
  ['a number beyond 32 bits', 2 ** 40],
  ['a negative number', -1],
  ['not a number', Number.NaN],
  ['a list', ['a', { b: 1 }]],
  ['an object', { $gt: '' }],
  ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}}')],
  ['ten thousand characters', '长'.repeat(10_000)],
  ['a formula', '=HYPERLINK("http://evil.example")'],
]

type AnyProbe = { existing: (w: World) => Promise<Record<string, unknown>> }
const probeOf = ({ group, name }: IndexedCall) =>
  (probes as unknown as Record<string, Record<string, AnyProbe>>)[group]?.[name]

/** As whoever the call is for: an error because of rights would prove nothing about the input. */
async function tokenFor({ group, call }: IndexedCall) {
  if (call.access !== 'staff') return world.tokenOf('superAdmin')
  if (group === 'staff') return world.tokenOf('administrator')
  if (['contentStaff', 'supportStaff', 'projectsStaff'].includes(group)) return world.tokenOf('editor')
  return world.tokenOf(group.startsWith('organisations') ? 'verifier' : 'reviewer')
}

let lastAddress = 0
const freshAddress = () => {
  lastAddress += 1
  return `10.9.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
}

describe('trust 17: naughty input', () => {
  it.each(indexedCalls)('$id takes any value in any field', { timeout: 60_000 }, async (indexed) => {
    // A team has one organisation, so each of its calls gets a team of its own.
    if (indexed.group.startsWith('organisations')) world = await createWorld(portal)
    const input = (await probeOf(indexed)?.existing(world)) ?? {}
    for (const key of Object.keys(input)) {
      for (const [label, value] of naughtyValues) {
        await forgetLimits()
        const token = await tokenFor(indexed)
        const api = await portal.api({ ...(token && { token }), address: freshAddress() })
        const calls = api as unknown as Record<string, Record<string, (value: unknown) => Promise<unknown>>>
        const outcome = await calls[indexed.group]
          ?.[indexed.name]?.({ ...input, [key]: value })
          .catch((error: unknown) => error)
        if (outcome instanceof Error && !(outcome instanceof ApiError)) {
          throw new Error(`${indexed.id} ${key} = ${label}: ${outcome.message}`, { cause: outcome })
        }
      }
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
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
      const token = await tokenFor(indexed)
      for (const [label, body] of bodies) {
        const response = await portal.fetch(addressOf(indexed.call), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : new Uint8Array(body),
          address: freshAddress(),
          ...(token && { cookie: `${sessionCookie}=${token}` }),
        })
        expect(response.status, `${indexed.id}: ${label}`).toBeLessThan(500)
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

let tries = 0

/** Writes are limited per account: here it is the input that is tried, many times over. */
async function forgetLimits(): Promise<void> {
  tries += 1
  if (tries % 100 === 0) await portal.db.deleteFrom('rate_limits').execute()
}
