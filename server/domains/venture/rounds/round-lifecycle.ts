import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import type { Step } from '../../../../shared/rules/lifecycle.ts'
import {
  type RoundAction,
  type RoundState,
  roundTransitions,
} from '../../../../shared/rules/venture/round-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Lifecycle } from '../../move.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { sealText } from '../entries/venture-texts.ts'
import { insertRoundEvent } from './rounds.queries.ts'

/** Its steps; teams are told of them by the clock of the programme, which reads the events. */
type Table = Readonly<Record<RoundAction, Step<RoundState, 'staff' | 'portal'>>>

export const roundLifecycle: Lifecycle<RoundRow, Table, ColumnsOf<'venture_rounds'>> = {
  table: roundTransitions,
  subject: 'ventureRound',
  teamId: () => null,
  makers: (_, round, action) => (action === 'confirmPublish' ? [round.publish_asked_by] : []),
  kept: ({ number, state, opens_at, closes_at, scores_due_at, places, budget }) => ({
    ...{ number, state, places, budget },
    opensAt: opens_at?.toISOString() ?? null,
    closesAt: closes_at?.toISOString() ?? null,
    scoresDueAt: scores_due_at?.toISOString() ?? null,
  }),
  change: (db, round, state, set) =>
    changeSeen(db, 'venture_rounds', round, { ...set, state, changed_at: databaseClock }),
  event: ({ db, services }, { action, side, accountId, before, after, note }) =>
    insertRoundEvent(db, {
      ...{ round_id: after.id, action, party: side, account_id: accountId },
      ...{ from_state: before?.state ?? after.state, to_state: after.state },
      note_encrypted: note ? sealText(services, 'note', note) : null,
    }),
  /** Everybody reads on public pages where a round is; its entries are ranked once nobody judges it any more. */
  follow: async ({ db, services }, { action, after }) => {
    const { list, page } = offeringPaths.round
    await services.contentChanged(db, [list, `${page}${after.number}`])
    if (action === 'deliberate') await services.enqueue(db, 'close-reviews', { number: after.number })
  },
}

/** How a closing was moved, as the note of its event. */
export type Moved = { closesFrom: string; closesTo: string; dueFrom: string; dueTo: string; reason: string }
