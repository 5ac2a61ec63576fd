import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { findRound } from '../entries/rounds.queries.ts'
import { type AwardRow, findAward } from './awards.queries.ts'

/** An award of my team. @throws ApiError `notAvailable`, the same for a missing one */
export async function ownAward(
  { db, actor }: Pick<CallContext<TeamMember>, 'db' | 'actor'>,
  awardId: string,
  how?: 'locked',
): Promise<AwardRow> {
  const award = await findAward(db, awardId, how)
  if (award?.team_id !== actor.team.id) throw new ApiError('notAvailable')
  return award
}

/** Whether somebody speaks for the team: only admins agree for it and send its reports. */
export const mayAgree = ({ team }: Pick<TeamMember, 'team'>) => team.role !== 'member'

/**
 * An award that somebody of staff acts on, locked with all its money.
 * @throws ApiError `notAvailable`; `ownInterest` for somebody of the team or its organisation
 */
export async function awardToRun(
  { db, actor }: Pick<CallContext<StaffMember>, 'db' | 'actor'>,
  awardId: string,
): Promise<AwardRow> {
  const award = await findAward(db, awardId, 'locked')
  if (!award) throw new ApiError('notAvailable')
  if (await hasStakeIn(db, actor.accountId, award.team_id)) throw new ApiError('ownInterest')
  return award
}

/** Whether the notice of the round is over and every objection to it settled: until then nothing is paid. */
export async function isNoticeOver(
  db: Db,
  { round_number }: Pick<AwardRow, 'round_number'>,
): Promise<boolean> {
  return (await findRound(db, round_number))?.state === 'final'
}
