import type { CallContext, StaffMember } from '../../../context.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import type { AwardRow } from '../awards/awards.queries.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { hasOwnWaiting } from '../entries/interest.queries.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { fillPlaces } from './fill-places.ts'

/** Takes the place of an entry whose award was stopped before its team had agreed to anything; it goes to the waiting list. */
export async function releasePlace(ctx: OwnContext, entry: EntryRow, freedBy: string): Promise<void> {
  const { round_number: number } = await move(ctx, entryLifecycle, entry, {
    action: 'release',
    accountId: null,
  })
  const round = await lockRound(ctx.db, number)
  if (!round) throw new Error(`no round ${number}`)
  await fillPlaces(ctx, round, { freedBy })
}

/** Whether the place of an award would go on, and somebody's own team or organisation waits for it: they do not free it. */
export async function wouldGain(
  { db, actor }: Pick<CallContext<StaffMember>, 'db' | 'actor'>,
  { state, round_number: round }: Pick<AwardRow, 'state' | 'round_number'>,
): Promise<boolean> {
  return state === 'awarded' && (await hasOwnWaiting(db, actor.accountId, [round]))
}
