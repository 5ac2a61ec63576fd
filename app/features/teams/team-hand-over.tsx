import * as m from '#messages'
import type { HandOver } from '../../../shared/contract/teams/hand-overs.ts'
import { superAdminHref } from '../../api/pages/super-admin-href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type TeamHandOverProps = { handOver: HandOver; memberCount: number }

/** A pending hand-over of the super admin, for its two sides; else the super admin's link to start one. */
export function TeamHandOver({ handOver, memberCount }: TeamHandOverProps) {
  const locale = useLocale()
  const { TeamID, waiting, mySide, by } = handOver
  if (waiting) {
    return (
      <Notice title={m.hand_over_team_waiting()}>
        <Link href={`/handOver?team=${TeamID}`} alone>
          {m.hand_over_see()}
        </Link>
      </Notice>
    )
  }
  if (mySide !== 'giver' || memberCount < 2) return null
  return (
    <p>
      <Link href={superAdminHref(TeamID, handOver, locale)} alone>
        {by === 'change' ? m.team_leave_super_admin_action() : m.hand_over_title()}
      </Link>
    </p>
  )
}
