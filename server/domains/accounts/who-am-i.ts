import type { CallContext } from '../../context.ts'
import { findTeamName } from './team.queries.ts'

/** Who the session of this browser stands for; nothing personal is in it. */
export async function whoAmI({ actor, db }: CallContext) {
  if (actor.kind !== 'account') return { user: null }
  const team = await findTeamName(db, actor.team?.id ?? null)
  return {
    user: {
      userID: actor.accountId,
      teamID: team?.id ?? null,
      teamName: team?.name ?? null,
      isStaff: actor.staff !== null,
    },
  }
}
