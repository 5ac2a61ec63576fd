import type { Contract } from '../../../../shared/contract/contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { askRoleRetirement, askRoleSave } from './ask-role.ts'
import { confirmRoleChange, refuseRoleChange, withdrawRoleChange } from './decide-role-change.ts'
import { showRoleChanges } from './list-role-changes.ts'

export const roleChangesStaffHandlers: HandlersOf<Contract['roleChangesStaff']> = {
  list: showRoleChanges,
  confirm: confirmRoleChange,
  refuse: refuseRoleChange,
  roleSave: askRoleSave,
  roleRetire: askRoleRetirement,
  withdraw: withdrawRoleChange,
}
