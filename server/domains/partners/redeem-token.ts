import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import { spendToken } from './bindings.queries.ts'
import { knownPartner } from './known-partner.ts'

/**
 * Redeems a token for the partner it was made for. Of concurrent attempts one succeeds, by a conditional
 * update; every failure is the same, so that nothing can be learnt from it.
 * @throws ApiError `payloadRefused`
 */
export async function redeemToken(ctx: CallContext, { token, key }: { token: string; key: string }) {
  const claims = await ctx.services.partnerTokens.read(token)
  if (!claims) throw new ApiError('payloadRefused')
  const partner = await knownPartner(ctx, { audience: claims.audience, key })
  const used = await spendToken(ctx.db, claims.tokenId, partner.id)
  if (!used || used.subject !== claims.subject) throw new ApiError('payloadRefused')
  ctx.audit({
    kind: 'partner.tokenRedeemed',
    subjectKind: 'partner',
    subjectId: partner.id,
    after: { tokenId: claims.tokenId },
    accountId: null,
    teamId: null,
  })
  return {
    subject: used.subject,
    kind: used.team_id ? ('team' as const) : ('person' as const),
    boundAt: used.bound_at.toISOString(),
  }
}
