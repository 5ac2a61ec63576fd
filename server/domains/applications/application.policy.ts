import type { TeamRole } from '../../../shared/rules/staff/roles.ts'

/** What a role of the team may do with its applications; the call `usercenter/role` returns this. */
export type ApplicantRights = {
  apply: boolean
  withdraw: boolean
  appeal: boolean
  applyWhereAdminsMay: boolean
}

/** Every member fills in, submits and corrects; only admins withdraw or appeal what the team applied for. */
export function applicantRights(role: TeamRole | null): ApplicantRights {
  const isAdmin = role === 'admin' || role === 'superAdmin'
  return { apply: role !== null, withdraw: isAdmin, appeal: isAdmin, applyWhereAdminsMay: isAdmin }
}

/** The person who began an application may also withdraw it and appeal, whatever their role. */
export function mayTakeBack(role: TeamRole, isStarter: boolean): boolean {
  return isStarter || applicantRights(role).withdraw
}
