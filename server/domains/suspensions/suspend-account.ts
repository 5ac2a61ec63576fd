import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { reasonOnRecord } from '../../../shared/lib/text/masking.ts'
import type { SuspensionReason } from '../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { voidOpinionsOf } from '../organisations/super-admin/void-opinions.ts'
import { withdrawChangesOf } from '../organisations/super-admin/withdraw-changes-of.ts'
import { endTokensOfAccount } from '../partners/end-tokens.ts'
import { openPhone } from '../sign-in/account/personal-fields.ts'
import { endSessions } from '../sign-in/sessions/sessions.ts'
import { closeChangesOf } from '../staff/role-changes/close-changes-of.ts'
import { freeWork } from '../staff/work/free-work.ts'
import { endLooks } from '../staff/work/look-at-work.ts'
import { requireTurn } from './require-turn.ts'
import { closeWaysIn, insertSuspension, setStatus, takeBackOffers } from './suspension.queries.ts'
import { suspensionNotice } from './suspension-notice.ts'

type Input = { userID: OwnedId; reason: SuspensionReason; words: string }

/**
 * Suspends an account: everything open in its name ends with the same commit, on every node. The person is
 * notified once more by mail or text message; the portal keeps the message for their return.
 */
export async function suspendAccount(ctx: CallContext<StaffMember>, { userID, reason, words }: Input) {
  const account = await requireTurn(ctx, userID, 'suspend')
  const { cipher } = ctx.services
  await setStatus(ctx.db, userID, 'suspended')
  const suspensionId = await insertSuspension(ctx.db, {
    account_id: userID,
    reason,
    words_encrypted: cipher.encrypt(reasonOnRecord(words), 'account_suspensions.words'),
    suspended_by: ctx.actor.accountId,
  })
  const sessions = await endSessions(ctx.db, userID)
  const phone = openPhone(ctx, account)
  await closeWaysIn(ctx.db, userID, phone ? cipher.blindIndexes(phone, 'one_time_codes.phone') : [])
  await endLooks(ctx.db, userID)
  await freeWork(ctx)
  await takeBackOffers(ctx.db, userID)
  await closeChangesOf(ctx, userID)
  await withdrawChangesOf(ctx, userID)
  await voidOpinionsOf(ctx, userID)
  await endTokensOfAccount(ctx.db, userID)
  // Without the written reason, which is personal: it is encrypted with the suspension, and deleted with it.
  ctx.audit({
    kind: 'account.suspended',
    subjectKind: 'account',
    subjectId: userID,
    before: { status: 'active' },
    after: { status: 'suspended', reason, sessions },
  })
  // This also wakes the event streams, which then find their session ended.
  await notify(ctx, {
    to: { kind: 'account', accountId: userID },
    category: 'internal',
    ...suspensionNotice(reason, suspensionId),
  })
  return {}
}
