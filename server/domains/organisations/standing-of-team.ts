import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import { tierOf, type VerificationTier } from '../../../shared/rules/organisations/verification-fields.ts'
import type { VerificationState } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Finding } from '../../../shared/rules/organisations/verification-verdicts.ts'
import type { Db } from '../../db/database.ts'
import { findStanding } from './standing.queries.ts'

/** The present standing of a team's organisation; nulls and false if it has none. */
export type TeamStanding = {
  organisationId: string | null
  name: string | null
  creditCode: string | null
  /** The registered organisation, of which other teams may have a verification too. */
  entityId: string | null
  entityType: EntityType | null
  /** `YYYY-MM-DD` */
  registeredOn: string | null
  state: VerificationState
  /** Whether a registered organisation's verification is valid today, including during a renewal. */
  isVerified: boolean
  /** Verified in the lesser tier for unregistered teams; never together with `isVerified`. */
  isVerifiedTeam: boolean
  tier: VerificationTier | null
  /** The verdict on programme eligibility. */
  eligible: Finding
}

const none: TeamStanding = {
  organisationId: null,
  name: null,
  creditCode: null,
  entityId: null,
  entityType: null,
  registeredOn: null,
  state: 'unverified',
  isVerified: false,
  isVerifiedTeam: false,
  tier: null,
  eligible: 'unknown',
}

/** The standing of a team's organisation, for eligibility and prefilled forms. */
export async function standingOfTeam(db: Db, teamId: string): Promise<TeamStanding> {
  const found = await findStanding(db, teamId)
  if (!found) return none
  const tier = tierOf(found.entity_type)
  return {
    organisationId: found.id,
    name: found.name,
    creditCode: found.credit_code,
    entityId: found.entity_id,
    entityType: found.entity_type,
    registeredOn: found.registered_on,
    state: found.state,
    isVerified: found.holds && tier === 'organisation',
    isVerifiedTeam: found.holds && tier === 'unregisteredTeam',
    tier,
    eligible: found.eligible_finding,
  }
}
