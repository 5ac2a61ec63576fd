import type { Db } from '../../db/database.ts'
import { endTokens } from './bindings.queries.ts'

/**
 * Ends a suspended person's tokens, for themselves and for their teams: it is not recorded who made a team's
 * token, and a colleague gets another at once.
 */
export async function endTokensOfAccount(db: Db, accountId: string): Promise<void> {
  await endTokens(db, { accountId })
}

/** Ends the tokens of an organisation's teams, and those of their members. */
export async function endTokensOfOrganisation(db: Db, organisationId: string): Promise<void> {
  await endTokens(db, { organisationId })
}
