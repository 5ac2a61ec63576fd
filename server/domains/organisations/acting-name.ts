import type { CallContext, TeamMember } from '../../context.ts'
import { personalColumns } from './review/personal-facts.ts'
import { findActingPersonOfTeam } from './verification.queries.ts'

/** The name that a person stated as acting person of a team's verification; null if they did not. */
export async function nameOfActingPerson(
  { db, services, actor }: CallContext<TeamMember>,
  teamId: string,
): Promise<string | null> {
  const person = await findActingPersonOfTeam(db, teamId, actor.accountId)
  return person ? services.cipher.decrypt(person.real_name_encrypted, personalColumns.realName) : null
}
