import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ChangedChange } from '../../../../shared/contract/organisations/super-admin-change.ts'
import {
  type SideAction,
  superAdminTerms,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Account, CallContext } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { requireIdentity } from '../../sign-in/ways-in/identity-proof.ts'
import { requireSideAction, sideOf } from './super-admin-change.policy.ts'
import { changedOf } from './super-admin-change.present.ts'
import { type ChangeRow, findChange } from './super-admin-change.queries.ts'
import { changeColumns } from './super-admin-columns.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'
import { noOpinion } from './void-opinions.ts'

type AnswerInput = { changeId: string; version: number; action: SideAction; statement?: string | undefined }

/**
 * The answer of one side: agrees, contests with a reason, or withdraws the request. Only agreeing gives
 * something away, so it requires a fresh proof.
 * @throws ApiError `notAvailable`, `illegalTransition`, `conflict`, `stepUpNeeded`, `invalidInput`
 */
export async function answerSuperAdminChange(
  ctx: CallContext<Account>,
  { changeId, version, action, statement }: AnswerInput,
): Promise<ChangedChange> {
  const { accountId } = ctx.actor
  const change = await findChange(ctx.db, changeId)
  if (!change || !sideOf(change, accountId)) throw new ApiError('notAvailable')
  requireSideAction(change, action, accountId)
  if (change.version !== version) throw new ApiError('conflict')
  if (action === 'agree') await requireIdentity(ctx)
  if (action === 'contest' && !statement) {
    throw new ApiError('invalidInput', { fields: { statement: { reason: 'required' } } })
  }
  const moved = await move(ctx, superAdminLifecycle, change, {
    action,
    accountId,
    set: {
      ...(statement &&
        action !== 'withdraw' && {
          answer_encrypted: ctx.services.cipher.encrypt(statement, changeColumns.answer),
        }),
      ...(await columnsOf(ctx, action, change)),
    },
  })
  return changedOf(moved)
}

/** An answer starts the deciders' deadline, and voids an opinion given before it. */
async function columnsOf(ctx: CallContext<Account>, action: SideAction, change: ChangeRow) {
  if (action === 'withdraw') return { due_on: null, decided_at: databaseClock }
  const due_on = change.due_on ?? (await dayAfterWorkingDays(ctx.db, superAdminTerms.replyWorkingDays))
  return { due_on, ...noOpinion, ...(action === 'agree' && { agreed_at: databaseClock }) }
}
