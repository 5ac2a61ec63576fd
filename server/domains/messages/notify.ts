import {
  deviceNotice,
  type NoticeWay,
  quietUntil,
  routeNotice,
} from '../../../shared/rules/messages/notice-preferences.ts'
import {
  isQuietNotice,
  type NoticeCategory,
  reachesSuspended,
} from '../../../shared/rules/messages/notices.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { CallContext } from '../../context.ts'
import type { NoticeNeed } from '../../db/tables/messages.ts'
import type { NoticeParamsOf, NoticeTemplate } from './notice-text.ts'
import { announceUnread, insertDelivery, insertNotifications, timeNow } from './notify.queries.ts'
import {
  isStillThere,
  type Recipient,
  recipientOfAccount,
  recipientsOfTeam,
  staffWithPrivilege,
} from './recipients.ts'

/** A message to somebody. */
export type Notice<Template extends NoticeTemplate = NoticeTemplate> = {
  to: /** `needs` is what the account must still be when the mail or text message goes out. */
    | { kind: 'account'; accountId: string; needs?: NoticeNeed }
    | { kind: 'team'; teamId: string }
    /** All staff with the privilege, or one of them. */
    | { kind: 'staff'; privilege: Privilege; accountId?: string }
  category: NoticeCategory
  /** `x` for the texts `notice_x_title` and `notice_x_body`. Titles are mail subjects: nothing personal. */
  template: Template
  /** Names of things, numbers, dates; never a phone, an address or a code. */
  params: NoticeParamsOf<Template>
  /** The target path in this portal, without language, such as `/toolApplyInfo/…`. */
  link: string
}

/** The part of a call's context that notifying needs; a job has it as well. */
export type NotifyContext = Pick<CallContext, 'db' | 'services'>

/**
 * Notifies an account, a team or staff: a row in the ledger, and for accounts and teams a mail or text
 * message. Staff see theirs in the portal alone, and only while they hold the privilege; a deleted account
 * gets nothing. All of it is part of the caller's transaction and happens exactly if that commits.
 * A mail goes to everyone with an address; a text message to team managers without one; both by their
 * preferences, except for notices that matter too much. Quiet notices are only shown in the portal.
 */
export async function notify<Template extends NoticeTemplate>(
  ctx: NotifyContext,
  notice: Notice<Template>,
): Promise<void> {
  const { to } = notice
  switch (to.kind) {
    case 'account': {
      // The matter may go on without a deleted account: nothing is written to it.
      if (!(await isStillThere(ctx.db, to.accountId))) return
      const needs = to.needs ? JSON.stringify(to.needs) : null
      const [id = ''] = await record(ctx, notice, [{ account_id: to.accountId, needs }])
      await deliver(
        ctx,
        notice,
        id,
        await recipientOfAccount(ctx.db, to.accountId, reachesSuspended(notice.template)),
      )
      return
    }
    case 'team': {
      const [id = ''] = await record(ctx, notice, [{ team_id: to.teamId }])
      await deliver(ctx, notice, id, await recipientsOfTeam(ctx.db, to.teamId))
      return
    }
    case 'staff': {
      const all = await staffWithPrivilege(ctx.db, to.privilege)
      const staff = all.filter((accountId) => !to.accountId || to.accountId === accountId)
      if (staff.length === 0) return
      await record(
        ctx,
        notice,
        staff.map((account_id) => ({ account_id, staff_privilege: to.privilege })),
      )
    }
  }
}

/** A message whose parameters were checked against its template. */
type CheckedNotice = { category: NoticeCategory; template: string; params: object; link: string }

type Addressee = {
  account_id?: string
  team_id?: string
  staff_privilege?: Privilege
  needs?: string | null
}

async function record(ctx: NotifyContext, notice: CheckedNotice, addressees: Addressee[]): Promise<string[]> {
  const ids = await insertNotifications(
    ctx.db,
    addressees.map((addressee) => ({
      account_id: null,
      team_id: null,
      staff_privilege: null,
      needs: null,
      ...addressee,
      category: notice.category,
      template: notice.template,
      params: JSON.stringify(notice.params),
      link: notice.link,
    })),
  )
  await announceUnread(
    ctx.db,
    addressees.map(({ account_id, team_id }) => account_id ?? team_id),
  )
  return ids
}

async function deliver(
  ctx: NotifyContext,
  notice: CheckedNotice,
  notificationId: string,
  recipients: Recipient[],
): Promise<void> {
  if (isQuietNotice(notice.template)) return
  const morning = recipients.some((one) => one.isQuietAtNight) ? quietUntil(await timeNow(ctx.db)) : null
  for (const recipient of recipients) {
    for (const channel of channelsFor(ctx, notice, recipient)) {
      const route = routeNotice(notice, channel, recipient, morning !== null)
      if (route !== 'never') await send(ctx, { notificationId, recipient, channel, route, morning })
    }
  }
}

async function send(
  ctx: NotifyContext,
  one: {
    notificationId: string
    recipient: Recipient
    channel: NoticeWay
    route: 'now' | 'inTheMorning' | 'inDigest'
    morning: Date | null
  },
): Promise<void> {
  const { notificationId, recipient, channel, route, morning } = one
  const messageKey = `notice:${notificationId}:${recipient.accountId}:${channel}`
  await insertDelivery(ctx.db, {
    message_key: messageKey,
    channel,
    notification_id: notificationId,
    account_id: recipient.accountId,
    in_digest: route === 'inDigest',
  })
  if (route === 'inDigest') return
  await ctx.services.enqueue(
    ctx.db,
    channel === 'mail' ? 'send-mail' : 'send-sms',
    { messageKey },
    route === 'inTheMorning' && morning ? { startAfter: morning } : {},
  )
}

/** One channel each; a new device may also be reported by text message to accounts that chose so. */
function channelsFor(ctx: NotifyContext, { template }: CheckedNotice, recipient: Recipient): NoticeWay[] {
  const channel = channelFor(ctx, recipient)
  if (!channel) return []
  const mayHaveBoth = template === deviceNotice && recipient.hasPhone && ctx.services.sms
  return channel === 'mail' && mayHaveBoth ? ['mail', 'sms'] : [channel]
}

function channelFor({ services }: NotifyContext, recipient: Recipient): NoticeWay | null {
  if (recipient.hasMail && services.mail) return 'mail'
  if (recipient.hasPhone && recipient.canManage && services.sms) return 'sms'
  return null
}
