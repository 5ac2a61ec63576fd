import type { Actor, CallContext } from '../../../context.ts'
import { invitationCookie } from '../../../cookie-names.ts'
import { findAccount } from '../../sign-in/account/account-info.ts'
import { openPhone } from '../../sign-in/account/personal-fields.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { findTeamInvitation } from './team-invitation.queries.ts'

/** How a call identifies an invitation; without either, by the browser's stored secret. */
export type InvitationInput = { token?: string | undefined; invitationID?: string | undefined }

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findTeamInvitation>>> & {
  /** In E.164; null if the invitation is not bound to a phone. */
  phone: string | null
  /** Whether it is for another phone than the actor's; false for visitors, whose phone is unknown. */
  isForAnother: boolean
}

/**
 * The identified invitation. By id alone, which is not secret, only the owner of the phone it was sent to
 * finds it.
 */
export async function findNamedInvitation(
  ctx: CallContext,
  { token, invitationID }: InvitationInput,
): Promise<FoundInvitation | null> {
  const isById = invitationID !== undefined && token === undefined
  const secret = token ?? ctx.cookies.get(invitationCookie) ?? ''
  if (!isById && !isTokenForm(secret)) return null
  const found = await findTeamInvitation(
    ctx.db,
    isById ? { id: invitationID } : { tokenHash: hashOfToken(secret) },
  )
  if (!found) return null
  const phone =
    found.phone_encrypted && ctx.services.cipher.decrypt(found.phone_encrypted, invitationPhoneColumn)
  const isForAnother =
    phone !== null && ctx.actor.kind === 'account' && phone !== (await phoneOf(ctx, ctx.actor))
  const isHidden = isById && (phone === null || ctx.actor.kind !== 'account' || isForAnother)
  return isHidden ? null : { ...found, phone, isForAnother }
}

export const invitationPhoneColumn = 'team_invitations.phone'

function isTokenForm(token: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(token)
}

async function phoneOf(ctx: CallContext, actor: Extract<Actor, { kind: 'account' }>): Promise<string | null> {
  const account = await findAccount(ctx.db, actor.accountId)
  return account ? openPhone(ctx, account) : null
}
