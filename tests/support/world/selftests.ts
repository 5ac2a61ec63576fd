import { createHash, randomBytes } from 'node:crypto'
import { databaseClock } from '../../../server/db/database-clock.ts'
import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import type { Questionnaire } from '../../../shared/rules/selftest/questionnaire.ts'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { TestPortal } from '../portal/portal.ts'

const words = (text: string) => ({ zh: { name: text, summary: '' }, en: { name: text, summary: '' } })

/** A questionnaire of one dimension with one question of three levels. */
export const smallTest: Questionnaire = {
  ...{ number: 1, use: 'maturity', minutes: 1 },
  texts: {
    zh: { title: '小自测', summary: '', source: '' },
    en: { title: 'Small test', summary: '', source: '' },
  },
  levels: [
    { number: 11, texts: words('一'), from: 0 },
    { number: 12, texts: words('二'), from: 60 },
  ],
  dimensions: [
    {
      number: 21,
      texts: words('账号'),
      questions: [
        {
          ...{ number: 31, kind: 'level', points: [], fullScoreAt: 1, weight: 1 },
          texts: { zh: { title: '谁管账号？', hint: '', answers: ['没人', '有人', '写下来了'], unit: '' } },
          ...{ hasNotApplicable: false, after: null },
        },
      ],
    },
  ],
  advice: [
    {
      ...{ number: 41, dimension: 21, levels: [], kinds: [], sizes: [], targets: [] },
      texts: { zh: { title: '定一个人', body: '' }, en: { title: 'Name somebody', body: '' } },
    },
  ],
}

/** The id of a version of a questionnaire. */
export async function keepVersionOf({ db }: Pick<TestPortal, 'db'>, test: Questionnaire): Promise<string> {
  const questionnaire = JSON.stringify(test)
  const content_hash = createHash('sha256').update(questionnaire).digest()
  const { id } = await db
    .insertInto('selftest_versions')
    .values({ content_hash, questionnaire })
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ questionnaire }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A result that a team keeps, with a step of its plan; their ids. */
export async function keptResult(portal: Pick<TestPortal, 'db'>, teamId: string) {
  const { db } = portal
  const { id: resultId } = await db
    .insertInto('selftest_results')
    .values({
      ...{ team_id: teamId, browser_hash: null, selftest_use: 'maturity', finished_at: databaseClock },
      ...{ entity_type: null, organisation_size: null, links_encrypted: null },
      version_id: await keepVersionOf(portal, smallTest),
      answers: JSON.stringify({ 31: 1 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: stepId } = await db
    .insertInto('selftest_steps')
    .values({
      ...{ team_id: teamId, result_id: resultId, selftest_use: 'maturity', advice: 41, dimension: 21 },
      ...{ basis: Buffer.alloc(32), from_score: 0, target_score: 60, due_on: '2030-01-01' },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'selftest_use', 'advice'])
        .where('done_at', 'is', null)
        .doUpdateSet({ result_id: resultId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { resultId, stepId }
}

/** An open round of a team, in place of one that it has. */
export async function openRoundOf(portal: TestPortal, teamId: string) {
  const token = randomBytes(16).toString('base64url')
  const { db, services } = portal
  await db.deleteFrom('selftest_rounds').where('team_id', '=', teamId).execute()
  const { id: roundId } = await db
    .insertInto('selftest_rounds')
    .values({
      ...{ team_id: teamId, selftest_use: 'maturity', entity_type: null, organisation_size: null },
      version_id: await keepVersionOf(portal, smallTest),
      token_hash: hashOfToken(token),
      token_encrypted: services.cipher.encrypt(token, 'selftest_rounds.token'),
      closes_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { roundId, token }
}

/** The secret of a link to a result that a team keeps. */
export async function sharedResult(portal: Pick<TestPortal, 'db'>, teamId: string): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await portal.db
    .insertInto('selftest_shares')
    .values({
      result_id: (await keptResult(portal, teamId)).resultId,
      token_hash: hashOfToken(token),
      expires_at: new Date('2100-01-01'),
    })
    .execute()
  return token
}

/** Who begins a test without saying anything of itself. */
export const nobody = { entityType: null, organisationSize: null }

type Question = SelftestPage['questions'][number]

/** An answer to any question: the best one, the worst one, or that nobody knows. */
export const ways = {
  best: ({ kind, answers }: Question) =>
    ({
      level: [String(answers.length)],
      several: answers.map((_, index) => String(index + 1)),
      yesNo: ['2'],
      number: ['1000'],
      evidence: ['https://example.org/policy'],
    })[kind],
  worst: ({ kind }: Question) =>
    ({ level: ['1'], several: ['none'], yesNo: ['1'], number: ['0'], evidence: ['none'] })[kind],
  unsure: () => ['unsure'],
}

type Organisation = Partial<Parameters<Api['selftest']['beginTest']>[0]>

/** Answers a whole test in one way, dimension by dimension, as its pages do. */
export async function answerAll(
  api: Api,
  use: SelftestUse,
  way: keyof typeof ways,
  organisation: Organisation = {},
) {
  const { next } = await api.selftest.beginTest({ use, ...nobody, ...organisation })
  return finishAll(api, use, way, next)
}

/** Answers a test that was begun, from a dimension on. */
export async function finishAll({ selftest }: Api, use: SelftestUse, way: keyof typeof ways, from: number) {
  let next: number | 'start' | 'report' = from
  while (typeof next === 'number') {
    const { questions } = await selftest.describeTest({ use, part: next })
    const answers = Object.fromEntries(questions.map((one) => [one.questionId, ways[way](one)]))
    next = (await selftest.answerTest({ use, part: next, answers })).next
  }
  const { report } = await selftest.describeResult({ use })
  if (!report) throw new Error('there is no report')
  return report
}
