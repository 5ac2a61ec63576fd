import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { CallContext } from '../../context.ts'
import { activityChanges } from '../volunteers/activity-changes.ts'

/** Volunteer activities by their last change in the caller's language. */
export async function listActivityChanges(
  ctx: CallContext,
  { afterTimestamp, afterId, limit }: { afterTimestamp: number; afterId: number; limit: number },
): Promise<OutputOf<Contract['openData']['activityChanges']>> {
  return {
    items: await activityChanges(ctx, { after: { modified: afterTimestamp, number: afterId }, limit }),
  }
}
