import { randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { MadeShare } from '../../../../shared/contract/selftest.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { addShare, listShares, lockResult } from './shares.queries.ts'

/** Makes a link to the report on a result. @throws ApiError `allowanceExhausted`, `tooMany` */
export async function makeShare(ctx: CallContext, resultId: string, days: number): Promise<MadeShare> {
  const { db, services } = ctx
  await spendLimits(services.limits, [
    { key: `selftest-share:${addressBucket(ctx.address)}`, most: 60, windowSeconds: 3600 },
  ])
  await lockResult(db, resultId)
  if ((await listShares(db, resultId)).length >= selftestTerms.shares)
    throw new ApiError('allowanceExhausted')
  const token = randomBytes(16).toString('base64url')
  const endsAt = await addShare(db, { result_id: resultId, token_hash: hashOfToken(token) }, days)
  const path = pathInLocale(`/tools/selfTestResult?link=${token}`, ctx.locale)
  return { link: services.origin + path, endsAt: endsAt.toISOString() }
}

/** The links to a report that still last. */
export async function sharesOf({ db }: Pick<CallContext, 'db'>, resultId: string) {
  return (await listShares(db, resultId)).map((end) => ({ endsAt: end.toISOString() }))
}
