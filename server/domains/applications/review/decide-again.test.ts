import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentMessages } from '../../../../tests/support/outbox.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import {
  createApplication,
  passAmendWindow,
  type TestApplication,
  versionOf,
} from '../../../../tests/support/world/applications.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const refusal = { reasonCode: 'duplicate', text: '复核后发现已有同类权益' }

async function staffOf({ token }: Pick<TestAccount, 'token'>) {
  return (await portal.api({ token })).applicationsStaff
}

async function anotherReviewer() {
  return staffOf(await createStaff(portal, ['reviewer']))
}

async function ownOf({ team }: TestApplication) {
  return (await portal.api({ token: team.superAdmin.token })).applications
}

async function seen({ applicationId }: Pick<TestApplication, 'applicationId'>) {
  return { applicationId, version: await versionOf(portal, applicationId) }
}

/** Appealed by the team and opened by another reviewer. */
async function appealAndOpen(made: TestApplication) {
  const { applicationId, team } = made
  await (await ownOf(made)).appeal({ TeamID: team.teamId, applicationId, text: '请再看一次' })
  await passAmendWindow(portal, applicationId)
  const api = await anotherReviewer()
  await api.open(await seen(made))
  return api
}

async function reverse(made: TestApplication) {
  await (await anotherReviewer()).reverse({ ...(await seen(made)), ...refusal })
}

async function lastTold({ team }: TestApplication): Promise<string | undefined> {
  const row = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', team.teamId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.template
}

/** The newest message in the team's inbox, in a language. */
async function newestMessage({ team }: TestApplication, locale: 'zh' | 'en') {
  const { messages } = await portal.api({ token: team.superAdmin.token, locale })
  const { list } = await messages.describeMessageList({})
  return list[0]
}

describe('an approval that was reversed', () => {
  it('is approved again on appeal, with the code that the application has', async () => {
    const toolId = await createTool(portal, { activationKind: 'code' })
    const codes = await staffOf(await createStaff(portal, ['reviewer']))
    await codes.addCodes({ toolId, codes: ['R-1', 'R-2'] })
    const made = await createApplication(portal, 'fulfilling', { toolId })
    const own = await ownOf(made)
    const { activation } = await own.details(made)
    await reverse(made)
    expect((await own.details(made)).activation).toBeNull()
    const third = await appealAndOpen(made)
    const { codesLeft } = await third.detail(made)
    expect(await third.decide({ ...(await seen(made)), verdict: 'approve' })).toMatchObject({
      state: 'fulfilling',
    })
    expect(codesLeft).toBeNull()
    expect((await own.details(made)).activation).toMatchObject({ code: activation?.code })
    const { offerings } = await codes.codes({})
    expect(offerings.find(({ offeringId }) => offeringId === toolId)).toMatchObject({
      left: 1,
      handedOut: 1,
      waiting: 0,
    })
  })

  it('needs no free code for that, and new codes can still be added', async () => {
    const toolId = await createTool(portal, { activationKind: 'code' })
    const codes = await staffOf(await createStaff(portal, ['reviewer']))
    await codes.addCodes({ toolId, codes: ['U-1'] })
    const made = await createApplication(portal, 'fulfilling', { toolId })
    await reverse(made)
    const third = await appealAndOpen(made)
    const shown = await third.preview({ applicationId: made.applicationId, verdict: 'approve' })
    expect(await third.decide({ ...(await seen(made)), verdict: 'approve' })).toMatchObject({
      state: 'fulfilling',
    })
    expect(shown.messages[0]?.title).toBe((await newestMessage(made, 'zh'))?.title)
    expect(await codes.addCodes({ toolId, codes: ['U-2'] })).toEqual({ added: 1, handedOver: 0, left: 1 })
  })

  it('hands over a waiting application that already has a code', async () => {
    const toolId = await createTool(portal, { activationKind: 'code' })
    const codes = await staffOf(await createStaff(portal, ['reviewer']))
    await codes.addCodes({ toolId, codes: ['W-1'] })
    const made = await createApplication(portal, 'fulfilling', { toolId })
    await portal.db
      .updateTable('applications')
      .set({ state: 'approved' })
      .where('id', '=', made.applicationId)
      .execute()
    expect(await codes.addCodes({ toolId, codes: ['W-2'] })).toEqual({ added: 1, handedOver: 1, left: 1 })
  })
})

