import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { mostOpenInvitations } from '../../../../shared/rules/sign-in/team-invitations.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import { findAccount } from '../../sign-in/account/account-info.ts'
import { openPhone } from '../../sign-in/account/personal-fields.ts'
import { requireManager } from '../team.policy.ts'
import { invitationPhoneColumn } from './named-invitation.ts'
import { listInvitationsTo, listOpenInvitations, revokeInvitations } from './team-invitation.queries.ts'

export { removeOldInvitations, revokeInvitations } from './team-invitation.queries.ts'

/** The acting team's open invitations, without their links, which were returned only once. */
export async function listTeamInvitations(ctx: CallContext<TeamMember>) {
  requireManager(ctx)
  const { cipher } = ctx.services
  const rows = await listOpenInvitations(ctx.db, ctx.actor.team.id, mostOpenInvitations)
  return {
    invitations: rows.map((row) => ({
      invitationID: row.id,
      role: row.role,
      phone: row.phone_encrypted && maskPhone(cipher.decrypt(row.phone_encrypted, invitationPhoneColumn)),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      uses: row.uses,
      mostUses: row.most_uses,
    })),
  }
}

/** Invitations to the caller's phone: a person who lost the link finds them after signing in. */
export async function listInvitationsForMe(ctx: CallContext<Account>) {
  const { db, actor, services } = ctx
  const account = await findAccount(db, actor.accountId)
  const phone = account && openPhone(ctx, account)
  if (!phone) return { invitations: [] }
  const indexes = services.cipher.blindIndexes(phone, invitationPhoneColumn)
  const rows = await listInvitationsTo(db, indexes, actor.accountId)
  return {
    invitations: rows.map((row) => ({
      invitationID: row.id,
      teamName: row.name,
      role: row.role,
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}

/**
 * Revokes an open invitation of the acting team. People who joined by it stay.
 * @throws ApiError `notAvailable` for one that is closed, foreign or missing
 */
export async function revokeTeamInvitation(
  ctx: CallContext<TeamMember>,
  { invitationID }: { invitationID: string },
) {
  requireManager(ctx)
  const [revoked] = await revokeInvitations(ctx.db, ctx.actor.team.id, { id: invitationID })
  if (!revoked) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'team.invitationRevoked', subjectKind: 'teamInvitation', subjectId: revoked })
  return {}
}
