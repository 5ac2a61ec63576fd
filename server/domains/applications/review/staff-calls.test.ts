import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../../tests/support/secured-browser.ts'
import {
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import {
  createApplication,
  passAmendWindow,
  versionOf,
} from '../../../../tests/support/world/applications.ts'
import { auditReasonsOf } from '../../../../tests/support/world/audit-reasons.ts'
import { createTool, plainAnswers } from '../../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function staffApi({ token }: Pick<TestAccount, 'token'>): Promise<Api['applicationsStaff']> {
  return (await portal.api({ token })).applicationsStaff
}

async function seen(applicationId: string) {
  return { applicationId, version: await versionOf(portal, applicationId) }
}

async function stateOf(applicationId: string) {
  const row = await portal.db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.state
}

type Seen = { applicationId: string; version: number }
const decisions: Record<string, (api: Api['applicationsStaff'], at: Seen) => Promise<unknown>> = {
  requestCorrection: (api, at) => api.requestCorrection({ ...at, keys: ['purpose'], remark: '写具体' }),
  decide: (api, at) => api.decide({ ...at, verdict: 'approve' }),
}

describe.each(Object.entries(decisions))('%s', (_name, call) => {
  it('needs the role of a reviewer, and a second factor', async () => {
    const { applicationId } = await createApplication(portal, 'in_review')
    const at = await seen(applicationId)
    const team = await createTeam(portal)
    await expect(call(await staffApi(team.superAdmin), at)).rejects.toMatchObject({ reason: 'notAvailable' })
    for (const role of ['verifier', 'editor', 'supportAgent', 'administrator'] as const) {
      const other = await createStaff(portal, [role])
      await expect(call(await staffApi(other), at)).rejects.toMatchObject({ reason: 'notAvailable' })
    }
    const reviewer = await createStaff(portal, ['reviewer'])
    const token = await createSession(portal, reviewer.accountId)
    await expect(call(await staffApi({ token }), at)).rejects.toMatchObject({ reason: 'secondFactorNeeded' })
    expect(await stateOf(applicationId)).toBe('in_review')
  })

  it('trust 16: is refused to a reviewer of the same team or organisation', async () => {
    const { applicationId, team } = await createApplication(portal, 'in_review')
    const reviewer = await createStaff(portal, ['reviewer'])
    await portal.db
      .insertInto('memberships')
      .values({ team_id: team.teamId, account_id: reviewer.accountId, role: 'member', left_at: new Date() })
      .execute()
    const api = await staffApi(reviewer)
    await expect(call(api, await seen(applicationId))).rejects.toMatchObject({ reason: 'ownInterest' })
    const { may } = await api.detail({ applicationId })
    expect(may).toMatchObject({ decide: false, requestCorrection: false, hindrance: 'ownInterest' })
  })

  it('trust 39: of two reviewers at once one wins, the other is told', async () => {
    const { applicationId } = await createApplication(portal, 'in_review')
    const at = await seen(applicationId)
    const apis = await Promise.all([1, 2].map(async () => staffApi(await createStaff(portal, ['reviewer']))))
    const outcomes = await Promise.all(
      apis.map((api) =>
        call(api, at).then(
          () => 'done',
          (error) => error.reason,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['conflict', 'done'])
  })
})

describe('a decision', () => {
  it('trust 9: needs a proof of the last 15 minutes', async () => {
    const { applicationId, reviewer } = await createApplication(portal, 'in_review')
    await portal.db
      .updateTable('sessions')
      .set({ step_up_at: new Date(Date.now() - 16 * 60_000) })
      .where('account_id', '=', reviewer.accountId)
      .execute()
    const api = await staffApi(reviewer)
    const at = await seen(applicationId)
    for (const call of [
      () => api.decide({ ...at, verdict: 'approve' }),
      () => api.decideMany({ items: [at], verdict: 'approve' }),
      () => api.reverse({ ...at, text: 'x' }),
      () => api.end({ ...at, how: 'complete', text: 'x' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ reason: 'stepUpNeeded' })
    }
    expect(await stateOf(applicationId)).toBe('in_review')
  })

  it('needs a reason to refuse, and previews what the applicant will read', async () => {
    const { applicationId, reviewer } = await createApplication(portal, 'in_review')
    const api = await staffApi(reviewer)
    await expect(api.decide({ ...(await seen(applicationId)), verdict: 'reject' })).rejects.toMatchObject({
      details: { fields: { reasonCode: { reason: 'required' } } },
    })
    const { messages } = await api.preview({ applicationId, verdict: 'reject', reasonCode: 'planUnclear' })
    expect(messages.map(({ language }) => language)).toEqual(['zh', 'en'])
    for (const { body } of messages) expect(body).not.toMatch(/\{\w+\}/)
    expect(await stateOf(applicationId)).toBe('in_review')
  })

  it('can only be reversed by a second person, which returns the quota', async () => {
    const toolId = await createTool(portal, { stockPerYear: 1 })
    const { applicationId, reviewer } = await createApplication(portal, 'fulfilling', { toolId })
    const api = await staffApi(reviewer)
    const input = { reasonCode: 'duplicate', text: '复核后发现已有同类权益' }
    await expect(api.reverse({ ...(await seen(applicationId)), ...input })).rejects.toMatchObject({
      reason: 'secondPersonNeeded',
    })
    const second = await staffApi(await createStaff(portal, ['reviewer']))
    expect(await second.reverse({ ...(await seen(applicationId)), ...input })).toMatchObject({
      state: 'rejected',
    })
    const { quota, decisions: made } = await second.detail({ applicationId })
    expect(quota.stockLeft).toBe(1)
    expect(made.map(({ verdict, isReversal }) => [verdict, isReversal])).toEqual([
      ['rejected', true],
      ['approved', false],
    ])
  })

  it('cannot be reversed to an approval when nothing is left', async () => {
    const toolId = await createTool(portal, { stockPerYear: 1 })
    const { applicationId } = await createApplication(portal, 'rejected', { toolId })
    await createApplication(portal, 'submitted', { toolId })
    const second = await staffApi(await createStaff(portal, ['reviewer']))
    await expect(second.reverse({ ...(await seen(applicationId)), text: '复核' })).rejects.toMatchObject({
      reason: 'quotaExhausted',
    })
    expect(await stateOf(applicationId)).toBe('rejected')
  })
})

describe('how long a grant lasts', () => {
  const lastDay = async (applicationId: string) => {
    const row = await portal.db
      .selectFrom('applications')
      .select('granted_until')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return row.granted_until
  }

  it("is the tool's term unless the reviewer says otherwise", async () => {
    const toolId = await createTool(portal, { termMonths: 12 })
    const reviewer = await createStaff(portal, ['reviewer'])
    const api = await staffApi(reviewer)
    const [usual, many, own, endless] = await Promise.all(
      [1, 2, 3, 4].map(() => createApplication(portal, 'in_review', { toolId, reviewer })),
    )
    const { usualUntil } = await api.detail({ applicationId: usual?.applicationId ?? '' })
    expect(usualUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const approve = async (applicationId = '', more: object = {}) => {
      await api.decide({ ...(await seen(applicationId)), verdict: 'approve', ...more })
      return lastDay(applicationId)
    }
    expect(await approve(usual?.applicationId)).toBe(usualUntil)
    expect(await approve(own?.applicationId, { grantedUntil: '2031-05-04' })).toBe('2031-05-04')
    expect(await approve(endless?.applicationId, { grantedUntil: null })).toBeNull()
    await api.decideMany({ items: [await seen(many?.applicationId ?? '')], verdict: 'approve' })
    expect(await lastDay(many?.applicationId ?? '')).toBe(usualUntil)
  })
})

describe('revealing who applied', () => {
  it('trust 31: needs the role, a fresh proof and a reason that the audit keeps', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'in_review')
    const api = await staffApi(reviewer)
    const masked = await api.detail({ applicationId })
    expect(masked.contact.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
    const verifier = await staffApi(await createStaff(portal, ['verifier']))
    await expect(verifier.reveal({ applicationId, reason: '约时间' })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await expect(api.reveal({ applicationId, reason: ' ' })).rejects.toMatchObject({ reason: 'invalidInput' })
    const browser = openSecuredBrowser(portal, reviewer.token)
    const input = { applicationId, reason: '约时间' }
    const answer = await browser.send('staff/application/reveal', input, 'traceId')
    const { contact, answers } = answer.data as Awaited<ReturnType<typeof api.reveal>>
    const phone = team.superAdmin.phone.replace('+86', '')
    expect(await browser.read(answer, contact.phone)).toBe(phone)
    expect(answers.map(({ label }) => label)).toEqual(['联系手机'])
    expect(await browser.read(answer, answers[0]?.phone)).toBe(phone)
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['account_id', 'after'])
      .where('subject_id', '=', applicationId)
      .where('kind', '=', 'application.revealed')
      .execute()
    expect(audited).toEqual([{ account_id: reviewer.accountId, after: { reasonHash: expect.any(String) } }])
    expect(await auditReasonsOf(portal, applicationId)).toEqual(['约时间'])
    await portal.db
      .updateTable('sessions')
      .set({ step_up_at: new Date(Date.now() - 16 * 60_000) })
      .where('account_id', '=', reviewer.accountId)
      .execute()
    await expect((await staffApi(reviewer)).reveal(input)).rejects.toMatchObject({
      reason: 'stepUpNeeded',
    })
  })
})

describe('deciding about many', () => {
  it('returns a result for each, and a failing one does not affect the others', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const good = await createApplication(portal, 'in_review', { reviewer })
    const changed = await createApplication(portal, 'in_review', { reviewer })
    const early = await createApplication(portal, 'submitted', { reviewer })
    const api = await staffApi(reviewer)
    const items = [
      await seen(good.applicationId),
      { ...(await seen(changed.applicationId)), version: 1 },
      await seen(early.applicationId),
    ]
    const result = await api.decideMany({ items, verdict: 'reject', reasonCode: 'notFitting' })
    expect(result.done).toBe(1)
    expect(result.items.map(({ error }) => error)).toEqual([null, 'conflict', 'illegalTransition'])
    expect(await stateOf(good.applicationId)).toBe('rejected')
    expect(await stateOf(changed.applicationId)).toBe('in_review')
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['account_id', 'after'])
      .where('subject_id', '=', good.applicationId)
      .where('kind', '=', 'application.reject')
      .execute()
    expect(audited).toEqual([
      { account_id: reviewer.accountId, after: { state: 'rejected', reasonCode: 'notFitting' } },
    ])
  })
})

describe('activation codes', () => {
  it('are drawn exactly once each, also by approvals at the same time', async () => {
    const toolId = await createTool(portal, { activationKind: 'code' })
    const reviewer = await createStaff(portal, ['reviewer'])
    const api = await staffApi(reviewer)
    await api.addCodes({ toolId, codes: ['A-1', 'A-2', 'A-3', 'A-1'] })
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createApplication(portal, 'in_review', { toolId })),
    )
    await Promise.all(
      made.map(async ({ applicationId }) =>
        api.decide({ ...(await seen(applicationId)), verdict: 'approve' }),
      ),
    )
    const states = await Promise.all(made.map(({ applicationId }) => stateOf(applicationId)))
    expect(states.filter((state) => state === 'fulfilling')).toHaveLength(3)
    expect(states.filter((state) => state === 'approved')).toHaveLength(2)
    expect(await api.addCodes({ toolId, codes: ['A-3', 'A-4', 'A-5', 'A-6'] })).toEqual({
      added: 3,
      handedOver: 2,
      left: 1,
    })
    const { offerings } = await api.codes({})
    expect(offerings.find(({ offeringId }) => offeringId === toolId)).toMatchObject({
      left: 1,
      handedOut: 5,
      waiting: 0,
    })
    const codes = await Promise.all(
      made.map(async ({ applicationId, team }) => {
        const own = (await portal.api({ token: team.superAdmin.token })).applications
        return (await own.details({ applicationId })).activation?.code
      }),
    )
    for (const code of codes) expect(code).toMatch(/^A-[1-6]$/)
    expect(new Set(codes).size).toBe(5)
    const stored = await portal.db.selectFrom('activation_codes').select('code_encrypted').execute()
    for (const { code_encrypted } of stored) expect(code_encrypted).not.toMatch(/^A-/)
  })
})

