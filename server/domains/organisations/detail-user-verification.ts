import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { Account, CallContext } from '../../context.ts'
import { ownedBy } from '../../owned-by.ts'
import { personalColumns } from './review/personal-facts.ts'
import { canLead } from './verification.policy.ts'
import { findActingPersonOfTeam } from './verification.queries.ts'

/** The caller's own right to act for their team's organisation; for team leaders, also a colleague's. */
export async function detailUserVerification(ctx: CallContext<Account>, input: { UserId: OwnedId }) {
  const { actor, db, services } = ctx
  const maySee = actor.team && (input.UserId === actor.accountId || canLead(actor.team))
  const person = maySee && actor.team && (await findActingPersonOfTeam(db, actor.team.id, input.UserId))
  if (!person) throw new ApiError('notAvailable')
  return ownedBy(input.UserId, {
    organisationId: person.organisation_id,
    finding: person.finding,
    realName: services.cipher.decrypt(person.real_name_encrypted, personalColumns.realName),
    position: services.cipher.decrypt(person.position_encrypted, personalColumns.position),
    submittedAt: person.submitted_at.toISOString(),
    decidedAt: person.decided_at?.toISOString() ?? null,
  })
}
