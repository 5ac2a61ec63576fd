import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { takeLook } from '../../staff/take-look.ts'
import { findQueueRow } from './review.queries.ts'

/** Takes the soft lock, or returns its holder: two may read at once, and the version decides conflicts. */
export async function openVerification(
  ctx: CallContext<StaffMember>,
  { organisationId }: { organisationId: string },
) {
  const isMine = await takeLook(ctx, 'organisations', organisationId)
  const row = await findQueueRow(ctx.db, organisationId)
  if (!row) throw new ApiError('notAvailable')
  const { holder_id: holderId, holder_name: name } = row
  return { openWith: isMine || !holderId ? null : { accountId: holderId, name: name ?? '' } }
}
