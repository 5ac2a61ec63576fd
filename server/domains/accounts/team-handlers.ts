import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { acceptTeamInvitation } from './accept-team-invitation.ts'
import { createTeamInvitation } from './create-team-invitation.ts'
import { decideJoinRequest, listJoinRequests } from './decide-join-request.ts'
import { askToJoin, checkTeam, listMyRequests, withdrawRequest } from './join-requests.ts'
import { checkLeaving, leaveTeam } from './leave-team.ts'
import { findOrganisationWork } from './organisation-work.ts'
import { showTeamInvitation } from './show-team-invitation.ts'
import { listInvitationsForMe, listTeamInvitations, revokeTeamInvitation } from './team-invitations.ts'
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
