import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTraceCrypto } from '../../../app/api/transport/trace-crypto.ts'
import { browserCookie, sessionCookie } from '../../../server/cookie-names.ts'
import { indexedCalls } from '../../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { encode, sealByHand } from '../../support/sealed-by-hand.ts'
import { memoryKeyStore } from '../../support/secured-call.ts'
import { newBrowser, postCall } from '../../support/sign-in.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { actorFor, freshAddress, type Input, probeOf } from '../callers.ts'
import { createWorld } from '../world.ts'

/**
 * Every secured call is tried over HTTP, with malformed payloads, flipped characters and the Wycheproof keys.
 * The whole response is compared, not just code and error, and a refused payload must leave no trace in the
 * database.
 */
type Jwk = Record<'kty' | 'crv' | 'x' | 'y', string>
type Vector = { what: string; public: Jwk; shared: string | null }
const table = join(import.meta.dirname, '../tables/ecdh-p256-vectors.json')
const { vectors } = JSON.parse(readFileSync(table, 'utf8')) as { vectors: Vector[] }
const invalidKeys = vectors.filter(({ shared }) => shared === null).map((vector) => vector.public)

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

type Sealed = { jwe: string; traceId: string; serverKey: Jwk & { kid: string } }
/** What is sent in place of an honest payload; `null` sends the honest payload itself. */
type Attack = ((sealed: Sealed) => string) | null

/** Flips one character after another; a last character may differ in unused bits only. */
function flips(length: number, every: number): Attack[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const flip = (jwe: string, at: number) => {
    const old = jwe.at(at) ?? '.'
    const other = old === '.' ? 'A' : (alphabet[alphabet.indexOf(old) ^ 1] ?? 'A')
    return jwe.slice(0, at) + other + jwe.slice(at + 1)
  }
  const places = Array.from({ length: Math.ceil(length / every) }, (_, at) => at * every)
  return [
    ...places.map(
      (at): Attack =>
        ({ jwe }) =>
          flip(jwe, Math.min(at, jwe.length - 1)),
    ),
    ({ jwe }) => flip(jwe, jwe.length - 1),
  ]
}

/** Sealed with an all-zero secret for an invalid key, which a library without checks would agree on. */
const underInvalidKeys: Attack[] = invalidKeys.map((epk) => ({ traceId, serverKey: { kid } }) => {
  const header = { alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid, traceId, epk }
  return sealByHand({ header, secret: Buffer.alloc(32), text: '{}' })
})

const rawCbc: Attack[] = [
  ({ jwe }) => jwe.split('.').slice(2, 4).join(''),
  ({ jwe }) => Buffer.from(jwe.split('.')[3] ?? '', 'base64url').toString('base64'),
  ({ jwe }) => Buffer.from(jwe.split('.')[3] ?? '', 'base64url').toString('hex'),
  ({ jwe }) => [...jwe.split('.').slice(0, 4), ''].join('.'),
  () => encode(Buffer.alloc(48)),
]

const swapped: Attack[] = ['none', 'dir', 'RSA-OAEP', 'A256GCM', 'A128CBC-HS256'].flatMap((word) =>
  ['alg', 'enc'].map(
    (field): Attack =>
      ({ jwe }) => {
        const [header = '', ...rest] = jwe.split('.')
        const said = JSON.parse(Buffer.from(header, 'base64url').toString())
        return [encode(Buffer.from(JSON.stringify({ ...said, [field]: word }))), ...rest].join('.')
      },
  ),
)

const encrypted = indexedCalls.filter(({ call }) => call.secured === 'encrypt')

describe('trust 26, over HTTP: whatever is changed in an encrypted payload', () => {
  it('is tried at every call that takes one', () => {
    expect(encrypted.length).toBeGreaterThan(3)
    expect(invalidKeys.length).toBeGreaterThan(15)
  })

  it.each(encrypted.map((indexed, at) => ({ ...indexed, at })))(
    '$id answers the same bytes and does nothing',
    async (indexed) => {
      const world = await createWorld(portal)
      const token = await world.tokenOf(actorFor(indexed))
      const input = await probeOf(indexed).existing(world)
      const send = sender(indexed.call.path, String(token), input)
      const length = (await send.seal()).jwe.length
      const attacks = [
        // Every character at the first call, every 37th at the others, which open payloads by the same code.
        ...flips(length, indexed.at === 0 ? 1 : 37),
        ...underInvalidKeys,
        ...rawCbc,
        ...swapped,
      ]
      const before = await stateOfTables(portal)
      const answers = new Set<string>()
      for (const attack of attacks) answers.add(await send.send(attack))
      expect([...answers]).toEqual([expect.stringMatching(/^400 .*"code":4009/)])
      expect(await stateOfTables(portal)).toEqual(before)
      expect(await send.send(null)).not.toContain('"code":4009')
    },
  )
})

/** A browser that seals payloads as the client does; a payload may be changed on its way. */
function sender(path: string, token: string, input: Input) {
  const crypto = createTraceCrypto(memoryKeyStore())
  const from = { browser: newBrowser(), cookie: `${sessionCookie}=${token}` }
  async function seal(): Promise<Sealed> {
    // Rate limits have tests of their own.
    await portal.db.deleteFrom('rate_limits').execute()
    const { publicJwk } = await crypto.createKey()
    const asked = { publicKey: publicJwk, call: path }
    const { data } = await postCall(portal, 'security/v1/getTraceId', asked, from)
    const { traceId, serverKey } = data as { traceId: string; serverKey: Sealed['serverKey'] }
    const jwe = await crypto.encryptForServer({ text: JSON.stringify(input), serverKey, traceId })
    return { jwe, traceId, serverKey }
  }
  return {
    seal,
    /** The whole response, without the request id and the time, which differ each time. */
    async send(attack: Attack): Promise<string> {
      const sealed = await seal()
      const response = await portal.fetch(`/api/techforgood/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ traceId: sealed.traceId, data: attack ? attack(sealed) : sealed.jwe }),
        cookie: `${browserCookie}=${from.browser}; ${from.cookie}`,
        address: freshAddress(),
      })
      const own = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
      const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
      const said = `${response.status} ${await response.text()} ${JSON.stringify(headers.sort())}`
      return said.replace(own, 'id')
    },
  }
}
