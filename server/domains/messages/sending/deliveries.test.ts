import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { runAs } from '../../../../tests/support/portal/postgres.ts'
import {
  createAccount,
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import { auditReasonsOf } from '../../../../tests/support/world/audit-reasons.ts'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import type { SmsReport } from '../../../adapters/sms/port.ts'
import { type Notice, notify } from '../notify.ts'
import { removeOldMessages } from '../remove-old-messages.ts'
import { newestDeliveries, reopenDelivery } from './deliveries.queries.ts'
import { sendCodeSms } from './send-code-sms.ts'
import { sendSms } from './send-sms.jobs.ts'
import { sendToContact } from './send-to-contact.ts'

let portal: TestPortal
let agent: TestAccount
let vendor: TestPortal['services']['sms']
beforeAll(async () => {
  portal = await openPortal()
  agent = await createStaff(portal, ['supportAgent'])
  vendor = portal.services.sms
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('deliveries').execute()
  await portal.db.deleteFrom('notifications').execute()
  await portal.db.deleteFrom('outbox_messages').execute()
})
afterEach(() => {
  portal.services.sms = vendor
})

const ctx = () => ({ db: portal.db, services: portal.services })
const tell = (to: Notice['to'], reference = 'RZ-2026-7K3M9') =>
  notify(ctx(), {
    to,
    category: 'internal',
    template: 'verification_verified',
    params: { name: { zh: '青苗团队', en: 'Team Seedling' }, reference },
    link: '/accountCenter?part=team',
  })
const deliveries = async (locale: 'zh' | 'en' = 'zh') =>
  (await portal.api({ token: agent.token, locale })).deliveriesStaff
const listed = async (...[input]: Parameters<Awaited<ReturnType<typeof deliveries>>['list']>) =>
  (await (await deliveries()).list(input)).deliveries

/** From now on the vendor refuses in this way. */
function refuse(what: string, isRetryable: boolean) {
  portal.services.sms = {
    async send() {
      throw new DeliveryError(what, { isRetryable })
    },
  }
}

describe('deliveries, shown to staff', () => {
  it('are listed with what was sent, masked recipients and every try with its reason', async () => {
    const { accountId, phone } = await createAccount(portal)
    refuse('The SMS gateway answered 503', true)
    await tell({ kind: 'account', accountId })
    expect(await listed({})).toMatchObject([{ state: 'queued', tries: [] }])
    await portal.runJobs()
    expect(await listed({})).toMatchObject([{ state: 'retrying' }])
    portal.services.sms = vendor
    await portal.makeJobsDue()
    await portal.runJobs()
    const { list } = await deliveries('en')
    expect((await list({})).deliveries).toEqual([
      {
        deliveryId: expect.stringMatching(/^notice:/),
        channel: 'sms',
        kind: 'notice',
        title: 'Team Seedling is verified',
        reference: 'RZ-2026-7K3M9',
        state: 'sent',
        recipient: `${phone.slice(3, 6)}****${phone.slice(-4)}`,
        queuedAt: expect.stringMatching(/Z$/),
        finishedAt: expect.stringMatching(/Z$/),
        tries: [
          { at: expect.any(String), outcome: 'sent', report: null, reason: '' },
          { at: expect.any(String), outcome: 'again', report: null, reason: 'The SMS gateway answered 503' },
        ],
        canSendAgain: false,
      },
    ])
  })

  it('trust 31: show no phone and no address in full, of codes neither', async () => {
    const mail = 'lin@example.org'
    const { accountId, phone } = await createAccount(portal)
    const email_encrypted = portal.services.cipher.encrypt(mail, 'accounts.email')
    await portal.db.updateTable('accounts').set({ email_encrypted }).where('id', '=', accountId).execute()
    await tell({ kind: 'account', accountId })
    await sendCodeSms({ ...ctx(), locale: 'zh' }, { phone, code: '804913', purpose: 'signIn' })
    await portal.runJobs()
    const all = await listed({})
    expect(all.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['code', `${phone.slice(3, 6)}****${phone.slice(-4)}`],
      ['notice', 'l***@example.org'],
    ])
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${phone.slice(3)}|${mail}|804913`))
  })

  it('are found by state, channel, reference and day, page by page', async () => {
    const { accountId } = await createAccount(portal)
    for (let count = 0; count < 53; count += 1)
      await tell({ kind: 'account', accountId }, `RZ-2026-${1000 + count}`)
    refuse('The SMS gateway answered 422', false)
    await portal.runJobs()
    await tell({ kind: 'account', accountId })
    const references = async (...[input]: Parameters<typeof listed>) =>
      (await listed(input)).map(({ reference }) => reference)
    expect(await references({ state: 'queued' })).toEqual(['RZ-2026-7K3M9'])
    expect(await references({ reference: 'RZ-2026-1007' })).toEqual(['RZ-2026-1007'])
    expect(await references({ channel: 'mail' })).toEqual([])
    expect(await references({ to: '2020-01-01' })).toEqual([])
    expect(await references({ from: '2020-01-01', state: 'sent' })).toEqual([])
    const { list } = await deliveries()
    const first = await list({ state: 'failed' })
    const second = await list({ state: 'failed', before: first.next ?? '' })
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([50, 3, null])
    expect(new Set([...first.deliveries, ...second.deliveries].map((one) => one.reference)).size).toBe(53)
  })

  it('are for support agents and administrators alone', async () => {
    const { token } = await createStaff(portal, ['reviewer', 'editor', 'verifier'])
    const { deliveriesStaff } = await portal.api({ token })
    await expect(deliveriesStaff.list({})).rejects.toMatchObject({ reason: 'notAvailable' })
    const again = deliveriesStaff.sendAgain({ deliveryId: 'notice:x', reason: '试试' })
    await expect(again).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('read no more rows than they show, among 50,000', async () => {
    const { accountId } = await createAccount(portal)
    await runAs(portal.ownerUrl, [
      `insert into deliveries (message_key, channel, account_id, state, created_at)
       select 'code:' || n, 'sms', '${accountId}', case when n % 1000 = 0 then 'refused' else 'sent' end,
         now() - n * interval '1 second' from generate_series(1, 50000) n`,
      'vacuum analyze deliveries',
    ])
    for (const state of [undefined, 'failed'] as const) {
      const query = newestDeliveries(portal.db, { reference: '', state }, 20).compile()
      const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': string }>({
        ...query,
        sql: `explain (analyze, costs off, timing off, summary off) ${query.sql}`,
      })
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain(state ? 'deliveries_state' : 'deliveries_newest')
      expect(plan).not.toContain('Seq Scan on deliveries')
    }
  })
})

describe('a delivery', () => {
  it('goes out once, however often its job is done', async () => {
    const { accountId } = await createAccount(portal)
    await tell({ kind: 'account', accountId })
    await portal.runJobs()
    const [delivery] = await listed({})
    // The vendor would accept it: only the delivery's own state prevents sending.
    const asked: unknown[] = []
    portal.services.sms = { send: async (message) => void asked.push(message) }
    await sendSms(portal.services, { messageKey: delivery?.deliveryId })
    expect(asked).toEqual([])
    expect(await listed({})).toMatchObject([{ state: 'sent', tries: [{ outcome: 'sent' }] }])
  })

  it('bears what the vendor reports about it later, and no phone outside of the job', async () => {
    const { accountId, phone } = await createAccount(portal)
    const reports: SmsReport[] = [{ outcome: 'pending' }, { outcome: 'undelivered', reason: 'MK:0001' }]
    const asked: string[] = []
    portal.services.sms = {
      send: async () => ({ vendor: 'tencent', id: 'serial-1' }),
      async report({ id }, to) {
        asked.push(`${id} ${to}`)
        return reports.shift() ?? { outcome: 'pending' }
      },
    }
    await tell({ kind: 'account', accountId })
    await portal.runJobs()
    expect(await listed({})).toMatchObject([{ state: 'sent', tries: [{ report: null, reason: '' }] }])
    const waiting = await sql`select data from pgboss.job where name = 'read-sms-report'`.execute(portal.db)
    expect(JSON.stringify(waiting.rows)).not.toContain(phone.slice(-8))
    for (let at = 0; at < 3; at++) {
      await portal.makeJobsDue()
      await portal.runJobs()
    }
    expect(asked).toEqual([`serial-1 ${phone}`, `serial-1 ${phone}`])
    expect(await listed({})).toMatchObject([
      { state: 'sent', tries: [{ outcome: 'sent', report: 'undelivered', reason: 'MK:0001' }] },
    ])
  })

  it('of a code bears its report too; a vendor who cannot tell is asked again, and nobody sends twice', async () => {
    const { phone } = await createAccount(portal)
    const told: string[] = []
    let asked = 0
    portal.services.sms = {
      send: async ({ to }) => {
        told.push(to)
        return { vendor: 'alibaba', id: 'biz-1' }
      },
      async report() {
        asked += 1
        if (asked === 1) throw new DeliveryError('Alibaba Cloud cannot be reached', { isRetryable: true })
        return { outcome: 'delivered', reason: 'DELIVERED' }
      },
    }
    await sendCodeSms({ ...ctx(), locale: 'zh' }, { phone, code: '804913', purpose: 'signIn' })
    await portal.runJobs()
    for (let at = 0; at < 3; at++) {
      await portal.makeJobsDue()
      await portal.runJobs()
    }
    expect([told, asked]).toEqual([[phone], 2])
    expect(await listed({})).toMatchObject([
      { kind: 'code', state: 'sent', tries: [{ report: 'delivered', reason: 'DELIVERED' }] },
    ])
  })

  it('by mail is held back from a person who left the team meanwhile', async () => {
    const { teamId } = await createTeam(portal)
    const member = await createMember(portal, teamId, 'admin')
    const email_encrypted = portal.services.cipher.encrypt('lin@example.org', 'accounts.email')
    await portal.db
      .updateTable('accounts')
      .set({ email_encrypted })
      .where('id', '=', member.accountId)
      .execute()
    await tell({ kind: 'team', teamId })
    await portal.db
      .updateTable('memberships')
      .set({ left_at: sql<Date>`now()` })
      .where('account_id', '=', member.accountId)
      .execute()
    expect((await portal.runJobs()).failures).toEqual([])
    const mails = (await listed({})).filter(({ channel }) => channel === 'mail')
    expect(mails).toMatchObject([{ state: 'withheld', tries: [{ reason: 'rightLost' }] }])
    expect((await sentMessages(portal)).filter(({ channel }) => channel === 'mail')).toEqual([])
  })

  it('to a person without an account only shows the recipient masked', async () => {
    for (const [channel, to] of [
      ['mail', 'reed@example.org'],
      ['sms', '+8613900139000'],
    ] as const)
      await sendToContact(ctx(), {
        channel,
        to,
        locale: 'zh',
        template: 'account_recovery_made',
        params: {},
        link: '/accountCenter',
      })
    const rows = await portal.db.selectFrom('deliveries').select('recipient_masked').execute()
    expect(rows.map(({ recipient_masked }) => recipient_masked).sort()).toEqual([
      '139****9000',
      'r***@example.org',
    ])
  })
})

describe('a delivery that failed', () => {
  async function failedDelivery() {
    const { teamId, superAdmin } = await createTeam(portal)
    refuse('The SMS gateway answered 422', false)
    await tell({ kind: 'team', teamId })
    await portal.runJobs()
    portal.services.sms = vendor
    const [delivery] = await listed({ state: 'failed' })
    if (!delivery) throw new Error('nothing failed')
    return { ...delivery, teamId, superAdmin }
  }

  it('is sent again for a reason that the audit keeps, once', async () => {
    const { deliveryId, canSendAgain, superAdmin } = await failedDelivery()
    expect(canSendAgain).toBe(true)
    const { sendAgain } = await deliveries()
    const reason = '供应商已恢复，用户 13800138000 来电'
    expect(await sendAgain({ deliveryId, reason })).toEqual({ state: 'queued' })
    await expect(sendAgain({ deliveryId, reason })).rejects.toMatchObject({ reason: 'illegalTransition' })
    await portal.runJobs()
    expect(await sentMessages(portal)).toMatchObject([{ recipient: superAdmin.phone }])
    expect(await listed({})).toMatchObject([
      { state: 'sent', tries: [{ outcome: 'sent' }, { outcome: 'refused' }] },
    ])
    const entry = portal.db.selectFrom('audit_events').selectAll().where('kind', '=', 'delivery.sentAgain')
    expect(await entry.execute()).toMatchObject([
      {
        account_id: agent.accountId,
        subject_id: deliveryId,
        after: { state: 'queued', channel: 'sms', reasonHash: expect.any(String) },
      },
    ])
    expect(await auditReasonsOf(portal, deliveryId)).toEqual(['供应商已恢复，用户 138****8000 来电'])
  })

  it('is sent again only once if two ask at the same time', async () => {
    const { deliveryId } = await failedDelivery()
    const { sendAgain } = await deliveries()
    const both = await Promise.allSettled(
      [1, 2, 3].map(() => sendAgain({ deliveryId, reason: '供应商已恢复' })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // A colleague who saw it as failed before it was reopened now finds it open.
    expect(await reopenDelivery(portal.db, deliveryId)).toBe(false)
  })

  it('stays as it is without a reason, and where what it said is not kept', async () => {
    const { deliveryId } = await failedDelivery()
    const { sendAgain } = await deliveries()
    await expect(sendAgain({ deliveryId, reason: '  ' })).rejects.toMatchObject({ reason: 'invalidInput' })
    refuse('The SMS gateway answered 422', false)
    await sendCodeSms(
      { ...ctx(), locale: 'zh' },
      { phone: '+8613800138000', code: '804913', purpose: 'signIn' },
    )
    await portal.runJobs()
    const code = (await listed({ state: 'failed' })).find(({ kind }) => kind === 'code')
    expect(code?.canSendAgain).toBe(false)
    const again = sendAgain({ deliveryId: code?.deliveryId ?? '', reason: '再试一次' })
    await expect(again).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('has failed when the vendor was asked as often as the queue asks, or nobody asked for a day', async () => {
    const { accountId } = await createAccount(portal)
    refuse('The SMS gateway did not answer', true)
    await tell({ kind: 'account', accountId })
    for (let turn = 0; turn < 13; turn += 1) {
      await portal.runJobs()
      await portal.makeJobsDue()
    }
    const [given] = await listed({})
    expect(given).toMatchObject({ state: 'failed', canSendAgain: true })
    expect(given?.tries).toHaveLength(13)
    await tell({ kind: 'account', accountId })
    await portal.db
      .updateTable('deliveries')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) as never })
      .where('state', '=', 'queued')
      .execute()
    await removeOldMessages(portal.db)
    expect(await listed({})).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
  })
})

describe('a message whose recipient loses the right to it meanwhile', () => {
  it.each(['was taken out of the team', 'left it'])(
    'is withheld from who %s, and sent to who stays',
    async (how) => {
      const { teamId, superAdmin } = await createTeam(portal)
      const leaver = await createMember(portal, teamId, 'admin')
      await tell({ kind: 'team', teamId })
      const { teams } = await portal.api({ token: (how === 'left it' ? leaver : superAdmin).token })
      if (how === 'left it') await teams.leave({ TeamID: teamId })
      else await teams.memberRemove({ TeamID: teamId, userID: leaver.accountId })
      await portal.runJobs()
      const told = (await sentMessages(portal)).filter(({ body }) => body.includes('青苗团队'))
      expect(told.map(({ recipient }) => recipient)).toEqual([superAdmin.phone])
      const withheld = (await listed({ state: 'withheld' })).filter(({ title }) => title.includes('青苗团队'))
      expect(withheld).toMatchObject([
        {
          recipient: expect.stringContaining(leaver.phone.slice(-4)),
          tries: [{ outcome: 'dropped', reason: 'rightLost' }],
        },
      ])
    },
  )

  it('stays withheld from them when staff send it again', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const leaver = await createMember(portal, teamId, 'admin')
    refuse('The SMS gateway answered 422', false)
    await tell({ kind: 'team', teamId })
    await portal.runJobs()
    portal.services.sms = vendor
    await (await portal.api({ token: leaver.token })).teams.leave({ TeamID: teamId })
    const { sendAgain } = await deliveries()
    for (const { deliveryId } of await listed({ state: 'failed' }))
      await sendAgain({ deliveryId, reason: '供应商已恢复' })
    await portal.runJobs()
    const told = (await sentMessages(portal)).filter(({ body }) => body.includes('青苗团队'))
    expect(told.map(({ recipient }) => recipient)).toEqual([superAdmin.phone])
  })
})
