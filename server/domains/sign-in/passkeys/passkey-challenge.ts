import { createHash, randomBytes } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type PasskeyPurpose, wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { insertChallenge, takeChallenge } from './passkey.queries.ts'

export { removeChallengesBeforeNow as removeOldChallenges } from './passkey.queries.ts'

/** How long a browser waits for the person, in milliseconds. */
export const ceremonyTimeoutMs = wayInRules.challengeMinutes * 60_000

/** By what passkeys are bound to this portal: a key made for another address does not answer here. */
export function relyingParty({ services }: Pick<CallContext, 'services'>) {
  return { origin: services.origin, rpId: new URL(services.origin).hostname }
}

/** A new challenge for this session (signed out: for this browser), kept as a hash. */
export async function issueChallenge(ctx: CallContext, purpose: PasskeyPurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  ctx.rememberBrowser()
  await insertChallenge(ctx.db, rowOf(ctx, purpose, challenge), wayInRules.challengeMinutes)
  return challenge
}

/**
 * The challenge that an authenticator says it answers, used up: whatever comes of the answer, it is not looked at twice.
 * @throws ApiError `passkeyRefused` for one that is used, expired, unknown, or meant for something or somebody else
 */
export async function spendChallenge(
  ctx: CallContext,
  purpose: PasskeyPurpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null || !(await takeChallenge(ctx.db, rowOf(ctx, purpose, challenge)))) {
    throw new ApiError('passkeyRefused')
  }
  return challenge
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

function rowOf(ctx: CallContext, purpose: PasskeyPurpose, challenge: string) {
  return {
    challenge_hash: createHash('sha256').update(challenge).digest(),
    purpose,
    session_id: purpose === 'signIn' || ctx.actor.kind !== 'account' ? null : ctx.actor.sessionId,
    browser_hash: createHash('sha256').update(ctx.browserId).digest(),
  }
}
