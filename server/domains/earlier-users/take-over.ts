import type { EarlierUserStatus } from '../../../shared/contract/earlier-users.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../context.ts'
import { contactOf } from '../messages/recipients.ts'
import { fillProfileName } from '../sign-in/account/fill-profile-name.ts'
import { claimEarlier, type EarlierRow, findDecided, findWaiting } from './earlier-users.queries.ts'

type Ctx = CallContext<Account>

/** Whether an earlier platform knew this phone, and whether a decision is pending. */
export async function checkNewUser(ctx: Ctx) {
  const row = await findMine(ctx)
  return { isNewUser: !row, canImport: row?.state === 'waiting' }
}

export async function getEarlierStatus(ctx: Ctx): Promise<EarlierUserStatus> {
  return present(await findMine(ctx))
}

/**
 * Takes over the caller's earlier data, or has it deleted. A name fills an empty profile; an address is not
 * taken, as nobody has verified it here. Either way only the encrypted phone stays, so the decision holds.
 * @throws ApiError `illegalTransition`
 */
export async function decideEarlier(
  ctx: Ctx,
  { isAgreed }: { isAgreed: boolean },
): Promise<EarlierUserStatus> {
  const { accountId } = ctx.actor
  const waiting = await findMine(ctx)
  const state = isAgreed ? 'imported' : 'declined'
  const claimed = waiting && (await claimEarlier(ctx.db, waiting.id, { accountId, state }))
  if (!waiting || !claimed) throw new ApiError('illegalTransition')
  const name =
    waiting.name_encrypted && ctx.services.cipher.decrypt(waiting.name_encrypted, earlierContexts.name)
  const isNameTaken = isAgreed && name ? await fillProfileName(ctx, accountId, name) : false
  ctx.audit({
    kind: isAgreed ? 'earlierUser.imported' : 'earlierUser.declined',
    subjectKind: 'account',
    subjectId: accountId,
    after: { isNameTaken },
  })
  return present({ ...waiting, state, decided_at: claimed.decided_at })
}

/** Encryption contexts of the personal columns. */
export const earlierContexts = {
  phone: 'earlier_users.phone',
  name: 'earlier_users.name',
  email: 'earlier_users.email',
} as const

/** The caller's row: the decided one, else the one waiting under their phone. */
async function findMine({ db, actor, services }: Ctx): Promise<EarlierRow | undefined> {
  const decided = await findDecided(db, actor.accountId)
  if (decided) return decided
  const contact = await contactOf(services, actor.accountId, null)
  if (!contact?.phone) return undefined
  return findWaiting(db, services.cipher.blindIndexes(contact.phone, earlierContexts.phone))
}

function present(row: EarlierRow | undefined): EarlierUserStatus {
  return {
    status: row?.state ?? 'none',
    hasName: row?.name_encrypted != null,
    hasEmail: row?.email_encrypted != null,
    teamName: row?.state === 'declined' ? null : (row?.team_name ?? null),
    decidedAt: row?.decided_at?.toISOString() ?? null,
  }
}
