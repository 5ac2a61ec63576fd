import * as m from '#messages'
import { words as events } from '#words/super_admin_event'
import type {
  ChangeSide,
  SuperAdminVerdict,
} from '../../../../shared/rules/organisations/super-admin-change.ts'

/** The words of changes of super admin, as staff read them. */
export const changeVerdicts: Record<SuperAdminVerdict, () => string> = {
  complete: m.staff_change_complete,
  refuse: m.staff_change_refuse,
}

export const changeSides: Record<ChangeSide | 'portal' | 'staff', () => string> = {
  requester: m.super_admin_side_requester,
  otherSide: m.super_admin_side_other,
  portal: m.staff_side_portal,
  staff: m.staff_side_staff,
}

/** The name of an event in a change. */
export function changeEventName(action: string): string {
  return (events as Partial<Record<string, () => string>>)[action]?.() ?? action
}
