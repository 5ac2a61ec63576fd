import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { untouched } from './agreement.ts'
import { awardLifecycle, trancheLifecycle } from './award-lifecycle.ts'
import { tellStaff, tellTeam } from './award-notices.ts'
import { sealText } from './award-texts.ts'
import { listReports, listTranches, lockAwardOf } from './awards.queries.ts'
import { awardToRun } from './own-award.ts'

type End = { awardId: string; version: number; action: 'close' | 'stop'; reason: string }

/**
 * Closes an award whose closing report is accepted, or stops it with a reason: what was planned or proposed for the
 * team ends, what is to be paid back does not.
 */
export async function endAward(ctx: CallContext<StaffMember>, { awardId, version, action, reason }: End) {
  const award = await awardToRun(ctx, awardId)
  if (award.version !== version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const tranches = await listTranches(ctx.db, award.id)
  const open = tranches.filter(({ state }) => state === 'planned' || state === 'proposed')
  if (action === 'close' && !(await canClose(ctx, award.id, open.length)))
    throw new ApiError('illegalTransition')
  const after = await move(ctx, awardLifecycle, award, {
    ...{ action, accountId },
    set: () => {
      if (action === 'stop' && reason === '')
        throw new ApiError('invalidInput', { fields: { reason: { reason: 'required' } } })
      return {
        ended_because_encrypted: reason === '' ? null : sealText(ctx.services, 'ended', reason),
        ended_at: databaseClock,
      }
    },
  })
  for (const tranche of open)
    if (tranche.direction === 'payment')
      await move(ctx, trancheLifecycle, tranche, { action: 'end', accountId, set: untouched })
  await tellTeam(ctx, after, action === 'stop' ? 'stopped' : 'closed')
  await ctx.services.contentChanged(ctx.db)
  return { awardId: award.id, state: after.state, version: after.version }
}

/** Ends the award of an entry that its team withdraws: nothing is agreed yet, so that nothing is paid. */
export async function renounceAward(ctx: OwnContext, entryId: string, accountId: OwnedId | null) {
  const award = await lockAwardOf(ctx.db, entryId)
  if (!award || award.state === 'stopped') return
  const after = await move(ctx, awardLifecycle, award, {
    ...{ action: 'renounce', accountId, side: 'team' },
    set: { ended_at: databaseClock },
  })
  await tellStaff(ctx, after, 'renounced')
  await ctx.services.contentChanged(ctx.db)
}

/** Nothing is left to pay, and every report is accepted. */
export async function canClose({ db }: Pick<CallContext, 'db'>, awardId: string, openTranches: number) {
  const reports = await listReports(db, awardId)
  return openTranches === 0 && reports.every(({ state }) => state === 'accepted')
}
