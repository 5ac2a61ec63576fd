import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'

export type EntryRow = Selectable<Database['venture_entries']>

type OfTeam = { edition: number; teamId: string }

const entryOf = (db: Db, { edition, teamId }: OfTeam) =>
  db.selectFrom('venture_entries').selectAll().where('edition', '=', edition).where('team_id', '=', teamId)

/** A team's entry in an edition. */
export async function findEntryOf(db: Db, of: OfTeam): Promise<EntryRow | undefined> {
  return entryOf(db, of).executeTakeFirst()
}

/** The same, locked until the commit. */
export async function lockEntryOf(db: Db, of: OfTeam): Promise<EntryRow | undefined> {
  return entryOf(db, of).forUpdate().executeTakeFirst()
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('venture_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An entry that is in a round, by its reference. */
export async function findEntryByReference(
  db: Db,
  round: number,
  reference: string,
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where('round_number', '=', round)
    .where('reference', '=', reference)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()
}

/** The ids of the entries that are in a round. */
export async function listIdsIn(db: Db, round: number): Promise<string[]> {
  const rows = await db
    .selectFrom('venture_entries')
    .select('id')
    .where('round_number', '=', round)
    .where('state', '<>', 'withdrawn')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of each application for a round: the state of its team's entry, and the application that the entry is at. */
export async function listStatesOf(db: Db, applicationIds: readonly string[]) {
  return db
    .selectFrom('applications')
    .innerJoin('venture_rounds', 'venture_rounds.number', 'applications.offering_number')
    .innerJoin('venture_entries', (join) =>
      join
        .onRef('venture_entries.edition', '=', 'venture_rounds.edition')
        .onRef('venture_entries.team_id', '=', 'applications.team_id'),
    )
    .select(['applications.id', 'venture_entries.application_id as current', 'venture_entries.state'])
    .where('applications.offering_kind', '=', 'round')
    .where(sql<boolean>`applications.id = any(${[...applicationIds]}::uuid[])`)
    .execute()
}

type NewEntry = Pick<
  EntryRow,
  | 'reference'
  | 'edition'
  | 'team_id'
  | 'organisation_id'
  | 'round_number'
  | 'application_id'
  | 'track'
  | 'title_encrypted'
>

export async function insertEntry(db: Db, entry: NewEntry): Promise<EntryRow> {
  return db
    .insertInto('venture_entries')
    .values({ ...entry, state: 'submitted' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type NewEvent = Omit<Selectable<Database['venture_events']>, 'id' | 'at' | 'round_id'>

export async function insertEntryEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insertInto('venture_events').values(event).execute()
}

/**
 * Who decided about an entry in its round: the second person, whose word a change takes back, or both for any other step.
 */
export async function listDeciders(
  db: Db,
  { id, round, action }: { id: string; round: number; action: string },
): Promise<(string | null)[]> {
  const decisions = await db
    .selectFrom('venture_decisions')
    .select(['proposed_by', 'confirmed_by'])
    .where('entry_id', '=', id)
    .where('round_number', '=', round)
    .execute()
  return decisions.flatMap((one) =>
    action === 'undecide' || action === 'reopen' ? [one.confirmed_by] : [one.proposed_by, one.confirmed_by],
  )
}