describe('reviewing', () => {
  it('is assigned, reassigned and unassigned, and the reviewer is told once', async () => {
    const { applicationId, reviewer } = await createApplication(portal, 'submitted')
    const colleague = await createStaff(portal, ['reviewer'])
    const { staff: api } = await portal.api({ token: reviewer.token })
    const give = (accountId: string | null) =>
      api.assign({ kind: 'application', ids: [applicationId], accountId })
    const done = { items: [{ id: applicationId, error: null }] }
    expect(await give(colleague.accountId)).toEqual(done)
    expect(await give(colleague.accountId)).toEqual(done)
    const { staff, messages } = await portal.api({ token: colleague.token })
    expect((await staff.queue({ assignee: 'me' })).counts.mine).toBe(1)
    const { list } = await messages.describeMessageList({})
    expect(list.map(({ title }) => title)).toEqual([expect.stringContaining('交给你处理')])
    expect(await give(null)).toEqual(done)
    expect((await staff.queue({ assignee: 'me' })).counts.mine).toBe(0)
    const verifier = await createStaff(portal, ['verifier'])
    await expect(give(verifier.accountId)).rejects.toMatchObject({ reason: 'notAvailable' })
  })

  it('an appeal can be assigned to anybody except those who decided on it', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'rejected')
    const { applications } = await portal.api({ token: team.superAdmin.token })
    await applications.appeal({ TeamID: team.teamId, applicationId, text: '请再看一次' })
    const colleague = await createStaff(portal, ['reviewer'])
    for (const giver of [reviewer, colleague]) {
      const { staff } = await portal.api({ token: giver.token })
      const give = async (accountId: string | null) =>
        (await staff.assign({ kind: 'application', ids: [applicationId], accountId })).items[0]?.error
      expect(await give(reviewer.accountId)).toBe('secondPersonNeeded')
      expect(await give(colleague.accountId)).toBeNull()
      await give(null)
    }
  })

  it('shows a reviewer the other applications of the team, and records the look', async () => {
    const team = await createTeam(portal)
    const other = await createApplication(portal, 'withdrawn', { team })
    const { applicationId, reviewer } = await createApplication(portal, 'submitted', { team })
    await createApplication(portal, 'draft', { team })
    const detail = await (await staffApi(reviewer)).detail({ applicationId })
    expect(detail.others.map((one) => one.applicationId)).toEqual([other.applicationId])
    expect(detail.may.open).toBe(false)
    await passAmendWindow(portal, applicationId)
    expect((await (await staffApi(reviewer)).detail({ applicationId })).may.open).toBe(true)
    expect(plainAnswers.purpose).toBe(detail.sections[0]?.questions[0]?.answer.text)
  })

  it('offers a reviewer only what their roles let them do', async () => {
    await portal.db
      .insertInto('staff_roles')
      .values({ key: 'reader', name_zh: '看件', name_en: 'Reader', privileges: ['reviewApplications'] })
      .execute()
    const offered = async (state: 'in_review' | 'active' | 'rejected', role: string) => {
      const { applicationId } = await createApplication(portal, state)
      const api = await staffApi(await createStaff(portal, [role]))
      return (await api.detail({ applicationId })).may
    }
    expect(await offered('in_review', 'reviewer')).toMatchObject({ decide: true, requestCorrection: true })
    expect(await offered('in_review', 'reader')).toMatchObject({ decide: false, requestCorrection: true })
    expect(await offered('active', 'reviewer')).toMatchObject({ end: true })
    expect(await offered('active', 'reader')).toMatchObject({ end: false })
    expect(await offered('rejected', 'reviewer')).toMatchObject({ reverse: true })
    expect(await offered('rejected', 'reader')).toMatchObject({ reverse: false })
  })
})
