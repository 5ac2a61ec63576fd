import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PasskeyAssertion } from '../../../../shared/contract/sign-in/passkeys.ts'
import type { Account, CallContext } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { markProven } from '../factors/mark-proven.ts'
import { proveSession } from '../factors/second-factor.queries.ts'
import { admit } from '../sessions/admit.ts'
import { checkConsent } from '../sessions/consent.ts'
import { setSessionCookies } from '../sessions/start-session.ts'
import { freshIdentityProof, markIdentity } from '../ways-in/identity-proof.ts'
import { checkAssertion, type ShownPasskey } from './check-assertion.ts'
import { listPasskeys } from './passkey.queries.ts'
import { ceremonyTimeoutMs, issueChallenge, relyingParty } from './passkey-challenge.ts'
import { descriptorOf } from './register-passkey.ts'

const startsPerAddressPerHour = 60

/** Options for proving one of the caller's passkeys. @throws ApiError `notAvailable` without any */
export async function startProof(ctx: CallContext<Account>) {
  const held = await listPasskeys(ctx.db, ctx.actor.accountId)
  if (held.length === 0) throw new ApiError('notAvailable')
  return { ...(await requestOf(ctx, 'prove')), allowCredentials: held.map(descriptorOf) }
}

/**
 * Confirms the caller's identity by their own passkey; for staff it proves the second factor. A stronger
 * existing proof, by phone or mailbox, is kept.
 * @throws ApiError `passkeyRefused`
 */
export async function proveByPasskey(
  ctx: CallContext<Account>,
  { response }: { response: PasskeyAssertion },
) {
  const { accountId, staff } = ctx.actor
  await checkAssertion(ctx, { response, purpose: 'prove', accountId }, async (trx) => {
    const inside = { ...ctx, db: trx }
    if (staff) return markProven(inside, staff)
    if (!(await freshIdentityProof(inside))) await markIdentity(inside, 'passkey')
  })
  if (staff) {
    ctx.audit({
      kind: 'staff.proved',
      subjectKind: 'account',
      subjectId: accountId,
      after: { by: 'passkey' },
    })
  }
  return {}
}

/** Options for signing in by passkey: they name nobody. @throws ApiError `tooMany` */
export async function startPasskeySignIn(ctx: CallContext) {
  await spendLimits(ctx.services.limits, [
    {
      key: `passkey:address:${addressBucket(ctx.address)}`,
      most: startsPerAddressPerHour,
      windowSeconds: 3600,
    },
  ])
  return { ...(await requestOf(ctx, 'signIn')), allowCredentials: [] }
}

/**
 * Signs in with a passkey: having the device and being recognised by it are both factors for staff.
 * @throws ApiError `passkeyRefused`, `consentNeeded`, `accountSuspended`
 */
export async function signInByPasskey(ctx: CallContext, { response }: { response: PasskeyAssertion }) {
  const check = { response, purpose: 'signIn', accountId: null } as const
  const { session, accountId } = await checkAssertion(ctx, check, (trx, passkey) =>
    admitOwner({ ...ctx, db: trx }, passkey),
  )
  setSessionCookies(ctx, session)
  return { userID: accountId, isStaff: session.isStaff, isLeaving: session.isLeaving }
}

async function admitOwner(ctx: CallContext, { account_id: accountId, status }: ShownPasskey) {
  if (status !== 'active') throw new ApiError('accountSuspended')
  const consent = await checkConsent(ctx, { accountId, locale: ctx.locale, stated: null })
  if (consent.refusal) throw consent.refusal
  const session = await admit(ctx, { accountId, isNew: false, consent, provenBy: 'passkey' })
  if (session.isStaff) await proveSession(ctx.db, session.sessionId, null)
  return { session, accountId }
}

async function requestOf(ctx: CallContext, purpose: 'prove' | 'signIn') {
  return {
    challenge: await issueChallenge(ctx, purpose),
    rpId: relyingParty(ctx).rpId,
    timeout: ceremonyTimeoutMs,
    userVerification: 'required' as const,
  }
}
