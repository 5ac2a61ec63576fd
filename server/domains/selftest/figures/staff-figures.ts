import type { SelftestFigures } from '../../../../shared/contract/selftest.staff.ts'
import { entityTypes } from '../../../../shared/rules/applications/eligibility.ts'
import { bandOf, peerTerms, toldGivers } from '../../../../shared/rules/selftest/peers.ts'
import {
  type Questionnaire,
  type SelftestDimension,
  type SelftestQuestion,
  saidIn,
} from '../../../../shared/rules/selftest/questionnaire.ts'
import { levelAt } from '../../../../shared/rules/selftest/score-test.ts'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { smallParts } from '../../../../shared/rules/small-parts.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { basesOf, basisOf, wholeTest } from '../kept/bases.ts'
import { publishedOrNull } from '../published-test.ts'
import { listFigures } from './figures.queries.ts'

type Ctx = CallContext<StaffMember>
type Figure = Awaited<ReturnType<typeof listFigures>>[number]
type Needs = SelftestFigures['needs'][number]

/** The figures of the questions that are published now, as they were counted last. */
export async function staffFigures(ctx: Ctx, { use }: { use: SelftestUse }): Promise<SelftestFigures> {
  const test = await publishedOrNull(ctx, use)
  if (!test) return { test: null, needs: [], questions: [], advice: [] }
  const { db, locale } = ctx
  const { title, language } = saidIn(test, locale)
  const levels = test.levels.map((level) => namedIn(ctx, level))
  return {
    test: { testId: String(test.number), language, title, levels },
    needs: needsIn(ctx, test, await listFigures(db, use, 'dimension')),
    questions: answersIn(ctx, test, await listFigures(db, use, 'question')),
    advice: adviceIn(ctx, test, await listFigures(db, use, 'advice')),
  }
}

function namedIn({ locale }: Ctx, said: { texts: SelftestDimension['texts'] }) {
  const { language, name } = saidIn(said, locale)
  return { language, name }
}

/** All organisations first, then each kind that is told. */
function needsIn(ctx: Ctx, test: Questionnaire, figures: Figure[]): Needs[] {
  const bases = basesOf(test)
  const same = figures.filter(({ key, basis }) => bases.get(key)?.equals(basis))
  const hidden = new Set([...Map.groupBy(same, ({ key }) => key).values()].flatMap(hiddenKinds))
  return [null, ...entityTypes].flatMap((entityType) => {
    const own = same.filter((figure) => figure.entity_type === entityType && !hidden.has(figure))
    const dimensions = own.map((figure) => dimensionIn(ctx, test, figure))
    return dimensions.length > 0 ? [{ entityType, dimensions }] : []
  })
}

/** The smallest kind, where those that are too few to be told would follow from all less the others. */
function hiddenKinds(ofDimension: Figure[]): Figure[] {
  const kinds = ofDimension.filter(({ entity_type }) => entity_type !== null)
  const all = ofDimension.find(({ entity_type }) => entity_type === null)?.givers ?? 0
  const rest = kinds.reduce((left, { givers }) => left - givers, all)
  const small = smallParts(rest === 0 ? kinds : [...kinds, { givers: rest }], peerTerms.least)
  return kinds.filter((kind) => small.includes(kind))
}

function dimensionIn(
  ctx: Ctx,
  test: Questionnaire,
  { key, givers, counts }: Figure,
): Needs['dimensions'][number] {
  const dimension = test.dimensions.find(({ number }) => number === key)
  const levels = [...test.levels, null]
  const atLevels = levels.map(() => 0)
  for (const [score, count] of Object.entries(counts)) {
    const place = levels.indexOf(levelAt(test, Number(score)))
    atLevels[place] = (atLevels[place] ?? 0) + count
  }
  return {
    dimensionId: key === wholeTest ? null : String(key),
    ...(dimension ? namedIn(ctx, dimension) : { language: ctx.locale, name: '' }),
    organisations: toldGivers(givers),
    ...bandOf(counts),
    atLevels,
  }
}

function answersIn(ctx: Ctx, test: Questionnaire, figures: Figure[]): SelftestFigures['questions'] {
  const basis = basisOf(test)
  return test.dimensions.flatMap((dimension) =>
    dimension.questions.flatMap((question) => {
      const figure = figures.find((one) => one.key === question.number && one.basis.equals(basis))
      if (!figure) return []
      const { language, title, answers } = saidIn(question, ctx.locale)
      return [
        {
          questionId: String(question.number),
          ...{ language, name: title },
          dimension: namedIn(ctx, dimension).name,
          kind: question.kind,
          tests: toldGivers(figure.givers),
          answers: Object.entries(figure.counts)
            .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
            .map(([answer, count]) => ({ text: wordsOf(question, answers, answer), answer, count })),
        },
      ]
    }),
  )
}

const placeOf = (answer: string) => (/^\d+$/.test(answer) ? Number(answer) : Number.MAX_SAFE_INTEGER)

function wordsOf({ kind }: SelftestQuestion, answers: string[], answer: string): string | null {
  return kind === 'level' || kind === 'several' ? (answers[Number(answer) - 1] ?? null) : null
}

function adviceIn(ctx: Ctx, test: Questionnaire, figures: Figure[]): SelftestFigures['advice'] {
  return test.advice.flatMap((advice) => {
    const figure = figures.find(({ key }) => key === advice.number)
    if (!figure) return []
    const dimension = test.dimensions.find(({ number }) => number === advice.dimension)
    const { language, title } = saidIn(advice, ctx.locale)
    const toldOf = (what: string) => {
      const count = figure.counts[what] ?? 0
      return count > 0 && count < peerTerms.least ? null : count
    }
    return [
      {
        adviceId: String(advice.number),
        ...{ language, name: title },
        dimension: dimension ? namedIn(ctx, dimension).name : '',
        recommended: figure.counts.recommended ?? 0,
        ...{ opened: toldOf('opened'), applied: toldOf('applied') },
      },
    ]
  })
}
