import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { makePhoto } from '../../../tests/support/world/articles.ts'
import { sendFeedback, ticketOf } from '../../../tests/support/world/feedback.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
let agent: TestAccount
let other: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  agent = await createStaff(portal, ['supportAgent'])
  other = await createStaff(portal, ['supportAgent', 'reviewer'])
})
beforeEach(() => portal.db.deleteFrom('rate_limits').execute())
afterAll(() => portal.close())

const as = async ({ token }: TestAccount) => portal.api({ token })
const visitor = () => portal.api({ browserId: randomUUID().replaceAll('-', '').slice(0, 22) })
const seen = { kind: 'complaint' as const, topic: 'staff' as const }
const nameOf = async ({ accountId }: TestAccount) =>
  (
    await portal.db
      .selectFrom('staff_members')
      .select('display_name')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).display_name

describe('handling', () => {
  it('shows staff how a barrier is seen', async () => {
    const view = { theme: 'dark', width: 320 } as const
    const { ticketId } = await sendFeedback(portal, await visitor(), { topic: 'accessibility', view })
    const { supportStaff } = await as(agent)
    expect((await supportStaff.detail({ ticketId })).words?.view).toEqual(view)
  })

  it('goes from received to answered to closed, each step with its event and its audit row', async () => {
    const api = await visitor()
    const { ticketId, reference } = await sendFeedback(portal, api)
    const { supportStaff } = await as(agent)
    const triaged = await supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [] })
    expect(triaged).toMatchObject({ state: 'triaged', version: 2 })
    const answered = await supportStaff.answer({ ticketId, version: 2, body: '查清了：漏看了。' })
    const detail = await api.support.feedbackDetail({ reference })
    expect(detail.messages[1]).toMatchObject({
      side: 'staff',
      body: '查清了：漏看了。',
      staffName: await nameOf(agent),
    })
    await supportStaff.close({ ticketId, version: answered.version })
    expect((await api.support.feedbackDetail({ reference })).events.map(({ action }) => action)).toEqual([
      'send',
      'triage',
      'answer',
      'close',
    ])
    const audit = await portal.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_id', '=', ticketId)
      .orderBy('position')
      .execute()
    expect(audit.map(({ kind }) => kind)).toEqual([
      'feedback.send',
      'feedback.triage',
      'feedback.answer',
      'feedback.close',
    ])
  })

  it('refuses an illegal step, an older version, and other roles', async () => {
    const { ticketId } = await sendFeedback(portal, await visitor())
    const { supportStaff } = await as(agent)
    await expect(supportStaff.answer({ ticketId, version: 1, body: '先答' })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [] })
    await expect(supportStaff.answer({ ticketId, version: 1, body: '答' })).rejects.toMatchObject({
      reason: 'conflict',
    })
    const administrator = await createStaff(portal, ['administrator'])
    await expect((await as(administrator)).supportStaff.detail({ ticketId })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await expect(supportStaff.detail({ ticketId: randomUUID() })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })

  it('sets the clock of the right kind from the day it came', async () => {
    const { ticketId, reference, dueOn } = await sendFeedback(portal, await visitor())
    const { supportStaff } = await as(agent)
    await supportStaff.triage({ ticketId, version: 1, kind: 'suggestion', topic: 'tool', concerned: [] })
    const suggested = await ticketOf(portal, reference)
    expect((suggested.due_on ?? '') > dueOn).toBe(true)
    await supportStaff.triage({ ticketId, version: 2, kind: 'complaint', topic: 'tool', concerned: [] })
    expect((await ticketOf(portal, reference)).due_on).toBe(dueOn)
  })

  it('keeps the time of a matter opened again when its kind is set right', async () => {
    const api = await visitor()
    const { ticketId, reference } = await sendFeedback(portal, api)
    const { supportStaff } = await as(agent)
    await supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [] })
    await supportStaff.answer({ ticketId, version: 2, body: '没有问题。' })
    const monthsAgo = new Date(Date.now() - 60 * 86_400_000)
    await portal.db
      .updateTable('feedback_tickets')
      .set({ received_at: monthsAgo })
      .where('id', '=', ticketId)
      .execute()
    await api.support.feedbackWrite({ reference, body: '有的。', wantsOther: false })
    const { due_on } = await ticketOf(portal, reference)
    const { version } = await supportStaff.triage({
      ...{ ticketId, version: 4, topic: 'staff', concerned: [] },
      kind: 'suggestion',
    })
    expect(((await ticketOf(portal, reference)).due_on ?? '') > (due_on ?? '')).toBe(true)
    await supportStaff.triage({ ticketId, version, ...seen, concerned: [] })
    expect((await ticketOf(portal, reference)).due_on).toBe(due_on)
  })

  it('is reopened when the sender is not content, with another handler if they ask', async () => {
    const api = await visitor()
    const { ticketId, reference } = await sendFeedback(portal, api)
    const mine = (await as(agent)).supportStaff
    await mine.triage({ ticketId, version: 1, ...seen, concerned: [] })
    await mine.answer({ ticketId, version: 2, body: '没有问题。' })
    expect(await api.support.feedbackWrite({ reference, body: '有的。', wantsOther: true })).toEqual({
      state: 'triaged',
    })
    expect((await ticketOf(portal, reference)).assigned_to).toBeNull()
    await expect(mine.answer({ ticketId, version: 4, body: '真的没有。' })).rejects.toMatchObject({
      reason: 'ownInterest',
    })
    await (await as(other)).supportStaff.answer({ ticketId, version: 4, body: '有，已经改正。' })
    expect((await ticketOf(portal, reference)).state).toBe('answered')
  })
})

