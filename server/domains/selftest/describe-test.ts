import { ApiError } from '../../../shared/contract/errors.ts'
import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import { askedQuestions } from '../../../shared/rules/selftest/asked-questions.ts'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { givenIn, ownResult } from './own-result.ts'
import { publishedTest } from './published-test.ts'
import { presentHead, presentParts, presentQuestion } from './selftest.present.ts'

type Input = { use: SelftestUse; part?: number | undefined }

/**
 * The start of a test, or one of its dimensions. Before it is begun there is only the start, in the version of
 * today; afterwards the version that was begun.
 * @throws ApiError `notFound`
 */
export async function describeTest(ctx: CallContext, { use, part }: Input): Promise<SelftestPage> {
  const { locale } = ctx
  const result = await ownResult(ctx, use)
  const test = result?.questionnaire ?? (await publishedTest(ctx, use))
  const given = result ? givenIn(ctx, result) : { answers: {}, links: {} }
  const dimension = part === undefined ? undefined : test.dimensions[part - 1]
  if (part !== undefined && !dimension) throw new ApiError('notFound')
  const asked = new Set(askedQuestions(test, given.answers))
  const isOpen = result !== null && dimension !== undefined
  return {
    ...presentHead(test, locale),
    entityType: result?.entity_type ?? null,
    organisationSize: result?.organisation_size ?? null,
    state: result ? (result.finished_at ? 'finished' : 'begun') : 'new',
    parts: presentParts(test, given.answers, locale),
    part: isOpen ? (part ?? null) : null,
    questions: isOpen
      ? dimension.questions.map((question) =>
          presentQuestion(question, given, { isAsked: asked.has(question), locale }),
        )
      : [],
  }
}
