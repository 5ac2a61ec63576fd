import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quietNotices } from '../../../shared/rules/messages/notices.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { untilOneWaits } from '../../../tests/support/world/removed-meanwhile.ts'
import { DeliveryError } from '../../adapters/delivery-error.ts'
import { type Notice, notify } from './notify.ts'
import { sendCodeSms } from './sending/send-code-sms.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('deliveries').execute()
  await portal.db.deleteFrom('notifications').execute()
  await portal.db.deleteFrom('outbox_messages').execute()
})

const ctx = () => ({ db: portal.db, services: portal.services })
const verified = (to: Notice['to']): Notice<'verification_verified'> => ({
  to,
  category: 'internal',
  template: 'verification_verified',
  params: { name: { zh: '青苗团队', en: 'Team Seedling' }, reference: 'RZ-2026-7K3M9' },
  link: '/accountCenter?part=team',
})

async function setAccount(
  accountId: string,
  values: { email?: string; locale?: 'zh' | 'en'; status?: 'suspended' },
) {
  const { email, ...rest } = values
  const email_encrypted = email && portal.services.cipher.encrypt(email, 'accounts.email')
  await portal.db
    .updateTable('accounts')
    .set({ ...rest, ...(email_encrypted && { email_encrypted }) })
    .where('id', '=', accountId)
    .execute()
}

const states = async () =>
  (await portal.db.selectFrom('deliveries').select('state').orderBy('message_key').execute()).map(
    (row) => row.state,
  )

describe('notify', () => {
  it('trust 33: writes nothing to a deleted account, and waits for a deletion under way', async () => {
    const { accountId } = await createAccount(portal)
    const erased = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const deletion = portal.db.transaction().execute(async (trx) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
      locked.resolve()
      await erased.promise
      await trx.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', accountId).execute()
    })
    await locked.promise
    const telling = portal.db
      .transaction()
      .execute((db) => notify({ ...ctx(), db }, verified({ kind: 'account', accountId })))
    await untilOneWaits(portal)
    erased.resolve()
    await Promise.all([deletion, telling])
    await notify(ctx(), verified({ kind: 'account', accountId }))
    expect(await portal.db.selectFrom('notifications').select('id').execute()).toEqual([])
    expect(await states()).toEqual([])
  })

  it('writes one row for a team, mails members with an address and texts admins without one', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const withMail = await createMember(portal, teamId, 'member')
    await createMember(portal, teamId, 'member')
    await setAccount(withMail.accountId, { email: 'lin@example.org', locale: 'en' })
    await notify(ctx(), verified({ kind: 'team', teamId }))
    await portal.runJobs()
    const rows = await portal.db.selectFrom('notifications').selectAll().execute()
    expect(rows).toMatchObject([{ team_id: teamId, account_id: null, read_at: null }])
    const sent = await sentMessages(portal)
    expect(sent).toHaveLength(2)
    expect(sent).toContainEqual({
      channel: 'mail',
      recipient: 'lin@example.org',
      subject: 'Team Seedling is verified',
      body: expect.stringContaining('Details: http://localhost:3000/en/accountCenter?part=team'),
    })
    expect(sent).toContainEqual({
      channel: 'sms',
      recipient: superAdmin.phone,
      subject: 'notice',
      body: '青苗团队已通过认证。查看详情：http://localhost:3000/accountCenter?part=team',
    })
  })

  it('tells each active member of staff with the role, in the portal alone', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    await createStaff(portal, ['editor'])
    await notify(ctx(), verified({ kind: 'staff', privilege: 'reviewApplications' }))
    await portal.runJobs()
    const rows = await portal.db.selectFrom('notifications').selectAll().execute()
    expect(rows).toMatchObject([{ account_id: reviewer.accountId, staff_privilege: 'reviewApplications' }])
    expect(await sentMessages(portal)).toEqual([])
  })

  it('tells one member of staff, and nobody once the role is gone', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    await createStaff(portal, ['reviewer'])
    const to = { kind: 'staff', privilege: 'reviewApplications', accountId: reviewer.accountId } as const
    await notify(ctx(), verified(to))
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['editor'] })
      .where('account_id', '=', reviewer.accountId)
      .execute()
    await notify(ctx(), verified(to))
    const rows = await portal.db.selectFrom('notifications').select('account_id').execute()
    expect(rows).toEqual([{ account_id: reviewer.accountId }])
  })

  it('leaves nothing when the transaction is rolled back', async () => {
    const { accountId } = await createAccount(portal)
    const rolledBack = portal.db.transaction().execute(async (db) => {
      await notify({ db, services: portal.services }, verified({ kind: 'account', accountId }))
      await sendCodeSms(
        { db, services: portal.services, locale: 'zh' },
        { phone: '+8613800138000', code: '123456', purpose: 'signIn' },
      )
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await portal.runJobs()).toEqual({ done: 0, failures: [] })
    expect(await portal.db.selectFrom('notifications').selectAll().execute()).toEqual([])
    expect(await states()).toEqual([])
  })

  it('sends nothing to a person who left the team or was suspended meanwhile', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const leaver = await createMember(portal, teamId, 'admin')
    await notify(ctx(), verified({ kind: 'team', teamId }))
    await portal.db
      .updateTable('memberships')
      .set({ left_at: new Date() })
      .where('account_id', '=', leaver.accountId)
      .execute()
    await setAccount(superAdmin.accountId, { status: 'suspended' })
    await portal.runJobs()
    expect(await sentMessages(portal)).toEqual([])
    expect(await states()).toEqual(['dropped', 'dropped'])
  })

  it.each(quietNotices)('%s waits in the portal and is sent to nobody', async (template) => {
    const { teamId } = await createTeam(portal)
    const tool = { zh: '工具', en: 'Tool' }
    const params = { tool, reference: 'SQ-2026-7K3M9', day: '2026-12-01', team: '清河助学会' }
    await notify(ctx(), {
      to: { kind: 'team', teamId },
      category: 'tool',
      template,
      params,
      link: '/accountCenter',
    })
    await portal.runJobs()
    const rows = await portal.db.selectFrom('notifications').select('template').execute()
    expect(rows).toEqual([{ template }])
    expect(await sentMessages(portal)).toEqual([])
  })

  it('refuses a link that leads elsewhere', async () => {
    const { accountId } = await createAccount(portal)
    for (const link of ['//evil.example', 'https://evil.example', '']) {
      await expect(notify(ctx(), { ...verified({ kind: 'account', accountId }), link })).rejects.toThrow(
        /notifications_link_check/,
      )
    }
  })

  it('sends at most ten text messages a day to an account', async () => {
    const { accountId } = await createAccount(portal)
    for (let count = 0; count < 12; count += 1) await notify(ctx(), verified({ kind: 'account', accountId }))
    await portal.runJobs()
    expect(await sentMessages(portal)).toHaveLength(10)
  })

  it('sends security notices beyond the ten, up to thirty in all', async () => {
    const { accountId } = await createAccount(portal)
    const to = { kind: 'account', accountId } as const
    for (let count = 0; count < 11; count += 1) await notify(ctx(), verified(to))
    await portal.runJobs()
    const changed = {
      template: 'account_phone_changed',
      params: {},
      category: 'internal',
      link: '/home',
    } as const
    for (let count = 0; count < 22; count += 1) await notify(ctx(), { ...changed, to })
    await portal.runJobs()
    const texts = (await sentMessages(portal)).map(({ body }) => body)
    expect(texts.filter((text) => text.includes('账户的手机号已更换'))).toHaveLength(20)
    expect(texts).toHaveLength(30)
  })
})

