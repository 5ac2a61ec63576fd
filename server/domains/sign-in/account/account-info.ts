import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskName } from '../../../../shared/lib/text/masking.ts'
import { isSameText } from '../../../../shared/rules/content/changed-elsewhere.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { ownedBy } from '../../../owned-by.ts'
import { lockAccount } from '../passkeys/passkey.queries.ts'
import { changeSelf, findAccount } from './account.queries.ts'
import { openName, openPhone } from './personal-fields.ts'

export { findAccount, keepEarlierRealName } from './account.queries.ts'

/** The signed-in person's account. */
export async function getAccountInfo(ctx: CallContext<Account>) {
  const { actor, db } = ctx
  const account = await findAccount(db, actor.accountId)
  if (!account) throw new Error('The account of a live session is missing')
  return ownedBy(account.id, {
    userID: account.id,
    phone: openPhone(ctx, account),
    name: openName(ctx, account),
    since: account.since,
    teamID: actor.team?.id ?? null,
    isStaff: actor.staff !== null,
  })
}

type Named = { name: string; base?: Record<string, string> | undefined }

/** Whoever bore every word for a while could take all of them out of what others wrote, by leaving. */
const renamesAMonth = 5

/**
 * Changes what I am called.
 * @throws ApiError `tooMany`; `invalidInput` for a name that another page has changed since this one was told of it, or its mask
 */
export async function updateProfile(ctx: CallContext<Account>, { name, base }: Named) {
  const { accountId } = ctx.actor
  // Serialised: a second window sees what the first has saved.
  if (base) await lockAccount(ctx.db, accountId)
  const account = await findAccount(ctx.db, accountId)
  const before = (account && openName(ctx, account)) ?? ''
  const isTold = [before, maskName(before)].some((one) => isSameText(one, base?.name))
  if (base && !isTold && !isSameText(before, name))
    throw new ApiError('invalidInput', { fields: { name: { reason: 'changedElsewhere' } } })
  if (name !== before)
    await spendLimits(ctx.services.limits, [
      { key: `rename:${accountId}`, most: renamesAMonth, windowSeconds: 30 * 24 * 3600 },
    ])
  const encrypted = name === '' ? null : ctx.services.cipher.encrypt(name, 'accounts.name')
  await changeSelf(ctx.db, accountId, { name_encrypted: encrypted })
  ctx.audit({ kind: 'account.renamed', subjectKind: 'account', subjectId: accountId })
  return {}
}
