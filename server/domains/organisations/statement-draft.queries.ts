import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { notAmong } from '../../db/not-among.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { OrganisationsTables } from '../../db/tables/organisations.ts'

export type DraftRow = Selectable<OrganisationsTables['statement_drafts']>

/** A draft's owner: one person for one team. */
export type DraftOwner = { accountId: string; teamId: string }

/** A person's draft for a team, however old. */
export async function findDraft(db: Db, { accountId, teamId }: DraftOwner): Promise<DraftRow | undefined> {
  return db
    .selectFrom('statement_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
}

/** A draft written since the organisation was last submitted; an older one is obsolete. */
export async function findLiveDraft(
  db: Db,
  { accountId, teamId }: DraftOwner,
): Promise<DraftRow | undefined> {
  return db
    .selectFrom('statement_drafts')
    .innerJoin('teams', 'teams.id', 'statement_drafts.team_id')
    .leftJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .selectAll('statement_drafts')
    .where('account_id', '=', accountId)
    .where('statement_drafts.team_id', '=', teamId)
    .where(sql<boolean>`statement_drafts.saved_at > coalesce(organisations.submitted_at, '-infinity')`)
    .executeTakeFirst()
}

export async function putDraft(
  db: Db,
  { accountId, teamId }: DraftOwner,
  statementEncrypted: string,
): Promise<DraftRow> {
  const written = { statement_encrypted: statementEncrypted, saved_at: sql<Date>`clock_timestamp()` }
  return db
    .insertInto('statement_drafts')
    .values({ account_id: accountId, team_id: teamId, ...written })
    .onConflict((conflict) => conflict.columns(['account_id', 'team_id']).doUpdateSet(written))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a person's draft; undefined where there is none. */
export async function deleteDraft(
  db: Db,
  { accountId, teamId }: DraftOwner,
): Promise<{ id: string } | undefined> {
  return db
    .deleteFrom('statement_drafts')
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .returning('id')
    .executeTakeFirst()
}

/** Drafts that nobody has touched for their term. */
export async function listOldDrafts(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_drafts')
    .select('id')
    .where('saved_at', '<', endOfTerm('statementDrafts'))
    .where(notAmong('id', waiting))
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a draft if it is still that old; returns whether it did. */
export async function deleteOldDraft(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('statement_drafts')
    .where('id', '=', id)
    .where('saved_at', '<', endOfTerm('statementDrafts'))
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
