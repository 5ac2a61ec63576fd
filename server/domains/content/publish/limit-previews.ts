import type { CallContext, StaffMember } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'

/** More than anybody looks at; each renders a whole page of its own, which no cache keeps. */
const mostPerMinute = 120

/** Counts a preview of a draft, of whatever kind, for who asks for it. @throws ApiError `tooMany` */
export async function limitPreviews({ services, actor }: CallContext<StaffMember>): Promise<void> {
  await spendLimits(services.limits, [
    { key: `preview:minute:${actor.accountId}`, most: mostPerMinute, windowSeconds: 60 },
  ])
}
