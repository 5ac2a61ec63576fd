import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { acceptTeamInvitation } from './invitations/accept-team-invitation.ts'
import { createTeamInvitation } from './invitations/create-team-invitation.ts'
import { showTeamInvitation } from './invitations/show-team-invitation.ts'
import {
  listInvitationsForMe,
  listTeamInvitations,
  revokeTeamInvitation,
} from './invitations/team-invitations.ts'
import { decideJoinRequest, listJoinRequests } from './joining/decide-join-request.ts'
import { askToJoin, checkTeam, listMyRequests, withdrawRequest } from './joining/join-requests.ts'
import { checkLeaving, leaveTeam } from './leave-team.ts'
import { findOrganisationWork } from './organisation-work.ts'
import { changeMemberRole, removeMember, updateTeam } from './team-members.ts'

export const teamHandlers: HandlersOf<Contract['teams']> = {
  invitation: showTeamInvitation,
  invitationAccept: acceptTeamInvitation,
  invitationCreate: createTeamInvitation,
  invitationsForMe: listInvitationsForMe,
  invitationList: listTeamInvitations,
  invitationRevoke: revokeTeamInvitation,
  teamupdate: updateTeam,
  memberRole: changeMemberRole,
  memberRemove: removeMember,
  leaving: checkLeaving,
  leave: leaveTeam,
  work: findOrganisationWork,
  checkTeam,
  applyJoinTeamMessage: askToJoin,
  joinRequests: listMyRequests,
  joinWithdraw: withdrawRequest,
  joinList: listJoinRequests,
  joinDecide: decideJoinRequest,
}
