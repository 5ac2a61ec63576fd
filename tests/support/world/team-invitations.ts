import type { GivenRole } from '../../../shared/rules/sign-in/team-invitations.ts'
import type { TestPortal } from '../portal/portal.ts'
import type { TestTeam } from './actors.ts'

export type TestInvitation = { invitationID: string; token: string; link: string }

/** An invitation into a team by its super admin, with the secret of its link. */
export async function inviteInto(
  portal: TestPortal,
  { teamId, superAdmin }: TestTeam,
  options: { role?: GivenRole; phone?: string; mostUses?: number; days?: number } = {},
): Promise<TestInvitation> {
  const api = await portal.api({ token: superAdmin.token })
  const { invitationID, link } = await api.teams.invitationCreate({
    TeamID: teamId,
    role: 'member',
    ...options,
  })
  return { invitationID, link, token: new URL(link).searchParams.get('token') ?? '' }
}
