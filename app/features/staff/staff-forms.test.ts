import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/errors.ts'
import { firstVerificationReasons } from '../../../shared/rules/organisations/verification-reasons.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { ageProof, codeOf, setUpFactor } from '../../../tests/support/second-factor.ts'
import { createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import { contestChange } from '../../../tests/support/world/super-admin-changes.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { sendVerification } from '../../../tests/support/world/verifications.ts'
import { PostedForm } from '../../api/forms/posted-form.ts'
import { actOnApplication } from '../applications/staff/application-actions.ts'
import { actOnSuperAdminChange } from '../organisations/staff/super-admin-actions.ts'
import { actOnVerification } from '../organisations/staff/verification-actions.ts'
import { actOnQueue, type BulkResult } from './work/queue-actions.ts'
import { handOverBy } from './work/review-action.ts'

let portal: TestPortal
let toolId: string
beforeAll(async () => {
  portal = await openPortal()
  toolId = await createTool(portal)
})
afterAll(() => portal.close())

function posted(fields: Record<string, string | string[]>): PostedForm {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one)
  }
  return new PostedForm(data)
}

async function decide(member: TestAccount, applicationId: string, fields: Record<string, string>) {
  return actOnApplication({
    api: await portal.api({ token: member.token }),
    form: posted({ intent: 'decide', verdict: 'approve', ...fields }),
    id: applicationId,
  })
}

async function reasonOf(action: Promise<unknown>): Promise<string> {
  try {
    await action
    return 'done'
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

async function stateOf(applicationId: string): Promise<string> {
  const row = await portal.db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.state
}

describe('the decision form', () => {
  it('asks for a code 16 minutes after the proof, and one post with it decides [trust 9]', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const secret = await setUpFactor(portal, reviewer)
    const { applicationId } = await createApplication(portal, 'in_review', { toolId })
    await ageProof(portal, reviewer, 16)
    const version = String(await versionOf(portal, applicationId))
    expect(await reasonOf(decide(reviewer, applicationId, { version }))).toBe('stepUpNeeded')
    const wrong = (await codeOf(portal, secret)) === '000000' ? '000001' : '000000'
    expect(await reasonOf(decide(reviewer, applicationId, { version, code: wrong }))).toBe('codeWrong')
    expect(await stateOf(applicationId)).toBe('in_review')
    const code = await codeOf(portal, secret)
    expect(await reasonOf(decide(reviewer, applicationId, { version, code }))).toBe('done')
    expect(await stateOf(applicationId)).toBe('fulfilling')
  })

  it('lets one of two who decide at once win, and tells the other [trust 39]', async () => {
    const [one, two] = [await createStaff(portal, ['reviewer']), await createStaff(portal, ['reviewer'])]
    const { applicationId } = await createApplication(portal, 'in_review', { toolId })
    const version = String(await versionOf(portal, applicationId))
    const refusal = { verdict: 'reject', reasonCode: 'planUnclear' }
    const answers = await Promise.all([
      reasonOf(decide(one, applicationId, { version })),
      reasonOf(decide(two, applicationId, { version, ...refusal })),
    ])
    expect(answers.toSorted()).toEqual(['conflict', 'done'])
    const decisions = await portal.db
      .selectFrom('application_decisions')
      .select('verdict')
      .where('application_id', '=', applicationId)
      .execute()
    expect(decisions).toEqual([{ verdict: answers[0] === 'done' ? 'approved' : 'rejected' }])
  })

  it('previews both languages and changes nothing', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const { applicationId } = await createApplication(portal, 'in_review', { toolId })
    const answer = await actOnApplication({
      api: await portal.api({ token: reviewer.token }),
      form: posted({ intent: 'preview', verdict: 'reject', reasonCode: 'planUnclear', text: '' }),
      id: applicationId,
    })
    expect(answer).toMatchObject({
      kind: 'preview',
      messages: [{ language: 'zh' }, { language: 'en' }],
      values: { verdict: ['reject'], reasonCode: ['planUnclear'] },
    })
    expect(await stateOf(applicationId)).toBe('in_review')
  })
})

describe('the form of a reversal', () => {
  it.each([
    ['fulfilling', { verdict: 'reject', reasonCode: 'planUnclear' }, /改为不通过/],
    ['rejected', { verdict: 'approve' }, /改为通过/],
  ] as const)('previews what the applicant will read of one that is %s', async (state, fields, title) => {
    const { applicationId } = await createApplication(portal, state, { toolId })
    const second = await createStaff(portal, ['reviewer'])
    const answer = await actOnApplication({
      api: await portal.api({ token: second.token }),
      form: posted({ intent: 'previewReversal', text: '复核后改判', ...fields }),
      id: applicationId,
    })
    expect(answer).toMatchObject({
      kind: 'preview',
      messages: [{ title: expect.stringMatching(title), body: expect.stringContaining('复核后改判') }, {}],
      values: { intent: ['previewReversal'] },
    })
    expect(await stateOf(applicationId)).toBe(state)
  })
})

