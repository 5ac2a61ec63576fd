import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { newAddress } from '../../../tests/support/sign-in.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { answerAll, nobody, ways } from '../../../tests/support/world/selftests.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

const newBrowserId = () => randomBytes(16).toString('base64url')
const browser = (browserId = newBrowserId(), locale: 'zh' | 'en' = 'zh') =>
  portal.api({ browserId, locale, address: newAddress() })

describe('a test', () => {
  it('is described to everybody, and has no questions before it is begun', async () => {
    const { selftest } = await browser()
    const start = await selftest.describeTest({ use: 'maturity', part: 1 })
    expect(start).toMatchObject({ title: '机构数字化自测', state: 'new', part: null, questions: [] })
    expect(start.parts).toHaveLength(6)
    expect(start.questionCount).toBe(24)
    expect(await selftest.answerTest({ use: 'maturity', part: 1, answers: {} })).toEqual({ next: 'start' })
    await expect(selftest.describeTest({ use: 'maturity', part: 7 })).rejects.toThrow('notFound')
  })

  it('is answered a dimension at a time, in either language, and goes on where it was left', async () => {
    const id = newBrowserId()
    const { selftest } = await browser(id)
    expect(await selftest.beginTest({ use: 'maturity', ...nobody })).toEqual({ next: 1 })
    const first = await selftest.describeTest({ use: 'maturity', part: 1 })
    const answers = Object.fromEntries(first.questions.map((one) => [one.questionId, ways.worst(one)]))
    expect(await selftest.answerTest({ use: 'maturity', part: 1, answers })).toEqual({ next: 2 })
    const again = await (await browser(id, 'en')).selftest.describeTest({ use: 'maturity', part: 1 })
    expect(again).toMatchObject({ state: 'begun', language: 'en' })
    expect(again.questions.map(({ given }) => given)).toEqual(Object.values(answers))
    expect(again.parts.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false, false])
    expect(await selftest.beginTest({ use: 'maturity', ...nobody })).toEqual({ next: 2 })
    expect((await selftest.describeResult({ use: 'maturity' })).report).toBeNull()
  })

  it('needs an answer to every question that is asked, and says which; not knowing is one', async () => {
    const { selftest } = await browser()
    await selftest.beginTest({ use: 'maturity', ...nobody })
    const { questions } = await selftest.describeTest({ use: 'maturity', part: 3 })
    expect(questions.map(({ isAsked }) => isAsked)).toEqual([true, false, true, true])
    expect(questions.every(({ others }) => others.includes('unsure'))).toBe(true)
    const [records, changes, same, uses] = questions.map(({ questionId }) => questionId)
    const unsure = { [same ?? '']: ['unsure'], [uses ?? '']: ['unsure'] }
    const send = (answers: Record<string, string[]>) =>
      selftest.answerTest({ use: 'maturity', part: 3, answers: { ...unsure, ...answers } })
    await expect(send({})).rejects.toMatchObject({
      details: { fields: { [`answers.${records}`]: { reason: 'required' } } },
    })
    // A good answer to the first leads to the second, which is then needed too.
    await expect(send({ [records ?? '']: ['3'] })).rejects.toMatchObject({
      details: { fields: { [`answers.${changes}`]: { reason: 'required' } } },
    })
    await expect(send({ [records ?? '']: ['3'], [changes ?? '']: ['-1'] })).rejects.toMatchObject({
      details: { fields: { [`answers.${changes}`]: { reason: 'tooSmall', limit: 0 } } },
    })
    await expect(send({ [records ?? '']: ['9'] })).rejects.toThrow('invalidInput')
    await send({ [records ?? '']: ['3'], [changes ?? '']: ['2'] })
    await send({ [records ?? '']: ['2'], [changes ?? '']: ['2'] })
    const { questions: after } = await selftest.describeTest({ use: 'maturity', part: 3 })
    expect(after[1]?.isAsked).toBe(false)
  })

  it('belongs to its browser', async () => {
    const report = await answerAll(await browser(), 'service', 'worst')
    expect(report.score).toBe(0)
    const { selftest } = await browser()
    expect((await selftest.describeResult({ use: 'service' })).report).toBeNull()
    expect((await selftest.describeTest({ use: 'service' })).state).toBe('new')
  })

  it('keeps links encrypted, and nothing that leads to the browser', async () => {
    const id = newBrowserId()
    const { selftest } = await browser(id)
    await answerAll(await browser(id), 'maturity', 'best')
    const rows = await portal.db.selectFrom('selftest_results').selectAll().execute()
    const stored = JSON.stringify(rows)
    expect(rows.some(({ links_encrypted }) => links_encrypted !== null)).toBe(true)
    expect(stored).not.toContain('example.org')
    expect(stored).not.toContain(id)
    const { questions } = await selftest.describeTest({ use: 'maturity', part: 4 })
    expect(questions.find(({ kind }) => kind === 'evidence')?.given).toEqual(['https://example.org/policy'])
  })

  it('is deleted by its browser, with its answers, and nobody else’s', async () => {
    const [id, other] = [newBrowserId(), newBrowserId()]
    await answerAll(await browser(id), 'service', 'best')
    await answerAll(await browser(other), 'service', 'best')
    const { selftest } = await browser(id)
    await selftest.forgetTest({ use: 'service' })
    expect((await selftest.describeTest({ use: 'service' })).state).toBe('new')
    const { report } = await (await browser(other)).selftest.describeResult({ use: 'service' })
    expect(report?.score).toBe(100)
  })

  it('is begun once, however often and at once it is sent', async () => {
    const id = newBrowserId()
    await Promise.all(
      Array.from({ length: 8 }, async () =>
        (await browser(id)).selftest.beginTest({ use: 'service', ...nobody }),
      ),
    )
    const { selftest } = await browser(id)
    await selftest.forgetTest({ use: 'service' })
    expect((await selftest.describeTest({ use: 'service' })).state).toBe('new')
  })
})