describe('the handler is never the person complained of', () => {
  /** Every action of a support agent on a ticket. */
  async function expectRefused(account: TestAccount, ticketId: string): Promise<void> {
    const { supportStaff, staff } = await as(account)
    const { version } = await portal.db
      .selectFrom('feedback_tickets')
      .select('version')
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow()
    const ownInterest = { reason: 'ownInterest' }
    const at = { ticketId, version }
    await expect(staff.look({ kind: 'feedback', id: ticketId })).rejects.toMatchObject(ownInterest)
    await expect(supportStaff.triage({ ...at, ...seen, concerned: [] })).rejects.toMatchObject(ownInterest)
    await expect(supportStaff.answer({ ...at, body: '我没错' })).rejects.toMatchObject(ownInterest)
    await expect(supportStaff.close(at)).rejects.toMatchObject(ownInterest)
    for (const accountId of [account.accountId, null])
      expect(await staff.assign({ kind: 'feedback', ids: [ticketId], accountId })).toEqual({
        items: [{ id: ticketId, error: 'ownInterest' }],
      })
    const review = await supportStaff.detail({ ticketId })
    expect(review).toMatchObject({ isOwnInterest: true, words: null, concerned: [] })
    const { items } = await staff.queue({ ids: [ticketId] })
    expect(items).toMatchObject([{ isOwnInterest: true }])
  }

  it('when they are named', async () => {
    const about = `投诉${await nameOf(other)}`
    const { ticketId } = await sendFeedback(portal, await visitor(), { about })
    await expectRefused(other, ticketId)
    const { staff } = await as(agent)
    const toThem = { kind: 'feedback' as const, ids: [ticketId], accountId: other.accountId }
    expect(await staff.assign(toThem)).toMatchObject({ items: [{ error: 'ownInterest' }] })
  })

  it('when they are named as people type: in lower case, in full width, with spaces', async () => {
    const name = await nameOf(other)
    const fullWidth = name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    for (const typed of [name.toLowerCase(), fullWidth, Array.from(name).join(' ')]) {
      const { ticketId } = await sendFeedback(portal, await visitor(), { about: typed })
      await expectRefused(other, ticketId)
    }
  })

  it('when they worked on the matter whose number is given', async () => {
    const { applicationId } = await createApplication(portal, 'in_review', { reviewer: other })
    const { reference } = await portal.db
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    const { ticketId } = await sendFeedback(portal, await visitor(), { about: reference.toLowerCase() })
    await expectRefused(other, ticketId)
  })

  it('when a colleague finds out, also after they had taken it; its files are closed to them as well', async () => {
    const api = await visitor()
    const { fileId, link } = await api.files.upload({ purpose: 'feedback', file: await makePhoto(60, 40) })
    const { ticketId, reference } = await sendFeedback(portal, api, { files: [fileId] })
    await (await as(other)).supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [] })
    const open = ({ token }: TestAccount) =>
      portal.fetch(link, { cookie: `${sessionCookie}=${token}` }).then(async (response) => {
        await response.arrayBuffer()
        return response.headers.get('content-disposition')
      })
    await (await as(other)).supportStaff.openPapers({ ticketId, reason: '核对时间' })
    expect(await open(other)).toContain('attachment')
    await (await as(agent)).supportStaff.triage({
      ...{ ticketId, version: 2, ...seen },
      concerned: [other.accountId],
    })
    expect((await ticketOf(portal, reference)).assigned_to).toBeNull()
    await expectRefused(other, ticketId)
    expect(await open(other)).toBeNull()
    await (await as(agent)).supportStaff.openPapers({ ticketId, reason: '核对时间' })
    expect(await open(agent)).toContain('attachment')
  })

  it('and who is let in or shut out is in the audit; a colleague who left is not let in unseen', async () => {
    const gone = await createStaff(portal, ['supportAgent'])
    const about = await nameOf(gone)
    const { ticketId } = await sendFeedback(portal, await visitor(), { about })
    const { supportStaff } = await as(agent)
    await supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [gone.accountId, other.accountId] })
    const setStatus = (status: 'active' | 'ended') =>
      portal.db
        .updateTable('staff_members')
        .set({ status })
        .where('account_id', '=', gone.accountId)
        .execute()
    await setStatus('ended')
    // The form lists present staff only, so an absent former member was not admitted on purpose.
    await supportStaff.triage({ ticketId, version: 2, ...seen, concerned: [] })
    await setStatus('active')
    await expectRefused(gone, ticketId)
    const audit = await portal.db
      .selectFrom('audit_events')
      .select(['account_id', 'before', 'after'])
      .where('kind', '=', 'feedback.concerned')
      .where('subject_id', '=', ticketId)
      .orderBy('position')
      .execute()
    const both = [gone.accountId, other.accountId].sort()
    expect(audit).toEqual([
      {
        account_id: agent.accountId,
        before: { accountIds: [gone.accountId] },
        after: { accountIds: both },
      },
      {
        account_id: agent.accountId,
        before: { accountIds: both },
        after: { accountIds: [gone.accountId] },
      },
    ])
  })

  it('nor is it the sender', async () => {
    const { ticketId } = await sendFeedback(portal, await as(other))
    await expectRefused(other, ticketId)
  })

  it('nor the sender who has named themselves, whoever sorts it, or who came to the staff later', async () => {
    const { ticketId } = await sendFeedback(portal, await as(other), { about: await nameOf(other) })
    const { supportStaff } = await as(agent)
    await supportStaff.triage({ ticketId, version: 1, ...seen, concerned: [] })
    await expectRefused(other, ticketId)
    await portal.db.deleteFrom('feedback_barred').where('ticket_id', '=', ticketId).execute()
    const own = (await as(other)).supportStaff
    expect(await own.detail({ ticketId })).toMatchObject({ isOwnInterest: true, words: null })
    await expect(own.answer({ ticketId, version: 2, body: '好' })).rejects.toThrow('ownInterest')
  })

  it('administrators hear of it where nobody is left', async () => {
    const administrator = await createStaff(portal, ['administrator'])
    const names = await portal.db.selectFrom('staff_members').select('display_name').execute()
    const about = names
      .map((row) => row.display_name)
      .join('、')
      .slice(0, 100)
    const { reference } = await sendFeedback(portal, await visitor(), { about })
    const { list } = await (await as(administrator)).messages.describeMessageList({})
    expect(list[0]?.title).toBe(`${reference} 没有人可以处理`)
  })
})

describe('the staff queue', () => {
  it('has complaints beside the other work, due soonest first, and hands them on', async () => {
    const { ticketId, reference, dueOn } = await sendFeedback(portal, await visitor())
    const { staff } = await as(agent)
    const page = await staff.queue({ search: reference })
    expect(page.kinds).toEqual(['feedback', 'toolRequest'])
    expect(page.items).toMatchObject([
      { kind: 'feedback', id: ticketId, feedbackKind: 'complaint', isObjection: false, stage: 'open', dueOn },
    ])
    expect(await staff.assign({ kind: 'feedback', ids: [ticketId], accountId: agent.accountId })).toEqual({
      items: [{ id: ticketId, error: null }],
    })
    expect((await staff.queue({ assignee: 'me', search: reference })).total).toBe(1)
    const reviewer = await createStaff(portal, ['reviewer'])
    expect((await (await as(reviewer)).staff.queue({ search: reference })).items).toEqual([])
  })
})
