import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitFor } from '../../../app/features/applications/calls-of.ts'
import {
  type OfferingKind,
  offeringInput,
  offeringPaths,
} from '../../../shared/rules/applications/offerings.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff, createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { createApplication, versionOf } from '../../../tests/support/world/applications.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { createOffering } from '../../../tests/support/world/offerings.ts'
import { plainAnswers, plainQuestions } from '../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const apiOf = async ({ superAdmin }: TestTeam) => portal.api({ token: superAdmin.token })
const newEditor = async () => portal.api({ token: (await createStaff(portal, ['editor'])).token })
const collections = { service: 'services', resource: 'resources' } as const
const kinds = ['service', 'resource'] as const
const others = { service: 'describeResourceApplyDetail', resource: 'serviceOrderDetail' } as const
const own = { service: 'serviceOrderDetail', resource: 'describeResourceApplyDetail' } as const

describe.each(kinds)('an application for a %s', (kind) => {
  it('starts with the rules one by one, the papers and the steps', async () => {
    const id = await createOffering(portal, kind, {
      rules: [
        { kind: 'verifiedOrganisation' },
        { kind: 'declared', key: 'care', statement: { zh: '会好好用。', en: 'We take care.' } },
      ],
    })
    const api = await apiOf(await createTeam(portal))
    const { rules, isEligible } = await api.applications.eligibility(offeringInput(kind, id))
    expect(isEligible).toBe(false)
    expect(rules.map((rule) => [rule.kind, rule.verdict])).toEqual([
      ['verifiedOrganisation', 'notMet'],
      ['declared', 'unknown'],
      ['stock', 'met'],
      ['allowance', 'met'],
      ['noOpenApplication', 'met'],
    ])
    const form = await api.applications.form(offeringInput(kind, id))
    expect(form).toMatchObject({
      ...{ offeringKind: kind, offeringId: id, papers: ['登记证书'], claimSteps: ['写清用途'] },
      ...{ isOffered: true, canStart: true, replyWorkingDays: 3 },
    })
    expect(form.sections[0]?.questions.map(({ key }) => key)).toEqual(['purpose', 'contact'])
  })

  it('is corrected, refused, appealed, granted with a code and confirmed under its own calls', async () => {
    const id = await createOffering(portal, kind, {
      activationKind: 'code',
      startLink: 'https://example.org/',
    })
    const manager = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    const code = `K-${kind}`
    await manager.addCodes({ ...offeringInput(kind, id), codes: [code] })
    const made = await createApplication(portal, 'needs_correction', { kind, toolId: id })
    const { applicationId, team } = made
    const { applications } = await apiOf(team)
    const { TeamID } = await applications[own[kind]]({ applicationId })
    await applications.correct({ TeamID, applicationId, answers: { purpose: '说得更具体' } })
    const seen = async () => ({ applicationId, version: await versionOf(portal, applicationId) })
    await manager.decide({ ...(await seen()), verdict: 'reject', reasonCode: 'planUnclear' })
    const refused = await applications[own[kind]]({ applicationId })
    expect(refused).toMatchObject({ state: 'rejected', may: { appeal: true } })
    expect(refused.decision?.nextStep?.path).toContain(offeringPaths[kind].form)
    await applications.appeal({ TeamID, applicationId, text: '计划已经写清楚了' })
    const another = (await portal.api({ token: (await createStaff(portal, ['reviewer'])).token }))
      .applicationsStaff
    await another.open(await seen())
    await another.decide({ ...(await seen()), verdict: 'approve' })
    expect(await applications[own[kind]]({ applicationId })).toMatchObject({
      state: 'fulfilling',
      activation: { kind: 'code', code, partner: null, startLink: 'https://example.org/' },
    })
    await applications.confirmActivation({ TeamID, applicationId })
    expect(await applications[own[kind]]({ applicationId })).toMatchObject({ state: 'active' })
    const { offerings } = await another.codes({})
    expect(offerings.find(({ offeringId }) => offeringId === id)).toMatchObject({
      offeringKind: kind,
      left: 0,
    })
  })

  it('is unknown to the call of the other kind, and to a stranger', async () => {
    const { applicationId, team } = await createApplication(portal, 'submitted', { kind })
    const { applications } = await apiOf(team)
    await expect(applications[others[kind]]({ applicationId })).rejects.toThrow('notAvailable')
    const stranger = (await apiOf(await createTeam(portal))).applications
    await expect(stranger[own[kind]]({ applicationId })).rejects.toThrow('notAvailable')
  })

  it('never takes more than the stock of the year, however many apply at once', async () => {
    const id = await createOffering(portal, kind, { stockPerYear: 2 })
    const teams = await Promise.all(Array.from({ length: 6 }, () => createTeam(portal)))
    const sent = await Promise.allSettled(
      teams.map(async (team) =>
        submitFor(await apiOf(team), { kind, id }, { TeamID: team.teamId, answers: plainAnswers }),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason] : []))
    expect(refused).toEqual(Array(4).fill('quotaExhausted'))
  })

  it('keeps its questions when new ones are published, and its name when the offering is withdrawn', async () => {
    const editor = await newEditor()
    const id = await createOffering(portal, kind, {}, editor)
    const { applicationId, team } = await createApplication(portal, 'draft', { kind, toolId: id })
    const key = { collection: collections[kind], number: id }
    const stored = await editor.contentStaff.recordDetail(key)
    const next = structuredClone(plainQuestions)
    next.sections[0]?.questions.pop()
    await editor.contentStaff.recordSave({
      ...{ ...key, version: stored.version, shared: { ...stored.shared, questions: JSON.stringify(next) } },
      texts: { zh: stored.texts.zh.fields, en: stored.texts.en.fields },
    })
    await moveNow(editor, key.collection, id, 'zh', 'publish')
    const { applications } = await apiOf(team)
    const begun = await applications.form(offeringInput(kind, id))
    expect(begun.sections[0]?.questions).toHaveLength(2)
    const later = (await apiOf(await createTeam(portal))).applications
    expect((await later.form(offeringInput(kind, id))).sections[0]?.questions).toHaveLength(1)
    await moveNow(editor, key.collection, id, 'zh', 'withdraw')
    await expect(later.form(offeringInput(kind, id))).rejects.toThrow('notFound')
    const after = await applications.form(offeringInput(kind, id))
    expect(after).toMatchObject({ isOffered: false, draft: { applicationId } })
    expect(after.offeringName).toBe(begun.offeringName)
  })

  it('is told of with a link to its own page, under the badge of its kind', async () => {
    const { applicationId, team } = await createApplication(portal, 'submitted', { kind })
    const { messages, applications } = await apiOf(team)
    const { list } = await messages.describeMessageList({})
    expect(list[0]).toMatchObject({ link: `${offeringPaths[kind].application}${applicationId}` })
    const { UnReadCount } = await applications.describeResourceApplyList({})
    expect(UnReadCount).toBe(kind === 'resource' ? 1 : 0)
    expect((await messages.unreadCount({})).unreadCount).toBe(kind === 'service' ? 1 : 0)
  })

  it('tells only teams to which it is granted where and how it begins', async () => {
    const id = await createOffering(portal, kind, { startLink: 'https://granted.example/' })
    const { search, openData } = await portal.api()
    const found = async (keywords: string) => (await search.find({ keywords })).items
    expect((await found('写清用途')).length).toBeGreaterThan(0)
    expect(await found('打开邮件')).toEqual([])
    const { items } = await openData.records({ kind: collections[kind], after: String(Number(id) - 1) })
    expect(JSON.stringify(items)).toContain('写清用途')
    for (const told of ['打开邮件', 'granted.example', '联系手机'])
      expect(JSON.stringify(items)).not.toContain(told)
  })

  it('is decided by its card alone: who may apply follows from the conditions', async () => {
    if (kind === 'resource') return
    const id = await createOffering(portal, kind, { rules: [{ kind: 'verifiedOrganisation' }] })
    const { services } = await portal.api()
    const service = await services.serviceInfo({ serviceId: id })
    expect(service.whoMayApply).toBe('verifiedOrganisation')
    expect(service.applying?.rules).toHaveLength(1)
  })
})

