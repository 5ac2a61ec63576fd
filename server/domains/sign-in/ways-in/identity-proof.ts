import { ApiError } from '../../../../shared/contract/errors.ts'
import { type IdentityProof, wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Account, CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { checkCode, parseCode } from '../codes/check-code.ts'
import { closeCodes, lockPhone } from '../codes/one-time-code.queries.ts'
import { phoneRefOf } from '../codes/phone-ref.ts'
import { findIdentityProof, proveIdentity } from './identity-proof.queries.ts'
import { ownPhone } from './own-phone.ts'

const purpose = 'confirmIdentity'

/** How this session recently proved the account owner's identity; null if it has not. */
export async function freshIdentityProof(ctx: CallContext<Account>): Promise<IdentityProof | null> {
  return findIdentityProof(ctx.db, ctx.actor.sessionId, wayInRules.proofMinutes)
}

/**
 * Required before changing the ways in: an unattended or stolen session must not do that. Staff use their
 * second factor, since a text message is not enough for them.
 * @throws ApiError `stepUpNeeded`
 */
export async function requireIdentity(ctx: CallContext<Account>): Promise<IdentityProof | null> {
  const { staff } = ctx.actor
  const proof = await freshIdentityProof(ctx)
  if (staff ? !staff.hasFreshProof : !proof) throw new ApiError('stepUpNeeded')
  return proof
}

/**
 * Confirms the account owner's identity by a code to their number. A committed refusal counts the try.
 * @throws ApiError `codeWrong`, `codeUnusable`, `tooMany`, `invalidInput`
 */
export async function confirmIdentity(ctx: CallContext<Account>, input: { code: string }) {
  const code = parseCode(input.code)
  const ref = phoneRefOf(ctx, await ownPhone(ctx))
  const refusal = await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx }
    await lockPhone(trx, ref.phoneIndex)
    const checked = await checkCode(inside, ref, { purpose, code, triedBy: null })
    if ('refusal' in checked) return checked.refusal
    await closeCodes(trx, { ...ref, purpose })
    await markIdentity(inside, 'phone')
    return null
  })
  if (refusal) throw refusal
  return {}
}

/** Records the proof in the session and the audit; must come last in the caller's transaction. */
export async function markIdentity(ctx: CallContext<Account>, by: IdentityProof): Promise<void> {
  const { accountId, sessionId, team } = ctx.actor
  await proveIdentity(ctx.db, sessionId, by)
  await appendAudit(ctx.db, [
    {
      accountId,
      teamId: team?.id ?? null,
      requestId: ctx.requestId,
      kind: 'session.identityProven',
      subjectKind: 'session',
      subjectId: sessionId,
      before: null,
      after: { by },
    },
  ])
}
