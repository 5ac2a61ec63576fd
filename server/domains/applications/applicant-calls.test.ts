import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { maskPhone } from '../../../shared/lib/text/masking.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createMember, createStaff, createTeam } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool, plainAnswers } from '../../../tests/support/world/tools.ts'

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

/** Every call that names an application, as a member of its team would make it. */
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
  it('is shared by the team, prefilled from the profile, and found again by a team mate', async () => {
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

  it('begun by many concurrent calls is still one draft', async () => {
    const team = await createTeam(portal)
    const toolId = await createTool(portal)
    const api = await apiOf(team.superAdmin.token)
    const begun = await Promise.all(
      Array.from({ length: 12 }, () => api.start({ TeamID: team.teamId, toolId })),
    )
    expect(new Set(begun.map(({ applicationId }) => applicationId)).size).toBe(1)
  })

  it('keeps invalid answers and unnamed ones, and restores a masked phone', async () => {
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

  it('audits its authors, once per ten minutes each', async () => {
    const { applicationId, team } = await createApplication(portal, 'draft')
    const mate = await createMember(portal, team.teamId, 'admin')
    const save = async (token: string) =>
      (await portal.api({ token })).applications.saveDraft({
        TeamID: team.teamId,
        applicationId,
        answers: { purpose: '排班' },
      })
    for (const token of [team.superAdmin.token, mate.token, team.superAdmin.token, mate.token])
      await save(token)
    const entries = portal.db
      .selectFrom('audit_events')
      .select('account_id')
      .where('subject_id', '=', applicationId)
      .where('kind', '=', 'application.saved')
      .orderBy('position')
    expect(await entries.execute()).toEqual([
      { account_id: team.superAdmin.accountId },
      { account_id: mate.accountId },
    ])
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

  it('is deleted completely when it is discarded', async () => {
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
  it('leaves an event, a revision, an audit row and a message, and no personal data in plain text', async () => {
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

  it('reports all errors at once, and changes nothing', async () => {
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
          'answers.contact': { reason: 'contactPhone' },
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

  it('keeps declarations in their wording of that day, for team and staff, whatever the tool asks for later', async () => {
    const declared = (key: string, zh: string) => ({
      kind: 'declared' as const,
      key,
      statement: { zh, en: zh },
    })
    const toolId = await createTool(portal, { rules: [declared('b', '不转卖'), declared('a', '两位版主')] })
    const { team, applicationId } = await createApplication(portal, 'draft', { toolId })
    const api = await apiOf(team.superAdmin.token)
    const input = { TeamID: team.teamId, toolId, answers: plainAnswers, declared: ['a', 'b'] }
    await api.submit(input)
    await portal.db
      .updateTable('tools')
      .set({ rules: JSON.stringify([declared('a', '五位版主'), declared('c', '每年回访')]) })
      .where('number', '=', Number(toolId))
      .execute()
    const kept = [
      { key: 'b', statement: '不转卖', isDeclared: true, agreed: null },
      { key: 'a', statement: '两位版主', isDeclared: true, agreed: null },
      { key: 'c', statement: '每年回访', isDeclared: false, agreed: null },
    ]
    expect((await api.details({ applicationId })).declarations).toEqual(kept)
    const staff = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    expect((await staff.detail({ applicationId })).declarations).toEqual(kept)
    expect((await api.form({ toolId })).declarations.map(({ key }) => key)).toEqual(['a', 'c'])
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

  it('refuses a withdrawn tool, and a second open application', async () => {
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
