import { randomInt } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { wayInRules } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Account, CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { countUse } from '../../../db/limits.queries.ts'
import { spendLimits } from '../../../db/limits.ts'
import { notify } from '../../messages/notify.ts'
import { lockAccount } from '../passkeys/passkey.queries.ts'
import { markIdentity, requireIdentity } from '../ways-in/identity-proof.ts'
import { markProven } from './mark-proven.ts'
import {
  countCodesLeft,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  takeRecoveryCode,
} from './recovery-code.queries.ts'

export { countCodesLeft, deleteRecoveryCodes } from './recovery-code.queries.ts'

/** Digits and letters that are distinct on paper: without i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 12
const hourSeconds = 3600

/** The number of unused codes, and when they were made. */
export async function describeRecoveryCodes({ db, actor }: CallContext<Account>) {
  const { left, made_at: madeAt } = await countCodesLeft(db, actor.accountId)
  return { left, madeAt: madeAt?.toISOString() ?? null }
}

/**
 * Makes ten codes, each of 60 random bits and stored as a keyed hash; earlier codes no longer work.
 * @param input the creation time of the codes that the page showed, null for none
 * @throws ApiError `stepUpNeeded`, `conflict` where there are newer ones
 */
export async function createRecoveryCodes(ctx: CallContext<Account>, input: { madeAt: string | null }) {
  await requireIdentity(ctx)
  const { accountId } = ctx.actor
  await lockAccount(ctx.db, accountId)
  if ((await describeRecoveryCodes(ctx)).madeAt !== input.madeAt) throw new ApiError('conflict')
  const codes = Array.from({ length: wayInRules.recoveryCodes }, newCode)
  await deleteRecoveryCodes(ctx.db, accountId)
  await insertRecoveryCodes(
    ctx.db,
    accountId,
    codes.map((code) => hashOf(ctx, code)),
  )
  await notify(ctx, { ...noticeTo(ctx), template: 'account_recovery_made', params: {} })
  ctx.audit({ kind: 'account.recoveryCodesMade', subjectKind: 'account', subjectId: accountId })
  return { codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')) }
}

/**
 * Confirms the caller's identity by a code, once; for staff it is the second factor. Each use is notified.
 * @throws ApiError `codeWrong` also for a used one, `tooMany` after five wrong ones in an hour
 */
export async function redeemRecoveryCode(ctx: CallContext<Account>, input: { code: string }) {
  const { accountId, staff } = ctx.actor
  // Every try is counted in advance and refunded when right, so that parallel guesses gain nothing.
  const limit = {
    key: `recovery:${accountId}`,
    most: wayInRules.recoveryFailuresPerHour,
    windowSeconds: hourSeconds,
  }
  await spendLimits(ctx.services.limits, [limit])
  const left = await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx }
    if (!(await takeRecoveryCode(trx, accountId, hashOf(ctx, digitsOf(input.code))))) {
      throw new ApiError('codeWrong')
    }
    const { left: rest } = await countCodesLeft(trx, accountId)
    await notify(inside, { ...noticeTo(ctx), template: 'account_recovery_used', params: { left: rest } })
    await writeUse(inside, rest)
    if (staff) await markProven(inside, staff)
    else await markIdentity(inside, 'recovery')
    return rest
  })
  await countUse(ctx.services.limits, limit, -1)
  return { left }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Normalises typing: letters that look like digits become digits, dashes and spaces are dropped. */
function digitsOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
}

/** Bound to the account: the same code of two people has different hashes. */
function hashOf({ services, actor }: CallContext<Account>, code: string): Buffer {
  return services.keyedHash(`${actor.accountId}\n${code}`, 'recovery code')
}

function noticeTo({ actor }: CallContext<Account>) {
  return {
    to: { kind: 'account', accountId: actor.accountId },
    category: 'internal',
    link: '/accountCenter?part=security',
  } as const
}

async function writeUse({ db, actor, requestId }: CallContext<Account>, left: number): Promise<void> {
  const { accountId, team } = actor
  await appendAudit(db, [
    {
      accountId,
      teamId: team?.id ?? null,
      requestId,
      kind: 'account.recoveryCodeUsed',
      subjectKind: 'account',
      subjectId: accountId,
      before: null,
      after: { left },
    },
  ])
}
