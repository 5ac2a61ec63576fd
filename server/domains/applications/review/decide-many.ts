import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { asApiError } from '../../../db/failures.ts'
import { inOwnTransaction } from '../../../own-transaction.ts'
import { decideOne, type Verdict } from './decide-application.ts'
import { requireReason } from './refusal-reasons.ts'

type Input = Verdict & { items: { applicationId: string; version: number }[] }

/**
 * Takes the same decision about several applications. Each has its own transaction, so that a failure affects
 * no other, even when the failure is the portal's own: earlier decisions stand, and the response says so.
 */
export async function decideMany(ctx: CallContext<StaffMember>, { items, ...verdict }: Input) {
  // Whether it suits the kind of each is decided with each.
  if (verdict.verdict === 'reject') await requireReason(ctx.db, verdict.reasonCode, 'round')
  const results = []
  for (const item of items) results.push(await tryDecide(ctx, { ...item, ...verdict }))
  return { done: results.filter(({ isDone }) => isDone).length, items: results }
}

async function tryDecide(ctx: CallContext<StaffMember>, input: Verdict & Input['items'][number]) {
  const { services, requestId, actor, locale } = ctx
  const { applicationId } = input
  try {
    await inOwnTransaction({ services, requestId, accountId: actor.accountId }, (own) =>
      decideOne({ ...own, actor, locale }, input),
    )
    return { applicationId, isDone: true, error: null }
  } catch (error) {
    const known = asApiError(error)
    if (known instanceof ApiError) return { applicationId, isDone: false, error: known.reason }
    services.log.error({ err: error, requestId, applicationId }, 'one decision of many failed')
    return { applicationId, isDone: false, error: 'internal' as const }
  }
}
