/** Roles of a person in a team; exactly one `superAdmin` (超管) per team. */
export const teamRoles = ['member', 'admin', 'superAdmin'] as const
export type TeamRole = (typeof teamRoles)[number]

/** What a team is: one that acts for a registered organisation, one without, or a person's own space. */
export const teamKinds = ['registered', 'unregistered', 'person'] as const
export type TeamKind = (typeof teamKinds)[number]

/** Roles of staff that every portal has; what each may do stands in the database and never changes. */
export const staffRoles = ['reviewer', 'verifier', 'editor', 'supportAgent', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Of any role of staff: the name of one that every portal has, or the number of one that this portal made. */
export type RoleKey = string
