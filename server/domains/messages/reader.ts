import type { Account } from '../../context.ts'

/** Whose messages: the account's own, those of its acting team, and those of staff while the second factor stands. */
export type Reader = { accountId: string; teamId: string | null; staffRights: string[] }

export function readerOf({ accountId, team, staff }: Account): Reader {
  return {
    accountId,
    teamId: team?.id ?? null,
    staffRights: staff?.hasSecondFactor ? [...staff.roles, ...staff.privileges] : [],
  }
}
