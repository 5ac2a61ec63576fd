import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaffRole, staffRoles } from '../../../../shared/rules/staff/roles.ts'
import { type QueueKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import { adoptionReplyWorkingDays } from '../../../../shared/rules/toolbox/adoption.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createApplication } from '../../../../tests/support/world/applications.ts'
import { sendFeedback } from '../../../../tests/support/world/feedback.ts'
import { createOrder } from '../../../../tests/support/world/orders.ts'
import { askForTool, askToAdopt } from '../../../../tests/support/world/requests.ts'
import {
  contestChange,
  giveOpinion,
  requestChange,
} from '../../../../tests/support/world/super-admin-changes.ts'
import { askedByTeam } from '../../../../tests/support/world/venture/questions.ts'
import { sendVerification } from '../../../../tests/support/world/verifications.ts'
import { createDispute } from '../../../../tests/support/world/volunteering.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'

let portal: TestPortal
const staff = {} as Record<StaffRole, TestAccount>
beforeAll(async () => {
  portal = await openPortal()
  for (const role of staffRoles) staff[role] = await createStaff(portal, [role])
})
afterAll(() => portal.close())

const apiOf = ({ token }: TestAccount) => portal.api({ token })

const rolesOf: Record<QueueKind, [StaffRole, ...StaffRole[]]> = {
  application: ['reviewer'],
  verification: ['verifier'],
  superAdminChange: ['verifier'],
  feedback: ['supportAgent'],
  toolRequest: ['editor', 'supportAgent'],
  adoption: ['editor'],
  order: ['reviewer'],
  hoursDispute: ['reviewer'],
  ventureQuestion: ['ventureManager'],
}

const create: Record<QueueKind, () => Promise<string>> = {
  application: async () => (await createApplication(portal, 'submitted')).applicationId,
  verification: async () => (await sendVerification(portal)).organisationId,
  superAdminChange: async () => (await contestChange(portal)).changeId,
  feedback: async () =>
    (await sendFeedback(portal, await portal.api({ browserId: randomUUID().slice(0, 22) }))).ticketId,
  toolRequest: async () => (await askForTool(portal)).requestId,
  adoption: async () => (await askToAdopt(portal)).adoptionId,
  order: async () => (await createOrder(portal, 'requested')).orderId,
  hoursDispute: async () => (await createDispute(portal)).disputeId,
  ventureQuestion: async () => (await askedByTeam(portal)).questionId,
}

const itemOf = async (who: TestAccount, id: string) =>
  (await (await apiOf(who)).staff.queue({ ids: [id] })).items[0]

const messagesOf = async (who: TestAccount) =>
  (await (await apiOf(who)).messages.describeMessageList({})).list.map(({ title }) => title)

describe.each(queueKinds)('work of the kind %s', (kind) => {
  const [holder] = rolesOf[kind]

  it('is assigned, seen and left by those whose roles cover it, and by nobody else', async () => {
    const id = await create[kind]()
    for (const role of staffRoles) {
      const { staff: calls } = await apiOf(staff[role])
      const tries = [
        calls.assign({ kind, ids: [id], accountId: null }),
        calls.look({ kind, id }),
        calls.look({ kind, id: randomUUID() }),
      ]
      const reasons = (await Promise.allSettled(tries)).map((tried) =>
        tried.status === 'rejected' ? tried.reason.reason : 'ok',
      )
      const expected = rolesOf[kind].includes(role) ? 'ok' : 'notAvailable'
      expect([role, ...reasons]).toEqual([role, expected, expected, 'notAvailable'])
      await calls.leave({ id })
    }
  })

  it('goes from hand to hand, and its new holder is told', async () => {
    const id = await create[kind]()
    const [one, two] = [staff[holder], await createStaff(portal, [holder])]
    const assign = async (accountId: TestAccount['accountId'] | null) =>
      (await (await apiOf(one)).staff.assign({ kind, ids: [id], accountId })).items
    expect(await assign(two.accountId)).toEqual([{ id, error: null }])
    expect(await itemOf(one, id)).toMatchObject({ kind, assignee: { accountId: two.accountId } })
    expect((await (await apiOf(two)).staff.queue({ assignee: 'me', kind })).items).toMatchObject([{ id }])
    const { reference } = (await itemOf(one, id)) ?? {}
    expect(await messagesOf(two)).toContain(`${reference} 交给你处理`)
    expect(await assign(null)).toEqual([{ id, error: null }])
    expect(await itemOf(one, id)).toMatchObject({ assignee: null })
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .where('kind', 'like', '%.assign')
      .orderBy('position')
      .execute()
    expect(audited).toEqual([
      { before: { assigneeId: null }, after: { assigneeId: two.accountId } },
      { before: { assigneeId: two.accountId }, after: { assigneeId: null } },
    ])
  })

  it('does not go to a person whose role does not cover it, and says which item is missing', async () => {
    const id = await create[kind]()
    const { staff: calls } = await apiOf(staff[holder])
    const other = rolesOf[kind].includes('reviewer') ? 'verifier' : 'reviewer'
    const give = calls.assign({ kind, ids: [id], accountId: staff[other].accountId })
    await expect(give).rejects.toMatchObject({ reason: 'notAvailable' })
    const missing = randomUUID()
    const { items } = await calls.assign({ kind, ids: [id, missing], accountId: null })
    expect(new Map(items.map((item) => [item.id, item.error]))).toEqual(
      new Map([
        [id, null],
        [missing, 'notAvailable'],
      ]),
    )
  })

  it('shows a second reader who has it open, until they leave it or forget it', async () => {
    const id = await create[kind]()
    const [one, two] = [await createStaff(portal, [holder]), staff[holder]]
    const look = async (who: TestAccount) => (await (await apiOf(who)).staff.look({ kind, id })).isMine
    expect([await look(one), await look(two)]).toEqual([true, false])
    expect((await itemOf(one, id))?.openWith).toBeNull()
    expect((await itemOf(two, id))?.openWith?.accountId).toBe(one.accountId)
    await (await apiOf(one)).staff.leave({ id })
    expect((await itemOf(two, id))?.openWith).toBeNull()
  })
})

describe('a change of super admin in the queue', () => {
  const verifier = () => staff.verifier

  it('waits for the other side until a day, then for staff, then is over', async () => {
    const running = await requestChange(portal)
    expect(await itemOf(verifier(), running.changeId)).toMatchObject({
      stage: 'waiting',
      changeKind: 'takeOver',
      answerUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dueOn: null,
      partyName: expect.stringMatching(/.+/),
    })
    const change = await contestChange(portal, running)
    const open = await itemOf(verifier(), change.changeId)
    expect(open).toMatchObject({ stage: 'open', answerUntil: null, isHalfDecided: false })
    expect(open?.dueOn).not.toBeNull()
    const { version } = await giveOpinion(portal, change, 'refuse')
    expect(await itemOf(verifier(), change.changeId)).toMatchObject({ isHalfDecided: true })
    await giveOpinion(portal, { ...change, version }, 'refuse')
    expect(await itemOf(verifier(), change.changeId)).toMatchObject({
      stage: 'decided',
      state: 'refused',
      isHalfDecided: false,
    })
    const { staff: calls } = await apiOf(verifier())
    const again = { kind: 'superAdminChange' as const, ids: [change.changeId], accountId: null }
    expect((await calls.assign(again)).items[0]?.error).toBe('illegalTransition')
  })

  it('does not go to its sides, nor to the person who has given the first opinion', async () => {
    const change = await contestChange(portal)
    const { verifier: first } = await giveOpinion(portal, change)
    const { staff: calls } = await apiOf(verifier())
    const errorFor = async ({ accountId }: TestAccount) => {
      const { items } = await calls.assign({ kind: 'superAdminChange', ids: [change.changeId], accountId })
      return items[0]?.error
    }
    expect(await errorFor(first)).toBe('secondPersonNeeded')
    await portal.db
      .insertInto('staff_members')
      .values({
        account_id: change.next.accountId,
        roles: ['verifier'],
        display_name: '兼职',
        totp_secret_encrypted: null,
        totp_confirmed_at: sql<Date>`now()`,
        totp_last_step: null,
      })
      .execute()
    expect(await errorFor(change.next)).toBe('ownInterest')
    expect(await errorFor(verifier())).toBeNull()
  })

  it('shows what both sides would read about each verdict, until it is over', async () => {
    const change = await contestChange(portal)
    const { organisationsStaff } = await apiOf(verifier())
    const detail = async () => (await organisationsStaff.changeDetail(change)).notices
    const notices = await detail()
    expect(new Set(notices.map(({ verdict, to, language }) => `${verdict} ${to} ${language}`)).size).toBe(8)
    const given = notices.find(({ verdict, to }) => verdict === 'complete' && to === 'next')
    expect(given?.title).toContain('你现在是超管')
    const { version } = await giveOpinion(portal, change)
    await giveOpinion(portal, { ...change, version })
    expect(await detail()).toEqual([])
  })

  it('bars whoever has given an opinion from a complaint that names it', async () => {
    const change = await contestChange(portal)
    const { verifier: first } = await giveOpinion(portal, change)
    const agent = await createStaff(portal, ['supportAgent'])
    await portal.db
      .updateTable('staff_members')
      .set({ roles: ['verifier', 'supportAgent'] })
      .where('account_id', '=', first.accountId)
      .execute()
    const { reference } = (await itemOf(verifier(), change.changeId)) ?? {}
    const visitor = await portal.api({ browserId: randomUUID().slice(0, 22) })
    const { ticketId } = await sendFeedback(portal, visitor, { about: `${reference}` })
    const { staff: calls } = await apiOf(agent)
    const toThem = { kind: 'feedback' as const, ids: [ticketId], accountId: first.accountId }
    expect((await calls.assign(toThem)).items[0]?.error).toBe('ownInterest')
  })
})

describe('a request in the queue', () => {
  it('to adopt shows its project, who asks and its promised day, until somebody is in touch', async () => {
    const { adoptionId } = await askToAdopt(portal)
    const { projectsStaff } = await apiOf(staff.editor)
    const { projectTitle } = await projectsStaff.adoptionDetail({ adoptionId })
    const open = await itemOf(staff.editor, adoptionId)
    expect(open).toMatchObject({
      kind: 'adoption',
      stage: 'open',
      wanted: projectTitle,
      partyName: '对岸小学',
      dueOn: await dayAfterWorkingDays(portal.db, adoptionReplyWorkingDays),
      isReachable: true,
    })
    await projectsStaff.adoptionMove({ adoptionId, version: 1, state: 'inTouch', note: '已约通话' })
    expect(await itemOf(staff.editor, adoptionId)).toMatchObject({
      stage: 'waiting',
      dueOn: null,
      assignee: { accountId: staff.editor.accountId },
    })
  })

  it('for a tool shows the beginning of its need, who asks, and whether an answer reaches them', async () => {
    const need = '给三十个村的志愿者排班，要能按村分组，还要能在手机上看到自己下一班是哪天、在哪个村'
    const { requestId } = await askForTool(portal, {}, { need })
    expect(await itemOf(staff.supportAgent, requestId)).toMatchObject({
      kind: 'toolRequest',
      stage: 'open',
      wanted: `${need.slice(0, 40)}…`,
      language: 'zh',
      partyName: '',
      dueOn: null,
      isReachable: false,
    })
    const team = await createTeam(portal)
    const own = await askForTool(portal, { token: team.superAdmin.token }, { need: '记账' })
    expect(await itemOf(staff.supportAgent, own.requestId)).toMatchObject({
      wanted: '记账',
      partyName: expect.stringMatching(/.+/),
      isReachable: true,
    })
  })

  it('is decided by nobody who sent it', async () => {
    const [agent, editor] = [
      await createStaff(portal, ['supportAgent']),
      await createStaff(portal, ['editor']),
    ]
    const { requestId } = await askForTool(portal, { token: agent.token })
    const { adoptionId } = await askToAdopt(portal, { token: editor.token })
    const [ofAgent, ofEditor] = [await apiOf(agent), await apiOf(editor)]
    const tries = [
      ofAgent.staff.look({ kind: 'toolRequest', id: requestId }),
      ofAgent.toolRequestsStaff.answer({ requestId, version: 1, answer: '用这个' }),
      ofAgent.toolRequestsStaff.move({ requestId, version: 1, state: 'closed' }),
      ofEditor.projectsStaff.adoptionMove({ adoptionId, version: 1, state: 'closed' }),
    ]
    for (const tried of await Promise.allSettled(tries))
      expect(tried).toMatchObject({ status: 'rejected', reason: { reason: 'ownInterest' } })
    expect(await itemOf(agent, requestId)).toMatchObject({ isOwnInterest: true, version: 1 })
  })

  it('bars whoever has handled it from a complaint that names it', async () => {
    const { requestId, reference } = await askForTool(portal)
    const [handler, agent] = [staff.supportAgent, await createStaff(portal, ['supportAgent'])]
    const { toolRequestsStaff } = await apiOf(handler)
    await toolRequestsStaff.answer({ requestId, version: 1, answer: '先用排班表' })
    const visitor = await portal.api({ browserId: randomUUID().slice(0, 22), address: '203.0.113.9' })
    const { ticketId } = await sendFeedback(portal, visitor, { about: reference })
    const { staff: calls } = await apiOf(agent)
    const { items } = await calls.assign({ kind: 'feedback', ids: [ticketId], accountId: handler.accountId })
    expect(items[0]?.error).toBe('ownInterest')
  })
})
