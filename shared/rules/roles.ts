/** Roles of a person in a team; exactly one `superAdmin` (超级管理员) per team. */
export const teamRoles = ['member', 'admin', 'superAdmin'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles of staff. */
export const staffRoles = ['reviewer', 'verifier', 'editor', 'supportAgent', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
