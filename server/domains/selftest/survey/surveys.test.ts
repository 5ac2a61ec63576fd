import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Model } from 'survey-core'
import { lintSurvey } from 'survey-core/linter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SelftestOutcome } from '../../../../shared/contract/selftest.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { askedQuestions, type SelftestAnswers } from '../../../../shared/rules/selftest/asked-questions.ts'
import { type SelftestUse, selftestUses } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { odiSurvey, pathwayOf, pointsOfLevel } from '../../../../tests/support/questionnaires/odi.ts'
import {
  criteriaOf,
  isEnough,
  openssfSurvey,
  sentFor,
  statementsOf,
} from '../../../../tests/support/questionnaires/openssf.ts'
import { checkPackaged } from '../../content/package/check-packaged.ts'
import { contentFolder } from '../../content/package/content-folder.ts'
import { importPackage } from '../../content/package/import-package.ts'
import { readPackage } from '../../content/package/read-package.ts'
import { publishedTest } from '../published-test.ts'
import { recordsOfSurvey } from './records-of-survey.ts'

/** Models beside the checkout; none of their content is in the portal. */
const data = join(import.meta.dirname, '../../../../../shared/data')
const portals: TestPortal[] = []
afterAll(async () => {
  for (const portal of portals) await portal.close()
})

async function open(options?: Parameters<typeof openPortal>[0]): Promise<TestPortal> {
  const portal = await openPortal(options)
  portals.push(portal)
  return portal
}

