import type { Account, CallContext } from '../../context.ts'
import { findOpenDeletion } from '../sign-in/sessions/start-session.ts'
import { ownConsents } from './consents.ts'
import { ownExports } from './exports.ts'

/** Consents, packages, a pending deletion, and how the person can prove their identity. */
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
