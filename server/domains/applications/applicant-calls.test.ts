import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { maskPhone } from '../../../shared/lib/masking.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../../tests/support/actors.ts'
import { createApplication, passAmendWindow, versionOf } from '../../../tests/support/applications.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createTool, plainAnswers } from '../../../tests/support/tools.ts'
import { sessionCookie } from '../../cookie-names.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const missing = '0198f3a0-0000-7000-8000-000000000000'

async function apiOf(token?: string): Promise<Api['applications']> {
  return (await portal.api(token ? { token } : {})).applications
}

async function rowOf(applicationId: string) {
  return portal.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirst()
}

async function templatesFor(teamId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.template)
}

type Own = { TeamID: string; applicationId: string }

/** Every call that names an application, as its team would make it. */
const callsOnOne: Record<string, (api: Api['applications'], own: Own) => Promise<unknown>> = {
  saveDraft: (api, own) => api.saveDraft({ ...own, answers: { purpose: 'x' } }),
  discardDraft: (api, own) => api.discardDraft(own),
  details: (api, { applicationId }) => api.details({ applicationId }),
  amend: (api, own) => api.amend({ ...own, answers: plainAnswers }),
  correct: (api, own) => api.correct({ ...own, answers: { purpose: 'x' } }),
  withdraw: (api, own) => api.withdraw(own),
  appeal: (api, own) => api.appeal({ ...own, text: 'x' }),
  sendMessage: (api, own) => api.sendMessage({ ...own, body: 'x' }),
  confirmActivation: (api, own) => api.confirmActivation(own),
}

describe.each(Object.entries(callsOnOne))('%s', (_name, call) => {
  it('is refused without a login, without a team, and to another team as if it were missing', async () => {
    const { applicationId, team } = await createApplication(portal, 'submitted')
    const before = await rowOf(applicationId)
    const own = { TeamID: team.teamId, applicationId }
    await expect(call(await apiOf(), own)).rejects.toMatchObject({ reason: 'loginEnded' })
    const loner = await createAccount(portal)
    await expect(call(await apiOf(loner.token), own)).rejects.toMatchObject({ reason: 'noTeam' })
    const other = await createTeam(portal)
    const api = await apiOf(other.superAdmin.token)
    const foreign = await call(api, { TeamID: other.teamId, applicationId }).catch((error) => error)
    const none = await call(api, { TeamID: other.teamId, applicationId: missing }).catch((error) => error)
    expect(foreign).toMatchObject({ reason: 'notAvailable' })
    expect(foreign).toEqual(none)
    expect(await rowOf(applicationId)).toEqual(before)
  })

  it('is refused where it names a team that is not the acting one, or no id', async () => {
    const { applicationId, team } = await createApplication(portal, 'submitted')
    const api = await apiOf(team.superAdmin.token)
    if (_name !== 'details') {
      await expect(call(api, { TeamID: missing, applicationId })).rejects.toMatchObject({
        reason: 'teamChanged',
      })
    }
    for (const wrong of ['', '1', `${applicationId}x`, [applicationId] as unknown as string]) {
      await expect(call(api, { TeamID: team.teamId, applicationId: wrong })).rejects.toMatchObject({
        reason: 'invalidInput',
      })
    }
  })
})

