import { ApiError } from '../../../shared/contract/errors.ts'
import { staffProof } from '../../../shared/rules/staff/staff-proof.ts'
import type { Account, CallContext } from '../../context.ts'
import { qrCodeOf } from '../../qr-code.ts'
import { readSiteName } from '../settings/site-settings.ts'
import { findFactor, hasJustAccepted, secretColumn } from '../sign-in/factors/prove-second-factor.ts'
import { countCodesLeft } from '../sign-in/factors/recovery-codes.ts'
import { totpUri } from '../sign-in/factors/totp.ts'
import { namedRoles } from './roles/named-roles.ts'

/**
 * The next step for a member of staff: set up an authenticator (`enrolment`, with its secret shown only to
 * the session that accepted the invitation), or enter a code.
 * @throws ApiError `notAvailable` outside staff
 */
export async function secondFactorState(ctx: CallContext<Account>) {
  const factor = ctx.actor.staff && (await findFactor(ctx.db, ctx.actor.accountId))
  if (!ctx.actor.staff || !factor) throw new ApiError('notAvailable')
  const hasTotp = factor.totp_confirmed_at !== null
  const hasPasskey = factor.passkeys > 0
  const hasRecovery =
    hasTotp || hasPasskey ? (await countCodesLeft(ctx.db, ctx.actor.accountId)).left > 0 : false
  const base = {
    name: factor.display_name,
    roles: await namedRoles(ctx, factor.roles),
    privileges: ctx.actor.staff.privileges,
    isSetUp: hasTotp || hasPasskey,
    hasTotp,
    hasPasskey,
    hasRecovery,
  }
  const { hasSecondFactor: isProven, hasFreshProof: isFresh } = ctx.actor.staff
  if (base.isSetUp || !factor.totp_secret_encrypted) return { ...base, isProven, isFresh, enrolment: null }
  const mayEnrol = await hasJustAccepted(ctx.db, ctx.actor.sessionId, staffProof.invitationMinutes)
  if (!mayEnrol) return { ...base, isProven, isFresh, enrolment: null }
  const secret = ctx.services.cipher.decrypt(factor.totp_secret_encrypted, secretColumn)
  const uri = totpUri(secret, factor.display_name, await readSiteName(ctx.db, ctx.locale))
  return { ...base, isProven, isFresh, enrolment: { secret, uri, qr: qrCodeOf(uri) } }
}