describe('sendCodeSms', () => {
  const code = '804913'
  const phone = '+8613900139001'
  const request = () => sendCodeSms({ ...ctx(), locale: 'en' }, { phone, code, purpose: 'signIn' })

  it('sends the code in the language of the request', async () => {
    await request()
    await portal.runJobs()
    expect(await sentMessages(portal)).toEqual([
      {
        channel: 'sms',
        recipient: phone,
        subject: 'code.signIn',
        body: '804913 is your code to sign in to Yisun. It is valid for 10 minutes. Do not share it with anyone.',
      },
    ])
  })

  it('[trust 4] leaves neither code nor phone readable in the database', async () => {
    await request()
    const dump = async () => {
      const jobs = await portal.db
        .selectFrom('pgboss.job' as 'deliveries')
        .selectAll()
        .execute()
      const outbox = await portal.db.selectFrom('outbox_messages').selectAll().execute()
      const deliveries = await portal.db.selectFrom('deliveries').selectAll().execute()
      return JSON.stringify([jobs, outbox, deliveries])
    }
    expect(await dump()).toContain('send-sms')
    expect(await dump()).not.toMatch(/804913|13900139001/)
    await portal.runJobs()
    expect(await dump()).not.toMatch(/804913|13900139001/)
  })

  it('drops a code that is no longer good', async () => {
    await request()
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
    await portal.db
      .updateTable('deliveries')
      .set({ created_at: elevenMinutesAgo as never })
      .execute()
    await portal.runJobs()
    expect(await sentMessages(portal)).toEqual([])
    expect(await states()).toEqual(['dropped'])
  })

  it('refuses where no vendor is connected', async () => {
    const services = { ...portal.services, sms: null }
    await expect(
      sendCodeSms({ db: portal.db, services, locale: 'zh' }, { phone, code, purpose: 'signIn' }),
    ).rejects.toMatchObject({ reason: 'unavailable' })
  })
})

describe('a vendor that fails', () => {
  it('is retried later with the same message key, until it has accepted the message', async () => {
    const { accountId } = await createAccount(portal)
    const keys: string[] = []
    const services = portal.services
    const original = services.sms
    services.sms = {
      async send({ messageKey }) {
        keys.push(messageKey)
        if (keys.length === 1) throw new DeliveryError('busy', { isRetryable: true })
      },
    }
    try {
      await notify(ctx(), verified({ kind: 'account', accountId }))
      expect(await portal.runJobs()).toMatchObject({ done: 0, failures: [{ message: 'busy' }] })
      await portal.makeJobsDue()
      expect(await portal.runJobs()).toEqual({ done: 1, failures: [] })
      await portal.makeJobsDue()
      expect(await portal.runJobs()).toEqual({ done: 0, failures: [] })
    } finally {
      services.sms = original
    }
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await states()).toEqual(['sent'])
  })

  it('is not retried after a permanent refusal', async () => {
    const { accountId } = await createAccount(portal)
    const services = portal.services
    const original = services.sms
    services.sms = {
      async send() {
        throw new DeliveryError('no such number', { isRetryable: false })
      },
    }
    try {
      await notify(ctx(), verified({ kind: 'account', accountId }))
      expect(await portal.runJobs()).toEqual({ done: 1, failures: [] })
    } finally {
      services.sms = original
    }
    expect(await states()).toEqual(['refused'])
  })
})