describe('a draft', () => {
  it('is one for the team, filled in from the profile, and found again by a team mate', async () => {
    const team = await createTeam(portal)
    const mate = await createMember(portal, team.teamId, 'member')
    const toolId = await createTool(portal)
    const first = await (await apiOf(team.superAdmin.token)).start({ TeamID: team.teamId, toolId })
    const second = await (await apiOf(mate.token)).start({ TeamID: team.teamId, toolId })
    expect(second.applicationId).toBe(first.applicationId)
    const form = await (await apiOf(mate.token)).form({ toolId })
    const contact = form.sections[0]?.questions.find(({ key }) => key === 'contact')
    expect(contact?.answer.phone).toBe(maskPhone(team.superAdmin.phone))
  })

  it('begun by many at once is still one', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    const api = await apiOf(team.superAdmin.token)
    const begun = await Promise.all(
      Array.from({ length: 12 }, () => api.start({ TeamID: team.teamId, toolId })),
    )
    expect(new Set(begun.map(({ applicationId }) => applicationId)).size).toBe(1)
  })

  it('keeps what is wrong, leaves what is not named, and puts a masked phone back', async () => {
    const { applicationId, toolId, team } = await createApplication(portal, 'draft')
    const api = await apiOf(team.superAdmin.token)
    const own = { TeamID: team.teamId, applicationId }
    await api.saveDraft({ ...own, answers: { purpose: '两'.repeat(300) } })
    await api.saveDraft({ ...own, answers: { contact: maskPhone(team.superAdmin.phone) } })
    const form = await api.form({ toolId })
    const [purpose] = form.sections[0]?.questions ?? []
    expect(purpose?.answer.text).toBe('两'.repeat(300))
    expect(purpose?.problem).toEqual({ reason: 'tooLong', limit: 200 })
    await api.submit({ TeamID: team.teamId, toolId, answers: plainAnswers })
    const staff = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    const detail = await staff.detail({ applicationId })
    expect(detail.sections[0]?.questions[1]?.answer.phone).toBe(maskPhone(team.superAdmin.phone))
  })

  it.each([
    [{ purpose: '\ud800' }, 'answers.purpose', 'wrongFormat'],
    [{ state: 'approved' }, 'answers.state', 'unexpected'],
    [{ purpose: 'a'.repeat(20_001) }, 'answers.purpose', 'tooLong'],
  ])('refuses %o', async (answers, path, reason) => {
    const { applicationId, team } = await createApplication(portal, 'draft')
    const api = await apiOf(team.superAdmin.token)
    const before = await rowOf(applicationId)
    await expect(api.saveDraft({ TeamID: team.teamId, applicationId, answers })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { [path]: { reason } } },
    })
    expect(await rowOf(applicationId)).toEqual(before)
  })

  it('goes wholly when it is discarded', async () => {
    const { applicationId, team } = await createApplication(portal, 'draft')
    await (await apiOf(team.superAdmin.token)).discardDraft({ TeamID: team.teamId, applicationId })
    expect(await rowOf(applicationId)).toBeUndefined()
  })

  it('is seen by no reviewer', async () => {
    const { applicationId } = await createApplication(portal, 'draft')
    const staff = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    await expect(staff.detail({ applicationId })).rejects.toMatchObject({ reason: 'notAvailable' })
  })
})

