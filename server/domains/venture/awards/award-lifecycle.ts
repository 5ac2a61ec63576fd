import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import { editionAlias } from '../../../../shared/rules/content/venture-collections.ts'
import {
  awardTransitions,
  reportTransitions,
  trancheTransitions,
} from '../../../../shared/rules/venture/award-transitions.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Lifecycle } from '../../move.ts'
import type { AwardRow, ReportRow, TrancheRow } from './awards.queries.ts'

export const awardLifecycle: Lifecycle<AwardRow, typeof awardTransitions, ColumnsOf<'venture_awards'>> = {
  table: awardTransitions,
  subject: 'ventureAward',
  kept: ({ state, amount, edition }) => ({ state, amount: Number(amount), edition }),
  teamId: (award) => award.team_id,
  makers: (_, award, action) => (action === 'stop' ? [award.stop_asked_by] : []),
  change: (db, award, state, set) =>
    changeSeen(db, 'venture_awards', award, { ...set, state, changed_at: databaseClock }),
  follow: (ctx, { after }) => announceAward(ctx, after),
}

/** Visitors read on the pages of the edition and of the round what is awarded and paid. */
export function announceAward(
  { db, services }: Pick<OwnContext, 'db' | 'services'>,
  { edition, round_number: round }: Pick<AwardRow, 'edition' | 'round_number'>,
): Promise<void> {
  const page = `/${editionAlias(edition)}`
  return services.contentChanged(db, [
    ...[page, `${page}/list`, `/venture/${edition}`],
    `${offeringPaths.round.page}${round}`,
  ])
}

/** Whose request a step of money carries out, and who therefore cannot take it. */
export function makerOfStep(tranche: TrancheRow, action: keyof typeof trancheTransitions): string | null {
  if (action === 'approve') return tranche.asked_by
  if (action === 'confirm') return tranche.proposed_by
  return action === 'waive' ? tranche.waiver_asked_by : null
}

/** Whoever takes a step has locked the award, so that the sum of what is paid is right. */
export const trancheLifecycle: Lifecycle<
  TrancheRow,
  typeof trancheTransitions,
  ColumnsOf<'venture_tranches'>
> = {
  table: trancheTransitions,
  subject: 'ventureTranche',
  kept: ({ state, direction, amount, award_id }) => ({
    ...{ state, direction, amount: Number(amount) },
    award: award_id,
  }),
  makers: (_, tranche, action) => [makerOfStep(tranche, action)],
  change: (db, tranche, state, set) =>
    changeSeen(db, 'venture_tranches', tranche, { ...set, state, changed_at: databaseClock }),
}

export const reportLifecycle: Lifecycle<ReportRow, typeof reportTransitions, ColumnsOf<'venture_reports'>> = {
  table: reportTransitions,
  subject: 'ventureReport',
  kept: ({ state, kind, award_id }) => ({ state, kind, award: award_id }),
  change: (db, report, state, set) =>
    changeSeen(db, 'venture_reports', report, { ...set, state, changed_at: databaseClock }),
}
