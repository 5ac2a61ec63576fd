import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { localPath } from '../../../../shared/lib/local-path.ts'
import { IdentityError, type IdentityPort, type ProvenIdentity } from '../../../adapters/identity/port.ts'
import type { CallContext } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import { insertAttempt, keepIdentity, takeAttempt } from './provider.queries.ts'

export { removeOldAttempts } from './provider.queries.ts'

const lifeMinutes = 15
const startsPerAddressPerHour = 60

/**
 * Starts signing in with a provider, bound to this browser.
 * @returns where the browser goes
 * @throws ApiError `notFound` if it is not connected, `unavailable` if it cannot be reached, `tooMany`
 */
export async function startWithProvider(ctx: CallContext, input: { provider: string; back: string }) {
  const port = portToAsk(ctx, input.provider)
  await spendLimits(ctx.services.limits, [
    {
      key: `provider:address:${addressBucket(ctx.address)}`,
      most: startsPerAddressPerHour,
      windowSeconds: 3600,
    },
  ])
  ctx.rememberBrowser()
  const { cipher } = ctx.services
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()]
  await insertAttempt(
    ctx.db,
    {
      state_hash: hashOfToken(state),
      provider: port.id,
      browser_hash: hashOfBrowser(ctx),
      nonce_encrypted: cipher.encrypt(nonce, 'provider_attempts.nonce'),
      verifier_encrypted: cipher.encrypt(codeVerifier, 'provider_attempts.verifier'),
      back: localPath(input.back, '/home'),
      locale: ctx.locale,
    },
    lifeMinutes,
  )
  const url = await port
    .start({ redirectUri: callbackOf(ctx, port), state, nonce, codeVerifier })
    .catch(refuseUnreached)
  return { url: url.href }
}

/**
 * Accepts a provider's response, once: the confirmed identity is stored with the attempt. The response must
 * arrive in the browser that started, at the callback of the provider that was asked.
 * @throws ApiError `codeUnusable` where it does not belong here or confirms nobody
 */
export async function finishWithProvider(ctx: CallContext, input: { provider: string; query: string }) {
  const port = findPort(ctx, input.provider)
  const callback = new URL(callbackOf(ctx, port))
  callback.search = input.query
  const state = callback.searchParams.get('state') ?? ''
  const ref = { stateHash: hashOfToken(state), browserHash: hashOfBrowser(ctx) }
  const attempt = await takeAttempt(ctx.db, ref, port.id)
  if (!attempt) throw new ApiError('codeUnusable')
  const { cipher } = ctx.services
  const identity = await port
    .finish(callback, {
      redirectUri: callbackOf(ctx, port),
      state,
      nonce: cipher.decrypt(attempt.nonce_encrypted, 'provider_attempts.nonce'),
      codeVerifier: cipher.decrypt(attempt.verifier_encrypted, 'provider_attempts.verifier'),
    })
    .catch(refuseIdentity)
  const provider = identity.provider ?? port.id
  await keepIdentity(ctx.db, attempt.id, { provider, ...storedIdentity(ctx, identity) })
  return { state, locale: attempt.locale }
}

function storedIdentity({ services }: CallContext, { subject, label }: ProvenIdentity) {
  return {
    subject_encrypted: services.cipher.encrypt(subject, 'provider_attempts.subject'),
    label_encrypted: label && services.cipher.encrypt(label, 'provider_identities.label'),
  }
}

function findPort({ services }: CallContext, id: string): IdentityPort {
  const port = services.identity.find((candidate) => candidate.id === id)
  if (!port) throw new ApiError('notFound')
  return port
}

/** The provider as this browser asks it: inside WeChat by the public account, where there is one. */
function portToAsk(ctx: CallContext, id: string): IdentityPort {
  const inside = ctx.services.identity.find(({ insteadOf }) => insteadOf?.id === id)
  const isInside = ctx.device.split(' · ')[0] === 'WeChat'
  return inside && isInside ? inside : findPort(ctx, id)
}

/** A separate one per provider, so that a response cannot pass for another provider's. */
function callbackOf({ services }: CallContext, { id }: IdentityPort): string {
  return `${services.origin}/auth/third/${id}`
}

export function hashOfBrowser({ browserId }: Pick<CallContext, 'browserId'>): Buffer {
  return createHash('sha256').update(browserId).digest()
}

function newSecret(): string {
  // WeChat takes letters and digits alone.
  return randomBytes(32).toString('hex')
}

function refuseUnreached(error: unknown): never {
  throw error instanceof IdentityError ? new ApiError('unavailable') : error
}

function refuseIdentity(error: unknown): never {
  throw error instanceof IdentityError ? new ApiError('codeUnusable') : error
}
