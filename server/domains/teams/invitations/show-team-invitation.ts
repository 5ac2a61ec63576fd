import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { keptInvitationHours } from '../../../../shared/rules/sign-in/team-invitations.ts'
import type { CallContext } from '../../../context.ts'
import { invitationCookie } from '../../../cookie-names.ts'
import { findAccount } from '../../sign-in/account/account-info.ts'
import { describeLink, type StatedLink } from '../../sign-in/ways-in/kept-secret.ts'
import { findMembership } from '../team.queries.ts'
import { type FoundInvitation, findNamedInvitation, type InvitationInput } from './named-invitation.ts'
import { hasUsedInvitation } from './team-invitation.queries.ts'

/**
 * What an invitation offers, for whoever holds its link. A closed one says only that, and to people who
 * joined by it that they are members, so that a reloaded page leads on. A token is stored in the browser.
 */
export async function showTeamInvitation(ctx: CallContext, input: InvitationInput & StatedLink) {
  const { invitationID, ...stated } = input
  const isById = invitationID !== undefined && stated.token === undefined
  if (isById) return show(ctx, { invitationID })
  const kept = { cookie: invitationCookie, keptHours: keptInvitationHours }
  return describeLink(ctx, kept, stated, (token) => show(ctx, { token }))
}

async function show(ctx: CallContext, input: InvitationInput) {
  const found = await findNamedInvitation(ctx, input)
  if (!found) return { state: 'closed' as const }
  return (await asMember(ctx, found)) ?? asOpen(ctx, found)
}

async function asMember({ db, actor }: CallContext, found: FoundInvitation) {
  if (actor.kind !== 'account') return null
  const membership = await findMembership(db, found.team_id, actor.accountId)
  if (!membership) return null
  if (!found.is_open && !(await hasUsedInvitation(db, found.id, actor.accountId))) return null
  return {
    state: 'member' as const,
    teamID: found.team_id,
    teamName: found.team_name,
    role: membership.role,
    isActing: actor.team?.id === found.team_id,
    isNameless: !(await findAccount(db, actor.accountId))?.name_encrypted,
  }
}

function asOpen(ctx: CallContext, found: FoundInvitation) {
  if (!found.is_open) return { state: 'closed' as const }
  const isSignedIn = ctx.actor.kind === 'account'
  return {
    state: 'open' as const,
    teamName: found.team_name,
    teamKind: found.team_kind,
    role: found.role,
    invitedBy: inviterOf(ctx, found),
    expiresAt: found.expires_at.toISOString(),
    phone: found.phone && maskPhone(found.phone),
    next: isSignedIn
      ? found.isForAnother
        ? ('otherPhone' as const)
        : ('accept' as const)
      : ('signIn' as const),
  }
}

/** An inviter wants to be recognised: by the name they have given, else the masked phone. */
function inviterOf({ services }: CallContext, found: FoundInvitation): string {
  const { inviter_name_encrypted: name, inviter_phone_encrypted: phone } = found
  if (name) return services.cipher.decrypt(name, 'accounts.name')
  return phone ? maskPhone(services.cipher.decrypt(phone, 'accounts.phone')) : ''
}