describe('the report', () => {
  it('says level, strengths and three steps, each with its rule and what it leads to', async () => {
    const report = await answerAll(await browser(), 'maturity', 'worst', { entityType: 'volunteerTeam' })
    expect(report).toMatchObject({ score: 0, level: { name: '起步' }, strengths: [], isCurrent: true })
    expect(report.steps).toHaveLength(3)
    for (const { rule, targets } of report.steps) {
      expect(rule).toMatchObject({ score: 0, level: '起步' })
      expect(targets.length).toBeGreaterThan(0)
    }
    const paths = report.steps.flatMap(({ targets }) => targets.map(({ path }) => path))
    expect(paths).toContain('/tools/toolsDetail/1001')
    expect(report.steps.flatMap(({ targets }) => targets.map(({ applyPath }) => applyPath))).toContain(
      '/toolAskFor/1001',
    )
  })

  it('leads only to what is published', async () => {
    const api = await browser()
    const before = await answerAll(api, 'service', 'worst')
    const paths = (report: typeof before) =>
      report.steps.flatMap(({ targets }) => targets.map(({ path }) => path))
    expect(paths(before)).toContain('/tools/digitalService/401')
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor, 'services', '401', language, 'withdraw')
    const { report } = await api.selftest.describeResult({ use: 'service' })
    expect(report && paths(report)).not.toContain('/tools/digitalService/401')
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor, 'services', '401', language, 'publish')
  })

  it('has no score where nearly all is unknown', async () => {
    const report = await answerAll(await browser(), 'maturity', 'unsure')
    expect(report).toMatchObject({ score: null, level: null, steps: [] })
  })
})

describe('a questionnaire that changes', () => {
  it('leaves what was begun as it is, and says that the result is by other questions', async () => {
    const id = newBrowserId()
    const api = await browser(id)
    const before = await answerAll(api, 'maturity', 'best')
    const key = { collection: 'selfTestQuestions' as const, number: '741' }
    const { version, shared, texts } = await editor.contentStaff.recordDetail(key)
    const zh = { ...texts.zh.fields, title: '办公设备够用吗？' }
    await editor.contentStaff.recordSave({ ...key, version, shared, texts: { zh, en: texts.en.fields } })
    await moveNow(editor, 'selfTestQuestions', '741', 'zh', 'publish')

    const { report } = await api.selftest.describeResult({ use: 'maturity' })
    expect(report).toMatchObject({ score: before.score, isCurrent: false })
    const titleOf = async (one: Api) =>
      (await one.selftest.describeTest({ use: 'maturity', part: 1 })).questions[0]?.title
    expect(await titleOf(api)).toBe('同事办公的电脑和手机，够用吗？')
    await api.selftest.beginTest({ use: 'maturity', ...nobody })
    expect(await titleOf(api)).toBe('办公设备够用吗？')
  })
})

describe('staff', () => {
  const added = { collection: 'selfTestQuestions' as const }

  it('see that every way through the demo’s questionnaires leads somewhere', async () => {
    const { items } = await editor.selftestStaff.dryRuns({})
    expect(items.map(({ use, isShown, findings }) => ({ use, isShown, findings }))).toEqual([
      { use: 'maturity', isShown: true, findings: [] },
      { use: 'service', isShown: true, findings: [] },
    ])
  })

  it('are told of a draft that nobody would be asked, before it is published', async () => {
    const shared = {
      ...{ dimension: ['721'], selftestKind: 'yesNo', notApplicable: 'notOffered', order: '99' },
      ...{ askedAfter: ['741'], fromAnswer: '9' },
    }
    const texts = { zh: { title: '没人会被问到的题' }, en: { title: 'Nobody is asked this' } }
    const { number } = await editor.contentStaff.recordAdd({ ...added, shared, texts })
    const { items } = await editor.selftestStaff.dryRuns({})
    expect(items[0]?.findings).toEqual([
      {
        ...{ problem: 'unreachableQuestion', collection: 'selfTestQuestions', number },
        ...{ title: '没人会被问到的题', language: 'zh' },
      },
    ])
  })
})
