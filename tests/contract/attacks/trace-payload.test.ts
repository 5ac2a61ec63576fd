import { createCipheriv, randomBytes } from 'node:crypto'
import { base64url, CompactEncrypt, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTraceCrypto, type TraceCrypto } from '../../../app/api/transport/trace-crypto.ts'
import type { TraceKey, TraceKeyStore } from '../../../app/api/transport/trace-key-store.ts'
import {
  createServerKey,
  decryptPayload,
  encryptToBrowser,
  type TracePrivateJwk,
} from '../../../server/crypto/trace-payload.ts'
import { type TracePublicJwk, UnreadablePayloadError } from '../../../shared/lib/trace-jwe.ts'

const traceId = '0197a0c0-6f3e-7c4e-9d2a-5b7f1c2d3e4f'
const text = '{"phone":"13800138000","说明":"榫 👩‍🔧"}'
const theError = String(new UnreadablePayloadError())

let serverKey: Awaited<ReturnType<typeof createServerKey>>
let otherKey: Awaited<ReturnType<typeof createServerKey>>
let serverKeys: Map<string, TracePrivateJwk>
let store: TraceKeyStore & { keys: Map<string, TraceKey> }
let browser: TraceCrypto
let browserKey: TracePublicJwk

beforeAll(async () => {
  serverKey = await createServerKey()
  otherKey = await createServerKey()
  serverKeys = new Map([serverKey, otherKey].map((key) => [key.kid, key.privateJwk]))
  store = memoryStore()
  browser = createTraceCrypto(store)
  const created = await browser.createKey()
  await created.keep(traceId)
  browserKey = created.publicJwk
})

describe('browser to server', () => {
  const encrypt = (key: unknown = serverKey.publicJwk, id = traceId) =>
    browser.encryptForServer({ text, serverKey: key, traceId: id })

  test('what the browser encrypted comes out, under a retiring key as well', async () => {
    expect(await decryptPayload({ jwe: await encrypt(), serverKeys, traceId })).toBe(text)
    expect(await decryptPayload({ jwe: await encrypt(otherKey.publicJwk), serverKeys, traceId })).toBe(text)
  })

  test('trust 26: one changed character anywhere gives the one error', async () => {
    expect(await failuresOfFlips(await encrypt(), read)).toEqual([theError])
  })

  test('trust 26: wrong keys, trace ids and shapes give the one error', async () => {
    const jwe = await encrypt()
    const stranger = await createServerKey()
    const withoutId = await encrypt(undefined, '')
    const attempts = [
      ...[await encrypt(undefined, 'other'), await encrypt(undefined, ''), await encrypt(stranger.publicJwk)],
      await encrypt({ ...stranger.publicJwk, kid: serverKey.kid }),
      ...[
        jwe.slice(0, -1),
        `${jwe}A`,
        `${jwe}.`,
        ` ${jwe}`,
        `${jwe}\n`,
        '',
        '....',
        'x',
        null,
        undefined,
        7,
        {},
        [jwe],
      ],
    ]
    expect(await failures(attempts, read)).toEqual([theError])
    expect(await failure(() => decryptPayload({ jwe: withoutId, serverKeys, traceId: '' }))).toBe(theError)
  })

  test('trust 26: every other algorithm, header field and curve gives the one error', async () => {
    const header = { alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid: serverKey.kid, traceId }
    const p384 = await generateKeyPair('ECDH-ES', { crv: 'P-384' })
    const rsa = await generateKeyPair('RSA-OAEP-256')
    const seal = (changes: Record<string, unknown>, key: Parameters<CompactEncrypt['encrypt']>[0]) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...header, ...changes })
        .encrypt(key)
    const attempts = [
      await seal({ enc: 'A128CBC-HS256' }, serverKey.publicJwk),
      await seal({ enc: 'A256GCM' }, serverKey.publicJwk),
      await seal({ alg: 'ECDH-ES+A256KW' }, serverKey.publicJwk),
      await seal({ alg: 'dir' }, new Uint8Array(64)),
      await seal({ alg: 'RSA-OAEP-256' }, rsa.publicKey),
      await seal({}, p384.publicKey),
      await seal({ kid: undefined }, serverKey.publicJwk),
      await seal({ kid: 7 }, serverKey.publicJwk),
      await seal({ zip: 'DEF' }, serverKey.publicJwk).catch(() => 'zip'),
      await seal({ cty: 'text' }, serverKey.publicJwk),
      await seal({ traceId: [traceId] }, serverKey.publicJwk),
    ]
    expect(await failures(attempts, read)).toEqual([theError])
    expect(await read(await seal({}, serverKey.publicJwk))).toBe(text)
  })

  test('trust 26: an ephemeral key that is off the curve, or no key, gives the one error', async () => {
    const [, ...rest] = (await encrypt()).split('.')
    const withEpk = (epk: unknown) =>
      [
        encodeHeader({ alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid: serverKey.kid, traceId, epk }),
        ...rest,
      ].join('.')
    const { kid: _, ...point } = otherKey.publicJwk
    const attempts = [
      withEpk({ ...point, y: point.x }),
      withEpk({ ...point, x: 'A'.repeat(43), y: 'A'.repeat(43) }),
      withEpk({ ...point, d: point.x }),
      withEpk({ ...point, crv: 'P-384' }),
      ...[{}, null, [], 'x', undefined].map(withEpk),
    ]
    expect(await failures(attempts, read)).toEqual([theError])
  })

  test('trust 26: raw CBC and payloads without their tag give the one error', async () => {
    const cipher = createCipheriv('aes-256-cbc', randomBytes(32), randomBytes(16))
    const raw = Buffer.concat([randomBytes(16), cipher.update(text), cipher.final()])
    const [header, key, iv, ciphertext] = (await encrypt()).split('.')
    const attempts = [
      ...[raw.toString('base64'), raw.toString('hex'), raw.toString('base64url')],
      [header, key, iv, ciphertext, ''].join('.'),
      [header, key, iv, ciphertext, 'AAAA'].join('.'),
      [header, key, iv, ciphertext].join('.'),
    ]
    expect(await failures(attempts, read)).toEqual([theError])
  })

  test('a server key that is none is refused before anything is sent', async () => {
    const { kid: _, ...withoutKid } = serverKey.publicJwk
    const keys = [
      withoutKid,
      null,
      {},
      { ...serverKey.publicJwk, y: serverKey.publicJwk.x },
      serverKey.privateJwk,
    ]
    expect(await failures(keys, (key) => encrypt(key ?? null))).toEqual([theError])
  })

  const read = (jwe: unknown) => decryptPayload({ jwe, serverKeys, traceId })
})

