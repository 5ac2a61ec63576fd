import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { withoutContacts } from '../../../../shared/lib/text/masking.ts'
import type { EndAction } from '../../../../shared/rules/venture/award-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { ColumnsOf } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import { releasePlace, wouldGain } from '../deciding/release-place.ts'
import { untouched } from './agreement.ts'
import { awardLifecycle, trancheLifecycle } from './award-lifecycle.ts'
import { tellStaff, tellTeam } from './award-notices.ts'
import { sealText } from './award-texts.ts'
import {
  type AwardRow,
  findAward,
  listReports,
  listTranches,
  lockAwardOf,
  lockEntry,
  type TrancheRow,
} from './awards.queries.ts'
import { awardToRun } from './own-award.ts'

type End = { awardId: string; version: number; action: EndAction; reason: string }

/**
 * Closes an award whose closing report is accepted, or stops it: one person asks for that with a reason, another one
 * confirms. Then what was planned or proposed for the team ends, what is to be paid back does not. Where nothing was agreed
 * yet, the place goes to the waiting list.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `secondPersonNeeded`, `ownInterest`, `invalidInput`
 */
export async function endAward(ctx: CallContext<StaffMember>, { awardId, version, action, reason }: End) {
  // In the order in which an entry is withdrawn with its award.
  const found = await findAward(ctx.db, awardId)
  const entry = found && action === 'stop' ? await lockEntry(ctx.db, found.entry_id) : undefined
  const award = await awardToRun(ctx, awardId)
  if (award.version !== version) throw new ApiError('conflict')
  if ((action === 'askStop' || action === 'stop') && (await wouldGain(ctx, award)))
    throw new ApiError('ownInterest')
  const { accountId } = ctx.actor
  const tranches = await listTranches(ctx.db, award.id)
  const open = tranches.filter(isOpen)
  if (action === 'close' && !(await canClose(ctx, award.id, open.length)))
    throw new ApiError('illegalTransition')
  if ((action === 'askStop') !== (award.stop_asked_by === null) && action !== 'close')
    throw new ApiError('illegalTransition')
  // The bank may have moved it already, so that it is confirmed or sent back first.
  if (
    action === 'stop' &&
    open.some(({ direction, state }) => direction === 'payment' && state === 'proposed')
  )
    throw new ApiError('illegalTransition')
  const set = () => columnsOf(ctx, action, reason)
  const after = await move(ctx, awardLifecycle, award, { action, accountId, set })
  if (action === 'stop' || action === 'close') await ended(ctx, after, open)
  if (entry?.state === 'selected') await releasePlace(ctx, entry, award.id)
  return { awardId: award.id, state: after.state, version: after.version }
}

function columnsOf(
  { actor: { accountId }, services }: Pick<CallContext<StaffMember>, 'actor' | 'services'>,
  action: EndAction,
  reason: string,
): ColumnsOf<'venture_awards'> {
  const because = {
    ended_because_encrypted: reason === '' ? null : sealText(services, 'ended', withoutContacts(reason)),
  }
  switch (action) {
    case 'askStop':
      if (reason === '') throw new ApiError('invalidInput', { fields: { reason: { reason: 'required' } } })
      return { ...because, stop_asked_by: accountId }
    case 'holdStop':
      return { ended_because_encrypted: null, stop_asked_by: null }
    case 'stop':
      return { ended_at: databaseClock, stop_confirmed_by: accountId }
    case 'close':
      return { ...because, ended_at: databaseClock, stop_asked_by: null }
  }
}

/** What is asked for, planned or proposed, in either direction. */
export const isOpen = ({ state }: Pick<TrancheRow, 'state'>) => state !== 'paid' && state !== 'ended'

/** What was to be paid is not paid any more, and the team hears of the end. */
async function ended(
  ctx: CallContext<StaffMember>,
  award: AwardRow,
  open: readonly TrancheRow[],
): Promise<void> {
  for (const tranche of open)
    if (tranche.direction === 'payment')
      await move(ctx, trancheLifecycle, tranche, {
        ...{ action: 'end', accountId: ctx.actor.accountId },
        set: untouched,
      })
  await tellTeam(ctx, award, award.state === 'stopped' ? 'stopped' : 'closed')
}

/** Ends the award of an entry that its team withdraws, and says which: nothing is agreed yet, so that nothing is paid. */
export async function renounceAward(
  ctx: OwnContext,
  entryId: string,
  accountId: OwnedId | null,
): Promise<string | null> {
  const award = await lockAwardOf(ctx.db, entryId)
  if (!award || award.state === 'stopped') return null
  const after = await move(ctx, awardLifecycle, award, {
    ...{ action: 'renounce', accountId, side: 'team' },
    set: { ended_at: databaseClock, ended_because_encrypted: null, stop_asked_by: null },
  })
  await tellStaff(ctx, after, 'renounced')
  return after.id
}

/** Nothing is left to pay, and every report is accepted. */
export async function canClose({ db }: Pick<CallContext, 'db'>, awardId: string, openTranches: number) {
  const reports = await listReports(db, awardId)
  return openTranches === 0 && reports.every(({ state }) => state === 'accepted')
}
