import { isCreditCodeForm, normaliseCreditCode } from '../../../shared/rules/organisations/credit-code.ts'
import type { Account, CallContext, TeamMember } from '../../context.ts'
import { organisationNameKey } from './review/organisation-name-key.ts'
import { findTeamNames } from './review/review.queries.ts'
import { isTeamLed } from './standing.queries.ts'
import { spendLookUp } from './taken-code.ts'
import { canLead } from './verification.policy.ts'
import { presentSummary } from './verification.present.ts'
import {
  type FoundOrganisation,
  findByCreditCode,
  findOrganisationOfTeam,
  findWaitingForLetter,
  listByName,
} from './verification.queries.ts'

const shortestName = 2

/** The acting team's organisation, and those found by exact code or name. @throws ApiError `tooMany` */
export async function listOrganisations(ctx: CallContext<Account>, { search = '' }: { search?: string }) {
  const { team } = ctx.actor
  if (search !== '') await spendLookUp(ctx)
  const mine = team ? await findOrganisationOfTeam(ctx.db, team.id) : undefined
  const found: Found[] = []
  for (const organisation of await findOrganisations(ctx, search, team?.id)) {
    found.push(await presentFound(ctx, organisation, mine?.id))
  }
  return {
    team: team && (await teamOf(ctx, team)),
    mine: mine ? [presentSummary(ctx.services.cipher, mine)] : [],
    found,
  }
}

async function presentFound({ db }: CallContext, organisation: FoundOrganisation, mineId?: string) {
  const isVerified = organisation.holds
  return {
    organisationId: organisation.id,
    name: isVerified ? (organisation.verified_name ?? organisation.name) : null,
    creditCode: organisation.credit_code,
    entityType: organisation.entity_type,
    isVerified,
    isMine: organisation.id === mineId,
    canBeAsked: await isTeamLed(db, organisation.team_id),
  }
}
type Found = Awaited<ReturnType<typeof presentFound>>

async function teamOf({ db }: CallContext, team: TeamMember['team']) {
  const found = await findTeamNames(db, team.id)
  return found ? { teamId: team.id, ...found, canLead: canLead(team) } : null
}

async function findOrganisations(
  { db }: CallContext,
  search: string,
  teamId: string | undefined,
): Promise<FoundOrganisation[]> {
  const code = normaliseCreditCode(search)
  if (isCreditCodeForm(code)) {
    const holder = (await findByCreditCode(db, code, teamId)) ?? (await findWaitingForLetter(db, code))
    return holder ? [holder] : []
  }
  const nameKey = organisationNameKey(search)
  return nameKey.length < shortestName ? [] : listByName(db, nameKey)
}
