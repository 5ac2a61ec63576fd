import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { partnerTokenSeconds } from '../../../shared/rules/partners.ts'
import type { Account, CallContext } from '../../context.ts'
import { findBinding, insertToken } from './bindings.queries.ts'
import { volunteerPartner } from './volunteer-partner.ts'

/** A token for the volunteer platform that the caller connected. @throws ApiError `notAvailable` */
export async function generateToken(
  ctx: CallContext<Account>,
  { partnerId }: { partnerId?: string | undefined },
) {
  const partner = await volunteerPartner(ctx.db, partnerId)
  const binding = await findBinding(ctx.db, partner.id, { accountId: ctx.actor.accountId })
  if (!binding) throw new ApiError('notAvailable')
  return makeToken(ctx, partner, binding)
}

type Partner = { id: string; audience: string; launch_url: string }
type Binding = { id: string; subject: string }

/** Signs a token that works once, for two minutes; it contains only the bearer's pseudonym at the partner. */
export async function makeToken(
  ctx: Pick<CallContext, 'db' | 'services' | 'audit'>,
  partner: Partner,
  binding: Binding,
) {
  const tokenId = randomUUID()
  const expiresAt = await insertToken(ctx.db, { id: tokenId, binding_id: binding.id }, partnerTokenSeconds)
  const token = await ctx.services.partnerTokens.sign({
    audience: partner.audience,
    subject: binding.subject,
    tokenId,
    lifeSeconds: partnerTokenSeconds,
  })
  const url = new URL(partner.launch_url)
  url.searchParams.set('yisun_token', token)
  ctx.audit({
    kind: 'partner.tokenMade',
    subjectKind: 'partner',
    subjectId: partner.id,
    after: { tokenId },
  })
  return { token, url: url.href, expiresAt: expiresAt.toISOString() }
}
