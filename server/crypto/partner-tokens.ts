import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { errors, type JWK, jwtVerify, SignJWT } from 'jose'

/** A partner token's claims: the partner that it is made for, the subject that it names there, and its id. */
type PartnerClaims = { audience: string; subject: string; tokenId: string; lifeSeconds: number }

/** Signs and checks the short-lived tokens that name a person or a team to a partner. */
export type PartnerTokens = {
  sign(claims: PartnerClaims): Promise<string>
  /**
   * A record under a number, as compact JWS that never ends: whether it still holds is asked of the portal.
   * It has no `iat`, so that one record has one signature whenever it is read.
   */
  signRecord(number: string, record: Record<string, unknown>): Promise<string>
  /** The claims of our token; null if it is altered, expired or not ours. The caller checks the audience. */
  read(token: string): Promise<{ audience: string; subject: string; tokenId: string } | null>
  /** The public keys that may have signed tokens, the current one first. */
  publicKeys(): JWK[]
}

const algorithm = 'EdDSA'
const type = 'yisun-partner+jwt'
const recordType = 'yisun-record+jwt'

/**
 * Ed25519 keys, one derived from each key of the ring: the first signs, and the others are published as long
 * as they are in the ring, so what they have signed still verifies during a key rotation. Each is named by a
 * hash of its public half (RFC 7638), which reveals nothing of the ring.
 * @param issuer the portal's own address
 */
export function createPartnerTokens(keyRing: readonly { key: Buffer }[], issuer: string): PartnerTokens {
  const keys = keyRing.map(({ key }) => signingKey(key))
  const current = keys[0]
  if (!current) throw new Error('There is no key to sign tokens with')
  const publicById = new Map(keys.map((key) => [key.id, key.publicKey]))
  return {
    sign: ({ audience, subject, tokenId, lifeSeconds }) =>
      new SignJWT({})
        .setProtectedHeader({ alg: algorithm, kid: current.id, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(tokenId)
        .setIssuedAt()
        .setExpirationTime(`${lifeSeconds}s`)
        .sign(current.privateKey),
    signRecord: (number, record) =>
      new SignJWT(record)
        .setProtectedHeader({ alg: algorithm, kid: current.id, typ: recordType })
        .setIssuer(issuer)
        .setJti(number)
        .sign(current.privateKey),
    async read(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = publicById.get(kid ?? '')
            if (!key) throw new errors.JWKSNoMatchingKey()
            return key
          },
          {
            issuer,
            algorithms: [algorithm],
            typ: type,
            requiredClaims: ['aud', 'sub', 'jti', 'iat', 'exp'],
          },
        )
        const { aud, sub, jti } = payload
        return typeof aud === 'string' && sub && jti ? { audience: aud, subject: sub, tokenId: jti } : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
    publicKeys: () => keys.map(({ jwk }) => jwk),
  }
}

type SigningKey = { id: string; privateKey: KeyObject; publicKey: KeyObject; jwk: JWK }

/** PKCS #8 around the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(secret: Buffer): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'yisun partner tokens', 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Head, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey)
  const { kty = 'OKP', crv = 'Ed25519', x = '' } = publicKey.export({ format: 'jwk' })
  const id = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
  return { id, privateKey, publicKey, jwk: { kty, crv, x, kid: id, alg: algorithm, use: 'sig' } as JWK }
}
