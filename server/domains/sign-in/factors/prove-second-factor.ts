import { ApiError } from '../../../../shared/contract/errors.ts'
import { staffProof } from '../../../../shared/rules/staff/staff-proof.ts'
import type { Account, CallContext, StaffStanding } from '../../../context.ts'
import { countUse } from '../../../db/limits.queries.ts'
import { spendLimits } from '../../../db/limits.ts'
import { markProven } from './mark-proven.ts'
import { confirmFactor, findFactor, hasJustAccepted, takeStep } from './second-factor.queries.ts'
import { stepOfCode } from './totp.ts'

export { findFactor, hasJustAccepted } from './second-factor.queries.ts'

export const secretColumn = 'staff_members.totp_secret'

const limitWindowSeconds = 3600

/**
 * Proves this session by an authenticator code, at sign-in and again before decisions. A code works once.
 * @throws ApiError `codeWrong` also for a used one, `tooMany` after ten wrong ones in an hour,
 * `secondFactorNeeded` where no authenticator is set up, `notAvailable` outside staff
 */
export async function proveSecondFactor(ctx: CallContext<Account>, input: { code: string }) {
  const staff = staffOf(ctx)
  const factor = await findFactor(ctx.db, ctx.actor.accountId)
  if (!factor?.totp_secret_encrypted || !factor.totp_confirmed_at) throw new ApiError('secondFactorNeeded')
  await checkCode(ctx, factor, input.code)
  await markProven(ctx, staff)
  ctx.audit({ kind: 'staff.proved', subjectKind: 'account', subjectId: ctx.actor.accountId })
  return {}
}

/**
 * Sets up the authenticator: a code from the new secret shows that the app has it. Only the session that
 * accepted the invitation may do so, within the time limit.
 * @throws ApiError as `proveSecondFactor`; `notAvailable` where this session may not set one up
 */
export async function confirmSecondFactor(ctx: CallContext<Account>, input: { code: string }) {
  const staff = staffOf(ctx)
  const factor = await findFactor(ctx.db, ctx.actor.accountId)
  if (!factor?.totp_secret_encrypted || factor.totp_confirmed_at) throw new ApiError('notAvailable')
  if (!(await hasJustAccepted(ctx.db, ctx.actor.sessionId, staffProof.invitationMinutes))) {
    throw new ApiError('notAvailable')
  }
  await checkCode(ctx, factor, input.code)
  await confirmFactor(ctx.db, ctx.actor.accountId)
  await markProven(ctx, staff)
  ctx.audit({ kind: 'staff.secondFactorSet', subjectKind: 'account', subjectId: ctx.actor.accountId })
  return {}
}

function staffOf(ctx: CallContext<Account>): StaffStanding {
  if (!ctx.actor.staff) throw new ApiError('notAvailable')
  return ctx.actor.staff
}

type Factor = { totp_secret_encrypted: string | null; now_seconds: number }

/** Every try is counted in advance and refunded when right, so that parallel guesses gain nothing. */
async function checkCode(ctx: CallContext<Account>, factor: Factor, code: string): Promise<void> {
  const limit = {
    key: `totp:${ctx.actor.accountId}`,
    most: staffProof.failuresPerHour,
    windowSeconds: limitWindowSeconds,
  }
  await spendLimits(ctx.services.limits, [limit])
  const secret = ctx.services.cipher.decrypt(factor.totp_secret_encrypted ?? '', secretColumn)
  const step = stepOfCode(secret, code, factor.now_seconds)
  if (step === null || !(await takeStep(ctx.db, ctx.actor.accountId, step))) throw new ApiError('codeWrong')
  await countUse(ctx.services.limits, limit, -1)
}
