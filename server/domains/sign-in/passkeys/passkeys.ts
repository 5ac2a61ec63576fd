import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { Account, CallContext } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { findFactor } from '../factors/second-factor.queries.ts'
import { endSessions } from '../sessions/session.queries.ts'
import { requireIdentity } from '../ways-in/identity-proof.ts'
import { deletePasskey, listPasskeys, lockAccount } from './passkey.queries.ts'

export { countPasskeys, deletePasskeys } from './passkey.queries.ts'

/** The caller's passkeys, oldest first. */
export async function describePasskeys(ctx: CallContext<Account>) {
  const held = await listPasskeys(ctx.db, ctx.actor.accountId)
  const isRemovable = held.length > 1 || !(await isLastFactor(ctx))
  return {
    passkeys: held.map((passkey) => ({
      passkeyID: passkey.id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      isRemovable,
    })),
  }
}

/**
 * Removes a passkey of the caller; every other session ends, since it may have started one.
 * @throws ApiError `stepUpNeeded`, `notAvailable`, `lastFactor` where a member of staff would have none left
 */
export async function removePasskey(ctx: CallContext<Account>, { passkeyID }: { passkeyID: OwnedId }) {
  const { db } = ctx
  const { accountId, sessionId } = ctx.actor
  await requireIdentity(ctx)
  await lockAccount(db, accountId)
  const others = (await listPasskeys(db, accountId)).filter(({ id }) => id !== passkeyID)
  const name = await deletePasskey(db, accountId, passkeyID)
  if (name === null) throw new ApiError('notAvailable')
  if (others.length === 0 && (await isLastFactor(ctx))) throw new ApiError('lastFactor')
  const endedSessions = await endSessions(db, accountId, { except: sessionId })
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'account_passkey_removed',
    params: { name },
    link: '/accountCenter?part=security',
  })
  ctx.audit({
    kind: 'account.passkeyRemoved',
    subjectKind: 'passkey',
    subjectId: passkeyID,
    after: { endedSessions },
  })
  return {}
}

/** Whether a member of staff has no other factor than their only passkey. */
async function isLastFactor({ db, actor }: CallContext<Account>): Promise<boolean> {
  const factor = actor.staff && (await findFactor(db, actor.accountId))
  return factor ? factor.totp_confirmed_at === null : false
}
