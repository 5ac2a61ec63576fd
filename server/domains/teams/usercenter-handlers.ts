import type { Contract } from '../../../shared/contract/contract.ts'
import { listDataViews } from '../audit/data-views.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getAccountInfo, updateProfile } from '../sign-in/account/account-info.ts'
import { listWaiting } from './list-waiting.ts'
import { getTeamInfo, listTeamMembers } from './team-info.ts'
import { chooseTeam, createTeam, listTeams } from './teams.ts'

export const usercenterHandlers: HandlersOf<Contract['usercenter']> = {
  info: getAccountInfo,
  teaminfo: getTeamInfo,
  memberlist: listTeamMembers,
  teamlist: listTeams,
  teamcreate: createTeam,
  teamchoose: chooseTeam,
  profileupdate: updateProfile,
  dataViews: listDataViews,
  waiting: listWaiting,
}
