import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import {
  createServerKey,
  decryptPayload,
  type TracePrivateJwk,
} from '../../../server/crypto/trace-payload.ts'
import { UnreadablePayloadError } from '../../../shared/lib/trace-jwe.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { encode, sealByHand } from '../../support/sealed-by-hand.ts'
import { openSecuredClient } from '../../support/secured-call.ts'
import { newBrowser, postCall } from '../../support/sign-in.ts'
import { createAccount } from '../../support/world/actors.ts'

const text = '{"TeamID":"x","phone":"13800138000"}'
const traceId = '0197a0c0-6f3e-7c4e-9d2a-5b7f1c2d3e4f'

type ServerKey = { kid: string; x: string; y: string }
type Sealed = { epk: Record<string, unknown>; secret: Buffer }

const bytesOf = (coordinate: string) => Buffer.from(coordinate, 'base64url')
const pointOf = ({ x, y }: ServerKey) => Buffer.concat([Buffer.from([4]), bytesOf(x), bytesOf(y)])

function keyOf(ecdh: ECDH) {
  const point = ecdh.getPublicKey()
  return { kty: 'EC', crv: 'P-256', x: encode(point.subarray(1, 33)), y: encode(point.subarray(33)) }
}

/** An honest key agreement, repeated until it meets the condition. */
function agree(server: ServerKey, isWanted: (sealed: Sealed) => boolean = () => true): Sealed {
  for (;;) {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const sealed = { epk: keyOf(ecdh), secret: ecdh.computeSecret(pointOf(server)) }
    if (isWanted(sealed)) return sealed
  }
}

const zero = Buffer.alloc(32)
const prime = Buffer.from('ffffffff00000001000000000000000000000000ffffffffffffffffffffffff', 'hex')
const epkAt = (x: Buffer, y: Buffer) => ({ kty: 'EC', crv: 'P-256', x: encode(x), y: encode(y) })

/** Payloads by an attacker who knows how sealing works, each with its defect. */
function attacks(server: ServerKey, id: string): [string, string][] {
  const { epk, secret } = agree(server)
  const header = { alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid: server.kid, traceId: id, epk }
  const seal = (more: object, change: Partial<Parameters<typeof sealByHand>[0]> = {}) =>
    sealByHand({ header: { ...header, ...more }, secret, text, ...change })
  const five = Buffer.from([...new Uint8Array(31), 5])
  /** On a related curve this point has order two: with an odd private key it agrees on its own x. */
  const ofOrderTwo = sealByHand({ header: { ...header, epk: epkAt(five, zero) }, secret: five, text })
  const [part, key, iv, ciphertext, tag] = seal({}).split('.') as [string, string, string, string, string]
  const twice = `{"alg":"dir",${JSON.stringify(header).slice(1)}`
  return [
    ['a point of order two on another curve', ofOrderTwo],
    [
      'the point at infinity',
      sealByHand({ header: { ...header, epk: epkAt(zero, zero) }, secret: zero, text }),
    ],
    ['a coordinate of nothing', seal({ epk: { ...epk, x: encode(zero) } })],
    ['a coordinate that is the prime', seal({ epk: epkAt(prime, bytesOf(String(epk.y))) })],
    ['a coordinate above the prime', seal({ epk: epkAt(Buffer.alloc(32, 255), bytesOf(String(epk.y))) })],
    ['a point between both curves', seal({ epk: { ...epk, y: epk.x } })],
    ['a coordinate of a byte less', seal({ epk: { ...epk, x: encode(bytesOf(String(epk.x)).subarray(1)) } })],
    [
      'a coordinate with one zero more',
      seal({ epk: { ...epk, x: encode(Buffer.concat([Buffer.alloc(1), bytesOf(String(epk.x))])) } }),
    ],
    ['a compressed point', seal({ epk: { kty: 'EC', crv: 'P-256', x: epk.x } })],
    ['another curve by name', seal({ epk: { ...epk, crv: 'secp256k1' } })],
    ['another kind of key', seal({ epk: { kty: 'OKP', crv: 'X25519', x: epk.x } })],
    ['a key that has its private half', seal({ epk: { ...epk, d: encode(randomBytes(32)) } })],
    ['no key', seal({ epk: undefined })],
    ...['dir', 'none', 'ECDH-ES+A128KW', 'ecdh-es', 'A256KW', 'RSA1_5', '', null, ['ECDH-ES']].map(
      (alg): [string, string] => [`alg ${JSON.stringify(alg)}`, seal({ alg })],
    ),
    ...['A128CBC-HS256', 'A256GCM', 'A192CBC-HS384', 'none', '', null].map((enc): [string, string] => [
      `enc ${JSON.stringify(enc)}`,
      seal({ enc }),
    ]),
    ...[
      { zip: 'DEF' },
      { crit: ['traceId'] },
      { crit: [] },
      { b64: false },
      { apu: 'AA' },
      { apv: 'AA' },
    ].map((more): [string, string] => [`header ${JSON.stringify(more)}`, seal(more)]),
    ...[{ jwk: epk }, { jku: 'https://evil.example' }, { x5c: [] }, { p2c: 2 ** 31 }, { cty: 'JWT' }].map(
      (more): [string, string] => [`header ${JSON.stringify(more)}`, seal(more)],
    ),
    ['alg said twice', sealByHand({ header: twice, secret, text })],
    [
      'a header with a mark before it',
      sealByHand({ header: `\ufeff${JSON.stringify(header)}`, secret, text }),
    ],
    ['a header that is a list', sealByHand({ header: JSON.stringify([header]), secret, text })],
    ...[0, 1, 16, 24, 31, 48, 64].map((tagBytes): [string, string] => [
      `a tag of ${tagBytes} bytes`,
      seal({}, { tagBytes }),
    ]),
    ...[17, 32].map((bytes): [string, string] => [
      `an IV of ${bytes} bytes`,
      seal({}, { iv: randomBytes(bytes) }),
    ]),
    ['an IV of 12 bytes', [part, key, encode(randomBytes(12)), ciphertext, tag].join('.')],
    ['no ciphertext', [part, key, iv, '', tag].join('.')],
    ['half a block', [part, key, iv, encode(bytesOf(ciphertext).subarray(0, 8)), tag].join('.')],
    ['a block less', [part, key, iv, encode(bytesOf(ciphertext).subarray(16)), tag].join('.')],
    ['an encrypted key where there is none', [part, encode(randomBytes(64)), iv, ciphertext, tag].join('.')],
    // Right key, right tag: an error about the padding must not be distinguishable from a wrong tag.
    ...[0, 17, 255].map((last): [string, string] => [
      `padding of ${last}`,
      seal({}, { text: Buffer.concat([Buffer.alloc(15, 97), Buffer.from([last])]), isPadded: false }),
    ]),
    [
      'padding of different bytes',
      seal({}, { text: Buffer.from('aaaaaaaaaaaaa\u0001\u0002\u0003'), isPadded: false }),
    ],
    ['bytes that are no text', seal({}, { text: Buffer.from([0xff, 0xfe, 0xfd]) })],
  ]
}

