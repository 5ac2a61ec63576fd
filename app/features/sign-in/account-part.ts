import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type {
  DataViewItem,
  TeamInfo,
  TeamMemberItem,
  TeamSummary,
  UserInfo,
} from '../../../shared/contract/teams/usercenter.ts'
import type { ActFailure } from '../../api/act.ts'
import { pageOf } from '../../api/page-of.ts'
import type { PostedForm } from '../../api/posted-form.ts'
import { readTold, type Told, toldOf } from '../../api/told-texts.ts'

/** The team that I act for, with a page of its members; null without a team. */
export type TeamData = {
  teams: TeamSummary[]
  team: { info: TeamInfo; members: TeamMemberItem[]; total: number; page: number; pageCount: number } | null
}
/** Who has looked at my personal texts in full: the newest times, and how many in all. */
export type DataViewList = { views: DataViewItem[]; total: number }
export type ProfileData = { user: UserInfo }

/** What a form of the account says when it was done. */
export type AccountAnswer = { isFailure: false; done: 'profile' } | ActFailure

export async function loadTeam(api: Api, url: URL): Promise<TeamData> {
  const { teams } = await api.usercenter.teamlist({})
  if (!teams.some((team) => team.isActing)) return { teams, team: null }
  const page = pageOf(url)
  const [info, list] = await Promise.all([api.usercenter.teaminfo({}), api.usercenter.memberlist({ page })])
  const pageCount = Math.max(1, Math.ceil(list.total / list.pageSize))
  return { teams, team: { info, members: list.members, total: list.total, page, pageCount } }
}

export async function loadProfile(api: Api): Promise<ProfileData> {
  return { user: await api.usercenter.info({}) }
}

/** Changes the name. */
export async function actOnProfile(api: Api, form: PostedForm): Promise<AccountAnswer> {
  const base = readTold(form.text('told'))?.name?.name?.[0]
  const done = { isFailure: false, done: 'profile' } as const
  // The name that another window has saved stays.
  if (form.has('take')) return done
  const name = form.text('name')
  await api.usercenter
    .profileupdate({ name, ...(base !== undefined && { base: { name: base } }) })
    .catch(async (error: unknown) => {
      if (error instanceof ApiError && error.details.fields?.name?.reason === 'changedElsewhere')
        form.refuseChanged('name', toldOfProfile(await loadProfile(api)))
      throw error
    })
  return done
}

/** What its page is told of the name. */
export function toldOfProfile({ user }: ProfileData): Told {
  return toldOf({ name: user.name ?? '' })
}
