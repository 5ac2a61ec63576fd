import type { RoleKey } from './roles.ts'

/** Terms of the staff's proof, the same in pages and server. */
export const staffProof = {
  /** For a one-time link to become staff, and to set up a second factor with it. */
  invitationMinutes: 30,
  /** For the same where it makes a judge and nothing else: they read nothing before they are invited to an edition. */
  judgeInvitationMinutes: 7 * 24 * 60,
  /** How long a second factor is valid for decisions. */
  freshMinutes: 15,
  /** Wrong codes per member and hour. */
  failuresPerHour: 10,
  idleMinutes: 60,
  sessionHours: 24,
} as const

/** How long a link is good for that gives these roles. */
export function invitationMinutesFor(roles: readonly RoleKey[]): number {
  const isJudge = roles.length > 0 && roles.every((role) => role === 'judge')
  return isJudge ? staffProof.judgeInvitationMinutes : staffProof.invitationMinutes
}
