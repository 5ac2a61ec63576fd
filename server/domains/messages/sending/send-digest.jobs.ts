import { z } from 'zod'
import * as m from '#messages'
import { ownedId } from '../../../../shared/contract/content/fields.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import type { Services } from '../../../services.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { contactFor } from '../notice-right.ts'
import { noticeText } from '../notice-text.ts'
import { timeNow } from '../notify.queries.ts'
import type { Contact } from '../recipients.ts'
import { brandedMail } from './branded-mail.ts'
import { finishDelivery, noteTry } from './delivery.queries.ts'
import { listDigestAccounts, listDigestDeliveries } from './digest.queries.ts'

const payloadSchema = z.object({ accountId: ownedId, day: z.string() })

/** The rest goes into the next day's mail. */
const mostInOneMail = 100

type Item = { key: string; template: string; params: Parameters<typeof noticeText>[1]; link: string }

/** Starts the daily digest for every account with waiting messages. */
export async function sendDigests({ pool, enqueue }: Services): Promise<void> {
  const day = shanghaiDay(await timeNow(pool))
  for (const accountId of await listDigestAccounts(pool))
    await enqueue(pool, 'send-digest', { accountId, day }, { singletonKey: `${accountId} ${day}` })
}

/**
 * Sends one mail with all waiting, unread messages, except those that the recipient has lost the right to. If
 * the vendor does not accept it, it waits for a retry, or for the next day's mail.
 * @throws DeliveryError where a later retry may help
 */
export async function sendDigest(services: Services, payload: unknown): Promise<void> {
  const { accountId, day } = payloadSchema.parse(payload)
  const { pool, mail } = services
  const { items, contact } = await digestOf(services, accountId)
  if (!contact?.email || !mail) {
    const reason = mail ? 'noAddress' : 'noVendor'
    for (const { key } of items) await finishDelivery(pool, key, { state: 'dropped', reason })
    return
  }
  const { locale } = contact
  const written = digestWords(services.origin, await readSiteName(pool, locale), items, locale)
  try {
    await mail.send({
      to: contact.email,
      ...(await brandedMail(services, written, locale)),
      messageKey: `digest:${accountId}:${day}`,
    })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { message: reason, isRetryable } = error
    for (const { key } of items)
      await (isRetryable
        ? noteTry(pool, key, reason)
        : finishDelivery(pool, key, { state: 'refused', reason }))
    if (isRetryable) throw error
    return
  }
  for (const { key } of items) await finishDelivery(pool, key, { state: 'sent', reason: '' })
}

/** The content of the mail; deliveries that no longer belong in it are ended. */
async function digestOf(services: Services, accountId: string) {
  const items: Item[] = []
  let contact: Contact | null = null
  for (const row of await listDigestDeliveries(services.pool, accountId, mostInOneMail)) {
    const { message_key: key, template, params, link } = row
    const reached = await contactFor(services, accountId, row)
    if (!reached || row.isRead) {
      const reason = reached ? 'alreadyRead' : 'rightLost'
      await finishDelivery(services.pool, key, { state: 'dropped', reason })
      continue
    }
    contact = reached
    items.push({ key, template, params, link })
  }
  return { items, contact }
}

function digestWords(
  origin: string,
  site: string,
  items: Item[],
  locale: Locale,
): { subject: string; text: string } {
  const page = origin + pathInLocale('/accountCenter', locale)
  const list = items.map(({ template, params, link }) => {
    const { title } = noticeText(template, params, locale)
    return m.messages_digest_item({ title, url: origin + pathInLocale(link, locale) }, { locale })
  })
  const inputs = {
    site,
    count: items.length,
    list: list.join('\n'),
    url: `${page}?part=messages`,
    settings: `${page}?part=messages&show=settings`,
  }
  return {
    subject: m.messages_digest_subject({ site, count: items.length }, { locale }),
    text: m.messages_digest_text(inputs, { locale }),
  }
}
