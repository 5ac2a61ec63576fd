import type { CallContext } from '../../context.ts'
import { deletionCookie } from '../../cookie-names.ts'
import type { Services } from '../../services.ts'
import { describeLink, type StatedLink } from '../sign-in/ways-in/kept-secret.ts'
import { idIn, secretOf } from '../sign-in/ways-in/link-secret.ts'
import { findDeletion, findLatestDeletion } from './deletion.queries.ts'

const purpose = 'deletion link'

/** The link in the message about a deletion; null where there is none. */
export async function linkOfDeletion(services: Services, accountId: string): Promise<string | null> {
  const deletion = await findLatestDeletion(services.pool, accountId)
  return deletion ? `/accountDeletion?link=${secretOf(services, purpose, deletion.id)}` : null
}

/**
 * The planned deletion of the account that a link is about, for whoever holds the link: nothing says whose it
 * is. Without a token, the browser's stored link is used.
 */
export async function describeDeletion(ctx: CallContext, stated: StatedLink) {
  return describeLink(ctx, { cookie: deletionCookie }, stated, (secret) => describePlanned(ctx, secret))
}

async function describePlanned(ctx: CallContext, secret: string) {
  const id = idIn(ctx.services, purpose, secret)
  const deletion = id && (await findDeletion(ctx.db, id))
  if (!deletion) return { state: 'closed' as const }
  const { requested_at, due_at, cancelled_at, done_at } = deletion
  return {
    state: done_at ? ('done' as const) : cancelled_at ? ('withdrawn' as const) : ('planned' as const),
    requestedAt: requested_at.toISOString(),
    dueAt: due_at.toISOString(),
  }
}