describe('deciding about many', () => {
  it('continues after one fails unexpectedly, reports that one, and logs it', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const made = []
    for (let count = 0; count < 3; count += 1)
      made.push(await createApplication(portal, 'in_review', { reviewer }))
    const { enqueue } = portal.services
    const lost = new Error('lost')
    const log = vi.spyOn(portal.services.log, 'error')
    vi.spyOn(portal.services, 'enqueue').mockImplementationOnce(enqueue).mockRejectedValueOnce(lost)
    const items = await Promise.all(made.map(seen))
    const result = await (await staffOf(reviewer)).decideMany({ items, verdict: 'approve' })
    expect(result.items.map(({ isDone, error }) => [isDone, error])).toEqual([
      [true, null],
      [false, 'internal'],
      [true, null],
    ])
    expect(result.done).toBe(2)
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ err: lost, applicationId: made[1]?.applicationId }),
      expect.any(String),
    )
    const states = await Promise.all(made.map(async (one) => (await (await ownOf(one)).details(one)).state))
    expect(states).toEqual(['fulfilling', 'in_review', 'fulfilling'])
    vi.restoreAllMocks()
  })
})

describe('a refusal against which nobody may appeal any more', () => {
  const promise = /申诉一次|appeal once/

  it.each(['the appeal refused', 'the approval on appeal reversed'])('promises none: %s', async (how) => {
    const made = await createApplication(portal, 'rejected')
    expect((await newestMessage(made, 'en'))?.body).toMatch(promise)
    const second = await appealAndOpen(made)
    const isReversal = how.endsWith('reversed')
    if (isReversal) await second.decide({ ...(await seen(made)), verdict: 'approve' })
    const api = isReversal ? await anotherReviewer() : second
    const { messages } = await api.preview({
      applicationId: made.applicationId,
      verdict: 'reject',
      ...refusal,
    })
    if (isReversal) await api.reverse({ ...(await seen(made)), ...refusal })
    else await api.decide({ ...(await seen(made)), verdict: 'reject', ...refusal })
    for (const locale of ['zh', 'en'] as const) {
      const told = await newestMessage(made, locale)
      const shown = messages.find(({ language }) => language === locale)
      expect(told?.body).not.toMatch(promise)
      expect([shown?.title, shown?.body]).toEqual([told?.title, expect.stringContaining(told?.body ?? '?')])
    }
    await portal.runJobs()
    const texts = (await sentMessages(portal))
      .filter(({ recipient }) => recipient === made.team.superAdmin.phone)
      .map(({ body }) => body)
    expect(texts).toContainEqual(expect.stringContaining((await newestMessage(made, 'zh'))?.title ?? '?'))
  })
})

describe('the preview', () => {
  it('of an approval equals the message sent, with a free code and without', async () => {
    const toolId = await createTool(portal, { activationKind: 'code' })
    const api = await staffOf(await createStaff(portal, ['reviewer']))
    await api.addCodes({ toolId, codes: ['P-1'] })
    for (const template of ['application_ready', 'application_approved']) {
      const made = await createApplication(portal, 'in_review', { toolId })
      const { messages } = await api.preview({ applicationId: made.applicationId, verdict: 'approve' })
      await api.decide({ ...(await seen(made)), verdict: 'approve' })
      expect(await lastTold(made)).toBe(template)
      const told = await newestMessage(made, 'zh')
      expect(messages[0]).toMatchObject({ title: told?.title, body: told?.body })
    }
  })

  it.each(['rejected', 'fulfilling'] as const)('of a reversal is what is sent: %s', async (state) => {
    const made = await createApplication(portal, state)
    const api = await anotherReviewer()
    const verdict = state === 'rejected' ? 'approve' : 'reject'
    const { messages } = await api.preview({ applicationId: made.applicationId, verdict, ...refusal })
    await api.reverse({ ...(await seen(made)), ...refusal })
    const told = await newestMessage(made, 'zh')
    expect(messages[0]?.title).toBe(told?.title)
    expect(messages[0]?.body).toContain(told?.body)
    expect(messages[0]?.body).toContain(refusal.text)
  })
})

describe('an appeal', () => {
  it('is accepted until the end of the last day that the page names', async () => {
    const decideAt = async ({ applicationId }: TestApplication, later: string) => {
      await portal.db
        .updateTable('applications')
        .set({
          decided_at: sql<Date>`(date_trunc('day', now() at time zone 'Asia/Shanghai') - interval '30 days')
            at time zone 'Asia/Shanghai' + ${later}::interval`,
        })
        .where('id', '=', applicationId)
        .execute()
    }
    const appeal = async (made: TestApplication) =>
      (await ownOf(made)).appeal({ TeamID: made.team.teamId, applicationId: made.applicationId, text: 'x' })
    const [inTime, late] = [
      await createApplication(portal, 'rejected'),
      await createApplication(portal, 'rejected'),
    ]
    await decideAt(late, '-1 second')
    await expect(appeal(late)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await decideAt(inTime, '0')
    const { rows } = await sql<{ today: string }>`
      select (now() at time zone 'Asia/Shanghai')::date::text as today`.execute(portal.db)
    expect((await (await ownOf(inTime)).details(inTime)).appeal).toMatchObject({
      canAppeal: true,
      until: rows[0]?.today,
    })
    expect(await appeal(inTime)).toMatchObject({ state: 'submitted' })
  })
})
