import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { reasonOnRecord } from '../../../shared/lib/text/masking.ts'
import type { LiftReason } from '../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { restartDeletion } from '../privacy/restart-deletion.ts'
import { endSessions } from '../sign-in/sessions/sessions.ts'
import { findLastingSuspension } from '../sign-in/sessions/suspension-link.ts'
import { requireTurn } from './require-turn.ts'
import { endSuspension, setStatus } from './suspension.queries.ts'
import { liftNotice } from './suspension-notice.ts'

type Input = { userID: OwnedId; reason: LiftReason; words: string }

/** Lifts a suspension; not by the person who made it. What was open before stays closed. */
export async function liftSuspension(ctx: CallContext<StaffMember>, { userID, reason, words }: Input) {
  await requireTurn(ctx, userID, 'lift')
  const lasting = await findLastingSuspension(ctx.db, userID)
  const said = reasonOnRecord(words)
  await setStatus(ctx.db, userID, 'active')
  // A sign-in in progress during the suspension has left a session that nobody could use.
  await endSessions(ctx.db, userID)
  if (lasting) {
    await endSuspension(ctx.db, lasting.id, {
      lift_reason: reason,
      lift_words_encrypted: ctx.services.cipher.encrypt(said, 'account_suspensions.lift_words'),
      lifted_by: ctx.actor.accountId,
    })
  }
  ctx.audit({
    kind: 'account.restored',
    subjectKind: 'account',
    subjectId: userID,
    before: { status: 'suspended', reason: lasting?.reason ?? null },
    after: { status: 'active', reason, suspendedBy: lasting?.suspended_by ?? null },
  })
  await notify(ctx, {
    to: { kind: 'account', accountId: userID },
    category: 'internal',
    ...liftNotice(reason),
  })
  await restartDeletion(ctx, userID)
  return {}
}
