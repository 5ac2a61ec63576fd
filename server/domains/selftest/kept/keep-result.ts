import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { nextSteps } from '../../../../shared/rules/selftest/advise.ts'
import type { Questionnaire } from '../../../../shared/rules/selftest/questionnaire.ts'
import { scoreTest, type TestScore } from '../../../../shared/rules/selftest/score-test.ts'
import { type SelftestUse, selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { ownResult } from '../own-result.ts'
import { basesOf, wholeTest } from './bases.ts'
import { addSteps, type Kept, replaceScores, storeKept } from './kept.queries.ts'

type Ctx = CallContext<TeamMember>

/** Keeps what this browser has finished for the acting team. @returns null where nothing is finished */
export async function keepResult(
  ctx: Ctx,
  { use }: { use: SelftestUse },
): Promise<{ resultID: string | null }> {
  const result = await ownResult(ctx, use, { isLocked: true })
  if (!result?.finished_at) return { resultID: null }
  const { questionnaire, id, version_id, entity_type, organisation_size, answers, ...others } = result
  const { links_encrypted, started_at, finished_at } = others
  const resultID = await keepForTeam(ctx, questionnaire, {
    ...{ team_id: ctx.actor.team.id, kept_from: id, selftest_use: use, version_id },
    ...{ entity_type, organisation_size, answers, links_encrypted, started_at, finished_at },
  })
  return { resultID }
}

/** Stores a finished test for a team with its scores, and adds what it advises to the plan. @returns its id */
export async function keepForTeam(ctx: Ctx, test: Questionnaire, kept: Kept): Promise<string> {
  const { db } = ctx
  const score = scoreTest(test, kept.answers)
  const advised = nextSteps(test, score, { kind: kept.entity_type, size: kept.organisation_size })
  const resultId = await storeKept(db, { ...kept, advised: advised.map(({ advice }) => advice.number) })
  const bases = basesOf(test)
  await replaceScores(db, resultId, scoresOf(score, bases, resultId))
  // A full score leaves nothing to aim at.
  const steps = advised.filter(({ score }) => score < 100)
  const today = shanghaiDay(new Date())
  await addSteps(
    db,
    steps.map(({ advice, score: from }) => ({
      ...{ team_id: kept.team_id, result_id: resultId, selftest_use: kept.selftest_use },
      ...{ advice: advice.number, dimension: advice.dimension, from_score: from },
      basis: bases.get(advice.dimension) ?? Buffer.alloc(0),
      target_score: goalsAbove(test, from)[0] ?? 100,
    })),
    steps.map((_, index) => addDays(today, selftestTerms.stepDays * (index + 1))),
  )
  ctx.audit({
    kind: 'selftest.kept',
    subjectKind: 'selftestResult',
    subjectId: resultId,
    after: { use: kept.selftest_use, score: score.score },
  })
  return resultId
}

function scoresOf({ score, dimensions }: TestScore, bases: Map<number, Buffer>, result_id: string) {
  return [{ dimension: wholeTest, score }, ...dimensions].flatMap((one) => {
    const basis = bases.get(one.dimension)
    return one.score === null || !basis
      ? []
      : [{ result_id, dimension: one.dimension, basis, score: one.score }]
  })
}

/** What can be aimed at from a score: where the next levels begin. */
export function goalsAbove({ levels }: Pick<Questionnaire, 'levels'>, from: number): number[] {
  return levels.map((level) => level.from).filter((score) => score > from)
}
