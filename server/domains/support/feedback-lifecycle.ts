import { feedbackTransitions } from '../../../shared/rules/feedback.ts'
import { type ColumnsOf, changeSeen } from '../../db/change-seen.queries.ts'
import { databaseClock } from '../../db/database-clock.ts'
import type { Lifecycle } from '../move.ts'
import { tellIfNobodyMay } from './bar-concerned.ts'
import { insertEvent, type TicketRow } from './feedback.queries.ts'
import { tellHandler } from './tell-handler.ts'
import { tellSender } from './tell-sender.ts'

/** Columns of a ticket that is closed now. */
export const closedNow = { due_on: null, closed_at: databaseClock }

export const feedbackLifecycle: Lifecycle<
  TicketRow,
  typeof feedbackTransitions,
  ColumnsOf<'feedback_tickets'>
> = {
  table: feedbackTransitions,
  subject: 'feedback',
  kept: ({ state, version, kind, topic }, when) =>
    when === 'before' ? { state, version } : { state, version, kind, topic },
  teamId: ({ team_id }) => team_id,
  change: (db, ticket, state, set) => changeSeen(db, 'feedback_tickets', ticket, { ...set, state }),
  event: ({ db }, { action, side, accountId, after }) =>
    insertEvent(db, { ticket_id: after.id, action, side, account_id: accountId }),
  follow: async (ctx, { action, side, after }) => {
    if (action === 'triage') await tellIfNobodyMay(ctx, after)
    if (action === 'answer') await tellSender(ctx, after, 'answered')
    if (action === 'write') await tellHandler(ctx, after)
    if (action === 'close' && side !== 'sender') await tellSender(ctx, after, 'closed')
  },
}
