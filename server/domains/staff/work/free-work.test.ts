import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { askForChange, sendAsStaff } from '../../../../tests/support/staff-calls.ts'
import { createStaff, type TestAccount } from '../../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../../tests/support/world/applications.ts'
import { sendFeedback, ticketOf } from '../../../../tests/support/world/feedback.ts'
import { askForTool, askToAdopt } from '../../../../tests/support/world/requests.ts'
import { sendVerification } from '../../../../tests/support/world/verifications.ts'

const key = '7f0f2c1e-3f5a-4d0e-9d57-0d5d4f1c0a11'
const worksOnAll: Privilege[] = [
  ...(['reviewApplications', 'reviewOrganisations', 'handleFeedback'] as const),
  ...(['handleToolRequests', 'handleAdoptions'] as const),
]
const facts = { nameZh: '各类事项', nameEn: 'Everything' }

let portal: TestPortal
let one: TestAccount
let two: TestAccount
let other: TestAccount
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.db.deleteFrom('rate_limits').execute()
  await portal.db.updateTable('staff_members').set({ status: 'ended' }).execute()
  await portal.db.deleteFrom('staff_roles').where('key', '=', key).execute()
  const row = { key, name_zh: facts.nameZh, name_en: facts.nameEn, privileges: worksOnAll }
  await portal.db.insertInto('staff_roles').values(row).execute()
  one = await createStaff(portal, ['administrator'])
  two = await createStaff(portal, ['administrator'])
  other = await createStaff(portal, ['reviewer', 'verifier', 'supportAgent', 'editor'])
})

const as = async ({ token }: TestAccount) => portal.api({ token })

async function confirmed(path: 'memberRoles' | 'roleSave' | 'roleRetire', input: object): Promise<void> {
  const { changeId } = await askForChange(portal, one, path, input)
  expect((await sendAsStaff(portal, two, 'roleChangeConfirm', { changeId })).reason).toBe('ok')
}

const endRoles = ({ accountId }: TestAccount) => confirmed('memberRoles', { userID: accountId, roles: [] })

async function suspend({ accountId: userID }: TestAccount): Promise<void> {
  const why = { userID, reason: 'takenOver', words: '登录地点异常' }
  expect((await sendAsStaff(portal, one, 'accountSuspend', why)).reason).toBe('ok')
}

/** Assigns one piece of work of each kind to a person. */
async function give({ accountId }: TestAccount) {
  const api = await as(other)
  const { applicationId } = await createApplication(portal, 'submitted', { reviewer: other })
  const { organisationId } = await sendVerification(portal)
  const { ticketId, reference } = await sendFeedback(portal, await portal.api({ browserId: 'b'.repeat(22) }))
  const { requestId } = await askForTool(portal)
  const { adoptionId } = await askToAdopt(portal)
  await api.staff.assign({ kind: 'application', ids: [applicationId], accountId })
  await api.staff.assign({ kind: 'verification', ids: [organisationId], accountId })
  await api.staff.assign({ kind: 'feedback', ids: [ticketId], accountId })
  await api.staff.assign({ kind: 'toolRequest', ids: [requestId], accountId })
  await api.staff.assign({ kind: 'adoption', ids: [adoptionId], accountId })
  return { ids: [applicationId, organisationId, ticketId, requestId, adoptionId], reference }
}

const countsOf = async (who: TestAccount) => (await (await as(who)).staff.queue({})).counts

async function holdersOf(ids: string[]): Promise<(string | null)[]> {
  const { items } = await (await as(other)).staff.queue({ ids })
  return ids.map((id) => items.find((item) => item.id === id)?.assignee?.accountId ?? null)
}

async function toldTo({ accountId }: TestAccount, template: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('template', '=', template)
    .execute()
  return rows.length
}

const changeRole = (privileges: Privilege[]) =>
  confirmed('roleSave', { ...facts, privileges, role: { key, version: 1 } })

