import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages } from '../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { makePhoto } from '../../../tests/support/world/articles.ts'
import { feedbackInput, sendFeedback, ticketOf } from '../../../tests/support/world/feedback.ts'
import { countUse } from '../../db/limits.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
beforeEach(() => portal.db.deleteFrom('rate_limits').execute())
afterAll(() => portal.close())

let browsers = 0
/** A visitor without an account, in a browser of their own. */
const visitor = (locale: 'zh' | 'en' = 'zh') => {
  browsers += 1
  return portal.api({ locale, browserId: String(browsers).padStart(22, 'v') })
}

describe('support.feedbackSend', () => {
  it('takes a complaint without account; its words, contact and code stand nowhere readable', async () => {
    const api = await visitor('en')
    const sent = await api.support.feedbackSend({
      ...feedbackInput(),
      body: 'Nobody answered me for three weeks.',
      about: 'SQ-2026-7K3M9',
      contact: 'li@example.org',
      page: '/toolApplyInfo',
    })
    expect(sent).toMatchObject({
      reference: expect.stringMatching(/^FK-\d{4}-[2-9A-Z]{5}$/),
      isContacted: true,
    })
    expect(sent.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    const row = await ticketOf(portal, sent.reference)
    expect(row).toMatchObject({
      state: 'received',
      language: 'en',
      account_id: null,
      contact_channel: 'mail',
    })
    const dump = JSON.stringify([
      row,
      await portal.db.selectFrom('feedback_messages').selectAll().execute(),
      await portal.db.selectFrom('audit_events').selectAll().execute(),
      await portal.db.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    for (const secret of ['Nobody answered', 'li@example', 'SQ-2026-7K3M9', sent.code])
      expect(dump).not.toContain(secret)
    expect(row.code_hash.toString('latin1')).not.toContain(sent.code)
  })

  it('keeps how a barrier is seen, as far as it was sent, and with no other topic', async () => {
    const api = await visitor()
    const view = {
      theme: 'dark',
      size: 'elder',
      width: 320,
      script: 'off',
      device: 'Edge · Windows',
    } as const
    const barrier = { ...feedbackInput(), topic: 'accessibility' as const }
    const kept = async (input: Parameters<typeof api.support.feedbackSend>[0]) =>
      (await ticketOf(portal, (await api.support.feedbackSend(input)).reference)).view
    expect(await kept({ ...barrier, view })).toEqual(view)
    // The same form, from a rotated screen.
    expect(await kept({ ...barrier, view: { ...view, width: 640 } })).toEqual(view)
    expect(await kept({ ...barrier, formKey: feedbackInput().formKey })).toBeNull()
    expect(await kept({ ...feedbackInput(), view })).toBeNull()
    for (const wrong of [{ width: 0 }, { theme: 'pink' as 'dark' }, { device: 'x'.repeat(61) }])
      await expect(
        api.support.feedbackSend({ ...barrier, formKey: feedbackInput().formKey, view: wrong }),
      ).rejects.toMatchObject({ reason: 'invalidInput' })
  })

  it('has a clock for each kind, in working days', async () => {
    const api = await visitor()
    const complaint = await api.support.feedbackSend({ ...feedbackInput(), kind: 'complaint' })
    const suggestion = await api.support.feedbackSend({ ...feedbackInput(), kind: 'suggestion' })
    expect(complaint.dueOn < suggestion.dueOn).toBe(true)
    expect(new Date(complaint.dueOn).getUTCDay() % 6).not.toBe(0)
  })

  it('makes one ticket of one form, with the same number and code, 20 times at once', async () => {
    const api = await visitor()
    const input = feedbackInput()
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.support.feedbackSend(input)))
    expect(new Set(answers.map(({ reference, code }) => `${reference} ${code}`)).size).toBe(1)
    const { id } = await ticketOf(portal, answers[0]?.reference ?? '')
    const rows = await portal.db
      .selectFrom('feedback_messages')
      .selectAll()
      .where('ticket_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
    await expect(api.support.feedbackSend({ ...input, body: '别的话' })).rejects.toMatchObject({
      reason: 'idempotencyMismatch',
    })
  })

  it('names what is wrong with each field', async () => {
    const api = await visitor()
    const send = (more: object) => api.support.feedbackSend({ ...feedbackInput(), ...more })
    await expect(send({ body: ' ', kind: 'praise', topic: '' })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { body: {}, kind: {}, topic: {} } },
    })
    await expect(send({ contact: '12345' })).rejects.toMatchObject({
      details: { fields: { contact: { reason: 'phone' } } },
    })
    for (const contact of [
      'me@nowhere',
      'all:me@example.org',
      'me@example.org,you@example.org',
      'me(you)@a.org',
    ])
      await expect(send({ contact })).rejects.toMatchObject({
        details: { fields: { contact: { reason: 'email' } } },
      })
    await expect(send({ files: [randomUUID()] })).rejects.toMatchObject({
      details: { fields: { files: { reason: 'file' } } },
    })
  })

  it('takes five an hour from one address', async () => {
    const api = await visitor()
    for (let count = 0; count < 5; count += 1) await api.support.feedbackSend(feedbackInput())
    await expect(api.support.feedbackSend(feedbackInput())).rejects.toMatchObject({ reason: 'tooMany' })
  })

  it('takes files of a visitor through the guards of every upload, for feedback alone', async () => {
    const api = await visitor()
    const stored = await api.files.upload({ purpose: 'feedback', file: await makePhoto(60, 40) })
    const sent = await sendFeedback(portal, api, { files: [stored.fileId] })
    const detail = await api.support.feedbackDetail({ reference: sent.reference })
    expect(detail.files).toMatchObject([{ name: '操场.jpg' }])
    await expect(
      api.files.upload({ purpose: 'feedback', file: new File(['<svg/>'], 'a.svg') }),
    ).rejects.toMatchObject({ reason: 'fileRefused' })
    await expect(
      api.files.upload({ purpose: 'answer', file: await makePhoto(60, 40) }),
    ).rejects.toMatchObject({ reason: 'loginEnded' })
    const other = await visitor()
    const again = await api.files.upload({ purpose: 'feedback', file: await makePhoto(60, 40) })
    await expect(sendFeedback(portal, other, { files: [again.fileId] })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('uploads without an account', () => {
  const upload = async (address: string, file: File) =>
    (await portal.api({ address })).files
      .upload({ purpose: 'feedback', file })
      .then(() => 'stored')
      .catch((error: { reason: string }) => error.reason)

  it('end for an address after 20 an hour, and for all addresses after 1,000 a day', async () => {
    const svg = new File(['<svg/>'], 'a.svg')
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => upload('198.51.100.20', svg)))
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(20)
    // The 20 refused for their address have used up nothing of the shared limit.
    await countUse(
      portal.services.limits,
      { key: 'upload:visitors', most: 1000, windowSeconds: 24 * 3600 },
      979,
    )
    const photo = await makePhoto(60, 40)
    expect(await upload('198.51.100.21', photo)).toBe('stored')
    expect(await upload('198.51.100.22', photo)).toBe('tooMany')
    const account = await portal.api({ token: (await createAccount(portal)).token })
    expect(await account.files.upload({ purpose: 'feedback', file: photo })).toMatchObject({
      name: '操场.jpg',
    })
  })
})

describe('following a ticket', () => {
  it('needs number and code: in another browser, however they are typed', async () => {
    const sent = await sendFeedback(portal, await visitor())
    const other = await visitor()
    await expect(other.support.feedbackDetail({ reference: sent.reference })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    const typed = {
      reference: sent.reference.toLowerCase(),
      code: ` ${sent.code.slice(0, 4)}-${sent.code.slice(4).toLowerCase()}`,
    }
    expect(await other.support.feedbackOpen(typed)).toEqual({ reference: sent.reference })
    const detail = await other.support.feedbackDetail({ reference: sent.reference })
    expect(detail.messages).toMatchObject([{ side: 'sender', body: feedbackInput().body }])
  })

  it('tells a wrong code from a missing ticket by nothing, and ends after ten tries an hour', async () => {
    const sent = await sendFeedback(portal, await visitor())
    const other = await visitor()
    const wrong = { reason: 'codeWrong', details: {} }
    await expect(
      other.support.feedbackOpen({ reference: 'FK-2026-22222', code: sent.code }),
    ).rejects.toMatchObject(wrong)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        expect(
          other.support.feedbackOpen({ reference: sent.reference, code: 'AAAAAAAA' }),
        ).rejects.toMatchObject(wrong),
      ),
    )
    await expect(
      other.support.feedbackOpen({ reference: sent.reference, code: sent.code }),
    ).rejects.toMatchObject({ reason: 'tooMany' })
  })

  it('ends after half an hour; what was being written is still taken', async () => {
    const api = await visitor()
    const { reference } = await sendFeedback(portal, api)
    await portal.db
      .updateTable('feedback_readers')
      .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
      .execute()
    await expect(api.support.feedbackDetail({ reference })).rejects.toMatchObject({ reason: 'notAvailable' })
    await api.support.feedbackWrite({ reference, body: '补充一句。' })
    expect((await ticketOf(portal, reference)).version).toBe(2)
    // The next person at this browser must not be able to close the ticket.
    await expect(api.support.feedbackEnd({ reference })).rejects.toMatchObject({ reason: 'notAvailable' })
    expect((await ticketOf(portal, reference)).state).toBe('received')
  })

  it('is the sender’s account’s own, not their team’s', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const mate = await createMember(portal, teamId, 'admin')
    const own = await portal.api({ token: superAdmin.token })
    const { reference } = await sendFeedback(portal, own)
    expect((await own.support.feedbackList({})).items).toMatchObject([{ reference }])
    const theirs = await portal.api({ token: mate.token })
    expect((await theirs.support.feedbackList({})).items).toEqual([])
    for (const call of ['feedbackDetail', 'feedbackEnd'] as const)
      await expect(theirs.support[call]({ reference })).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect((await visitor()).support.feedbackList({})).rejects.toMatchObject({ reason: 'loginEnded' })
  })

  it('can be taken back, and then nothing more', async () => {
    const api = await visitor()
    const { reference } = await sendFeedback(portal, api)
    expect(await api.support.feedbackEnd({ reference })).toEqual({ state: 'closed' })
    await expect(api.support.feedbackWrite({ reference, body: '等等' })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
  })
})

describe('contact', () => {
  it('hears of an answer by mail or text in the sender’s language, and of nothing before', async () => {
    const agent = await createStaff(portal, ['supportAgent'])
    const staff = (await portal.api({ token: agent.token })).supportStaff
    const before = (await sentMessages(portal)).length
    for (const [locale, contact] of [
      ['en', 'mei@example.org'],
      ['zh', '138 0013 8001'],
    ] as const) {
      const { ticketId } = await sendFeedback(portal, await visitor(locale), { contact })
      await portal.runJobs()
      const { version } = await staff.triage({
        ...{ ticketId, version: 1, concerned: [] },
        ...{ kind: 'complaint', topic: 'application' },
      })
      await staff.answer({ ticketId, version, body: '已经处理。' })
    }
    await portal.runJobs()
    const [mail, sms] = (await sentMessages(portal)).slice(before)
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'mei@example.org' })
    expect(mail?.subject).toMatch(/^There is an answer to FK-/)
    expect(mail?.body).toContain('/en/feedback/ticket/FK-')
    expect(sms).toMatchObject({ channel: 'sms', recipient: '+8613800138001' })
    expect(sms?.body).toMatch(/FK-\d{4}-\w{5} 已有答复/)
    expect(`${mail?.body}${sms?.body}`).not.toContain('已经处理')
  })

  it('is a message in the portal for an account', async () => {
    const sender = await createAccount(portal)
    const api = await portal.api({ token: sender.token })
    const { reference } = await sendFeedback(portal, api)
    const { list } = await api.messages.describeMessageList({})
    expect(list[0]?.title).toBe(`已收到你的来信 ${reference}`)
  })
})

