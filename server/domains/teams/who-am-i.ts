import type { CallContext } from '../../context.ts'
import { listTeamsOf } from './team.queries.ts'

/** The most that fit a menu; the account page lists all. */
const mostShown = 20

/** The person that this browser's session stands for; nothing personal is in it. */
export async function whoAmI({ actor, db }: CallContext) {
  if (actor.kind !== 'account') return { user: null }
  const teams = await listTeamsOf(db, actor.accountId)
  const acting = teams.find(({ id }) => id === actor.team?.id)
  const others = teams.filter((team) => team !== acting).slice(0, mostShown)
  return {
    user: {
      userID: actor.accountId,
      teamID: acting?.id ?? null,
      teamName: acting?.name ?? null,
      isStaff: actor.staff !== null,
      otherTeams: others.map(({ id, name }) => ({ teamID: id, name })),
    },
  }
}
