import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { getHelpArticle } from './help.ts'
import { putVote } from './help-votes.queries.ts'

/**
 * Stores whether an article helped. A visitor is their account, or else their browser; only a keyed hash is
 * stored, so that the table does not show who read what.
 * @throws ApiError `notFound`, `tooMany`
 */
export async function voteHelp(
  ctx: CallContext,
  { helpId, isHelpful }: { helpId: string; isHelpful: boolean },
): Promise<{ isHelpful: boolean }> {
  const from = addressBucket(ctx.address)
  await spendLimits(ctx.services.limits, [
    { key: `helpVote:${from}`, most: 60, windowSeconds: 3600 },
    // A browser that deletes its cookies is a new voter each time.
    { key: `helpVote:${from}:${helpId}`, most: 10, windowSeconds: 24 * 3600 },
  ])
  const { language } = await getHelpArticle(ctx, { helpId })
  const { actor } = ctx
  if (actor.kind === 'visitor') ctx.rememberBrowser()
  const who = actor.kind === 'account' ? `account:${actor.accountId}` : `browser:${ctx.browserId}`
  const voter = ctx.services.keyedHash(`${helpId} ${who}`, 'help vote')
  await putVote(ctx.db, { help_number: Number(helpId), voter, language, is_helpful: isHelpful })
  return { isHelpful }
}
