/** How long an invitation may stand, in days; the first is what a form proposes. */
export const invitationDays = [7, 1, 30] as const

/** How many people may join by one link. */
export const invitationUses = [1, 5, 20, 50] as const

/** Roles that can be given: the super admin is never made by an invitation or by a colleague alone. */
export const givenRoles = ['member', 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]

/** How long a browser keeps the invitation that it was opened with, in hours: until its person has signed in. */
export const keptInvitationHours = 24

/** More members than any team has; beyond it somebody is filling the table. */
export const mostTeamMembers = 500

/** Open invitations and requests that a team may have at once. */
export const mostOpenInvitations = 50
