import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { findActingPerson, findOrganisation, listSubmissions } from '../verification.queries.ts'
import { readPersonalFacts } from './personal-facts.ts'
import { personalChangesBetween } from './submission-changes.ts'

/** The personal texts of a verification, those before its last correction too, for a reason that the audit keeps. */
export async function revealPersonal(
  ctx: CallContext<StaffMember>,
  { organisationId, reason }: { organisationId: string; reason: string },
) {
  const { cipher } = ctx.services
  const organisation = await findOrganisation(ctx.db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  const person = await findActingPerson(ctx.db, organisationId)
  const facts = readPersonalFacts(cipher, organisation, person)
  const changed = personalChangesBetween(cipher, await listSubmissions(ctx.db, organisationId, 2))
  // Whose number stood there before is shown as well.
  const earlierPhones = changed.flatMap(({ field, before }) => (field === 'contactPhone' ? [before] : []))
  await recordLook(ctx, {
    audited: { kind: 'organisation.revealed', subjectKind: 'organisation', teamId: organisation.team_id },
    what: 'verification',
    subject: { id: organisation.id, reference: organisation.reference },
    reason,
    of: { accountIds: [person?.account_id ?? null], phones: [facts.contactPhone, ...earlierPhones] },
  })
  return { ...facts, changed }
}
