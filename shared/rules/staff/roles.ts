/** Roles of a person in a team; exactly one `superAdmin` (超管) per team. */
export const teamRoles = ['member', 'admin', 'superAdmin'] as const
export type TeamRole = (typeof teamRoles)[number]

/** A team's kind: acting for a registered organisation, without one, or a person's own space. */
export const teamKinds = ['registered', 'unregistered', 'person'] as const
export type TeamKind = (typeof teamKinds)[number]

/** Built-in staff roles; their privileges are in the database and never change. */
export const staffRoles = [
  'reviewer',
  'verifier',
  'editor',
  'supportAgent',
  'ventureManager',
  'judge',
  'administrator',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** The key of any staff role: the name of a built-in one, or the id of one that this portal made. */
export type RoleKey = string
