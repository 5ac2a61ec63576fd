/** Roles of a person in a team; exactly one `superAdmin` (超级管理员) per team. */
export const teamRoles = ['member', 'admin', 'superAdmin'] as const
export type TeamRole = (typeof teamRoles)[number]

/** What a team is: one that acts for a registered organisation, one without, or a person's own space. */
export const teamKinds = ['registered', 'unregistered', 'person'] as const
export type TeamKind = (typeof teamKinds)[number]

/** Roles of staff. */
export const staffRoles = ['reviewer', 'verifier', 'editor', 'supportAgent', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
