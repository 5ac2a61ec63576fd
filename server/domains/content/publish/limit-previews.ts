import type { CallContext, StaffMember } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'

/** More than anybody looks at; each preview renders a whole page that is never cached. */
const mostPerMinute = 120

/** Counts a draft preview of any kind against its viewer's limit. @throws ApiError `tooMany` */
export async function limitPreviews({ services, actor }: CallContext<StaffMember>): Promise<void> {
  await spendLimits(services.limits, [
    { key: `preview:minute:${actor.accountId}`, most: mostPerMinute, windowSeconds: 60 },
  ])
}