it('applications of all kinds stand in one list, which is narrowed by kind and by turn', async () => {
  const team = await createTeam(portal)
  const made = new Map<OfferingKind, string>()
  for (const kind of ['tool', 'service', 'resource'] as const) {
    const { applicationId } = await createApplication(portal, kind === 'tool' ? 'draft' : 'submitted', {
      kind,
      team,
    })
    made.set(kind, applicationId)
  }
  const { applications } = await apiOf(team)
  const idsOf = ({ items }: { items: { applicationId: string }[] }) => items.map((one) => one.applicationId)
  expect(idsOf(await applications.list({}))).toEqual([...made.values()].toReversed())
  for (const [kind, id] of made) expect(idsOf(await applications.list({ kind }))).toEqual([id])
  expect(idsOf(await applications.list({ turn: 'applicant' }))).toEqual([made.get('tool')])
  expect(idsOf(await applications.serviceTeamList({}))).toEqual([made.get('service')])
  expect(idsOf(await applications.describeResourceApplyList({}))).toEqual([made.get('resource')])
})

it('a form names one offering, neither none nor two', async () => {
  const { applications } = await apiOf(await createTeam(portal))
  await expect(applications.form({})).rejects.toThrow('invalidInput')
  await expect(applications.form({ toolId: '1', serviceId: '1' })).rejects.toThrow('invalidInput')
})
