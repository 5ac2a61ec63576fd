import { ApiError } from '../../../shared/contract/errors.ts'
import type { SelftestPreview } from '../../../shared/contract/selftest.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import { type Questionnaire, questionsIn, saidIn } from '../../../shared/rules/selftest/questionnaire.ts'
import type { CallContext } from '../../context.ts'
import { composeTest } from './compose-test.ts'
import { publishedRecords } from './published-test.ts'
import { presentHead, presentLevel, presentPart, presentQuestion } from './selftest.present.ts'
import { stepTargets } from './step-targets.ts'

type Place = { collection: CollectionName; number: number }

/**
 * The questionnaire that a record stands in, with everything that visitors could meet in it.
 * @returns with whether visitors answer this one of its use
 * @throws ApiError `notFound` where it stands in none
 */
export async function previewTest(
  ctx: CallContext,
  place: Place,
): Promise<{ test: SelftestPreview; isShown: boolean }> {
  const records = await publishedRecords(ctx.db)
  const all = records.selfTests.map((row) => composeTest(records, row))
  const test = all.find((one) => partsOf(one, place.collection).some(({ number }) => number === place.number))
  if (!test) throw new ApiError('notFound')
  const first = all.find(({ use }) => use === test.use)
  return { test: await presentPreview(ctx, test), isShown: first?.number === test.number }
}

function partsOf(test: Questionnaire, collection: CollectionName): { number: number }[] {
  if (collection === 'selfTestLevels') return test.levels
  if (collection === 'selfTestDimensions') return test.dimensions
  if (collection === 'selfTestQuestions') return questionsIn(test)
  return collection === 'selfTestAdvice' ? test.advice : [test]
}

/** A questionnaire with everything in it. */
export async function presentPreview(ctx: CallContext, test: Questionnaire): Promise<SelftestPreview> {
  const { locale } = ctx
  const nothing = { answers: {}, links: {} }
  return {
    ...presentHead(test, locale),
    parts: test.dimensions.map((dimension) => ({
      ...presentPart(dimension, locale),
      questions: dimension.questions.map((question) =>
        presentQuestion(question, nothing, { isAsked: true, locale }),
      ),
    })),
    levels: test.levels.map((level) => presentLevel(level, locale)),
    advice: await Promise.all(
      test.advice.map(async (advice) => {
        const dimension = test.dimensions.find(({ number }) => number === advice.dimension)
        return {
          ...saidIn(advice, locale),
          dimension: dimension ? saidIn(dimension, locale).name : '',
          targets: await stepTargets(ctx, advice.targets),
        }
      }),
    ),
  }
}
