import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { DeliveryError } from '../../adapters/delivery-error.ts'
import { removeOldMessages } from '../messages/remove-old-messages.ts'

let portal: TestPortal
let vendors: Pick<TestPortal['services'], 'sms' | 'mail'>
let founder: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  portal.services.isDemo = false
  vendors = { sms: portal.services.sms, mail: portal.services.mail }
})
afterAll(() => portal.close())
beforeEach(async () => {
  founder = await createStaff(portal, ['administrator'])
  await portal.db.deleteFrom('deliveries').execute()
  await portal.db.deleteFrom('outbox_messages').execute()
})
afterEach(() => Object.assign(portal.services, vendors))

const settings = async (locale: 'zh' | 'en' = 'zh'): Promise<Api['settingsStaff']> =>
  (await portal.api({ token: founder.token, locale })).settingsStaff

async function shown(channel: 'sms' | 'mail') {
  const { channels, items } = await (await settings()).opening({})
  return {
    ...channels.find((one) => one.channel === channel),
    item: items.find(({ what }) => what === channel)?.state,
  }
}

function refuse(reason: string, isRetryable: boolean) {
  portal.services.sms = {
    async send() {
      throw new DeliveryError(reason, { isRetryable })
    },
  }
}

async function tested(channel: 'sms' | 'mail', to?: string) {
  const { testMessage } = await settings()
  const said = await testMessage({ channel, ...(to && { to }) })
  await portal.runJobs()
  return said
}

it.each(locales)('goes to the own phone, in the language of the page: %s', async (locale) => {
  const { testMessage } = await settings(locale)
  const masked = `${founder.phone.slice(3, 6)}****${founder.phone.slice(-4)}`
  expect(await testMessage({ channel: 'sms' })).toEqual({ to: masked })
  expect(await shown('sms')).toMatchObject({ to: masked, last: { state: 'waiting', to: masked } })
  await portal.runJobs()
  const [message, ...others] = await sentMessages(portal)
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'sms', recipient: founder.phone })
  expect(message?.body).toContain(locale === 'zh' ? '试发' : 'test message')
  expect(await shown('sms')).toMatchObject({ last: { state: 'sent', reason: '' }, item: 'done' })
})

it('says in the words of the vendor why it was refused, until another arrives', async () => {
  refuse('The SMS vendor answered SignatureFailure', true)
  await tested('sms')
  const again = { state: 'again', reason: 'The SMS vendor answered SignatureFailure' }
  expect(await shown('sms')).toMatchObject({ last: again, item: 'done' })
  refuse('The SMS vendor answered isv.AMOUNT_NOT_ENOUGH', false)
  await tested('sms')
  const refused = { state: 'refused', reason: 'The SMS vendor answered isv.AMOUNT_NOT_ENOUGH' }
  expect(await shown('sms')).toMatchObject({ last: refused, item: 'refused' })
  portal.services.sms = vendors.sms
  await tested('sms')
  expect(await shown('sms')).toMatchObject({ last: { state: 'sent', reason: '' }, item: 'done' })
})

it('shows what the network reports later', async () => {
  portal.services.sms = {
    send: async () => ({ vendor: 'tencent', id: '1' }),
    report: async () => ({ outcome: 'undelivered', reason: 'UNDELIVERABLE' }),
  }
  await tested('sms')
  expect(await shown('sms')).toMatchObject({ last: { state: 'sent' } })
  await portal.makeJobsDue()
  await portal.runJobs()
  const last = { state: 'undelivered', reason: 'UNDELIVERABLE' }
  expect(await shown('sms')).toMatchObject({ last, item: 'refused' })
})

it('goes to a stated address where the account has none, and never past its own', async () => {
  const { testMessage } = await settings()
  const required = { reason: 'invalidInput', details: { fields: { to: { reason: 'required' } } } }
  await expect(testMessage({ channel: 'mail' })).rejects.toMatchObject(required)
  await expect(testMessage({ channel: 'mail', to: 'a@b.cn, c@d.cn' })).rejects.toMatchObject({
    reason: 'invalidInput',
  })
  expect(await tested('mail', 'lin@river.example')).toEqual({ to: 'l***@river.example' })
  expect(await sentMessages(portal)).toMatchObject([{ channel: 'mail', recipient: 'lin@river.example' }])
  expect(await shown('mail')).toMatchObject({ to: '', last: { state: 'sent' }, item: 'done' })
  const email_encrypted = portal.services.cipher.encrypt('own@river.example', 'accounts.email')
  await portal.db
    .updateTable('accounts')
    .set({ email_encrypted })
    .where('id', '=', founder.accountId)
    .execute()
  expect(await tested('mail', 'lin@river.example')).toEqual({ to: 'o***@river.example' })
  portal.services.mail = null
  await expect(testMessage({ channel: 'mail' })).rejects.toMatchObject({ reason: 'unavailable' })
  expect((await shown('mail')).channel).toBe(undefined)
})

it('keeps the last result of each channel as its proof, without a phone or an address', async () => {
  for (const channel of ['sms', 'sms', 'mail'] as const) await tested(channel, 'lin@river.example')
  await portal.db
    .updateTable('deliveries')
    .set({ created_at: sql`created_at - interval '400 days'` } as never)
    .execute()
  await removeOldMessages(portal.db)
  const kept = await portal.db.selectFrom('deliveries').selectAll().execute()
  expect(kept.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${founder.phone.slice(3)}|lin@`))
  expect(await shown('sms')).toMatchObject({ last: { state: 'sent' } })
})

it('is sent at most six times an hour, and recorded', async () => {
  const { testMessage } = await settings()
  for (let time = 0; time < 6; time += 1) await testMessage({ channel: 'sms' })
  await expect(testMessage({ channel: 'sms' })).rejects.toMatchObject({ reason: 'tooMany' })
  const entries = await portal.db
    .selectFrom('audit_events')
    .select('after')
    .where('kind', '=', 'settings.channelTested')
    .where('account_id', '=', founder.accountId)
    .execute()
  expect(entries.map(({ after }) => after)).toEqual(Array(6).fill({ channel: 'sms' }))
})

it('is sent at most six times an hour where twenty are asked for at once', async () => {
  const { testMessage } = await settings()
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      testMessage({ channel: at % 2 ? 'sms' : 'mail', to: 'a@example.org' }),
    ),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array(14).fill(expect.objectContaining({ reason: 'tooMany' })),
  )
  await portal.runJobs()
  expect(await sentMessages(portal)).toHaveLength(6)
})

it('is not offered in a demo', async () => {
  portal.services.isDemo = true
  expect((await (await settings()).opening({})).channels).toEqual([])
  portal.services.isDemo = false
})
