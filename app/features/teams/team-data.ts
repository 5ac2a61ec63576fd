import type { Api } from '../../../shared/contract/contract.ts'
import type { TeamInfo, TeamMemberItem, TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import { pageOf } from '../../api/pages/page-of.ts'

/** The acting team, with a page of its members; null without a team. */
export type TeamData = {
  teams: TeamSummary[]
  team: { info: TeamInfo; members: TeamMemberItem[]; total: number; page: number; pageCount: number } | null
}

export async function loadTeam(api: Api, url: URL): Promise<TeamData> {
  const { teams } = await api.usercenter.teamlist({})
  if (!teams.some((team) => team.isActing)) return { teams, team: null }
  const page = pageOf(url)
  const [info, list] = await Promise.all([api.usercenter.teaminfo({}), api.usercenter.memberlist({ page })])
  const pageCount = Math.max(1, Math.ceil(list.total / list.pageSize))
  return { teams, team: { info, members: list.members, total: list.total, page, pageCount } }
}
