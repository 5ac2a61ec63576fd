import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { leaveReview } from './leave-review.ts'
import { confirmSecondFactor, proveSecondFactor } from './prove-second-factor.ts'
import { askMemberRoles, inviteStaff } from './role-changes/ask-role-change.ts'
import { listRoleViews } from './role-views.ts'
import { rolesWith } from './roles-with.ts'
import { secondFactorState } from './second-factor-state.ts'
import { acceptStaffInvitation, findStaffInvitation } from './staff-invitation.ts'
import { listStaffMembers } from './staff-members.ts'
import { listStaffColleagues, readQueue } from './staff-queue.ts'

export const staffHandlers: HandlersOf<Contract['staff']> = {
  invitation: findStaffInvitation,
  invitationAccept: acceptStaffInvitation,
  secondFactor: secondFactorState,
  secondFactorConfirm: confirmSecondFactor,
  secondFactorProve: proveSecondFactor,
  queue: readQueue,
  leave: leaveReview,
  colleagues: listStaffColleagues,
  rolesWith,
  memberlist: listStaffMembers,
  roleList: listRoleViews,
  invitationCreate: inviteStaff,
  memberRoles: askMemberRoles,
}
