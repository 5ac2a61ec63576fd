import type { ActivityChange } from '../../../shared/contract/open-data.ts'
import type { CallContext } from '../../context.ts'
import { showVolunteerActivity } from './activities.ts'
import { listActivityChanges } from './activity-changes.queries.ts'
import { readRegions } from './regions.ts'

/** What was published or withdrawn in the language of the caller, after a place in the order of changes. */
export async function activityChanges(
  ctx: CallContext,
  { after, limit }: { after: { modified: number; number: number }; limit: number },
): Promise<ActivityChange[]> {
  const rows = await listActivityChanges(ctx.db, { ...after, limit, locale: ctx.locale })
  const beside = { regions: await readRegions(ctx), likes: new Map() }
  return Promise.all(
    rows.map(async ({ number, modified, activity }) => ({
      activityID: String(number),
      modified,
      activity: activity && (await showVolunteerActivity(ctx, activity, { beside })),
    })),
  )
}
