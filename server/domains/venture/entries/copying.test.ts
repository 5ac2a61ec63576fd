import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createTeam, type TestTeam } from '../../../../tests/support/world/actors.ts'
import { makePdf } from '../../../../tests/support/world/make-pdf.ts'
import { createRound } from '../../../../tests/support/world/venture/rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const label = (zh: string) => ({ zh, en: zh })
type Asked = QuestionSet['sections'][number]['questions']
const setOf = (questions: Asked): QuestionSet => ({
  sections: [{ key: 'entry', title: label('项目'), questions }],
})
const title = { key: 'title', type: 'text', label: label('项目名称'), maxLength: 40 } as const
const phone = {
  key: 'phone',
  type: 'text',
  label: label('联系手机'),
  maxLength: 20,
  format: 'phone',
  isOptional: true,
} as const
const plan = { key: 'plan', type: 'file', label: label('计划书'), atMost: 2, isOptional: true } as const
const rules = {
  key: 'rules',
  type: 'agreement',
  label: label('同意规则'),
  article: 'code-of-conduct',
  version: 1,
} as const
const longer = { type: 'longText', maxLength: 400, isOptional: true } as const

const before = setOf([
  title,
  phone,
  { ...plan, accept: ['pdf'] },
  { key: 'why', label: label('为什么做'), ...longer },
  { key: 'people', type: 'number', label: label('多少人'), min: 0, max: 90, unit: label('人') },
  { key: 'gone', label: label('上期才问'), ...longer },
  rules,
])
/** One question asks for something else, another is not asked, and one takes less. */
const after = setOf([
  title,
  phone,
  { ...plan, accept: ['pdf'] },
  { key: 'why', label: label('为什么做'), ...longer, maxLength: 4 },
  { key: 'people', type: 'text', label: label('是些什么人'), maxLength: 80, isOptional: true },
  rules,
])

const ofMember = async (token: string) => portal.api({ token })

/** A team that has entered the edition before, and the round that is open now. */
async function enteredBefore() {
  const [earlier, now] = [
    await createRound(portal, { terms: { questions: before } }),
    await createRound(portal, { terms: { questions: after } }),
  ]
  const team = await createTeam(portal)
  const { applications, files } = await ofMember(team.superAdmin.token)
  const upload = async () => {
    const file = new File([new Uint8Array(makePdf())], '计划书.pdf')
    return (await files.upload({ purpose: 'answer', file })).fileId
  }
  const [kept, lost] = [await upload(), await upload()]
  const TeamID = team.teamId
  await applications.start({ TeamID, roundId: earlier })
  const sent = await applications.enterRound({
    ...{ TeamID, roundId: earlier },
    answers: {
      ...{ title: '乡村听诊器', phone: '13900000001', plan: [kept, lost], why: '看病太远了' },
      ...{ people: '30', gone: '上期的话', rules: true },
    },
  })
  await portal.db.updateTable('files').set({ removed_at: new Date() }).where('id', '=', lost).execute()
  return { team, TeamID, applications, earlierId: sent.applicationId, roundId: now, kept }
}

async function answersOf({ superAdmin }: TestTeam, roundId: string, copiedFrom?: string) {
  const { applications } = await ofMember(superAdmin.token)
  const form = await applications.form({ roundId, ...(copiedFrom && { copiedFrom }) })
  const questions = form.sections.flatMap((section) => section.questions)
  return { form, of: (key: string) => questions.find((question) => question.key === key)?.answer }
}

