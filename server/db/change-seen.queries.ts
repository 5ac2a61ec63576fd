import type { Selectable, UpdateObject } from 'kysely'
import type { Db } from './database.ts'
import type { Database } from './schema.ts'

/** Tables with a version that counts changes. */
type Counted =
  | 'organisations'
  | 'super_admin_changes'
  | 'feedback_tickets'
  | 'surveys'
  | 'adoption_requests'
  | 'tool_requests'
  | 'skilled_projects'
  | 'volunteer_certificates'
  | 'volunteer_signups'
  | 'orders'
  | 'hours_disputes'
  | 'venture_rounds'
  | 'venture_entries'
  | 'venture_questions'
  | 'venture_awards'
  | 'venture_tranches'
  | 'venture_reports'
  | 'venture_reviews'

export type ColumnsOf<Name extends Counted> = UpdateObject<Database, Name>

/** Changes a row that is still at the version its reader saw, and counts the change; else undefined. */
export async function changeSeen<Name extends Counted>(
  db: Db,
  name: Name,
  seen: { id: string; version: number; state: string },
  set: ColumnsOf<Name>,
): Promise<Selectable<Database[Name]> | undefined> {
  const changed = await db
    .updateTable(name as Counted)
    .set({ ...set, version: seen.version + 1 } as ColumnsOf<Counted>)
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', seen.state as never)
    .returningAll()
    .executeTakeFirst()
  return changed as Selectable<Database[Name]> | undefined
}
