import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { type Questionnaire, saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { levelAt } from '../../../../shared/rules/selftest/score-test.ts'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { stepTargets } from '../step-targets.ts'
import { basesOf } from './bases.ts'
import { goalsAbove } from './keep-result.ts'
import { listSteps, listVersions, type StepRow } from './kept.queries.ts'
import type { Scores } from './trend.ts'

type Ctx = CallContext<TeamMember>
type Latest = { id: string; questionnaire: Questionnaire } | undefined

/** The plan of the acting team, each step in the words that advised it and with where the latest test stands. */
export async function describeSteps(
  ctx: Ctx,
  use: SelftestUse,
  latest: Latest,
  scores: Scores,
): Promise<SelftestPlan['steps']> {
  const steps = await listSteps(ctx.db, ctx.actor.team.id, use)
  const versions = await listVersions(ctx.db, [...new Set(steps.map(({ version_id }) => version_id))])
  const bases = latest && basesOf(latest.questionnaire)
  const shown = steps.map(async (step) => {
    const test: Questionnaire | undefined = versions.get(step.version_id)
    const isComparable = bases?.get(step.dimension)?.equals(step.basis) ?? false
    const found = scores.find((one) => one.result_id === latest?.id && one.dimension === step.dimension)
    const now = isComparable && found ? found.score : null
    return test ? [await presentStep(ctx, test, { step, now, isComparable })] : []
  })
  return (await Promise.all(shown)).flat()
}

type Standing = { step: StepRow; now: number | null; isComparable: boolean }

async function presentStep(ctx: Ctx, test: Questionnaire, { step, now, isComparable }: Standing) {
  const { locale } = ctx
  const advice = test.advice.find(({ number }) => number === step.advice)
  const dimension = test.dimensions.find(({ number }) => number === step.dimension)
  const said = advice ? saidIn(advice, locale) : { language: locale, title: '', body: '' }
  return {
    stepID: step.id,
    ...said,
    dimension: dimension ? saidIn(dimension, said.language).name : '',
    ...{ from: step.from_score, target: step.target_score, now, isComparable },
    goals: goalsOf(test, step, ctx),
    dueOn: step.due_on,
    isLate: step.done_at === null && step.due_on < shanghaiDay(new Date()),
    doneOn: step.done_at && shanghaiDay(step.done_at),
    targets: await stepTargets(ctx, advice?.targets ?? []),
  }
}

/** Where the levels above begin, the full score, and what the team has set. */
function goalsOf(test: Questionnaire, { from_score, target_score }: StepRow, { locale }: Ctx) {
  const scores = new Set([...goalsAbove(test, from_score), target_score, 100])
  return [...scores]
    .toSorted((one, other) => one - other)
    .map((score) => {
      const level = levelAt(test, score)
      // A score within a level is not named by it: two aims would be called alike.
      const isItsStart = level?.from === score
      return { score, ...(isItsStart ? saidIn(level, locale) : { language: locale, name: '' }) }
    })
}
