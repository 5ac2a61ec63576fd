import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PasskeyAssertion } from '../../../../shared/contract/sign-in/passkeys.ts'
import type { PasskeyPurpose } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import type { Db } from '../../../db/database.ts'
import { notify } from '../../messages/notify.ts'
import { lockCredential, type PasskeyRow, recordPasskeyUse } from './passkey.queries.ts'
import { relyingParty, spendChallenge } from './passkey-challenge.ts'
import { handleOf } from './register-passkey.ts'

export type ShownPasskey = PasskeyRow & { status: 'active' | 'suspended' | 'deleted' }

type Outcome<T> = { done: T } | { copied: PasskeyRow }

/**
 * Checks a passkey's response to a challenge of this session or browser, and runs `then` in the same
 * transaction. The challenge is used up in any case. A counter that did not increase means that the key was
 * copied: refused, logged, and reported to its owner.
 * @param accountId the required owner; null where the passkey identifies the account
 * @throws ApiError `passkeyRefused`, and what `then` throws
 */
export async function checkAssertion<T>(
  ctx: CallContext,
  {
    response,
    purpose,
    accountId,
  }: { response: PasskeyAssertion; purpose: PasskeyPurpose; accountId: string | null },
  then: (trx: Db, passkey: ShownPasskey) => Promise<T>,
): Promise<T> {
  const challenge = await spendChallenge(ctx, purpose, response.response.clientDataJSON)
  const outcome = await ctx.db.transaction().execute(async (trx): Promise<Outcome<T>> => {
    const passkey = await lockCredential(trx, Buffer.from(response.id, 'base64url'))
    if (!passkey || !belongs(passkey, response, accountId)) throw new ApiError('passkeyRefused')
    const counter = await counterOf(ctx, response, { challenge, passkey })
    if (isCopy(Number(passkey.counter), counter)) return { copied: passkey }
    await recordPasskeyUse(trx, passkey.id, counter)
    return { done: await then(trx, passkey) }
  })
  if ('done' in outcome) return outcome.done
  await tellOfCopy(ctx, outcome.copied)
  throw new ApiError('passkeyRefused')
}

function belongs(passkey: PasskeyRow, { response }: PasskeyAssertion, accountId: string | null): boolean {
  const handle = response.userHandle
  if (handle !== null && handle !== handleOf(passkey.account_id)) return false
  return accountId === null ? handle !== null : passkey.account_id === accountId
}

/** The authenticator's counter; 0 for those without one. */
async function counterOf(
  ctx: CallContext,
  response: PasskeyAssertion,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number> {
  const { origin, rpId } = relyingParty(ctx)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...response.response, userHandle: response.response.userHandle ?? undefined },
        clientExtensionResults: {},
      } as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared here, to distinguish a step back from a wrong signature.
      credential: { id: response.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // Details of what is wrong would only help a forger.
  }
  throw new ApiError('passkeyRefused')
}

function isCopy(before: number, now: number): boolean {
  return (before > 0 || now > 0) && now <= before
}

async function tellOfCopy(ctx: CallContext, passkey: PasskeyRow): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await notify(
      { ...ctx, db: trx },
      {
        to: { kind: 'account', accountId: passkey.account_id },
        category: 'internal',
        template: 'account_passkey_copied',
        params: { name: passkey.name },
        link: '/accountCenter?part=security',
      },
    )
    await appendAudit(trx, [
      {
        accountId: passkey.account_id,
        teamId: null,
        requestId: ctx.requestId,
        kind: 'account.passkeyCounterBack',
        subjectKind: 'passkey',
        subjectId: passkey.id,
        before: null,
        after: null,
      },
    ])
  })
}
