/** How long an invitation is valid, in days; the first is the form's default. */
export const invitationDays = [7, 1, 30] as const

/** How many people can join by one link. */
export const invitationUses = [1, 5, 20, 50] as const

/** Roles that can be given: nobody becomes super admin by an invitation or by a colleague alone. */
export const givenRoles = ['member', 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]

/** How long a browser keeps an opened invitation, in hours: until its person has signed in. */
export const keptInvitationHours = 24

/** More members than any real team has; beyond it somebody is filling the table. */
export const mostTeamMembers = 500

/** The most open invitations and requests of a team. */
export const mostOpenInvitations = 50
