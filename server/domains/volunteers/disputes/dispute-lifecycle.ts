import { type DisputeState, disputeTransitions } from '../../../../shared/rules/volunteers/disputes.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Services } from '../../../services.ts'
import type { Lifecycle } from '../../move.ts'
import type { DisputeRow } from './disputes.queries.ts'

const sayings = ['host_words', 'volunteer_words', 'words'] as const
type Said = (typeof sayings)[number]
type Sealing = Pick<Services, 'cipher'>

/** Encrypts what a side or staff say, which may name people. */
export function sealWords({ cipher }: Sealing, column: Said, text: string) {
  return { [`${column}_encrypted`]: cipher.encrypt(text, `hours_disputes.${column}`) }
}

/** Empty where nothing was said. */
export function openWords({ cipher }: Sealing, row: DisputeRow, column: Said): string {
  const stored = row[`${column}_encrypted`]
  return stored === null ? '' : cipher.decrypt(stored, `hours_disputes.${column}`)
}

/** The sides are told by the sign-up, which takes a step at the same time. */
export const disputeLifecycle: Lifecycle<
  DisputeRow,
  typeof disputeTransitions,
  ColumnsOf<'hours_disputes'>
> = {
  table: disputeTransitions,
  subject: 'hoursDispute',
  teamId: ({ team_id }) => team_id,
  makers: () => [],
  kept: ({ state, host_minutes, volunteer_minutes, minutes }) => ({
    state,
    hostMinutes: host_minutes,
    volunteerMinutes: volunteer_minutes,
    minutes,
  }),
  change: (db, dispute, state: DisputeState, set) =>
    changeSeen(db, 'hours_disputes', dispute, {
      ...set,
      state,
      ...(state !== 'disputed' && { ended_at: databaseClock }),
    }),
}
