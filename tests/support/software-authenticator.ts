import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { attestationCertificate, attestationKey } from './attestation-certificate.ts'
import { testOrigin } from './portal/portal.ts'

/** Possible defects of the authenticator's response. */
export type Twist = {
  challenge?: string
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  /** An unrequested attestation, signed by the new key itself or by that of a certificate. */
  attested?: 'byItself' | 'byCertificate'
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

/** A software authenticator: one ES256 key for one site, with responses as browsers pass them on. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle: string | null = null
  #counter = 0

  /** Creates the passkey: the response to `passkeys.registerStart`. */
  create(options: { challenge: string; user: { id: string } }, twist: Twist = {}) {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.#head(flags.attested, twist),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ])
    const clientDataJSON = clientData('webauthn.create', options.challenge, twist)
    const statement = new Map<string, number | Uint8Array | Uint8Array[]>()
    if (twist.attested) {
      const signer = twist.attested === 'byItself' ? this.#keys.privateKey : attestationKey
      statement.set('alg', -7)
      statement.set('sig', new Uint8Array(signedBy(signer, authData, clientDataJSON)))
      if (signer === attestationKey) statement.set('x5c', [new Uint8Array(attestationCertificate)])
    }
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | typeof statement>([
        ['fmt', twist.attested ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Uses the passkey: the response to `passkeys.proveStart` or `passkeys.signInStart`. */
  answer(options: { challenge: string }, twist: Twist = {}) {
    this.#counter += 1
    const authData = this.#head(0, { counter: this.#counter, ...twist })
    const clientDataJSON = clientData('webauthn.get', options.challenge, twist)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signedBy(this.#keys.privateKey, authData, clientDataJSON).toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const }
  }

  #head(
    more: number,
    { rpId = new URL(testOrigin).hostname, isVerified = true, counter = 0 }: Twist,
  ): Buffer {
    const head = Buffer.alloc(37)
    createHash('sha256').update(rpId).digest().copy(head)
    head[32] = flags.present | (isVerified ? flags.verified : 0) | more
    head.writeUInt32BE(counter, 33)
    return head
  }
}

function signedBy(key: KeyObject, authData: Buffer, clientDataJSON: Buffer): Buffer {
  const hash = createHash('sha256').update(clientDataJSON).digest()
  return sign('sha256', Buffer.concat([authData, hash]), key)
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function clientData(type: string, asked: string, { challenge = asked, origin = testOrigin }: Twist): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