/** The same numbers in each run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function pick<One>(all: readonly One[], random: (below: number) => number): One {
  const one = all[random(all.length)]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}

describe('a questionnaire of the portal', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await open({ content: 'demo' })
  })
  const read = async (use: SelftestUse) => {
    const file = { maturity: 'selfTest', service: 'digitalSelfTest' }[use]
    const response = await portal.fetch(`/openData/${file}.json`)
    expect(response.status).toBe(200)
    return response.json()
  }

  it.each(selftestUses)('is read by SurveyJS, with nothing that its own linter refuses: %s', async (use) => {
    const json = await read(use)
    const survey = new Model(json)
    const own = (survey.jsonErrors ?? []).map(({ message }) => message)
    expect(own.filter((one) => !/Unknown property .*'(selfTest|score)'/.test(one))).toEqual([])
    const found = lintSurvey(json).findings.filter(({ severity }) => severity === 'error')
    expect(found).toEqual([])
    const { questionCount } = await (await portal.api()).selftest.questionnaire({ use })
    expect(survey.getAllQuestions()).toHaveLength(questionCount)
    for (const [code, title] of [
      ['zh-cn', /[一-鿿]/],
      ['en', /^[A-Z]/],
    ] as const) {
      survey.locale = code
      expect(survey.getAllQuestions().every((one) => title.test(one.title))).toBe(true)
    }
  })

  it('asks the same questions there as here, whatever is answered', async () => {
    const test = await publishedTest({ db: portal.db }, 'maturity')
    const json = await read('maturity')
    const random = numbersFrom(7)
    for (let round = 0; round < 60; round += 1) {
      const survey = new Model(json)
      const answers: SelftestAnswers = {}
      for (const question of test.dimensions.flatMap((one) => one.questions)) {
        const places = (question.texts.zh?.answers ?? []).map((_, index) => index + 1)
        const answer = {
          level: () => pick(places, random),
          several: () => places.filter(() => random(2) === 1),
          yesNo: () => 1 + random(2),
          number: () => random(5),
          evidence: () => 'none',
        }[question.kind]()
        answers[question.number] = answer
        survey.setValue(`q${question.number}`, answer)
      }
      const visible = survey.getAllQuestions().filter((one) => one.isVisible)
      const asked = askedQuestions(test, answers).map(({ number }) => `q${number}`)
      expect(visible.map(({ name }) => name)).toEqual(asked)
    }
  })

  it('comes back as the records that it was made of', async () => {
    const { content } = readPackage(contentFolder('demo'), { today: '2026-11-20' })
    const publishedAt = new Date()
    for (const use of selftestUses) {
      const { records, problems, left } = recordsOfSurvey(await read(use), { firstNumber: 1, publishedAt })
      expect([problems, left]).toEqual([[], []])
      for (const record of records) {
        const { collection, number } = record
        const kept = content.records.find((one) => one.collection === collection && one.number === number)
        const { order: _, ...shared } = checkPackaged(record).record.shared
        const { order: __, ...keptShared } = kept?.shared ?? {}
        expect({ number, shared, texts: checkPackaged(record).record.texts }).toEqual({
          ...{ number, shared: keptShared, texts: kept?.texts },
        })
      }
    }
  })
})

it('the file of a questionnaire that is not published is a survey without questions', async () => {
  const response = await (await open()).fetch('/openData/digitalSelfTest.json')
  expect([response.status, await response.json()]).toEqual([200, { pages: [] }])
})

describe('a survey of others', () => {
  const read = (elements: object[], more: object = {}) =>
    recordsOfSurvey({ elements, ...more }, { firstNumber: 4001, publishedAt: null })

  it('becomes drafts: matrices row by row, ratings, and choices in the order in which they lead on', () => {
    const { records, problems, left } = read(
      [
        { type: 'radiogroup', name: 'site', title: 'A site?', choices: ['Yes', 'No'] },
        { type: 'text', inputType: 'url', name: 'where', visibleIf: "{site} = 'Yes'" },
        {
          type: 'rating',
          name: 'rate',
          rateMax: 3,
          title: { default: 'How good?', 'zh-cn': '怎么样？', fr: 'Bien ?' },
        },
        {
          type: 'matrix',
          name: 'use',
          title: 'Do you use',
          columns: ['No', 'Yes'],
          rows: [{ value: 'a', text: 'Mail' }, 'Chat'],
        },
        { type: 'comment', name: 'why' },
      ],
      { title: 'Sites' },
    )
    expect([problems, left]).toEqual([[], [{ name: 'why', type: 'comment' }]])
    const questions = records.filter(({ collection }) => collection === 'selfTestQuestions')
    expect(questions.map(({ texts }) => [texts.en.title, texts.zh.title])).toEqual([
      ['A site?', undefined],
      ['where', undefined],
      ['How good?', '怎么样？'],
      ['Mail', undefined],
      ['Chat', undefined],
    ])
    expect(questions[0]).toMatchObject({ texts: { en: { answers: 'No\nYes' } }, shared: { points: '1\n0' } })
    expect(questions[1]?.shared).toMatchObject({ selftestKind: 'evidence', fromAnswer: '2' })
    expect(questions[1]?.shared.askedAfter).toEqual([String(questions[0]?.number)])
    expect(questions[2]?.texts.en.answers).toBe('1\n2\n3')
    expect(questions[3]?.texts.en).toMatchObject({ answers: 'No\nYes', hint: 'Do you use' })
    expect(records.every(({ published }) => Object.keys(published).length === 0)).toBe(true)
  })

  it.each<[string, object[], { at: string; reason: string }]>([
    [
      'a condition of two questions',
      [
        { type: 'boolean', name: 'a' },
        { type: 'boolean', name: 'b', visibleIf: '{a} = true and {a} = false' },
      ],
      { at: 'b', reason: 'condition' },
    ],
    [
      'a later question',
      [
        { type: 'boolean', name: 'a', visibleIf: '{b} = true' },
        { type: 'boolean', name: 'b' },
      ],
      { at: 'a', reason: 'condition' },
    ],
    [
      'a question that is left out',
      [
        { type: 'comment', name: 'a' },
        { type: 'boolean', name: 'b', visibleIf: '{a} notempty' },
      ],
      { at: 'b', reason: 'condition' },
    ],
    [
      'answers that no order puts last',
      [
        { type: 'radiogroup', name: 'a', choices: ['1', '2'] },
        { type: 'boolean', name: 'b', visibleIf: "{a} = '1'" },
        { type: 'boolean', name: 'c', visibleIf: "{a} = '2'" },
      ],
      { at: 'b', reason: 'condition' },
    ],
    [
      'a name that stands twice',
      [
        { type: 'boolean', name: 'a' },
        { type: 'boolean', name: 'a' },
      ],
      { at: 'a', reason: 'twice' },
    ],
    ['nothing that scores', [{ type: 'html', name: 'a' }], { at: '', reason: 'noQuestions' }],
    ['an element without a name', [{ type: 'boolean' }], { at: 'elements.0.name', reason: 'unreadable' }],
  ])('is refused for %s, and says where', (_, elements, problem) => {
    const { records, problems } = read(elements)
    expect(records).toEqual([])
    expect(problems).toContainEqual(problem)
  })
})

async function bringIn(survey: unknown) {
  const portal = await open()
  const read = recordsOfSurvey(survey, { firstNumber: 4001, publishedAt: new Date() })
  expect([read.problems, read.left]).toEqual([[], []])
  const wrong = read.records.flatMap((one) => Object.entries(checkPackaged(one).wrong))
  expect(wrong).toEqual([])
  const { db, services } = portal
  const ctx = { db, cipher: services.cipher, files: services.files, announce: async () => undefined }
  const content = { site: null, withdrawn: [], pictures: [], records: read.records }
  const report = await importPackage(ctx, content, {
    keepsOwn: false,
    isTrial: false,
    requestId: crypto.randomUUID(),
  })
  expect(report.problems).toEqual([])
  const { selftest } = await portal.api({ locale: 'en' })
  const { parts } = await selftest.questionnaire({ use: 'maturity' })
  const questions = parts.flatMap((one) => one.questions)
  return {
    questions,
    outcome: (answers: Record<string, string[]>): Promise<SelftestOutcome> =>
      selftest.statedOutcome({ use: 'maturity', answers }),
  }
}

const openssf = join(data, 'openssf-best-practices')

describe.runIf(existsSync(data))('only with the models of ../shared/data beside the checkout', () => {
  it.each(['0', '1', '2'])(
    'level %s of the OpenSSF badge gives the percentages of its own rules',
    async (level) => {
      const { questions, outcome } = await bringIn(openssfSurvey(openssf, level))
      const criteria = criteriaOf(openssf, level)
      expect(questions).toHaveLength(criteria.length)
      const random = numbersFrom(Number(level) + 1)
      for (let round = 0; round < 60; round += 1) {
        // From hardly anything that is enough to everything.
        const stated = criteria.map((one) => {
          const all = statementsOf(one)
          const enough = all.filter((statement) => isEnough(one, statement))
          return { one, statement: pick(random(60) < round + 1 ? enough : all, random) }
        })
        const answers = stated.map(({ one, statement }, index) => [
          questions[index]?.questionId ?? '',
          sentFor(one, statement),
        ])
        const { score, level: reached, dimensions } = await outcome(Object.fromEntries(answers))
        const share = (some: typeof stated) =>
          Math.round(
            (100 * some.filter(({ one, statement }) => isEnough(one, statement)).length) / some.length,
          )
        expect(score).toBe(share(stated))
        expect(reached?.name).toBe(share(stated) === 100 ? 'Passed' : 'On the way')
        const groups = [...Map.groupBy(stated, ({ one }) => one.major)]
        expect(dimensions.map((one) => [one.name, one.score])).toEqual(
          groups.map(([major, own]) => [major, share(own)]),
        )
      }
    },
  )

  it('the badge is asked in both languages', async () => {
    const { records } = recordsOfSurvey(openssfSurvey(openssf, '0'), {
      ...{ firstNumber: 4001, publishedAt: new Date() },
    })
    expect(locales.every((locale) => records.every(({ published }) => published[locale]))).toBe(true)
  })

  it('the Open Data Pathway gives the maturity of each activity as its own steps lead', async () => {
    const folder = join(data, 'odi-open-data-pathway')
    const pathway = pathwayOf(folder)
    const { questions, outcome } = await bringIn(odiSurvey(folder))
    expect(questions).toHaveLength(83)
    const random = numbersFrom(83)
    for (let round = 0; round < 150; round += 1) {
      const given = new Map<string, { isPositive: boolean; score: number | null }>()
      const answers: Record<string, string[]> = {}
      for (const [index, { code, after, answers: all }] of pathway.entries()) {
        const leads = after === '' || given.get(after)?.isPositive === true
        const positive = all.filter((one) => one.isPositive)
        const chosen = pick(random(10) < 7 ? positive : all, random)
        const question = questions[index]
        // What is not asked is answered too, and must not count.
        const place = (question?.answers.indexOf(chosen.text) ?? -1) + 1
        answers[question?.questionId ?? ''] = [String(place)]
        if (leads) given.set(code, chosen)
      }
      const activities = [...Map.groupBy(pathway, ({ activity }) => activity)].map(([activity, own]) => {
        const steps = own.flatMap(({ code }) => given.get(code) ?? [])
        return [activity, steps.at(-1)?.score ?? null] as const
      })
      const { score, dimensions } = await outcome(answers)
      expect(dimensions.map(({ name, score: points }) => [name, points && points / pointsOfLevel])).toEqual(
        activities,
      )
      const known = activities.flatMap(([, maturity]) => maturity ?? [])
      const mean = known.reduce((sum, one) => sum + one * pointsOfLevel, 0) / known.length
      expect(score).toBe(Math.round(mean))
    }
  })
})