describe('server to browser', () => {
  const encrypt = (key: unknown = browserKey) => encryptToBrowser({ text, browserPublicJwk: key, traceId })
  const read = (jwe: unknown) => browser.decryptFromServer({ jwe, traceId })

  test('what the server encrypted comes out, and only with the key of this trace id', async () => {
    const jwe = await encrypt()
    expect(await read(jwe)).toBe(text)
    await (await browser.createKey()).keep('another')
    expect(await failure(() => browser.decryptFromServer({ jwe, traceId: 'another' }))).toBe(theError)
    expect(await failure(() => browser.decryptFromServer({ jwe, traceId: 'unknown' }))).toBe(theError)
  })

  test('trust 26: one changed character anywhere gives the one error', async () => {
    expect(await failuresOfFlips(await encrypt(), read)).toEqual([theError])
  })

  test('a browser key that is none is refused', async () => {
    const keys = [
      null,
      'x',
      {},
      { ...browserKey, crv: 'P-384' },
      { ...browserKey, x: browserKey.y },
      { ...browserKey, d: 'x' },
    ]
    expect(await failures(keys, (key) => encrypt(key ?? null))).toEqual([theError])
  })
})

describe('keys in the browser', () => {
  test('the private half cannot be taken out', async () => {
    const key = store.keys.get(traceId)?.privateKey
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('jwk', key as CryptoKey)).rejects.toThrow()
  })

  test('forgotten keys no longer read', async () => {
    const own = memoryStore()
    const forgetful = createTraceCrypto(own)
    for (const id of ['a', 'b', 'c']) await (await forgetful.createKey()).keep(id)
    await forgetful.forgetKeys(['b'])
    expect([...own.keys.keys()]).toEqual(['a', 'c'])
    await forgetful.forgetKeys()
    expect(own.keys.size).toBe(0)
  })

  test('a key older than 30 days goes, and the 41st oldest', async () => {
    const own = memoryStore()
    let now = 0
    const aging = createTraceCrypto(own, () => now)
    const key = await aging.createKey()
    await key.keep('first')
    now = 30 * 24 * 60 * 60 * 1000
    await key.keep('second')
    expect([...own.keys.keys()]).toEqual(['first', 'second'])
    now += 1
    await key.keep('third')
    expect([...own.keys.keys()]).toEqual(['second', 'third'])
    for (let more = 0; more < 39; more++, now++) await key.keep(`more ${more}`)
    expect(own.keys.size).toBe(40)
    expect(own.keys.has('second')).toBe(false)
  })
})

function memoryStore(): TraceKeyStore & { keys: Map<string, TraceKey> } {
  const keys = new Map<string, TraceKey>()
  return {
    keys,
    put: async (key) => void keys.set(key.traceId, key),
    find: async (id) => keys.get(id) ?? null,
    list: async () => [...keys.values()],
    remove: async (ids) => ids.forEach((id) => void keys.delete(id)),
  }
}

function encodeHeader(header: unknown): string {
  return base64url.encode(JSON.stringify(header))
}

async function failure(act: () => Promise<unknown>): Promise<string> {
  return act().then(
    (value) => `no failure: ${String(value)}`,
    (error: unknown) => String(error),
  )
}

/** The distinct errors with which the attempts fail. */
async function failures<Attempt>(
  attempts: Attempt[],
  act: (attempt: Attempt) => Promise<unknown>,
): Promise<string[]> {
  const all = await Promise.all(attempts.map((attempt) => failure(() => act(attempt))))
  return [...new Set(all)]
}

/** Each character is replaced by its neighbour in the alphabet: a last one may differ in unused bits only. */
async function failuresOfFlips(jwe: string, act: (jwe: string) => Promise<unknown>): Promise<string[]> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const flipped = [...jwe].map((old, at) => {
    const other = old === '.' ? 'A' : alphabet[alphabet.indexOf(old) ^ 1]
    return jwe.slice(0, at) + other + jwe.slice(at + 1)
  })
  return failures(flipped, act)
}