describe('trust 26: payloads made by somebody who knows how they are made', () => {
  let key: Awaited<ReturnType<typeof createServerKey>>
  let keys: Map<string, TracePrivateJwk>
  beforeAll(async () => {
    // An odd private key, which a point of order two would reveal.
    do key = await createServerKey()
    while ((bytesOf(key.privateJwk.d).at(-1) ?? 0) % 2 === 0)
    keys = new Map([[key.kid, key.privateJwk]])
  })
  const server = (): ServerKey => ({ kid: key.kid, x: key.publicJwk.x, y: key.publicJwk.y })
  const read = (jwe: unknown) => decryptPayload({ jwe, serverKeys: keys, traceId })

  it('honest ones are read, even if a coordinate or the secret begins with zero', async () => {
    const wanted: ((sealed: Sealed) => boolean)[] = [
      () => true,
      ({ epk }) => bytesOf(String(epk.x))[0] === 0,
      ({ epk }) => bytesOf(String(epk.y))[0] === 0,
      ({ secret }) => secret[0] === 0,
    ]
    for (const isWanted of wanted) {
      const { epk, secret } = agree(server(), isWanted)
      const header = { alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid: key.kid, traceId, epk }
      expect(await read(sealByHand({ header, secret, text }))).toBe(text)
    }
  })

  it('every other one gives the same error', async () => {
    for (const [label, jwe] of attacks(server(), traceId)) {
      const outcome = await read(jwe).catch((error: unknown) => String(error))
      expect([label, outcome]).toEqual([label, String(new UnreadablePayloadError())])
    }
  })
})

describe('trust 26, over HTTP', () => {
  const path = 'techWebAPI/organization/change/v3/checkPhone'
  let portal: TestPortal
  beforeAll(async () => {
    portal = await openPortal({ listens: true })
  })
  afterAll(() => portal.close())

  it('every one of them is answered with the same bytes', async () => {
    const { token } = await createAccount(portal)
    const from = { browser: newBrowser(), cookie: `${sessionCookie}=${token}` }
    const client = openSecuredClient(portal, from)
    const answers = new Set<string>()
    const labels = attacks(await serverKeyOf(client), traceId).map(([label]) => label)
    for (const label of labels) {
      await portal.db.deleteFrom('rate_limits').execute()
      const trace = await client.getTrace(path)
      const server = trace.serverKey as ServerKey
      const [, data] = attacks(server, trace.traceId).find(([name]) => name === label) ?? []
      const {
        status,
        code,
        data: error,
      } = await postCall(portal, path, { traceId: trace.traceId, data }, from)
      answers.add(JSON.stringify({ status, code, error }))
    }
    expect([...answers]).toEqual([expect.stringContaining('"code":4009')])
  })

  async function serverKeyOf(client: ReturnType<typeof openSecuredClient>): Promise<ServerKey> {
    return (await client.getTrace(path)).serverKey as ServerKey
  }
})
