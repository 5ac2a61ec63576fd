import { timingSafeEqual } from 'node:crypto'
import type { CallContext } from '../../../context.ts'
import { deletionCookie } from '../../../cookie-names.ts'
import type { Services } from '../../../services.ts'
import { keptSecret } from '../kept-secret.ts'
import { findDeletion, findLatestDeletion } from './deletion.queries.ts'

type Hashing = Pick<Services, 'keyedHash'>

const idLength = 22
const proofLength = 22

/**
 * The path that the message about a deletion leads to; null where there is none. Its secret comes out of the number of
 * the deletion, so that none is stored; reading is all that it is good for.
 */
export async function linkOfDeletion(services: Services, accountId: string): Promise<string | null> {
  const deletion = await findLatestDeletion(services.pool, accountId)
  return deletion ? `/accountDeletion?link=${secretOf(services, deletion.id)}` : null
}

/**
 * What is planned for the account that a link is about, for who holds the link: nothing that says whose it is. Without a
 * token it is the one that the browser keeps.
 */
export async function describeDeletion(ctx: CallContext, { token }: { token?: string | undefined }) {
  const id = idIn(ctx.services, keptSecret(ctx, deletionCookie, token))
  const deletion = id && (await findDeletion(ctx.db, id))
  if (!deletion) return { state: 'closed' as const }
  const { requested_at, due_at, cancelled_at, done_at } = deletion
  return {
    state: done_at ? ('done' as const) : cancelled_at ? ('withdrawn' as const) : ('planned' as const),
    requestedAt: requested_at.toISOString(),
    dueAt: due_at.toISOString(),
  }
}

function secretOf(services: Hashing, id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + proofOf(services, id)
}

function proofOf({ keyedHash }: Hashing, id: string): string {
  return keyedHash(id, 'deletion link').toString('base64url').slice(0, proofLength)
}

/** The deletion that a secret opens; null for one that was not made here. */
function idIn(services: Hashing, secret: string): string | null {
  if (secret.length !== idLength + proofLength) return null
  const hex = Buffer.from(secret.slice(0, idLength), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, wanted] = [Buffer.from(secret), Buffer.from(secretOf(services, id))]
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted) ? id : null
}
