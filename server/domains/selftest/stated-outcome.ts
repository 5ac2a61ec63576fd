import type { SelftestOutcome, SelftestPreview } from '../../../shared/contract/selftest.ts'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import { questionsIn } from '../../../shared/rules/selftest/questionnaire.ts'
import type { OrganisationSize, SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { refusedOf, take } from './answer-test.ts'
import { outcomeOf } from './describe-result.ts'
import { presentPreview } from './preview-test.ts'
import { publishedTest } from './published-test.ts'
import type { Given } from './selftest.present.ts'
import { surveyOf } from './survey/survey-of.ts'

/** The questionnaire that is published for a use. @throws ApiError `notFound` */
export async function describeQuestionnaire(
  ctx: CallContext,
  { use }: { use: SelftestUse },
): Promise<SelftestPreview> {
  return presentPreview(ctx, await publishedTest(ctx, use))
}

/** The published questionnaire as other programs ask it. @throws ApiError `notFound` */
export async function describeSurvey(ctx: CallContext, { use }: { use: SelftestUse }) {
  return { survey: surveyOf(await publishedTest(ctx, use)) }
}

type Stated = {
  use: SelftestUse
  entityType: EntityType | null
  organisationSize: OrganisationSize | null
  answers: Record<string, string[]>
}

/** What stated answers would come to; nothing is kept. @throws ApiError `notFound`, `invalidInput` */
export async function statedOutcome(
  ctx: CallContext,
  { use, entityType, organisationSize, answers }: Stated,
): Promise<SelftestOutcome> {
  const questionnaire = await publishedTest(ctx, use)
  const answered = questionsIn(questionnaire).filter(({ number }) => answers[number])
  const given: Given = { answers: {}, links: {} }
  refusedOf(answered, take(answered, answers, given))
  return outcomeOf(ctx, {
    ...{ questionnaire, selftest_use: use, answers: given.answers },
    ...{ entity_type: entityType, organisation_size: organisationSize },
  })
}
