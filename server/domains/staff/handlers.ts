import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { confirmSecondFactor, proveSecondFactor } from '../sign-in/factors/prove-second-factor.ts'
import { acceptStaffInvitation, findStaffInvitation } from './invitations/staff-invitation.ts'
import { askMemberRoles, inviteStaff } from './role-changes/ask-role-change.ts'
import { listRoleViews } from './roles/role-views.ts'
import { rolesWith } from './roles/roles-with.ts'
import { secondFactorState } from './second-factor-state.ts'
import { listStaffMembers } from './staff-members.ts'
import { assignWork } from './work/assign-work.ts'
import { leaveWork, lookAtWork } from './work/look-at-work.ts'
import { listStaffColleagues, readQueue } from './work/staff-queue.ts'

export const staffHandlers: HandlersOf<Contract['staff']> = {
  invitation: findStaffInvitation,
  invitationAccept: acceptStaffInvitation,
  secondFactor: secondFactorState,
  secondFactorConfirm: confirmSecondFactor,
  secondFactorProve: proveSecondFactor,
  queue: readQueue,
  look: lookAtWork,
  leave: leaveWork,
  assign: assignWork,
  colleagues: listStaffColleagues,
  rolesWith,
  memberlist: listStaffMembers,
  roleList: listRoleViews,
  invitationCreate: inviteStaff,
  memberRoles: askMemberRoles,
}