describe('feedback-clock', () => {
  const age = (column: 'answered_at' | 'closed_at' | 'received_at', interval: string, id: string) =>
    sql`update feedback_tickets set ${sql.ref(column)} = now() - ${interval}::interval where id = ${id}`.execute(
      portal.db,
    )
  const runClock = async () => {
    await portal.services.enqueue(portal.db, 'feedback-clock', {})
    expect((await portal.runJobs()).failures).toEqual([])
  }

  it('closes what was answered two weeks ago, then removes contact and files, then every word', async () => {
    const agent = await createStaff(portal, ['supportAgent'])
    const staff = (await portal.api({ token: agent.token })).supportStaff
    const api = await visitor()
    const { fileId } = await api.files.upload({ purpose: 'feedback', file: await makePhoto(60, 40) })
    const sent = await sendFeedback(portal, api, {
      ...{ files: [fileId], contact: 'a@example.org' },
      ...{ topic: 'accessibility', view: { size: 'elder' } },
    })
    const { ticketId, reference } = sent
    const { version } = await staff.triage({
      ...{ ticketId, version: 1, concerned: [] },
      ...{ kind: 'complaint', topic: 'other' },
    })
    await staff.answer({ ticketId, version, body: '查清了。' })
    await runClock()
    expect((await ticketOf(portal, reference)).state).toBe('answered')
    await age('answered_at', '15 days', ticketId)
    await runClock()
    await runClock()
    expect((await ticketOf(portal, reference)).state).toBe('closed')
    const closings = await portal.db
      .selectFrom('feedback_events')
      .select('side')
      .where('ticket_id', '=', ticketId)
      .where('action', '=', 'close')
      .execute()
    expect(closings).toEqual([{ side: 'portal' }])
    await age('closed_at', '181 days', ticketId)
    await runClock()
    expect(await ticketOf(portal, reference)).toMatchObject({
      contact_encrypted: null,
      wiped_at: null,
      view: { size: 'elder' },
    })
    expect((await api.support.feedbackDetail({ reference })).files).toEqual([])
    await age('closed_at', '1100 days', ticketId)
    await runClock()
    const detail = await api.support.feedbackDetail({ reference })
    expect(detail).toMatchObject({ isWiped: true, about: null })
    expect((await ticketOf(portal, reference)).view).toBeNull()
    expect(detail.messages.map(({ body }) => body)).toEqual([null, null])
  })

  it('forgets forms after a day', async () => {
    const { ticketId, reference } = await sendFeedback(portal, await visitor())
    await age('received_at', '25 hours', ticketId)
    await runClock()
    expect((await ticketOf(portal, reference)).form_hash).toBeNull()
  })
})
