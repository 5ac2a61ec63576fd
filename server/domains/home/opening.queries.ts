import { sql } from 'kysely'
import type { DeliveryChannel } from '../../../shared/rules/messages/deliveries.ts'
import type { Db } from '../../db/database.ts'

/** The fixed pages with these aliases as drafts, in each language. */
export async function listPagesOf(db: Db, aliases: readonly string[]) {
  return db
    .selectFrom('content_records as record')
    .innerJoin('content_texts as text', (join) =>
      join.onRef('text.collection', '=', 'record.collection').onRef('text.number', '=', 'record.number'),
    )
    .select(['record.alias', 'record.number', 'text.fields'])
    .where('record.collection', '=', 'pages')
    .where('record.alias', 'in', aliases)
    .execute()
}

export type TestRow = {
  channel: DeliveryChannel
  state: 'queued' | 'sent' | 'dropped' | 'refused'
  recipient_masked: string
  created_at: Date
  /** Of the newest try. */
  report: 'delivered' | 'undelivered' | null
  reason: string | null
}

/** The last test of each channel. */
export async function listTests(db: Db): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select distinct on (delivery.channel) delivery.channel, delivery.state,
      delivery.recipient_masked, delivery.created_at, newest.report, newest.reason
    from deliveries delivery
    left join lateral (
      select report, reason from delivery_tries where message_key = delivery.message_key order by id desc limit 1
    ) newest on true
    where delivery.message_key like 'test:%'
    order by delivery.channel, delivery.created_at desc`.execute(db)
  return rows
}

type ChannelUse = { isProven: boolean; isRefused: boolean }

/**
 * Whether a channel has ever delivered: a vendor accepted a message, or somebody typed a code or opened a
 * link, without which no account has a phone or mail address. Records about codes are removed after a day.
 */
export async function listChannelUse(db: Db): Promise<Record<DeliveryChannel, ChannelUse>> {
  const isReached = { sms: sql`phone_index is not null`, mail: sql`email_index is not null` }
  const channel = async (name: DeliveryChannel): Promise<ChannelUse> => {
    const { rows } = await sql<ChannelUse>`select
      exists (select from accounts where ${isReached[name]})
        or exists (select from deliveries where channel = ${name} and state = 'sent') as "isProven",
      exists (select from deliveries where channel = ${name} and state = 'refused') as "isRefused"`.execute(
      db,
    )
    return rows[0] ?? { isProven: false, isRefused: false }
  }
  return { sms: await channel('sms'), mail: await channel('mail') }
}
