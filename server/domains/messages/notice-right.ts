import type { NoticeNeed } from '../../db/tables/messages.ts'
import type { Services } from '../../services.ts'
import { type Contact, contactOf, type TeamStanding } from './recipients.ts'

type Addressed = { team_id: string | null; needs: NoticeNeed | null }

/**
 * An account's current contact for a notice; null if it has lost the right to it: its status, team
 * membership, leading role, or survey invitation.
 */
export async function contactFor(
  services: Pick<Services, 'pool' | 'cipher' | 'ports'>,
  accountId: string,
  { team_id, needs }: Addressed,
  reachesSuspended = false,
): Promise<Contact | null> {
  if (
    needs?.kind === 'asked' &&
    !(await services.ports.notices.isStillAsked(services.pool, accountId, needs.surveyId))
  )
    return null
  return contactOf(services, accountId, standingOf(team_id, needs), reachesSuspended)
}

function standingOf(teamId: string | null, needs: NoticeNeed | null): TeamStanding | null {
  if (teamId !== null) return { teamId, leads: false }
  if (needs === null || needs.kind === 'asked') return null
  return { teamId: needs.teamId, leads: needs.kind === 'manager' }
}
