import { ApiError } from '../../../../shared/contract/errors.ts'
import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import { fitsEntityType, hasRightCheckCharacter } from '../../../../shared/rules/organisations/credit-code.ts'
import {
  makersUndoneBy,
  standingActions,
} from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { papersOpenUntil } from '../../files/open-papers.ts'
import { hasMade } from '../../second-person.ts'
import { presentEvent, presentRemarks, presentVerdicts } from '../verification.present.ts'
import {
  findActingPerson,
  findOrganisation,
  listEvents,
  listOfOtherTeams,
  listSubmissions,
} from '../verification.queries.ts'
import { noticesOfDecision } from './decision-notices.ts'
import { findLookAlikes } from './find-look-alikes.ts'
import { listPapers } from './papers.ts'
import { readPersonalFacts } from './personal-facts.ts'
import { findStaffName, findTeamNames, isInTeamOf } from './review.queries.ts'
import { changesBetween } from './submission-changes.ts'
import { presentReason } from './verification-reasons.ts'

/** Everything a verifier needs for a decision, with personal texts masked. Every view is audited. */
export async function reviewVerification(
  ctx: CallContext<StaffMember>,
  { organisationId }: { organisationId: string },
): Promise<VerificationReview> {
  const { cipher } = ctx.services
  const row = await findOrganisation(ctx.db, organisationId)
  const team = row && (await findTeamNames(ctx.db, row.team_id))
  if (!row || !team) throw new ApiError('notAvailable')
  ctx.audit({
    kind: 'organisation.view',
    subjectKind: 'organisation',
    subjectId: row.id,
    teamId: row.team_id,
  })
  const person = await findActingPerson(ctx.db, organisationId)
  const events = await listEvents(ctx.db, organisationId)
  return {
    organisationId: row.id,
    name: row.name,
    entityType: row.entity_type,
    state: row.state,
    version: row.version,
    submission: row.submission,
    hasCheckCharacterWarning: row.credit_code !== null && !hasRightCheckCharacter(row.credit_code),
    hasOtherTypeWarning: row.credit_code !== null && !fitsEntityType(row.credit_code, row.entity_type),
    ...readPersonalFacts(cipher, row, person),
    creditCode: row.credit_code,
    registeredOn: row.registered_on,
    teamId: row.team_id,
    teamName: team.name,
    teamKind: team.kind,
    isOwnInterest: await isInTeamOf(ctx.db, organisationId, ctx.actor.accountId),
    verdicts: presentVerdicts(row, person),
    reason: presentReason(row, ctx.locale),
    remarks: presentRemarks(row.remarks),
    papers: await listPapers(ctx, organisationId),
    papersOpenUntil: await papersOpenUntil(ctx, { kind: 'organisation', id: organisationId }),
    events: events.map((event) => presentEvent(event, ctx.locale)),
    changes: changesBetween(cipher, await listSubmissions(ctx.db, organisationId, 2)),
    notices: await noticesOfDecision(ctx.db, row),
    otherTeams: (await listOfOtherTeams(ctx.db, row)).map((other) => ({
      organisationId: other.id,
      reference: other.reference,
      teamName: other.team_name,
      state: other.state,
      verifiedUntil: other.verified_until,
    })),
    lookAlikes: await findLookAlikes(ctx, row),
    decidedBy: row.decided_by && (await findStaffName(ctx.db, row.decided_by)),
    forAnother: standingActions.filter((action) =>
      hasMade(makersUndoneBy(action, events), ctx.actor.accountId),
    ),
    verifiedUntil: row.verified_until,
  }
}