describe('submitting', () => {
  it('leaves an event, a revision, an audit row and a message, and nothing of a person in plain', async () => {
    const { applicationId, team } = await createApplication(portal, 'submitted')
    const row = await rowOf(applicationId)
    expect(row).toMatchObject({ state: 'submitted', version: 2 })
    expect(row?.reference).toMatch(/^SQ-\d{4}-[2-9A-Z]{5}$/)
    const phone = team.superAdmin.phone.slice(3)
    const { rows } = await sql<{ text: string }>`
      select a::text || r::text as text from applications a join application_revisions r on r.application_id = a.id
      where a.id = ${applicationId}`.execute(portal.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(phone)
    expect(rows[0]?.text).not.toContain(plainAnswers.purpose)
    expect(await templatesFor(team.teamId)).toEqual(['application_submitted'])
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'account_id', 'team_id', 'before', 'after'])
      .where('subject_id', '=', applicationId)
      .where('kind', '=', 'application.submit')
      .executeTakeFirst()
    expect(audited).toMatchObject({
      account_id: team.superAdmin.accountId,
      team_id: team.teamId,
      before: { state: 'draft' },
    })
  })

  it('says everything that is wrong at once, and changes nothing', async () => {
    const statement = { zh: '不转卖', en: 'No resale' }
    const toolId = await createTool(portal, { rules: [{ kind: 'declared', key: 'noResale', statement }] })
    const { team, applicationId } = await createApplication(portal, 'draft', { toolId })
    const api = await apiOf(team.superAdmin.token)
    const before = await rowOf(applicationId)
    await expect(
      api.submit({ TeamID: team.teamId, toolId, answers: { contact: '123' } }),
    ).rejects.toMatchObject({
      reason: 'invalidInput',
      details: {
        fields: {
          'answers.purpose': { reason: 'required' },
          'answers.contact': { reason: 'phone' },
          'declared.noResale': { reason: 'mustAgree' },
        },
      },
    })
    expect(await rowOf(applicationId)).toEqual(before)
    const sent = await api.submit({
      TeamID: team.teamId,
      toolId,
      answers: plainAnswers,
      declared: ['noResale'],
    })
    expect(sent.state).toBe('submitted')
  })

  it.each([
    [{ kind: 'verifiedOrganisation' } as const, 'superAdmin' as const],
    [{ kind: 'teamAdmin' } as const, 'member' as const],
  ])('is refused while the rule %j is not met', async (rule, role) => {
    const toolId = await createTool(portal, { rules: [rule] })
    const team = await createTeam(portal)
    const { token } = role === 'member' ? await createMember(portal, team.teamId, 'member') : team.superAdmin
    const api = await apiOf(token)
    await expect(api.submit({ TeamID: team.teamId, toolId, answers: plainAnswers })).rejects.toMatchObject({
      reason: 'notEligible',
    })
  })

  it('finds no withdrawn tool and no open application beside another', async () => {
    const toolId = await createTool(portal)
    await portal.db
      .updateTable('tool_texts')
      .set({ state: 'withdrawn' })
      .where('tool_number', '=', Number(toolId))
      .execute()
    const team = await createTeam(portal)
    const api = await apiOf(team.superAdmin.token)
    await expect(api.submit({ TeamID: team.teamId, toolId })).rejects.toMatchObject({ reason: 'notFound' })
    const open = await createApplication(portal, 'in_review', { team })
    await expect(api.start({ TeamID: team.teamId, toolId: open.toolId })).rejects.toMatchObject({
      reason: 'alreadyOpen',
    })
  })

  it('trust 13: takes no state, version, quota or decision from outside', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal, { stockPerYear: 1 })
    const api = await apiOf(team.superAdmin.token)
    const slipped = {
      state: 'approved',
      version: 99,
      is_appeal: true,
      granted_until: '2099-01-01',
      assigned_to: team.superAdmin.accountId,
      allowanceUnits: 0,
    }
    const { applicationId } = await api.submit({
      TeamID: team.teamId,
      toolId,
      answers: plainAnswers,
      ...slipped,
    })
    expect(await rowOf(applicationId)).toMatchObject({
      state: 'submitted',
      version: 2,
      is_appeal: false,
      granted_until: null,
      assigned_to: null,
    })
  })

  it('trust 38: fifty times with one key is one application', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    const api = await apiOf(team.superAdmin.token)
    const input = { TeamID: team.teamId, toolId, answers: plainAnswers }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.submit(input, { idempotencyKey: 'one-key-for-all' })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const { items } = await api.list({})
    expect(items).toHaveLength(1)
  })
})

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
  it('reopens only what was named, shows the reviewer the difference, and is due anew', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'needs_correction')
    const api = await apiOf(team.superAdmin.token)
    const own = { TeamID: team.teamId, applicationId }
    await expect(
      api.correct({ ...own, answers: { purpose: '更具体', contact: '13800138000' } }),
    ).rejects.toMatchObject({ details: { fields: { 'answers.contact': { reason: 'unexpected' } } } })
    await api.correct({ ...own, answers: { purpose: '更具体' } })
    const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
    const { differences, state, dueOn } = await staff.detail({ applicationId })
    expect(state).toBe('submitted')
    expect(dueOn).not.toBeNull()
    expect(differences.map(({ key, before, after }) => [key, before.text, after.text])).toEqual([
      ['purpose', plainAnswers.purpose, '更具体'],
    ])
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
    const call = callsOnOne[name]
    const member = await createMember(portal, team.teamId, 'member')
    await expect(call?.(await apiOf(member.token), own)).rejects.toMatchObject({ reason: 'notAvailable' })
    const admin = await createMember(portal, team.teamId, 'admin')
    await call?.(await apiOf(admin.token), own)
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
  it('names no member of staff, and says what can be done', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'rejected')
    const details = await (await apiOf(team.superAdmin.token)).details({ applicationId })
    expect(details).toMatchObject({
      label: 'refused',
      turn: 'nobody',
      decision: { verdict: 'rejected', nextStep: { path: '/tools' } },
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
    expect(await overHttp('application/form', { toolId })).toEqual(await api.form({ toolId }))
    expect(await overHttp('application/eligibility', { toolId })).toEqual(await api.eligibility({ toolId }))
    expect(await overHttp('usercenter/role', {})).toEqual(await api.role({}))
  })

  it('lists only its own, the newest first, and those that wait for it', async () => {
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
