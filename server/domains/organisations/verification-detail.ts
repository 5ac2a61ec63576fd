import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { verificationTransitions } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { openFieldsOf } from './review/open-fields.ts'
import { listPapersFor } from './review/papers.ts'
import { filledFields } from './review/stated-before.ts'
import { isHolding } from './standing.queries.ts'
import { canLead, requireOwn } from './verification.policy.ts'
import { presentVerification } from './verification.present.ts'
import { findActingPerson, findOrganisation, listEvents, placeOf } from './verification.queries.ts'

/** The verification of the team's organisation with everything its page shows. */
export async function getVerification(
  ctx: CallContext<TeamMember>,
  { organisationId }: { organisationId: string },
): Promise<VerificationDetail> {
  const { team } = ctx.actor
  const organisation = requireOwn(await findOrganisation(ctx.db, organisationId), team.id)
  const person = await findActingPerson(ctx.db, organisationId)
  return presentVerification(ctx.services.cipher, organisation, {
    person,
    papers: await listPapersFor(ctx, organisationId),
    events: await listEvents(ctx.db, organisationId),
    openFields: openFieldsOf(organisation),
    filledFields: filledFields(organisation, person, ctx.actor.accountId),
    canEdit: canLead(team),
    canWithdraw:
      canLead(team) && nextState(verificationTransitions, placeOf(organisation), 'withdraw') !== null,
    holds: await isHolding(ctx.db, organisationId),
    locale: ctx.locale,
  })
}
