import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type { OrganisationSize, SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { browserOf, givenIn, ownResult } from './own-result.ts'
import { publishedTest, versionOf } from './published-test.ts'
import { beginResult, keepVersion } from './results.queries.ts'
import { presentParts } from './selftest.present.ts'

type Input = {
  use: SelftestUse
  entityType: EntityType | null
  organisationSize: OrganisationSize | null
}

/**
 * Begins a test in this browser with the questionnaire as it is published now, which is kept as a version. One
 * that is not finished goes on instead.
 * @returns the first dimension that is open
 * @throws ApiError `notFound`, `tooMany`
 */
export async function beginTest(ctx: CallContext, input: Input): Promise<{ next: number }> {
  await spendLimits(ctx.services.limits, [
    { key: `selftest:${addressBucket(ctx.address)}`, most: 60, windowSeconds: 3600 },
  ])
  const test = await publishedTest(ctx, input.use)
  ctx.rememberBrowser()
  await beginResult(ctx.db, {
    version_id: await keepVersion(ctx.db, versionOf(test)),
    browser_hash: browserOf(ctx),
    selftest_use: input.use,
    entity_type: input.entityType,
    organisation_size: input.organisationSize,
  })
  const begun = await ownResult(ctx, input.use)
  if (!begun) throw new Error('a test that was just begun is not there')
  const parts = presentParts(begun.questionnaire, givenIn(ctx, begun).answers, ctx.locale)
  return {
    next:
      Math.max(
        0,
        parts.findIndex(({ isDone }) => !isDone),
      ) + 1,
  }
}
