import type { Api } from '../../../../shared/contract/contract.ts'
import type { SelftestPage } from '../../../../shared/contract/selftest.ts'
import type { Acting } from './act-as.ts'

type Question = SelftestPage['questions'][number]

/** How far a team has come when it answers: in how many questions of a hundred it gives the better answers. */
export type Progress = 'begun' | 'underWay'

const use = 'maturity'

/** Answers the self-test of an organisation as a small one would, and keeps the result. @returns its id */
export async function keepSelfTest({ teamId, api }: Acting, progress: Progress): Promise<string> {
  const about = { entityType: 'socialServiceAgency', organisationSize: 'upTo20' } as const
  let next: number | 'start' | 'report' = (await api.selftest.beginTest({ use, ...about })).next
  while (typeof next === 'number') next = await answerPart(api, next, progress)
  const { resultID } = await api.selftestTeam.keepResult({ TeamID: teamId, use })
  return resultID ?? ''
}

async function answerPart({ selftest }: Api, part: number, progress: Progress) {
  const { questions } = await selftest.describeTest({ use, part })
  const answers = Object.fromEntries(
    questions.map((question, index) => [question.questionId, answerTo(question, part + index, progress)]),
  )
  return (await selftest.answerTest({ use, part, answers })).next
}

/** Strong in some dimensions and weak in others, and a step further in half of the questions later on. */
function answerTo({ kind, answers }: Question, place: number, progress: Progress): string[] {
  const isBetter = progress === 'underWay' && place % 2 === 0
  const level = Math.min(answers.length, 1 + (place % 3) + (isBetter ? 1 : 0))
  if (kind === 'level') return [String(level)]
  if (kind === 'several') return answers.slice(0, level).map((_, index) => String(index + 1))
  if (kind === 'yesNo') return [isBetter || place % 3 === 0 ? '2' : '1']
  if (kind === 'number') return [String(level)]
  return ['none']
}

/** Ticks off the first steps of the plan. */
export async function tickOff({ teamId, api }: Acting, count: number): Promise<void> {
  const { steps } = await api.selftestTeam.describePlan({ use })
  for (const { stepID, dueOn, target } of steps.slice(0, count))
    await api.selftestTeam.saveStep({ TeamID: teamId, stepID, dueOn, target, isDone: true })
}
