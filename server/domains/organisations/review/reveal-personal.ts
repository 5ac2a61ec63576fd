import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { findActingPerson, findOrganisation, listSubmissions } from '../verification.queries.ts'
import { readPersonalFacts } from './personal-facts.ts'
import { isInTeamOf } from './review.queries.ts'
import { personalChangesBetween } from './submission-changes.ts'

/**
 * A verification's personal texts, including those before its last correction, for an audited reason; not of
 * one's own organisation, whose people are masked for its members.
 */
export async function revealPersonal(
  ctx: CallContext<StaffMember>,
  { organisationId, reason }: { organisationId: string; reason: string },
) {
  const { cipher } = ctx.services
  const organisation = await findOrganisation(ctx.db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, ctx.actor.accountId)) throw new ApiError('ownInterest')
  const person = await findActingPerson(ctx.db, organisationId)
  const facts = readPersonalFacts(cipher, organisation, person)
  const changed = personalChangesBetween(cipher, await listSubmissions(ctx.db, organisationId, 2))
  // The owner of an earlier number must also see that it was shown.
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
