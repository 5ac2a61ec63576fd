import type { TeamRole } from '../../../shared/rules/staff/roles.ts'

/** What a role of the team may do with its applications; usercenter/role answers this. */
export type ApplicantRights = {
  apply: boolean
  withdraw: boolean
  appeal: boolean
  applyWhereAdminsMay: boolean
}

/** Every member fills in, submits and corrects; taking back or contesting what the team asked for is for admins. */
export function applicantRights(role: TeamRole | null): ApplicantRights {
  const isAdmin = role === 'admin' || role === 'superAdmin'
  return { apply: role !== null, withdraw: isAdmin, appeal: isAdmin, applyWhereAdminsMay: isAdmin }
}

/** Who began an application may take back and contest it as well, whatever their role. */
export function mayTakeBack(role: TeamRole, isStarter: boolean): boolean {
  return isStarter || applicantRights(role).withdraw
}
