import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { createApplication, passAmendWindow, versionOf } from '../../../tests/support/world/applications.ts'
import { plainAnswers } from '../../../tests/support/world/tools.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function apiOf(token?: string): Promise<Api['applications']> {
  return (await portal.api(token ? { token } : {})).applications
}

type Own = { TeamID: string; applicationId: string }

const takingBack = {
  withdraw: (api: Api['applications'], own: Own) => api.withdraw(own),
  appeal: (api: Api['applications'], own: Own) => api.appeal({ ...own, text: 'x' }),
}

describe('the ten minutes', () => {
  it('belong to the applicant: no reviewer can open it', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'submitted')
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const version = await versionOf(portal, applicationId)
    await expect(staff.open({ applicationId, version })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const api = await apiOf(team.superAdmin.token)
    await api.amend({ TeamID: team.teamId, applicationId, answers: { purpose: '改过的用途' } })
    await passAmendWindow(portal, applicationId)
    await expect(
      api.amend({ TeamID: team.teamId, applicationId, answers: plainAnswers }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
    const { sections } = await api.details({ applicationId })
    expect(sections[0]?.questions[0]?.answer.text).toBe('改过的用途')
  })
})

describe('a correction', () => {
  it('reopens only the named answers, shows the reviewer the difference, and gets a new due day', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'needs_correction')
    const api = await apiOf(team.superAdmin.token)
    const own = { TeamID: team.teamId, applicationId }
    await expect(
      api.correct({ ...own, answers: { purpose: '更具体', contact: '13800138000' } }),
    ).rejects.toMatchObject({ details: { fields: { 'answers.contact': { reason: 'unexpected' } } } })
    await api.correct({ ...own, answers: { purpose: '更具体' } })
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const { differences, dueOn } = await staff.detail({ applicationId })
    expect(dueOn).not.toBeNull()
    expect(differences.map(({ key, before, after }) => [key, before.text, after.text])).toEqual([
      ['purpose', plainAnswers.purpose, '更具体'],
    ])
  })

  it('returns to the same reviewer at once, and is marked in the queue', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'needs_correction')
    const api = await apiOf(team.superAdmin.token)
    await api.correct({ TeamID: team.teamId, applicationId, answers: { purpose: '更具体' } })
    const { applicationsStaff, staff } = await portal.api({ token: reviewer.token })
    const { state, may } = await applicationsStaff.detail({ applicationId })
    expect(state).toBe('in_review')
    expect(may).toMatchObject({ open: false, decide: true, requestCorrection: true })
    expect((await staff.queue({ ids: [applicationId] })).items).toMatchObject([
      { isCorrected: true, stage: 'open', assignee: { accountId: reviewer.accountId } },
    ])
  })

  it('keeps what was typed into the reopened questions, and only these, until it is sent', async () => {
    const { applicationId, team } = await createApplication(portal, 'needs_correction')
    const api = await apiOf(team.superAdmin.token)
    const own = { TeamID: team.teamId, applicationId }
    await expect(api.saveCorrection({ ...own, answers: { contact: '13800138000' } })).rejects.toMatchObject({
      details: { fields: { 'answers.contact': { reason: 'unexpected' } } },
    })
    await api.saveCorrection({ ...own, answers: { purpose: '写到一半' } })
    const half = await api.details({ applicationId })
    expect(half.sections[0]?.questions[0]?.answer.text).toBe(plainAnswers.purpose)
    expect(half.correction?.sections[0]?.questions[0]?.answer.text).toBe('写到一半')
    expect(half.correction?.savedAt).not.toBeNull()
    await api.correct({ ...own, answers: {} })
    const sent = await api.details({ applicationId })
    expect(sent.sections[0]?.questions[0]?.answer.text).toBe('写到一半')
    await expect(api.saveCorrection({ ...own, answers: { purpose: 'x' } })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
  })

  it('cannot come after its 14 days', async () => {
    const { applicationId, team } = await createApplication(portal, 'needs_correction')
    await portal.db
      .updateTable('applications')
      .set({ correction_due_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', applicationId)
      .execute()
    const api = await apiOf(team.superAdmin.token)
    await expect(
      api.correct({ TeamID: team.teamId, applicationId, answers: { purpose: 'x' } }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })
})

describe('taking back and contesting', () => {
  it.each(['withdraw', 'appeal'] as const)('%s is for admins and for who began it', async (name) => {
    const state = name === 'withdraw' ? 'submitted' : 'rejected'
    const { applicationId, team } = await createApplication(portal, state)
    const own = { TeamID: team.teamId, applicationId }
    const call = takingBack[name]
    const member = await createMember(portal, team.teamId, 'member')
    await expect(call(await apiOf(member.token), own)).rejects.toMatchObject({ reason: 'notAvailable' })
    const admin = await createMember(portal, team.teamId, 'admin')
    await call(await apiOf(admin.token), own)
  })

  it('an appeal comes once, in time, and is decided by somebody else', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'rejected')
    const api = await apiOf(team.superAdmin.token)
    const own = { TeamID: team.teamId, applicationId }
    await api.appeal({ ...own, text: '我们有专人维护' })
    const first = (await portal.api({ token: reviewer.token })).applicationsStaff
    const second = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await expect(first.open(await seen())).rejects.toMatchObject({ reason: 'secondPersonNeeded' })
    await second.open(await seen())
    await expect(first.decide({ ...(await seen()), verdict: 'approve' })).rejects.toMatchObject({
      reason: 'secondPersonNeeded',
    })
    await second.decide({ ...(await seen()), verdict: 'reject', reasonCode: 'notFitting' })
    await expect(api.appeal({ ...own, text: '再一次' })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    const late = await createApplication(portal, 'rejected')
    await portal.db
      .updateTable('applications')
      .set({ decided_at: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', late.applicationId)
      .execute()
    const lateApi = await apiOf(late.team.superAdmin.token)
    await expect(
      lateApi.appeal({ TeamID: late.team.teamId, applicationId: late.applicationId, text: 'x' }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })
})

describe('what a team reads', () => {
  it('shows the last day for an appeal in the list, and leads to tools that fit', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'rejected')
    const api = await apiOf(team.superAdmin.token)
    const { appeal } = await api.details({ applicationId })
    const rowNow = async () => (await api.list({ page: 1, pageSize: 5 })).items[0]
    expect(await rowNow()).toMatchObject({ turn: 'nobody', dueOn: null, appealUntil: appeal.until })
    expect(appeal.until).toMatch(/^20/)
    await api.appeal({ TeamID: team.teamId, applicationId, text: '请再看一次' })
    expect(await rowNow()).toMatchObject({ turn: 'programme', dueOn: expect.any(String), appealUntil: null })
    const unfit = await createApplication(portal, 'in_review', { reviewer })
    await portal.db
      .updateTable('tools')
      .set({ needs: ['design'] })
      .where('number', '=', Number(unfit.toolId))
      .execute()
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const seen = { applicationId: unfit.applicationId, version: await versionOf(portal, unfit.applicationId) }
    await staff.decide({ ...seen, verdict: 'reject', reasonCode: 'notFitting' })
    const { decision } = await (await apiOf(unfit.team.superAdmin.token)).details(seen)
    const step = new URL(decision?.nextStep?.path ?? '', 'http://x')
    expect([step.pathname, step.searchParams.get('need')]).toEqual(['/tools', 'design'])
    expect(step.searchParams.getAll('whoMayApply')).toEqual(['anyTeam'])
  })

  it('names no member of staff, and says what can be done', async () => {
    const { applicationId, toolId, team, reviewer } = await createApplication(portal, 'rejected')
    const details = await (await apiOf(team.superAdmin.token)).details({ applicationId })
    expect(details).toMatchObject({
      label: 'refused',
      turn: 'nobody',
      decision: { verdict: 'rejected', nextStep: { path: `/toolAskFor/${toolId}` } },
      appeal: { canAppeal: true },
      may: { appeal: true, withdraw: false, amend: false, confirm: false },
    })
    const staff = await portal.db
      .selectFrom('staff_members')
      .select('display_name')
      .where('account_id', '=', reviewer.accountId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(details)).not.toContain(staff.display_name)
    expect(details.events.map(({ action }) => action)).toEqual(['reject', 'open', 'submit'])
  })

  it('is the same over HTTP', async () => {
    const { team, toolId } = await createApplication(portal, 'submitted')
    const api = await apiOf(team.superAdmin.token)
    const overHttp = async (path: string, input: object) => {
      const response = await portal.fetch(`/api/techforgood/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        cookie: `${sessionCookie}=${team.superAdmin.token}`,
      })
      return ((await response.json()) as { data: unknown }).data
    }
    expect(await overHttp('user/application/list', {})).toEqual(await api.list({}))
    expect(await overHttp('application/eligibility', { toolId })).toEqual(await api.eligibility({ toolId }))
    expect(await overHttp('usercenter/role', {})).toEqual(await api.role({}))
  })

  it('lists only the team’s own, newest first, and those whose turn is the team’s', async () => {
    const team = await createTeam(portal)
    const waiting = await createApplication(portal, 'fulfilling', { team })
    const draft = await createApplication(portal, 'draft', { team })
    const done = await createApplication(portal, 'withdrawn', { team })
    const api = await apiOf(team.superAdmin.token)
    const all = await api.list({})
    expect(all.items.map((item) => item.applicationId)).toEqual(
      [done, draft, waiting].map((made) => made.applicationId),
    )
    const mine = await api.list({ turn: 'applicant' })
    expect(mine.items.map((item) => item.label)).toEqual(['draft', 'toConfirm'])
    const second = await api.list({ page: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, items: [{ applicationId: waiting.applicationId }] })
  })

  it.each([
    ['superAdmin', { apply: true, withdraw: true, appeal: true, applyWhereAdminsMay: true }],
    ['admin', { apply: true, withdraw: true, appeal: true, applyWhereAdminsMay: true }],
    ['member', { apply: true, withdraw: false, appeal: false, applyWhereAdminsMay: false }],
  ] as const)('usercenter/role of %s', async (role, may) => {
    const team = await createTeam(portal)
    const { token } = role === 'superAdmin' ? team.superAdmin : await createMember(portal, team.teamId, role)
    expect(await (await apiOf(token)).role({})).toEqual({ teamID: team.teamId, role, may })
  })
})
