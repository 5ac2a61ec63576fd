import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { findOrganisation } from '../verification.queries.ts'
import { isInTeamOf, setAssignee } from './review.queries.ts'

type Refusal = { organisationId: string; error: 'notAvailable' | 'ownInterest' | 'conflict' }

/** Assigns verifications to a verifier, or to nobody. A failing one does not stop the others. */
export async function assignVerifications(
  ctx: CallContext<StaffMember>,
  { organisationIds, assigneeId }: { organisationIds: OwnedId[]; assigneeId: OwnedId | null },
): Promise<{ assigned: string[]; refused: Refusal[] }> {
  if (assigneeId && !(await staffWithPrivilege(ctx.db, 'reviewOrganisations')).includes(assigneeId))
    throw new ApiError('notAvailable')
  const assigned: string[] = []
  const refused: Refusal[] = []
  // A fixed order, so that two bulk assignments cannot deadlock.
  for (const organisationId of [...new Set(organisationIds)].sort()) {
    const error = await assignOne(ctx, organisationId, assigneeId)
    if (error) refused.push({ organisationId, error })
    else assigned.push(organisationId)
  }
  return { assigned, refused }
}

async function assignOne(
  ctx: CallContext<StaffMember>,
  organisationId: OwnedId,
  assigneeId: OwnedId | null,
): Promise<Refusal['error'] | null> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  if (!organisation) return 'notAvailable'
  if (assigneeId && (await isInTeamOf(ctx.db, organisationId, assigneeId))) return 'ownInterest'
  if (!(await setAssignee(ctx.db, organisationId, assigneeId))) return 'conflict'
  ctx.audit({
    kind: 'organisation.assign',
    subjectKind: 'organisation',
    subjectId: organisationId,
    teamId: organisation.team_id,
    before: { assigneeId: organisation.assigned_to },
    after: { assigneeId },
  })
  return null
}
