import type { SelftestOutcome, SelftestReport } from '../../../shared/contract/selftest.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type NextStep, nextSteps } from '../../../shared/rules/selftest/advise.ts'
import { type Questionnaire, saidIn } from '../../../shared/rules/selftest/questionnaire.ts'
import { scoreTest, type TestScore } from '../../../shared/rules/selftest/score-test.ts'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { peersOf } from './figures/peers-of.ts'
import { ownResult } from './own-result.ts'
import { hashOfTest, publishedOrNull } from './published-test.ts'
import type { ResultRow } from './results.queries.ts'
import { presentHead, presentLevel } from './selftest.present.ts'
import { sharesOf } from './shares/make-share.ts'
import { stepTargets } from './step-targets.ts'

/** From this score on a dimension can be called a strength, and no more than so many are. */
const strong = { from: 60, most: 2 }

/** The report on this browser's latest test of a use, once it is finished. */
export async function describeResult(
  ctx: CallContext,
  { use }: { use: SelftestUse },
): Promise<{ report: SelftestReport | null; shares: { endsAt: string }[]; isOfRound: boolean }> {
  const result = await ownResult(ctx, use)
  if (!result?.finished_at) return { report: null, shares: [], isOfRound: false }
  const report = await reportOn(ctx, result, result.finished_at)
  return { report, shares: await sharesOf(ctx, result.id), isOfRound: result.round_id !== null }
}

/** The report on a finished test, whoever has it. */
export async function reportOn(
  ctx: CallContext,
  result: ResultRow,
  finishedAt: Date,
): Promise<SelftestReport> {
  return {
    ...(await outcomeOf(ctx, result)),
    finishedAt: finishedAt.toISOString(),
    isCurrent: await isCurrent(ctx, result),
  }
}

type Answered = Parameters<typeof peersOf>[1] & Pick<ResultRow, 'answers'>

/** What the answers to a test come to. */
export async function outcomeOf(ctx: CallContext, result: Answered): Promise<SelftestOutcome> {
  const { locale } = ctx
  const { questionnaire: test, entity_type, organisation_size, answers } = result
  const score = scoreTest(test, answers)
  const steps = nextSteps(test, score, { kind: entity_type, size: organisation_size })
  return {
    ...presentHead(test, locale),
    entityType: entity_type,
    organisationSize: organisation_size,
    score: score.score,
    level: score.level && presentLevel(score.level, locale),
    levels: test.levels.map((level) => presentLevel(level, locale)),
    dimensions: presentDimensions(test, score, locale),
    peers: await peersOf(ctx, result),
    strengths: strengthsIn(test, score, locale),
    steps: await Promise.all(steps.map((step) => presentStep(ctx, test, step))),
  }
}

/** A questionnaire that is not published any more has no newer version either. */
async function isCurrent(ctx: CallContext, { selftest_use, content_hash }: ResultRow): Promise<boolean> {
  const test = await publishedOrNull(ctx, selftest_use)
  return !test || hashOfTest(test).equals(content_hash)
}

function presentDimensions(test: Questionnaire, { dimensions }: TestScore, locale: Locale) {
  return test.dimensions.flatMap((dimension, index) => {
    const scored = dimensions[index]
    if (!scored) return []
    const { language, name } = saidIn(dimension, locale)
    const { score, level, applying, known } = scored
    return [
      {
        dimensionId: String(dimension.number),
        language,
        name,
        score,
        level: level && presentLevel(level, locale),
        applying,
        known,
      },
    ]
  })
}

function strengthsIn(test: Questionnaire, score: TestScore, locale: Locale) {
  return presentDimensions(test, score, locale)
    .flatMap(({ language, name, score }) =>
      score !== null && score >= strong.from ? [{ language, name, score }] : [],
    )
    .toSorted((one, other) => other.score - one.score)
    .slice(0, strong.most)
}

async function presentStep(ctx: CallContext, test: Questionnaire, { advice, score, level }: NextStep) {
  const { locale } = ctx
  const dimension = test.dimensions.find(({ number }) => number === advice.dimension)
  const said = dimension ? saidIn(dimension, locale) : { language: locale, name: '' }
  return {
    adviceId: String(advice.number),
    ...saidIn(advice, locale),
    rule: {
      language: said.language,
      dimension: said.name,
      score,
      level: level && advice.levels.length > 0 ? saidIn(level, locale).name : null,
      entityTypes: advice.kinds,
      organisationSizes: advice.sizes,
    },
    targets: await stepTargets(ctx, advice.targets),
  }
}
