import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'

/** Tells the person the day of deletion; outside the portal by a link that needs no sign-in. */
export async function tellOfDeletion(ctx: NotifyContext, accountId: string, dueAt: Date): Promise<void> {
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'deletion_requested',
    params: { day: shanghaiDay(dueAt) },
    link: leavingPage,
  })
}
