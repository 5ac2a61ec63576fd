import type { Account, CallContext } from '../../context.ts'
import { ownedBy } from '../../owned-by.ts'
import { findAccount, updateName } from './account.queries.ts'
import { openName, openPhone } from './personal-fields.ts'

/** My account as I see it. */
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

/** Changes what I am called. */
export async function updateProfile(ctx: CallContext<Account>, { name }: { name: string }) {
  const { accountId } = ctx.actor
  const encrypted = name === '' ? null : ctx.services.cipher.encrypt(name, 'accounts.name')
  await updateName(ctx.db, accountId, encrypted)
  ctx.audit({ kind: 'account.renamed', subjectKind: 'account', subjectId: accountId })
  return {}
}
