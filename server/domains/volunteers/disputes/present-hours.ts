import type { HoursDispute } from '../../../../shared/contract/volunteers/volunteering.ts'
import { mayDispute } from '../../../../shared/rules/volunteers/disputes.ts'
import type { HoursSide } from '../../../../shared/rules/volunteers/signups.ts'
import type { CallContext } from '../../../context.ts'
import type { Services } from '../../../services.ts'
import type { ShownSignup } from '../signups/signups.queries.ts'
import { openWords } from './dispute-lifecycle.ts'
import { type DisputeRow, disputesOf } from './disputes.queries.ts'

export type ShownHours = {
  minutes: number | null
  statedBy: HoursSide | null
  dispute: HoursDispute | null
  mayDispute: boolean
}

/** The hours of each sign-up as one side sees them. */
export async function presentHours(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  rows: readonly ShownSignup[],
  side: HoursSide,
): Promise<(row: ShownSignup) => ShownHours> {
  const disputes = await disputesOf(
    db,
    rows.map(({ id }) => id),
  )
  return ({ id, state, minutes, stated_by: statedBy, unchanged_days: unchangedDays, has_begun }) => {
    const dispute = disputes.get(id)
    return {
      ...{ minutes, statedBy },
      dispute: dispute ? presentDispute(services, dispute) : null,
      mayDispute: has_begun && !dispute && mayDispute({ state, statedBy, unchangedDays }, side),
    }
  }
}

/** What both sides say, and what it has ended with; the same for them and for staff. */
export function presentDispute(services: Pick<Services, 'cipher'>, row: DisputeRow): HoursDispute {
  return {
    reference: row.reference,
    state: row.state,
    raisedBy: row.raised_by,
    raisedAt: row.raised_at.toISOString(),
    host: { minutes: row.host_minutes, words: openWords(services, row, 'host_words') },
    volunteer: { minutes: row.volunteer_minutes, words: openWords(services, row, 'volunteer_words') },
    minutes: row.minutes,
    words: openWords(services, row, 'words'),
  }
}
