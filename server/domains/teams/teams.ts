import { ApiError } from '../../../shared/contract/errors.ts'
import type { TeamKind } from '../../../shared/rules/staff/roles.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { setActingTeam } from '../sign-in/sessions/sessions.ts'
import {
  countTeamsLedBy,
  findMembership,
  getTeam,
  insertMembership,
  insertTeam,
  listTeamsOf,
} from './team.queries.ts'

export { listTeamsOf } from './team.queries.ts'

/** What a team calls itself. */
export async function nameOfTeam(db: Db, teamId: string): Promise<string> {
  return (await getTeam(db, teamId)).name
}

/** More than anybody leads; beyond it, somebody is filling the table. */
const mostTeamsLed = 20

/** The caller's teams. */
export async function listTeams({ db, actor }: CallContext<Account>) {
  const teams = await listTeamsOf(db, actor.accountId)
  return {
    teams: teams.map((team) => ({
      teamID: team.id,
      name: team.name,
      kind: team.kind,
      role: team.role,
      isActing: team.id === actor.team?.id,
    })),
  }
}

/** Creates a team led by the caller, and acts for it. */
export async function createTeam(ctx: CallContext<Account>, input: { kind: TeamKind; name: string }) {
  const { db, actor } = ctx
  const led = await countTeamsLedBy(db, actor.accountId)
  if (led >= mostTeamsLed) throw new ApiError('allowanceExhausted')
  const teamId = await insertTeam(db, {
    ...input,
    owner_account_id: input.kind === 'person' ? actor.accountId : null,
  }).catch((error) => {
    throw isUniqueViolation(error, 'teams_one_person') ? new ApiError('conflict') : error
  })
  await insertMembership(db, { team_id: teamId, account_id: actor.accountId, role: 'superAdmin' })
  await setActingTeam(db, actor.sessionId, teamId)
  ctx.audit({
    kind: 'team.created',
    subjectKind: 'team',
    subjectId: teamId,
    teamId,
    // A one-person team may be named after its owner, and the audit cannot be erased.
    after: { kind: input.kind },
  })
  return { teamID: teamId }
}

/** Switches this session to another of the caller's teams. A foreign team looks like a missing one. */
export async function chooseTeam(ctx: CallContext<Account>, { TeamID }: { TeamID: string }) {
  const membership = await findMembership(ctx.db, TeamID, ctx.actor.accountId)
  if (!membership) throw new ApiError('notAvailable')
  await setActingTeam(ctx.db, ctx.actor.sessionId, TeamID)
  ctx.audit({
    kind: 'session.teamChosen',
    subjectKind: 'session',
    subjectId: ctx.actor.sessionId,
    teamId: TeamID,
    before: { teamId: ctx.actor.team?.id ?? null },
    after: { teamId: TeamID },
  })
  return { teamID: TeamID, name: membership.name }
}
