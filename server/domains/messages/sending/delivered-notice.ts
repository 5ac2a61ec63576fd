import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { reachesSuspended } from '../../../../shared/rules/messages/notices.ts'
import type { Services } from '../../../services.ts'
import { withKeptParams } from '../kept-params.ts'
import { contactFor } from '../notice-right.ts'
import { noticeText, textMessageOf } from '../notice-text.ts'
import type { Contact } from '../recipients.ts'
import type { Delivery } from './deliver.ts'
import { findNotification } from './delivery.queries.ts'

export type DeliveredNotice = {
  template: string
  contact: Contact
  title: string
  /** For a text message, beside the link. */
  short: string
  body: string
  url: string
}

/** The link in a mail or text message. */
async function linkOutside(
  services: Services,
  { template, link }: { template: string; link: string },
  accountId: string,
): Promise<string> {
  const linkOf = services.ports.notices.linksOutside[template]
  return (await linkOf?.(services, accountId)) ?? link
}

/**
 * A notice in its recipient's language, with the contact; null if the recipient has lost the right to it or
 * the notice is gone.
 */
export async function noticeToDeliver(
  services: Services,
  { notificationId, accountId }: Delivery,
): Promise<DeliveredNotice | null> {
  if (!notificationId || !accountId) return null
  const found = await findNotification(services.pool, notificationId)
  const contact = found && (await contactFor(services, accountId, found, reachesSuspended(found.template)))
  if (!contact) return null
  const notice = await withKeptParams({ db: services.pool, services }, found)
  const text = noticeText(notice.template, notice.params, contact.locale)
  return {
    template: notice.template,
    contact,
    ...text,
    short: textMessageOf(notice.template, notice.params, contact.locale),
    url: services.origin + pathInLocale(await linkOutside(services, notice, accountId), contact.locale),
  }
}
