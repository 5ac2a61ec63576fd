import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { endReviewsOf } from '../judging/review-lifecycle.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { fillPlacesUpTo } from './fill-places.ts'
import { holdsPlace } from './revisable.ts'
import { findDisqualified } from './revisions.queries.ts'
import { tellOutcome } from './tell-outcome.ts'

/** Ends an entry: its reviews stop, its place goes to the waiting list, and its team is told. */
export async function disqualifyEntry(
  ctx: CallContext<StaffMember>,
  round: RoundRow,
  entry: EntryRow,
): Promise<void> {
  const moved = await move(ctx, entryLifecycle, entry, {
    action: 'disqualify',
    accountId: ctx.actor.accountId,
  })
  await endReviewsOf(ctx, entry.id)
  const titleOf = await titlesOfRounds(ctx, [round.number])
  await tellOutcome(ctx, titleOf(round.number), moved)
  await fillPlacesUpTo(ctx, round, holdsPlace(entry))
}

/** Why the entry of an application was disqualified, and its round; null where it was not. */
export async function disqualificationOf(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  applicationId: string,
): Promise<{ reason: string; roundId: string } | null> {
  const found = await findDisqualified(db, applicationId)
  return (
    (found && {
      reason: openText(services, 'revision', found.reason) ?? '',
      roundId: String(found.round_number),
    }) ??
    null
  )
}
