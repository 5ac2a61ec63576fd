import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SelftestJoined } from '../../../../shared/contract/selftest-rounds.ts'
import { type SelftestUse, selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { browserOf } from '../own-result.ts'
import { presentHead, presentParts } from '../selftest.present.ts'
import { finishedIn, presentSpread } from './present-spread.ts'
import { beginInRound, findRoundByToken, listAnswered } from './rounds.queries.ts'

type Input = { token: string }

/** How a round stands, for whoever has its link. @throws ApiError `notFound` */
export async function describeRound(ctx: CallContext, { token }: Input): Promise<SelftestJoined> {
  const { db, locale } = ctx
  const round = await findRoundByToken(db, hashOfToken(token))
  if (!round) throw new ApiError('notFound')
  const answered = await listAnswered(db, round.id)
  const own = answered.find(({ browser_hash }) => browser_hash?.equals(browserOf(ctx)))
  const finished = finishedIn(answered)
  return {
    ...presentHead(round.questionnaire, locale),
    closesAt: round.closes_at.toISOString(),
    state: own ? (own.finished_at ? 'finished' : 'begun') : 'new',
    finished: finished.length,
    spread: own?.finished_at ? presentSpread(round.questionnaire, finished, locale) : null,
  }
}

/** @throws ApiError `notFound`, `allowanceExhausted`, `tooMany` */
export async function joinRound(
  ctx: CallContext,
  { token }: Input,
): Promise<{ use: SelftestUse; next: number | null }> {
  const { db, locale } = ctx
  await spendLimits(ctx.services.limits, [
    { key: `selftest:${addressBucket(ctx.address)}`, most: 60, windowSeconds: 3600 },
  ])
  const round = await findRoundByToken(db, hashOfToken(token), { isLocked: true })
  if (!round || round.is_closed) throw new ApiError('notFound')
  ctx.rememberBrowser()
  const browser = browserOf(ctx)
  const answered = await listAnswered(db, round.id)
  const isOwn = ({ browser_hash }: { browser_hash: Buffer | null }) => browser_hash?.equals(browser)
  if (!answered.some(isOwn)) {
    if (answered.length >= selftestTerms.mostInRound) throw new ApiError('allowanceExhausted')
    await beginInRound(db, round, browser)
  }
  const own = (await listAnswered(db, round.id)).find(isOwn)
  const open = presentParts(round.questionnaire, own?.answers ?? {}, locale).findIndex(
    ({ isDone }) => !isDone,
  )
  return { use: round.selftest_use, next: own?.finished_at || open < 0 ? null : open + 1 }
}
