import type { SelftestSpread } from '../../../../shared/contract/selftest-rounds.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type Questionnaire, saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { middleOf, type Spread, spreadOf } from '../../../../shared/rules/selftest/spread.ts'
import { presentQuestion } from '../selftest.present.ts'
import type { listAnswered } from './rounds.queries.ts'

type Answered = Awaited<ReturnType<typeof listAnswered>>

/** Those of a round who have finished. */
export function finishedIn(answered: Answered): Answered {
  return answered.filter(({ finished_at }) => finished_at !== null)
}

/** How the finished answers lie apart; null while fewer than two have finished. */
export function presentSpread(
  test: Questionnaire,
  finished: Answered,
  locale: Locale,
): SelftestSpread | null {
  if (finished.length < 2) return null
  const { dimensions, questions } = spreadOf(
    test,
    finished.map(({ answers }) => answers),
  )
  return {
    dimensions: dimensions.flatMap(({ dimension, scores }) => {
      const found = test.dimensions.find(({ number }) => number === dimension)
      if (!found) return []
      const { language, name } = saidIn(found, locale)
      return [{ dimensionId: String(dimension), language, name, scores, middle: middleOf(scores) }]
    }),
    apart: questions
      .filter(({ apart }) => apart > 0)
      .toSorted((one, other) => other.apart - one.apart)
      .slice(0, selftestTerms.shownApart)
      .map((one) => presentApart(one, locale)),
  }
}

function presentApart({ question, tally }: Spread['questions'][number], locale: Locale) {
  return {
    question: presentQuestion(question, { answers: {}, links: {} }, { isAsked: true, locale }),
    tally: tally.map(([answer, count]) => ({ answer, count })),
  }
}
