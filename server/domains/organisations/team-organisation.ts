import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding } from '../../../shared/rules/organisations/verification-verdicts.ts'
import type { Db } from '../../db/database.ts'
import { isTeamLed } from './standing.queries.ts'
import { findActingPersonOfTeam, findOrganisation } from './verification.queries.ts'

export { hasWaitingVerification } from './verification.queries.ts'

/** An organisation as outsiders may know it, and its team. */
export type OrganisationToJoin = {
  organisationId: string
  teamId: string
  /** Null until it is verified. */
  name: string | null
  isVerified: boolean
}

/** An organisation by id; null if missing, ended, or if its team has nobody left to answer. */
export async function organisationToJoin(db: Db, organisationId: string): Promise<OrganisationToJoin | null> {
  const found = await findOrganisation(db, organisationId)
  if (!found || isOver(found.state) || !(await isTeamLed(db, found.team_id))) return null
  const isVerified = found.state === 'verified' || found.state === 'due_renewal'
  return { organisationId: found.id, teamId: found.team_id, name: isVerified ? found.name : null, isVerified }
}

/** The verdict on a person's right to act for their team's organisation; `unknown` without a statement. */
export async function findingOfPerson(db: Db, teamId: string, accountId: string): Promise<Finding> {
  const person = await findActingPersonOfTeam(db, teamId, accountId)
  return person?.finding ?? 'unknown'
}
