import { createHash, randomBytes } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type PasskeyPurpose, wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { insertChallenge, takeChallenge } from './passkey.queries.ts'

export { removeChallengesBeforeNow as removeOldChallenges } from './passkey.queries.ts'

/** How long a browser waits for the person, in milliseconds. */
export const ceremonyTimeoutMs = wayInRules.challengeMinutes * 60_000

/** What passkeys are bound to: a key made for another address does not work here. */
export function relyingParty({ services }: Pick<CallContext, 'services'>) {
  return { origin: services.origin, rpId: new URL(services.origin).hostname }
}

/** A new challenge for this session (or this browser when signed out), stored as a hash. */
export async function issueChallenge(ctx: CallContext, purpose: PasskeyPurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  ctx.rememberBrowser()
  await insertChallenge(ctx.db, rowOf(ctx, purpose, challenge), wayInRules.challengeMinutes)
  return challenge
}

/**
 * Uses up the challenge that an authenticator answers: whatever the outcome, it is not checked twice.
 * @throws ApiError `passkeyRefused` for one that is used, expired, unknown, or for something or somebody else
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
