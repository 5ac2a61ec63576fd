import type { Account } from '../../context.ts'

/** Whose messages: the account's, its acting team's, and staff messages while the second factor is valid. */
export type Reader = { accountId: string; teamId: string | null; staffRights: string[] }

export function readerOf({ accountId, team, staff }: Account): Reader {
  return {
    accountId,
    teamId: team?.id ?? null,
    staffRights: staff?.hasSecondFactor ? [...staff.roles, ...staff.privileges] : [],
  }
}
