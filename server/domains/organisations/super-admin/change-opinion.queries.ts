import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The changes whose first opinion is by a present or former member of one of the organisation's teams. */
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
