import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** The content to seal, and everything about its form that an attacker chooses. */
export type ByHand = {
  header: Record<string, unknown> | string
  /** The shared secret. */
  secret: Buffer
  text: string | Buffer
  iv?: Buffer
  /** The number of tag bytes to send. */
  tagBytes?: number
  /** False: the text consists of blocks that are padded already. */
  isPadded?: boolean
}

/** A compact JWE (ECDH-ES, A256CBC-HS512) built from its parts, so that each of them may be wrong. */
export function sealByHand({
  header,
  secret,
  text,
  iv = randomBytes(16),
  tagBytes = 32,
  isPadded = true,
}: ByHand): string {
  const aad = encode(Buffer.from(typeof header === 'string' ? header : JSON.stringify(header)))
  const key = concatKdf(secret, 'A256CBC-HS512', 64)
  const cipher = createCipheriv('aes-256-cbc', key.subarray(32), iv.subarray(0, 16)).setAutoPadding(isPadded)
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final()])
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(aad.length * 8))
  const tag = createHmac('sha512', key.subarray(0, 32))
    .update(Buffer.concat([Buffer.from(aad), iv, ciphertext, length]))
    .digest()
    .subarray(0, tagBytes)
  return [aad, '', encode(iv), encode(ciphertext), encode(tag)].join('.')
}

/** NIST SP 800-56A with SHA-256, for direct key agreement without party names. */
function concatKdf(secret: Buffer, algorithm: string, bytes: number): Buffer {
  const info = Buffer.concat([
    number(algorithm.length),
    Buffer.from(algorithm),
    number(0),
    number(0),
    number(bytes * 8),
  ])
  const rounds = Array.from({ length: Math.ceil(bytes / 32) }, (_, round) =>
    createHash('sha256')
      .update(Buffer.concat([number(round + 1), secret, info]))
      .digest(),
  )
  return Buffer.concat(rounds).subarray(0, bytes)
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export function encode(bytes: Buffer): string {
  return bytes.toString('base64url')
}
