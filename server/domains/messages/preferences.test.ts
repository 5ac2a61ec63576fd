import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as m from '#messages'
import { deadlineNotices } from '../../../shared/rules/messages/notice-preferences.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openMailServer } from '../../../tests/support/portal/mail-server.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { DeliveryError } from '../../adapters/delivery-error.ts'
import { createSmtpMail } from '../../adapters/mail/smtp.ts'
import { type Notice, notify } from './notify.ts'
import { sendDigests } from './sending/send-digest.jobs.ts'

let portal: TestPortal
let mail: TestPortal['services']['mail']
let sms: TestPortal['services']['sms']
beforeAll(async () => {
  portal = await openPortal()
  mail = portal.services.mail
  sms = portal.services.sms
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('deliveries').execute()
  await portal.db.deleteFrom('notifications').execute()
  await portal.db.deleteFrom('outbox_messages').execute()
})
afterEach(() => {
  portal.services.mail = mail
  portal.services.sms = sms
})

const ctx = () => ({ db: portal.db, services: portal.services })
const accepted = (to: Notice['to'], name = '青苗团队') =>
  notify(ctx(), {
    to,
    category: 'internal',
    template: 'verification_verified',
    params: { name: { zh: name, en: 'Team Seedling' }, reference: 'RZ-2026-7K3M9' },
    link: '/accountCenter?part=team',
  })
const newDevice = (to: Notice['to']) =>
  notify(ctx(), {
    to,
    category: 'internal',
    template: 'account_new_device',
    params: { device: '一台电脑', network: '203.0.113.*' },
    link: '/accountCenter?part=security',
  })

async function withMail(account: TestAccount, locale: 'zh' | 'en' = 'zh'): Promise<TestAccount> {
  const email_encrypted = portal.services.cipher.encrypt('lin@example.org', 'accounts.email')
  await portal.db
    .updateTable('accounts')
    .set({ email_encrypted, locale })
    .where('id', '=', account.accountId)
    .execute()
  return account
}

async function withoutPhone({ accountId }: TestAccount): Promise<void> {
  await portal.db
    .updateTable('accounts')
    .set({ phone_encrypted: null, phone_index: null })
    .where('id', '=', accountId)
    .execute()
}

type Chosen = {
  sent?: ('internal.mail' | 'internal.sms' | 'tool.mail')[]
  night?: boolean
  digest?: boolean
  devices?: boolean
}

async function choose(
  { token }: TestAccount,
  { sent = ['internal.mail', 'internal.sms'], night, digest, devices }: Chosen,
) {
  const { messages } = await portal.api({ token })
  const isQuietAtNight = night ?? false
  return messages.preferencesSave({
    sent,
    isQuietAtNight,
    hasDigest: digest ?? false,
    hasDeviceTexts: devices ?? false,
  })
}

