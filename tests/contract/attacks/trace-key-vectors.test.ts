import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  decryptPayload,
  encryptToBrowser,
  type TracePrivateJwk,
} from '../../../server/crypto/trace-payload.ts'
import { UnreadablePayloadError } from '../../../shared/lib/trace-jwe.ts'
import { sealByHand } from '../../support/sealed-by-hand.ts'

/** From Project Wycheproof: key pairs with their shared secret, or none for an invalid public key. */
type Vector = {
  tcId: number
  what: string
  public: Record<'kty' | 'crv' | 'x' | 'y', string>
  private: Omit<TracePrivateJwk, 'kid'>
  shared: string | null
}
const table = join(import.meta.dirname, '../tables/ecdh-p256-vectors.json')
const { vectors } = JSON.parse(readFileSync(table, 'utf8')) as { vectors: Vector[] }
const valid = vectors.filter(({ shared }) => shared !== null)
const invalid = vectors.filter(({ shared }) => shared === null)

const traceId = '0197a0c0-6f3e-7c4e-9d2a-5b7f1c2d3e4f'
const text = '{"说明":"榫"}'
const theError = String(new UnreadablePayloadError())

describe('trust 26: the keys of Wycheproof', () => {
  test.each(valid)('$tcId, $what: what is sealed by its shared secret is read', async (vector) => {
    expect(await read(vector, vector.shared ?? '')).toBe(text)
    const [first = '', ...rest] = vector.shared ?? ''
    const other = first === '0' ? '1' : '0'
    expect(await failure(read(vector, other + rest.join('')))).toBe(theError)
    expect(await encryptToBrowser({ text, browserPublicJwk: vector.public, traceId })).toContain('.')
  })

  test.each(invalid)('$tcId, $what: the one error on either side', async (vector) => {
    expect(await failure(read(vector, '00'.repeat(32)))).toBe(theError)
    expect(await failure(encryptToBrowser({ text, browserPublicJwk: vector.public, traceId }))).toBe(theError)
  })

  test('are of both sorts', () => {
    expect(valid.length).toBeGreaterThan(25)
    expect(invalid.length).toBeGreaterThan(15)
  })
})

/** What the server reads from a payload whose sender has derived this shared secret. */
function read({ public: epk, private: key }: Vector, shared: string): Promise<string> {
  const kid = 'vector'
  const serverKeys = new Map([[kid, { ...key, kid }]])
  const header = { alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid, traceId, epk }
  const jwe = sealByHand({ header, secret: Buffer.from(shared, 'hex'), text })
  return decryptPayload({ jwe, serverKeys, traceId })
}

async function failure(act: Promise<unknown>): Promise<string> {
  return act.then(
    (value) => `no failure: ${String(value)}`,
    (error: unknown) => String(error),
  )
}