describe('a team that entered an earlier edition', () => {
  it('fills the new form from that entry, and reads what had no place', async () => {
    const { team, TeamID, applications, earlierId, roundId, kept } = await enteredBefore()
    const { earlier } = await applications.form({ roundId })
    expect(earlier.map(({ applicationId }) => applicationId)).toEqual([earlierId])
    await applications.start({ TeamID, roundId, copyFrom: earlierId })
    const { form, of } = await answersOf(team, roundId, earlierId)
    expect(of('title')?.text).toBe('乡村听诊器')
    expect(of('phone')?.phone).toBe('139****0001')
    expect([of('why')?.text, of('people')?.text, of('rules')?.isGiven]).toEqual(['', '', false])
    expect(form.copied?.left.map(({ key, why }) => [key, why])).toEqual([
      ['plan', '文件已不再保存，请重新上传'],
      ['why', '不符合这次的要求'],
      ['people', '这道题换了问法'],
      ['gone', '这次没有这道题'],
      ['rules', '需要重新同意'],
    ])
    expect(form.copied?.left.find(({ key }) => key === 'gone')?.answer.text).toBe('上期的话')

    const [copy] = of('plan')?.files ?? []
    expect(of('plan')?.files.map(({ name }) => name)).toEqual(['计划书.pdf'])
    expect(copy?.fileId).not.toBe(kept)
    await applications.saveDraft({
      TeamID,
      applicationId: form.draft?.applicationId ?? '',
      answers: { plan: [] },
    })
    const details = await applications.details({ applicationId: earlierId })
    const held = details.sections.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer.files))
    expect(held.map(({ fileId }) => fileId)).toEqual([kept])
  })

  it('keeps what is written in the draft already', async () => {
    const { team, TeamID, applications, earlierId, roundId } = await enteredBefore()
    const { applicationId } = await applications.start({ TeamID, roundId })
    await applications.saveDraft({ TeamID, applicationId, answers: { title: '新的名字' } })
    await applications.start({ TeamID, roundId, copyFrom: earlierId })
    const { of } = await answersOf(team, roundId)
    expect([of('title')?.text, of('plan')?.files.length]).toEqual(['新的名字', 1])
  })

  it('takes a member’s phone into nobody else’s draft', async () => {
    const { team, TeamID, earlierId, roundId } = await enteredBefore()
    const colleague = await createMember(portal, team.teamId, 'admin')
    const { applications } = await ofMember(colleague.token)
    await applications.start({ TeamID, roundId, copyFrom: earlierId })
    const form = await applications.form({ roundId, copiedFrom: earlierId })
    const [entry] = form.sections
    expect(entry?.questions.find(({ key }) => key === 'phone')?.answer.phone).toBe('')
    const left = form.copied?.left.find(({ key }) => key === 'phone')
    expect(left).toMatchObject({ why: '这是另一位成员的联系方式', answer: { phone: '139****0001' } })
  })
})

it('nobody copies from another team, from a draft, or from the same round', async () => {
  const { TeamID, applications, earlierId, roundId } = await enteredBefore()
  const other = await enteredBefore()
  const copy = (copyFrom: string, to = roundId) => applications.start({ TeamID, roundId: to, copyFrom })
  await expect(copy(other.earlierId)).rejects.toThrow('notAvailable')
  expect((await applications.form({ roundId, copiedFrom: other.earlierId })).copied).toBeNull()
  const { applicationId } = await applications.start({ TeamID, roundId })
  await expect(copy(applicationId, other.roundId)).rejects.toThrow('notAvailable')
  await expect(copy(applicationId)).rejects.toThrow('notAvailable')
  expect((await other.applications.form({ roundId })).earlier).toHaveLength(1)
  expect((await applications.form({ roundId })).earlier.map((one) => one.applicationId)).toEqual([earlierId])
})

it('a team that has withdrawn begins anew with what it withdrew, and is told so', async () => {
  const { TeamID, applications, roundId, earlierId } = await enteredBefore()
  const { applicationId } = await applications.start({ TeamID, roundId, copyFrom: earlierId })
  await expect(applications.start({ TeamID, roundId, copyFrom: applicationId })).rejects.toThrow(
    'notAvailable',
  )
  const answers = { title: '改过的名字', people: '老人', rules: true }
  await applications.enterRound({ TeamID, roundId, answers })
  await applications.withdraw({ TeamID, applicationId })

  const { earlier, canStart } = await applications.form({ roundId })
  expect(canStart).toBe(true)
  expect(earlier[0]).toMatchObject({ applicationId, isWithdrawn: true })
  expect(earlier[0]?.text).toMatch(/^用撤回的 SQ/)
  expect(earlier.find((one) => one.applicationId === earlierId)).toMatchObject({ isWithdrawn: false })
  const begun = await applications.start({ TeamID, roundId, copyFrom: applicationId })
  expect(begun.applicationId).not.toBe(applicationId)
  const form = await applications.form({ roundId, copiedFrom: applicationId })
  const questions = form.sections.flatMap((section) => section.questions)
  expect(questions.find(({ key }) => key === 'title')?.answer.text).toBe('改过的名字')
  expect(form.copied?.title).toContain('SQ')
})