describe('work of a person who may no longer do it', () => {
  it.each<[string, (who: TestAccount) => Promise<void>]>([
    ['their roles end', endRoles],
    [
      'they get others',
      ({ accountId }) => confirmed('memberRoles', { userID: accountId, roles: ['administrator'] }),
    ],
    ['their role allows something else', () => changeRole(['readAudit'])],
    ['their role is retired', () => confirmed('roleRetire', { key, version: 1 })],
    ['they are suspended', suspend],
  ])('is nobody’s once %s', async (_how, lose) => {
    const holder = await createStaff(portal, [key])
    const { ids } = await give(holder)
    const before = (await countsOf(other)).unassigned
    expect(await holdersOf(ids)).toEqual(ids.map(() => holder.accountId))
    await lose(holder)
    expect(await holdersOf(ids)).toEqual(ids.map(() => null))
    expect((await countsOf(other)).unassigned).toBe(before + ids.length)
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'after'])
      .where('subject_id', 'in', ids)
      .where('kind', 'like', '%.assign')
      .where('account_id', 'in', [one.accountId, two.accountId])
      .orderBy('kind')
      .execute()
    expect(audited).toEqual([
      { kind: 'adoption.assign', after: { assigneeId: null } },
      { kind: 'application.assign', after: { assigneeId: null } },
      { kind: 'feedback.assign', after: { assigneeId: null } },
      { kind: 'organisation.assign', after: { assigneeId: null } },
      { kind: 'toolRequest.assign', after: { assigneeId: null } },
    ])
  })

  it('stays assigned as far as they may still do it, and others’ work stays theirs', async () => {
    const holder = await createStaff(portal, [key])
    const { ids } = await give(holder)
    const { ids: others } = await give(other)
    await changeRole(['reviewApplications', 'handleFeedback', 'handleAdoptions'])
    const { accountId } = holder
    expect(await holdersOf(ids)).toEqual([accountId, null, accountId, null, accountId])
    expect(await holdersOf(others)).toEqual(others.map(() => other.accountId))
  })

  it('is not assigned to a suspended person', async () => {
    const holder = await createStaff(portal, [key])
    await suspend(holder)
    await expect(give(holder)).rejects.toMatchObject({ reason: 'notAvailable' })
    const api = await as(other)
    const { organisationId } = await sendVerification(portal)
    const { ticketId } = await sendFeedback(portal, await portal.api({ browserId: 'c'.repeat(22) }))
    const { accountId } = holder
    const refused = { reason: 'notAvailable' }
    const { assign } = api.staff
    await expect(assign({ kind: 'verification', ids: [organisationId], accountId })).rejects.toMatchObject(
      refused,
    )
    await expect(assign({ kind: 'feedback', ids: [ticketId], accountId })).rejects.toMatchObject(refused)
    const { colleagues } = await api.staff.colleagues({})
    expect(colleagues.map((colleague) => colleague.accountId)).not.toContain(accountId)
  })
})

describe('a team’s or sender’s message about unassigned work', () => {
  it('reaches the other reviewers, and the work is listed as unassigned', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const { applicationId, team } = await createApplication(portal, 'needs_correction', { reviewer })
    const before = (await countsOf(other)).unassigned
    await endRoles(reviewer)
    const { applications } = await as(team.superAdmin)
    const own = { TeamID: team.teamId, applicationId }
    await applications.correct({ ...own, answers: { purpose: '更具体' } })
    expect(await toldTo(other, 'application_corrected_staff')).toBe(1)
    expect((await countsOf(other)).unassigned).toBe(before + 1)
    await applications.sendMessage({ ...own, body: '已经补正' })
    expect(await toldTo(other, 'application_message_staff')).toBe(1)
    expect(await toldTo(reviewer, 'application_message_staff')).toBe(0)
  })

  it('reaches them also about a grant, which stays with the reviewer who decided on it', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const { applicationId, team } = await createApplication(portal, 'fulfilling', { reviewer })
    await endRoles(reviewer)
    expect(await holdersOf([applicationId])).toEqual([reviewer.accountId])
    const { applications } = await as(team.superAdmin)
    await applications.sendMessage({ TeamID: team.teamId, applicationId, body: '打不开' })
    expect(await toldTo(other, 'application_message_staff')).toBe(1)
  })

  it('notifies nobody before the review has begun, and only the assignee afterwards', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'submitted')
    const { applications } = await as(team.superAdmin)
    const own = { TeamID: team.teamId, applicationId }
    await applications.sendMessage({ ...own, body: '补充一句' })
    await applications.release(own)
    const version = await versionOf(portal, applicationId)
    await (await as(reviewer)).applicationsStaff.open({ applicationId, version })
    await applications.sendMessage({ ...own, body: '再补充一句' })
    expect(await toldTo(reviewer, 'application_message_staff')).toBe(1)
    expect(await toldTo(other, 'application_message_staff')).toBe(0)
    await applications.withdraw(own)
    expect(await toldTo(reviewer, 'application_withdrawn_staff')).toBe(1)
    expect(await toldTo(other, 'application_withdrawn_staff')).toBe(0)
  })

  it('reopens an answered complaint for those who may handle it, except those barred', async () => {
    const agent = await createStaff(portal, ['supportAgent'])
    const barred = await createStaff(portal, ['supportAgent'])
    const sender = await portal.api({ browserId: 'd'.repeat(22) })
    const { ticketId, reference } = await sendFeedback(portal, sender)
    const { supportStaff } = await as(agent)
    const seen = { ticketId, kind: 'complaint', topic: 'staff' } as const
    await supportStaff.triage({ ...seen, version: 1, concerned: [barred.accountId] })
    await supportStaff.answer({ ticketId, version: 2, body: '没有问题。' })
    await endRoles(agent)
    expect((await ticketOf(portal, reference)).assigned_to).toBe(agent.accountId)
    await sender.support.feedbackWrite({ reference, body: '有的。', wantsOther: false })
    expect((await ticketOf(portal, reference)).assigned_to).toBeNull()
    expect(await toldTo(other, 'feedback_written_staff')).toBe(1)
    expect(await toldTo(barred, 'feedback_written_staff')).toBe(0)
    expect(await toldTo(agent, 'feedback_written_staff')).toBe(0)
  })
})
