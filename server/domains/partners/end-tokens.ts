import type { Db } from '../../db/database.ts'
import { endTokens } from './bindings.queries.ts'

/**
 * Ends the tokens that somebody who is suspended has in hand, for themselves and for their teams: who made one for a
 * team is not kept, and a colleague gets another at once.
 */
export async function endTokensOfAccount(db: Db, accountId: string): Promise<void> {
  await endTokens(db, { accountId })
}

/** Ends the tokens for an organisation's teams, and those that people of these teams have in hand. */
export async function endTokensOfOrganisation(db: Db, organisationId: string): Promise<void> {
  await endTokens(db, { organisationId })
}
