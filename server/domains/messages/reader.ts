import type { StaffRole } from '../../../shared/rules/roles.ts'
import type { Account } from '../../context.ts'

/** Whose messages: the account's own, those of its acting team, and those of staff while the second factor stands. */
export type Reader = { accountId: string; teamId: string | null; staffRoles: StaffRole[] }

export function readerOf({ accountId, team, staff }: Account): Reader {
  return { accountId, teamId: team?.id ?? null, staffRoles: staff?.hasSecondFactor ? staff.roles : [] }
}
