import { timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../services.ts'

type Hashing = Pick<Services, 'keyedHash'>

/** The kind of link; a secret of one kind is invalid for the other. */
type Purpose = 'deletion link' | 'suspension link'

const idLength = 22
const proofLength = 22

/** The secret of a link that opens one row for reading, derived from its id, so none is stored. */
export function secretOf(services: Hashing, purpose: Purpose, id: string): string {
  const proof = services.keyedHash(id, purpose).toString('base64url').slice(0, proofLength)
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + proof
}

/** The id in a secret; null if it was not made by this portal for this purpose. */
export function idIn(services: Hashing, purpose: Purpose, secret: string): string | null {
  if (secret.length !== idLength + proofLength) return null
  const hex = Buffer.from(secret.slice(0, idLength), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, wanted] = [Buffer.from(secret), Buffer.from(secretOf(services, purpose, id))]
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted) ? id : null
}