/** The times until which the queue holds back unsent messages. */
async function waiting(): Promise<Date[]> {
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from pgboss.job where name in ('send-mail', 'send-sms') and state = 'created'`.execute(
    portal.db,
  )
  return rows.map(({ start_after }) => start_after)
}

describe('what somebody chose', () => {
  it('is everything at first, and kept as it was saved', async () => {
    const { token } = await createAccount(portal)
    const { messages } = await portal.api({ token })
    const first = await messages.preferences({})
    expect(first).toMatchObject({
      isQuietAtNight: false,
      hasDigest: false,
      hasDeviceTexts: false,
      hasMail: false,
      hasPhone: true,
    })
    expect(first.sent).toHaveLength(6)
    const mine = { sent: ['tool.mail' as const], isQuietAtNight: true, hasDigest: true, hasDeviceTexts: true }
    expect(await messages.preferencesSave(mine)).toEqual(mine)
    expect(await messages.preferences({})).toMatchObject(mine)
  })

  it('turns mails of a topic off, while the message stands in the portal', async () => {
    const account = await withMail(await createAccount(portal))
    await choose(account, { sent: ['tool.mail'] })
    await accepted({ kind: 'account', accountId: account.accountId })
    await portal.runJobs()
    expect(await sentMessages(portal)).toEqual([])
    const { messages } = await portal.api({ token: account.token })
    expect((await messages.describeMessageList({})).total).toBe(1)
  })

  it('turns nothing off that is about security or asks for something in time', async () => {
    const account = await withMail(await createAccount(portal))
    await choose(account, { sent: [], digest: true })
    await newDevice({ kind: 'account', accountId: account.accountId })
    await notify(ctx(), {
      to: { kind: 'account', accountId: account.accountId },
      category: 'internal',
      template: 'verification_expired',
      params: { name: '青苗团队', reference: 'RZ-2026-7K3M9' },
      link: '/accountCenter?part=team',
    })
    await portal.runJobs()
    expect(await sentMessages(portal)).toHaveLength(2)
  })

  it.each([
    ['without a mail address, nothing chosen', false, false, []],
    ['without a mail address, asked for', false, true, ['sms']],
    ['with a mail address, nothing chosen', true, false, ['mail']],
    ['with a mail address, asked for', true, true, ['mail', 'sms']],
  ] as const)(
    'a new device is told in the account always, %s by these',
    async (_, hasMail, devices, ways) => {
      const person = await createAccount(portal)
      const account = hasMail ? await withMail(person) : person
      if (devices) await choose(account, { devices })
      await newDevice({ kind: 'account', accountId: account.accountId })
      await portal.runJobs()
      expect((await sentMessages(portal)).map(({ channel }) => channel).sort()).toEqual(ways)
      const { messages } = await portal.api({ token: account.token })
      expect((await messages.describeMessageList({})).list.map(({ title }) => title)).toEqual([
        '有新设备登录了你的账户',
      ])
    },
  )

  const everything = { mail: true, phone: true, devices: true, vendors: ['mail', 'sms'], isDevice: true }
  it.each([
    ['a new device, with both and both asked for', {}, ['mail', 'sms']],
    ['a new device, without mail', { mail: false }, ['sms']],
    ['a new device, without phone', { phone: false }, ['mail']],
    ['a new device, with neither', { mail: false, phone: false }, []],
    ['a new device, not asked for', { devices: false }, ['mail']],
    ['a new device, where no texts are sent', { vendors: ['mail'] }, ['mail']],
    ['a new device, where no mails are sent', { vendors: ['sms'] }, ['sms']],
    ['anything else', { isDevice: false }, ['mail']],
    ['anything else, without mail', { isDevice: false, mail: false }, ['sms']],
    ['anything else, with neither', { isDevice: false, mail: false, phone: false }, []],
    ['anything else, where no mails are sent', { isDevice: false, vendors: ['sms'] }, ['sms']],
    ['anything else, without mail and texts', { isDevice: false, mail: false, vendors: ['mail'] }, []],
  ] as [string, Partial<typeof everything>, string[]][])('%s goes by %j: %j', async (_, less, ways) => {
    const { mail: hasMail, phone: hasPhone, devices, vendors, isDevice } = { ...everything, ...less }
    const account = hasMail ? await withMail(await createAccount(portal)) : await createAccount(portal)
    await choose(account, { devices })
    if (!hasPhone) await withoutPhone(account)
    if (!vendors.includes('mail')) portal.services.mail = null
    if (!vendors.includes('sms')) portal.services.sms = null
    const to = { kind: 'account', accountId: account.accountId } as const
    await (isDevice ? newDevice(to) : accepted(to))
    const deliveries = await portal.db.selectFrom('deliveries').select('channel').execute()
    expect(deliveries.map(({ channel }) => channel).sort()).toEqual(ways)
  })

  it('applies to the person, not to the team', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const mate = await createMember(portal, teamId, 'admin')
    await choose(superAdmin, { sent: [] })
    await accepted({ kind: 'team', teamId })
    await portal.runJobs()
    expect((await sentMessages(portal)).map(({ recipient }) => recipient)).toEqual([mate.phone])
  })

  it('names only templates that exist', () => {
    const words = m as unknown as Record<string, unknown>
    expect(deadlineNotices.filter((name) => typeof words[`notice_${name}_title`] !== 'function')).toEqual([])
  })
})

describe('a quiet night', () => {
  it('lets what is not urgent wait for the morning, and nothing else', async () => {
    const { accountId, ...account } = await withMail(await createAccount(portal))
    await choose({ accountId, ...account }, { night: true })
    // Independent of the hour of this run: the queued time is compared with the rule at the same moment.
    const { rows } = await sql<{ hour: number }>`
      select extract(hour from now() at time zone 'Asia/Shanghai')::int as hour`.execute(portal.db)
    const hour = rows[0]?.hour ?? 12
    const isNight = hour >= 22 || hour < 8
    await accepted({ kind: 'account', accountId })
    await newDevice({ kind: 'account', accountId })
    const later = (await waiting()).filter((at) => at.getTime() > Date.now() + 60_000)
    expect(later).toHaveLength(isNight ? 1 : 0)
  })
})

describe('the mail of the day', () => {
  it.each([
    ['zh', '益榫：2 条新消息', '青苗团队已通过认证', 'http://localhost:3000/accountCenter?part=team'],
    ['en', 'Yisun: new messages (2)', 'Team Seedling is verified', 'http://localhost:3000/en/accountCenter'],
  ] as const)('holds everything unread in %s, as plain text, once', async (locale, subject, title, url) => {
    const server = await openMailServer()
    portal.services.mail = createSmtpMail({ url: server.url, from: 'Yisun <portal@yisun.test>' })
    const account = await withMail(await createAccount(portal), locale)
    await choose(account, { digest: true })
    const to = { kind: 'account', accountId: account.accountId } as const
    for (let count = 0; count < 3; count += 1) await accepted(to)
    await newDevice(to)
    const { messages } = await portal.api({ token: account.token })
    const { list } = await messages.describeMessageList({})
    await messages.modifyMessageRead({ messageIds: [list.at(-1)?.messageId ?? ''] })
    await portal.runJobs()
    // Security notices do not wait.
    expect(server.mails).toHaveLength(1)
    await sendDigests(portal.services)
    await sendDigests(portal.services)
    await portal.runJobs()
    await sendDigests(portal.services)
    await portal.runJobs()
    await server.close()
    expect(server.mails).toHaveLength(2)
    expect(server.mails[1]?.subject).toBe(subject)
    const text = server.mails[1]?.text ?? ''
    expect(text.split(title)).toHaveLength(3)
    expect(text).toContain(url)
    expect(text).not.toMatch(/<[a-z]/)
  })

  it('leaves out what its recipient has lost the right to', async () => {
    const own = await createTeam(portal)
    const leaver = await withMail(await createMember(portal, own.teamId, 'admin'))
    await choose(leaver, { digest: true })
    await accepted({ kind: 'team', teamId: own.teamId }, '离开的团队')
    await accepted({ kind: 'account', accountId: leaver.accountId }, '自己的消息')
    await (await portal.api({ token: leaver.token })).teams.leave({ TeamID: own.teamId })
    await sendDigests(portal.services)
    await portal.runJobs()
    const mails = (await sentMessages(portal)).filter(({ channel }) => channel === 'mail')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toContain('自己的消息')
    expect(mails[0]?.body).not.toContain('离开的团队')
  })

  it('is retried if the vendor did not accept it', async () => {
    const account = await withMail(await createAccount(portal))
    await choose(account, { digest: true })
    await accepted({ kind: 'account', accountId: account.accountId })
    portal.services.mail = {
      async send() {
        throw new DeliveryError('busy', { isRetryable: true })
      },
    }
    await sendDigests(portal.services)
    expect((await portal.runJobs()).failures).toHaveLength(1)
    portal.services.mail = mail
    await portal.makeJobsDue()
    await portal.runJobs()
    expect(await sentMessages(portal)).toHaveLength(1)
  })
})
