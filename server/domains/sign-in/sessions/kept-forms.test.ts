import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../../tests/support/world/actors.ts'
import { sendFeedback } from '../../../../tests/support/world/feedback.ts'
import { keepKnownBrowser } from '../codes/one-time-code.queries.ts'
import { hashOfBrowser } from '../providers/provider-attempt.ts'
import { forgetKeptForm, type KeptForm, keepForm, openKeptForm } from './kept-forms.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const page = '/accountCenter'
const form: KeptForm = { texts: [['purpose', '河边的志愿者登记']], files: ['信.pdf'] }
const newBrowser = () => randomBytes(16).toString('base64url')

async function kept() {
  const account = await createAccount(portal)
  const place = { browserId: newBrowser(), path: page }
  const id = await keepForm(portal.services, account.token, { ...form, ...place })
  return { ...account, ...place, id: id ?? '' }
}

it('gives a form back to its person, in its browser and on its page alone', async () => {
  const own = await kept()
  const open = (other: object = {}) => openKeptForm(portal.services, { ...own, ...other })
  expect(await open()).toEqual(form)
  expect(await open({ id: own.id.toUpperCase() })).toEqual(form)
  const { accountId } = await createAccount(portal)
  for (const other of [
    { accountId },
    { browserId: newBrowser() },
    { path: '/staff' },
    { id: own.accountId },
    { id: "' or true" },
  ])
    expect(await open(other)).toBeNull()
  // Nor can anybody else remove it.
  await forgetKeptForm(portal.services, { ...own, accountId })
  await forgetKeptForm(portal.services, { ...own, browserId: newBrowser() })
  expect(await open()).toEqual(form)
  await forgetKeptForm(portal.services, own)
  expect(await open()).toBeNull()
})

it('belongs to who signed in last, in a browser without a session; to nobody where nobody has', async () => {
  const [first, last] = [await createAccount(portal), await createAccount(portal)]
  const place = { browserId: newBrowser(), path: page }
  const keep = (browserId = place.browserId) =>
    keepForm(portal.services, undefined, { ...form, ...place, browserId })
  expect(await keep()).toBeNull()
  for (const { accountId } of [first, last])
    await keepKnownBrowser(portal.db, accountId, hashOfBrowser({ browserId: place.browserId }))
  const id = (await keep()) ?? ''
  const open = ({ accountId }: typeof last) => openKeptForm(portal.services, { ...place, id, accountId })
  expect(await open(last)).toEqual(form)
  expect(await open(first)).toBeNull()
  expect(await keep(newBrowser())).toBeNull()
})

it('lies encrypted', async () => {
  await kept()
  const { rows } = await sql<{ row: string }>`select t::text as row from kept_forms t`.execute(portal.db)
  expect(rows.map(({ row }) => row).join()).not.toContain('志愿者')
})

it('has its time', async () => {
  const own = await kept()
  await sql`update kept_forms set kept_at = now() - interval '3 hours' where id = ${own.id}`.execute(
    portal.db,
  )
  expect(await openKeptForm(portal.services, own)).toBeNull()
})

it('keeps nothing for an unknown token, for a suspended person, or beyond a size', async () => {
  const { accountId, token, browserId } = await kept()
  const keep = (one: string, texts = form.texts) =>
    keepForm(portal.services, one, { texts, files: [], browserId, path: page })
  expect(await keep(newBrowser())).toBeNull()
  expect(await keep(token, [['purpose', '长'.repeat(70_000)]])).toBeNull()
  expect(await keep(token)).not.toBeNull()
  await sql`update accounts set status = 'suspended' where id = ${accountId}`.execute(portal.db)
  expect(await keep(token)).toBeNull()
})

it('keeps a few per browser, and no browser displaces another’s', async () => {
  const own = await kept()
  const keep = (browserId: string) => keepForm(portal.services, own.token, { ...form, browserId, path: page })
  const stranger = Array.from({ length: 6 }, newBrowser)
  for (const browserId of [...stranger, ...stranger, ...stranger, ...stranger, ...stranger])
    await keep(browserId)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kept_forms
    where account_id = ${own.accountId}`.execute(portal.db)
  expect(rows[0]?.count).toBeLessThanOrEqual(21)
  expect(await openKeptForm(portal.services, own)).toEqual(form)
})

it('asks a person who was just signed out to sign in again, before reporting that something is not theirs', async () => {
  const { token } = await createAccount(portal)
  const own = await portal.api({ token })
  const { reference } = await sendFeedback(portal, own)
  const written = { reference, body: '还有一件事', wantsOther: false }
  await sql`update sessions set ended_at = now()`.execute(portal.db)
  const ended = await portal.api({ token })
  await expect(ended.support.feedbackWrite(written)).rejects.toMatchObject({ reason: 'loginEnded' })
  const visitor = await portal.api()
  await expect(visitor.support.feedbackWrite(written)).rejects.toMatchObject({ reason: 'notAvailable' })
})
