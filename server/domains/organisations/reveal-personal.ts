import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { reasonOnRecord, recordDataViews } from '../accounts/data-views.ts'
import { readPersonalFacts } from './personal-facts.ts'
import { findActingPerson, findOrganisation } from './verification.queries.ts'

/** The personal texts of a verification, for a reason that the audit keeps. */
export async function revealPersonal(
  ctx: CallContext<StaffMember>,
  { organisationId, reason }: { organisationId: string; reason: string },
) {
  const organisation = await findOrganisation(ctx.db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  ctx.audit({
    kind: 'organisation.revealed',
    subjectKind: 'organisation',
    subjectId: organisationId,
    teamId: organisation.team_id,
    after: { reason: reasonOnRecord(reason) },
  })
  const person = await findActingPerson(ctx.db, organisationId)
  const facts = readPersonalFacts(ctx.services.cipher, organisation, person)
  await recordDataViews(ctx, {
    what: 'verification',
    subject: { id: organisation.id, reference: organisation.reference },
    reason,
    of: { accountId: person?.account_id ?? null, phones: [facts.contactPhone] },
  })
  return facts
}
