import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Those of these changes whose first opinion is of somebody who is or was in a team of the organisation. */
export async function listInterestedFirst(db: Db, changeIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('super_admin_changes')
    .innerJoin('organisations', 'organisations.id', 'super_admin_changes.organisation_id')
    .select('super_admin_changes.id')
    .where(sql<boolean>`super_admin_changes.id = any(${changeIds}::uuid[])`)
    .where(
      sql<boolean>`exists (
        select from memberships join teams on teams.id = memberships.team_id
        where memberships.account_id = super_admin_changes.first_by
          and (teams.organisation_id = organisations.id or teams.id = organisations.team_id))`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
