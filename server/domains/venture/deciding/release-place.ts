import type { OwnContext } from '../../../own-transaction.ts'
import { move } from '../../move.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import { fillPlaces } from './fill-places.ts'

/** Takes the place of an entry whose award was stopped before its team had agreed to anything; it goes to the waiting list. */
export async function releasePlace(ctx: OwnContext, entry: EntryRow): Promise<void> {
  const { round_number: number } = await move(ctx, entryLifecycle, entry, {
    action: 'release',
    accountId: null,
  })
  const round = await lockRound(ctx.db, number)
  if (!round) throw new Error(`no round ${number}`)
  await fillPlaces(ctx, round)
}
