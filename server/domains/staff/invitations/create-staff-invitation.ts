import { randomBytes } from 'node:crypto'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import { invitationMinutesFor } from '../../../../shared/rules/staff/staff-proof.ts'
import type { Db } from '../../../db/database.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { insertInvitation } from './staff-invitation.queries.ts'

export type InvitationInput = { name: string; roles: RoleKey[]; renewsSecondFactor: boolean }

/**
 * A one-time link that makes the signed-in person who opens it staff. It is returned once and stored only as
 * a hash. It works once confirmed, or at once from the command line. The caller writes the audit entry.
 */
export async function createStaffInvitation(
  db: Db,
  origin: string,
  { name, roles, renewsSecondFactor }: InvitationInput,
  by: { createdBy: string; isConfirmed: boolean } | 'commandLine',
) {
  const token = randomBytes(32).toString('base64url')
  const { id, expires_at } = await insertInvitation(
    db,
    {
      token_hash: hashOfToken(token),
      display_name: name,
      roles,
      renews_second_factor: renewsSecondFactor,
      created_by: by === 'commandLine' ? null : by.createdBy,
    },
    by === 'commandLine' || by.isConfirmed ? invitationMinutesFor(roles) : null,
  )
  return {
    id,
    token,
    link: `${origin}/staff/invitation?token=${token}`,
    expiresAt: expires_at?.toISOString() ?? null,
  }
}
