import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding } from '../../../shared/rules/organisations/verification-verdicts.ts'
import type { Db } from '../../db/database.ts'
import { isTeamLed } from './standing.queries.ts'
import { findActingPersonOfTeam, findOrganisation } from './verification.queries.ts'

export { hasWaitingVerification } from './verification.queries.ts'

/** An organisation as somebody from outside may know it, and the team that acts for it. */
export type OrganisationToJoin = {
  organisationId: string
  teamId: string
  /** Null while nobody has confirmed that it is theirs. */
  name: string | null
  isVerified: boolean
}

/**
 * The organisation behind an id; null for one that is missing, that came to nothing, or in whose team nobody is left to
 * answer.
 */
export async function organisationToJoin(db: Db, organisationId: string): Promise<OrganisationToJoin | null> {
  const found = await findOrganisation(db, organisationId)
  if (!found || isOver(found.state) || !(await isTeamLed(db, found.team_id))) return null
  const isVerified = found.state === 'verified' || found.state === 'due_renewal'
  return { organisationId: found.id, teamId: found.team_id, name: isVerified ? found.name : null, isVerified }
}

/** The verdict on whether a person may act for the organisation of their team; `unknown` where nothing was stated. */
export async function findingOfPerson(db: Db, teamId: string, accountId: string): Promise<Finding> {
  const person = await findActingPersonOfTeam(db, teamId, accountId)
  return person?.finding ?? 'unknown'
}
