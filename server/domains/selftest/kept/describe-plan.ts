import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SelftestPlan } from '../../../../shared/contract/selftest-team.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { type Questionnaire, saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { scoreTest } from '../../../../shared/rules/selftest/score-test.ts'
import { type SelftestUse, selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { teamById } from '../../sign-in/account/people.ts'
import { reportOn } from '../describe-result.ts'
import { ownResult } from '../own-result.ts'
import { publishedOrNull } from '../published-test.ts'
import type { ResultRow } from '../results.queries.ts'
import { presentLevel } from '../selftest.present.ts'
import { sharesOf } from '../shares/make-share.ts'
import { findKept, listKept, listScores } from './kept.queries.ts'
import { describeSteps } from './plan-steps.ts'
import { trendOf } from './trend.ts'

type Ctx = CallContext<TeamMember>

/** What the acting team keeps of a self-test, and what this browser could add to it. */
export async function describePlan(ctx: Ctx, { use }: { use: SelftestUse }): Promise<SelftestPlan> {
  const { db, actor, locale } = ctx
  const kept = await listKept(db, actor.team.id, use, selftestTerms.trendLength)
  const scores = await listScores(
    db,
    kept.map(({ id }) => id),
  )
  const own = await ownResult(ctx, use)
  const team = await teamById(db, actor.team.id)
  return {
    team: { teamID: team.id, name: team.name, canManage: actor.team.role !== 'member' },
    test: await titleOf(ctx, use, kept[0]?.questionnaire),
    waiting:
      own?.finished_at && !own.round_id && !isKept(own, kept) ? lineOf(own, own.finished_at, ctx) : null,
    kept: kept
      .toReversed()
      .flatMap((row) =>
        row.finished_at ? [{ resultID: row.id, ...lineOf(row, row.finished_at, ctx) }] : [],
      ),
    trend: kept[0] ? trendOf(kept[0].questionnaire, kept.toReversed(), scores, locale) : [],
    steps: await describeSteps(ctx, use, kept[0], scores),
  }
}

/** @throws ApiError `notAvailable` */
export async function describeKept(ctx: Ctx, { resultID }: { resultID: OwnedId }) {
  const kept = await findKept(ctx.db, ctx.actor.team.id, resultID)
  if (!kept?.finished_at) throw new ApiError('notAvailable')
  const report = await reportOn(ctx, kept, kept.finished_at)
  return { report, shares: await sharesOf(ctx, kept.id), teamID: ctx.actor.team.id }
}

/** Whether a team keeps a browser's test as it is now. */
function isKept(own: ResultRow, kept: ResultRow[]): boolean {
  const copy = kept.find(({ kept_from }) => kept_from === own.id)
  return copy !== undefined && isDeepStrictEqual(copy.answers, own.answers)
}

function lineOf(row: ResultRow, finishedAt: Date, { locale }: Ctx): NonNullable<SelftestPlan['waiting']> {
  const { score, level } = scoreTest(row.questionnaire, row.answers)
  return { finishedAt: finishedAt.toISOString(), score, level: level && presentLevel(level, locale) }
}

/** What the test is called: as it is published, else as it was when it was begun. */
export async function titleOf(
  ctx: Ctx,
  use: SelftestUse,
  begun: Questionnaire | undefined,
): Promise<SelftestPlan['test']> {
  const test = (await publishedOrNull(ctx, use)) ?? begun
  if (!test) return null
  const { title, language } = saidIn(test, ctx.locale)
  return { title, language }
}