describe('the decision form of a verification', () => {
  const left = { reason: 'paperUnreadable', 'remark.name': '与证书不一致' }
  const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' }

  async function act(fields: Record<string, string>) {
    const verifier = await createStaff(portal, ['verifier'])
    const { organisationId, version } = await sendVerification(portal)
    const answer = await actOnVerification({
      api: await portal.api({ token: verifier.token }),
      form: posted({ version: String(version), ...met, ...fields }),
      id: organisationId,
    })
    const { state, reason, remarks } = await portal.db
      .selectFrom('organisations')
      .select(['state', 'reason', 'remarks'])
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow()
    const bodies = typeof answer === 'string' ? '' : answer.messages.map(({ body }) => body).join()
    return { bodies, row: { state, reason, remarks } }
  }

  it('leaves out the reason and the remarks of another outcome, in the preview and on sending', async () => {
    const { bodies } = await act({ ...left, intent: 'preview', outcome: 'verified' })
    expect(bodies).not.toBe('')
    expect(bodies).not.toMatch(/看不清|unreadable|与证书不一致/)
    const { row } = await act({ ...left, intent: 'decide', outcome: 'verified' })
    expect(row).toEqual({ state: 'verified', reason: null, remarks: {} })
  })

  it('previews no reason that its outcome cannot be given with', async () => {
    const { bodies } = await act({ ...left, intent: 'preview', outcome: 'refused', exists: 'notMet' })
    expect(bodies).not.toBe('')
    expect(bodies).not.toMatch(/看不清|unreadable|与证书不一致/)
  })

  it('previews and sends a return with all that was written for it', async () => {
    const { bodies } = await act({ ...left, intent: 'preview', outcome: 'returned' })
    expect(bodies).toMatch(/看不清.*与证书不一致.*unreadable/s)
    const { row } = await act({ ...left, intent: 'decide', outcome: 'returned' })
    expect(row).toEqual({
      state: 'returned',
      reason: 'paperUnreadable',
      remarks: { name: '与证书不一致' },
    })
  })
})

describe('the decision form of a change of super admin', () => {
  const opinionOn = (changeId: string) =>
    portal.db
      .selectFrom('super_admin_changes')
      .select(['first_verdict', 'first_reason'])
      .where('id', '=', changeId)
      .executeTakeFirstOrThrow()

  async function act(id: string, fields: Record<string, string>) {
    const { token } = await createStaff(portal, ['verifier'])
    return actOnSuperAdminChange({ api: await portal.api({ token }), form: posted(fields), id })
  }

  it('gives no reason with agreement, though one was chosen before', async () => {
    const { changeId, version } = await contestChange(portal)
    const fields = { intent: 'decide', version: String(version), reason: 'contestUpheld' }
    expect(await act(changeId, { ...fields, verdict: 'complete' })).toBe('quiet')
    expect(await opinionOn(changeId)).toEqual({ first_verdict: 'complete', first_reason: null })
  })

  it('previews what each side will read in both languages, and changes nothing', async () => {
    const { changeId, version } = await contestChange(portal)
    const fields = { intent: 'preview', version: String(version), reason: 'contestUpheld' }
    const agreed = await act(changeId, { ...fields, verdict: 'complete' })
    const refused = await act(changeId, { ...fields, verdict: 'refuse' })
    if (typeof agreed === 'string' || typeof refused === 'string') throw new Error('no preview')
    expect(agreed.messages.map(({ to, language }) => `${to} ${language}`)).toEqual([
      ...['接任者 zh', '接任者 en', '现任超管 zh', '现任超管 en'],
    ])
    expect(agreed.messages[0]?.title).toContain('你现在是超管')
    const [{ title }] = firstVerificationReasons.filter(({ code }) => code === 'contestUpheld') as [
      (typeof firstVerificationReasons)[number],
    ]
    expect(agreed.messages.map(({ body }) => body).join()).not.toContain(title.zh)
    expect(refused.messages.map(({ body }) => body).join()).toContain(title.zh)
    expect(await reasonOf(act(changeId, { intent: 'preview' }))).toBe('invalidInput')
    expect(await opinionOn(changeId)).toEqual({ first_verdict: null, first_reason: null })
  })

  it('is refused to the slower of two, who sees the other’s opinion first', async () => {
    const { changeId, version } = await contestChange(portal)
    const fields = { intent: 'decide', version: String(version), verdict: 'complete' }
    expect(await act(changeId, fields)).toBe('quiet')
    expect(await reasonOf(act(changeId, fields))).toBe('conflict')
    expect(await act(changeId, { ...fields, version: String(version + 1) })).toBe('decide')
  })
})

