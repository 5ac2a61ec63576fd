import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext } from '../../../context.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { reportOn } from '../describe-result.ts'
import { findShared } from './shares.queries.ts'

/**
 * The report to which a link leads, without anything of who answered.
 * @throws ApiError `notFound` for a link that has ended, as for one that there never was
 */
export async function describeShared(ctx: CallContext, { token }: { token: string }) {
  const shared = await findShared(ctx.db, hashOfToken(token))
  if (!shared?.finished_at) throw new ApiError('notFound')
  const report = await reportOn(ctx, shared, shared.finished_at)
  return { report, endsAt: shared.expires_at.toISOString() }
}
