import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { leavingPage } from '../../../shared/rules/sign-in/privacy.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'

/** Tells the person which day their account goes; outside the portal by a link that needs no sign-in to be read. */
export async function tellOfDeletion(ctx: NotifyContext, accountId: string, dueAt: Date): Promise<void> {
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'deletion_requested',
    params: { day: shanghaiDay(dueAt) },
    link: leavingPage,
  })
}