describe('the form around the queue', () => {
  async function act(member: TestAccount, fields: Record<string, string | string[]>, query = '') {
    const api = await portal.api({ token: member.token })
    return actOnQueue(api, posted(fields), new URL(`http://localhost/staff${query}`))
  }

  it('hands over, says how many, and undoes it', async () => {
    const [reviewer, colleague] = [
      await createStaff(portal, ['reviewer']),
      await createStaff(portal, ['reviewer']),
    ]
    const { applicationId } = await createApplication(portal, 'in_review', { toolId, reviewer })
    const { applicationId: decided } = await createApplication(portal, 'rejected', { toolId })
    const result = (await act(reviewer, {
      intent: 'assign',
      ids: [applicationId, decided],
      assignee: colleague.accountId,
    })) as BulkResult
    expect(result.text).toMatch(/^1 项已分配给.*，1 项未处理$/)
    expect(result.failures).toHaveLength(1)
    const assigneeOf = async () =>
      (await (await portal.api({ token: reviewer.token })).staff.queue({ ids: [applicationId] })).items[0]
        ?.assignee?.accountId
    expect(await assigneeOf()).toBe(colleague.accountId)
    await act(reviewer, { intent: 'undo', undo: result.undo ?? '' })
    expect(await assigneeOf()).toBe(reviewer.accountId)
  })

  it('says of an appeal that it cannot go to who has decided on it, on its review as well', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'rejected', { toolId })
    const { applications } = await portal.api({ token: team.superAdmin.token })
    await applications.appeal({ TeamID: team.teamId, applicationId, text: '请再看一次' })
    const { applicationId: other } = await createApplication(portal, 'in_review', { toolId })
    const { accountId } = reviewer
    const ids = [applicationId, other]
    const result = (await act(reviewer, { intent: 'assign', ids, assignee: accountId })) as BulkResult
    expect(result.text).toMatch(/^1 项已分配给.*，1 项未处理$/)
    expect(result.failures).toMatchObject([{ why: '不能交给已经作过决定的人，请换一位同事' }])
    const handedOver = handOverBy('application', {
      api: await portal.api({ token: reviewer.token }),
      form: posted({ intent: 'assign', assignee: accountId }),
      id: applicationId,
    })
    expect(await reasonOf(handedOver)).toBe('secondPersonNeeded')
  })

  it('approves what it confirmed, and says of each other why not', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    const { applicationId: good } = await createApplication(portal, 'in_review', { toolId })
    const { applicationId: raced } = await createApplication(portal, 'in_review', { toolId })
    const { applicationId: early } = await createApplication(portal, 'submitted', { toolId })
    const confirmation = await act(reviewer, { intent: 'confirmApprove', ids: [good, raced, early] })
    if (confirmation.kind !== 'confirmation') throw new Error('no confirmation')
    expect(confirmation.items.map((item) => item.id).toSorted()).toEqual([good, raced].toSorted())
    expect(confirmation.skipped).toHaveLength(1)
    const other = await createStaff(portal, ['reviewer'])
    await decide(other, raced, { version: String(await versionOf(portal, raced)) })
    const seen = confirmation.items.map((item) => `${item.id} ${item.version}`)
    const result = (await act(reviewer, { intent: 'approve', seen })) as BulkResult
    expect(result.text).toBe('1 条已通过，1 条未处理')
    expect(result.failures).toMatchObject([{ why: expect.stringContaining('核对现在的内容') }])
    expect(await stateOf(good)).toBe('fulfilling')
  })

  it('takes all that the filter finds, and refuses an empty choice', async () => {
    const reviewer = await createStaff(portal, ['reviewer'])
    for (let at = 0; at < 2; at += 1) await createApplication(portal, 'in_review', { toolId, reviewer })
    const result = (await act(
      reviewer,
      { intent: 'assign', scope: 'all', assignee: 'nobody' },
      '?assignee=me',
    )) as BulkResult
    expect(result.text).toBe('2 项已改为没有负责人，0 项未处理')
    expect(await reasonOf(act(reviewer, { intent: 'assign', assignee: 'me' }))).toBe('invalidInput')
  })
})

describe('[trust 9] every call of staff', () => {
  it('is refused to visitors, applicants, and staff without second factor', async () => {
    const { contract } = await import('../../../shared/contract/contract.ts')
    const unproven = await createStaff(portal, ['reviewer', 'verifier', 'administrator'])
    await ageProof(portal, unproven, null)
    const { team } = await createApplication(portal, 'draft', { toolId })
    const actors: [string | undefined, string][] = [
      [undefined, 'loginEnded'],
      [team.superAdmin.token, 'notAvailable'],
      [unproven.token, 'secondFactorNeeded'],
    ]
    let checked = 0
    for (const [token, expected] of actors) {
      const api = (await portal.api(token ? { token } : {})) as unknown as Record<
        string,
        Record<string, (input: object) => Promise<unknown>>
      >
      for (const [group, calls] of Object.entries(contract)) {
        for (const [name, { access }] of Object.entries(calls)) {
          if (access !== 'staff') continue
          const call = api[group]?.[name]
          expect([group, name, call && (await reasonOf(call({})))]).toEqual([group, name, expected])
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(60)
  })
})
