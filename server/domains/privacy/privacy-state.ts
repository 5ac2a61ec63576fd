import type { Account, CallContext } from '../../context.ts'
import { findOpenDeletion } from '../sign-in/sessions/start-session.ts'
import { ownConsents } from './consents.ts'
import { ownExports } from './exports.ts'

/** What the part about my data shows: what I agreed to, my packages, whether I leave, and how I prove that it is me. */
export async function readPrivacy(ctx: CallContext<Account>) {
  const { staff } = ctx.actor
  const leaving = await findOpenDeletion(ctx.db, ctx.actor.accountId)
  return {
    consents: await ownConsents(ctx),
    exports: await ownExports(ctx),
    leaving: leaving
      ? { requestedAt: leaving.requested_at.toISOString(), dueAt: leaving.due_at.toISOString() }
      : null,
    proof: staff
      ? staff.hasFreshProof
        ? ('proven' as const)
        : ('secondFactor' as const)
      : ('code' as const),
  }
}
