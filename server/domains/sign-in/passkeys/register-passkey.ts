import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PasskeyRegistration } from '../../../../shared/contract/sign-in/passkeys.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import { staffProof } from '../../../../shared/rules/staff/staff-proof.ts'
import type { Account, CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { notify } from '../../messages/notify.ts'
import { readSiteName } from '../../settings/site-settings.ts'
import { markProven } from '../factors/mark-proven.ts'
import { findFactor, hasJustAccepted } from '../factors/second-factor.queries.ts'
import { endSessions } from '../sessions/session.queries.ts'
import { requireIdentity } from '../ways-in/identity-proof.ts'
import { ownPhone } from '../ways-in/own-phone.ts'
import { insertPasskey, listPasskeys, lockAccount } from './passkey.queries.ts'
import { ceremonyTimeoutMs, issueChallenge, relyingParty, spendChallenge } from './passkey-challenge.ts'

/** Ed25519, ECDSA on P-256 and RSA with SHA-256, by COSE number. */
const algorithms = [-8, -7, -257]

/**
 * Options for creating a discoverable passkey, which works without naming the account.
 * @throws ApiError `stepUpNeeded`, `passkeysFull`
 */
export async function startPasskey(ctx: CallContext<Account>) {
  await requireMayAdd(ctx)
  const { accountId } = ctx.actor
  const held = await listPasskeys(ctx.db, accountId)
  if (held.length >= wayInRules.passkeys) throw new ApiError('passkeysFull')
  const name = maskPhone(await ownPhone(ctx))
  return {
    challenge: await issueChallenge(ctx, 'register'),
    rp: { id: relyingParty(ctx).rpId, name: await readSiteName(ctx.db, ctx.locale) },
    user: { id: handleOf(accountId), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: ceremonyTimeoutMs,
    excludeCredentials: held.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/** A passkey as named in options for a browser. */
export function descriptorOf(passkey: { credential_id: Buffer; transports: string[] }) {
  const { credential_id: id, transports } = passkey
  return { type: 'public-key' as const, id: id.toString('base64url'), transports }
}

/** An account's user handle: the bytes of its id, which reveal nothing about the person. */
export function handleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * Stores a new passkey. A change of factors ends every other session, and the person is notified.
 * @throws ApiError `passkeyRefused`, `stepUpNeeded`, `passkeysFull`
 */
export async function registerPasskey(
  ctx: CallContext<Account>,
  input: { name: string; response: PasskeyRegistration },
) {
  await requireMayAdd(ctx)
  const challenge = await spendChallenge(ctx, 'register', input.response.response.clientDataJSON)
  const { credential } = await verify(ctx, input.response, challenge)
  const known = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
  await ctx.db.transaction().execute((trx) =>
    keep(
      { ...ctx, db: trx },
      {
        account_id: ctx.actor.accountId,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: input.response.response.transports.filter((transport) => known.has(transport)),
        name: input.name,
      },
    ),
  )
  // Just made by the person's own device, so for staff it also proves the second factor.
  if (ctx.actor.staff) await markProven(ctx, ctx.actor.staff)
  return {}
}

/**
 * Adding a passkey requires a recent proof of identity; for staff, a session that has just accepted an
 * invitation and has no factor yet may also do so.
 */
async function requireMayAdd(ctx: CallContext<Account>): Promise<void> {
  const { staff, accountId, sessionId } = ctx.actor
  if (
    staff &&
    !staff.hasFreshProof &&
    (await hasJustAccepted(ctx.db, sessionId, staffProof.invitationMinutes))
  ) {
    const factor = await findFactor(ctx.db, accountId)
    if (factor && !factor.totp_confirmed_at && factor.passkeys === 0) return
  }
  await requireIdentity(ctx)
}

type Registered = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']

async function verify(
  ctx: CallContext,
  response: PasskeyRegistration,
  expectedChallenge: string,
): Promise<Registered> {
  const { origin, rpId } = relyingParty(ctx)
  try {
    refuseCertificates(response)
    const result = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (result.verified) return result.registrationInfo
  } catch {
    // Details of what is wrong would only help a forger.
  }
  throw new ApiError('passkeyRefused')
}

/** No certificates were requested, and checking their revocation would fetch addresses that they name. */
function refuseCertificates({ response }: PasskeyRegistration): void {
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  )
  const format = attestation.get('fmt')
  const isSelfSigned = format === 'packed' && !attestation.get('attStmt').get('x5c')
  if (format !== 'none' && !isSelfSigned) throw new Error('attestation with certificates')
}

async function keep(ctx: CallContext<Account>, row: Parameters<typeof insertPasskey>[1]): Promise<void> {
  const { db, requestId } = ctx
  const { accountId, sessionId, team } = ctx.actor
  await lockAccount(db, accountId)
  if ((await listPasskeys(db, accountId)).length >= wayInRules.passkeys) throw new ApiError('passkeysFull')
  const id = await insertPasskey(db, row)
  if (!id) throw new ApiError('passkeyRefused')
  const endedSessions = await endSessions(db, accountId, { except: sessionId })
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'account_passkey_added',
    params: { name: row.name },
    link: '/accountCenter?part=security',
  })
  await appendAudit(db, [
    {
      accountId,
      teamId: team?.id ?? null,
      requestId,
      kind: 'account.passkeyAdded',
      subjectKind: 'passkey',
      subjectId: id,
      before: null,
      after: { endedSessions },
    },
  ])
}
