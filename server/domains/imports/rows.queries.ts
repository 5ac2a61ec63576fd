import { type RawBuilder, sql } from 'kysely'
import type { RowNote, RowProblem } from '../../../shared/rules/imports/import-reasons.ts'
import type { ImportOutcome } from '../../../shared/rules/imports/import-states.ts'
import type { Db } from '../../db/database.ts'
import type { ReadRow } from './read/read-row.ts'

/** Rows with their place in the import, in one statement. */
export async function insertRows(
  db: Db,
  importId: string,
  rows: (ReadRow & { position: number })[],
): Promise<void> {
  const json = JSON.stringify(rows)
  await sql`
    insert into import_rows (import_id, position, place, data, problems)
    select ${importId}, r.position, r.place, r.data, r.problems
    from jsonb_to_recordset(${json}::jsonb)
      as r(position integer, place text, data jsonb, problems jsonb)`.execute(db)
}

/** The limit on rows read and written together, after the first row, so that a batch delays nobody. */
const bytesAtOnce = 1024 * 1024

/** The next rows with their file data and check results: up to `limit`, fewer where they are long. */
export async function listRowsAfter(db: Db, importId: string, after: number, limit: number) {
  const next = db
    .selectFrom('import_rows')
    .select(['position', sql<number>`octet_length(data::text)`.as('bytes')])
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
  const measured = db
    .selectFrom(next.as('next'))
    .select(['position', sql<number>`sum(bytes) over (order by position) - bytes`.as('before')])
  return db
    .selectFrom('import_rows')
    .innerJoin(measured.as('measured'), 'measured.position', 'import_rows.position')
    .selectAll('import_rows')
    .where('import_id', '=', importId)
    .where('measured.before', '<=', bytesAtOnce)
    .orderBy('import_rows.position')
    .execute()
}

export type ImportRowRow = Awaited<ReturnType<typeof listRowsAfter>>[number]

export type CheckedRow = {
  position: number
  title: string
  outcome: ImportOutcome
  problems: RowProblem[]
  notes: RowNote[]
  lacks: string[]
  match_key: string | null
  number: number | null
  seen_version: number | null
}

/** Saves the results of the trial run. */
export async function noteChecked(db: Db, importId: string, rows: CheckedRow[]): Promise<void> {
  await sql`
    update import_rows i set title = r.title, outcome = r.outcome, problems = r.problems, notes = r.notes,
      lacks = array(select jsonb_array_elements_text(r.lacks)), match_key = r.match_key, number = r.number,
      seen_version = r.seen_version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, title text, outcome text,
      problems jsonb, notes jsonb, lacks jsonb, match_key text, number integer, seen_version integer)
    where i.import_id = ${importId} and i.position = r.position`.execute(db)
}

export type WrittenRow = {
  position: number
  outcome: ImportOutcome
  problems: RowProblem[]
  number: number | null
  made_version: number | null
  before: unknown
}

/** Saves the results of the import. The rows' values are deleted, being no longer needed. */
export async function noteWritten(db: Db, importId: string, rows: WrittenRow[]): Promise<void> {
  await sql`
    update import_rows i set outcome = r.outcome, problems = r.problems, number = r.number,
      made_version = r.made_version, before = nullif(r.before, 'null'), data = '{}'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, outcome text, problems jsonb,
      number integer, made_version integer, before jsonb)
    where i.import_id = ${importId} and i.position = r.position`.execute(db)
}

/** Saves the results of an undo. */
export async function noteUndone(
  db: Db,
  importId: string,
  rows: { position: number; kept: string | null }[],
): Promise<void> {
  await sql`
    update import_rows i set kept = r.kept, is_undone = r.kept is null, before = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, kept text)
    where i.import_id = ${importId} and i.position = r.position`.execute(db)
}

/** The first row of the file for each of the keys. */
export async function findFirstWithKeys(
  db: Db,
  importId: string,
  keys: string[],
  before: number,
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ match_key: string; place: string }>`
    select distinct on (match_key) match_key, place from import_rows
    where import_id = ${importId} and match_key = any(${keys}) and position <= ${before}
    order by match_key, position`.execute(db)
  return new Map(rows.map((row) => [row.match_key, row.place]))
}

export async function countOutcomes(db: Db, importIds: string[]) {
  if (importIds.length === 0) return []
  return db
    .selectFrom('import_rows')
    .select(['import_id', 'outcome'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', 'in', importIds)
    .groupBy(['import_id', 'outcome'])
    .execute()
}

export async function countUndone(db: Db, importId: string): Promise<{ undone: number; kept: number }> {
  const { rows } = await sql<{ undone: number; kept: number }>`
    select count(*) filter (where is_undone)::integer as undone,
      count(*) filter (where kept is not null)::integer as kept
    from import_rows where import_id = ${importId}`.execute(db)
  return rows[0] ?? { undone: 0, kept: 0 }
}

/** The number of importable rows that lack a required field, by target. */
export async function countLacks(db: Db, importId: string): Promise<{ target: string; rows: number }[]> {
  const { rows } = await sql<{ target: string; rows: number }>`
    select target, count(*)::integer as rows from import_rows, unnest(lacks) as target
    where import_id = ${importId} and outcome in ('created', 'changed', 'same')
    group by target order by 2 desc, 1`.execute(db)
  return rows
}

/** A column's values, the most frequent first, and the number of distinct values. */
export async function listColumnValues(
  db: Db,
  importId: string,
  path: string,
  separator: string,
  limit: number,
) {
  const values = sql`select trim(entry) as value, position from import_rows,
    jsonb_array_elements_text(data->${path}::text) as cell,
    unnest(case when ${separator} = '' then array[cell] else string_to_array(cell, ${separator}) end) as entry
    where import_id = ${importId} and data ? ${path}`
  const { rows } = await sql<{ value: string; rows: number; total: number }>`
    select value, count(distinct position)::integer as rows, count(*) over ()::integer as total
    from (${values}) v where value <> '' group by value order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}

export type RowFilter = ImportOutcome | 'noted' | 'kept' | undefined

export async function listReportRows(
  db: Db,
  importId: string,
  filter: RowFilter,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: Omit<ImportRowRow, 'data' | 'before'>[]; total: number }> {
  const where = sql`import_id = ${importId} and ${conditionOf(filter)}`
  const { rows } = await sql<Omit<ImportRowRow, 'data' | 'before'>>`
    select import_id, position, place, title, outcome, problems, notes, lacks, match_key, number, seen_version,
      made_version, kept, is_undone
    from import_rows where ${where} and position > ${after} order by position limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from import_rows where ${where}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function conditionOf(filter: RowFilter): RawBuilder<unknown> {
  if (filter === undefined) return sql`true`
  if (filter === 'noted') return sql`notes <> '[]'`
  return filter === 'kept' ? sql`kept is not null` : sql`outcome = ${filter}`
}

/** Clears the results of a trial run before the next. */
export async function forgetChecked(db: Db, importId: string): Promise<void> {
  await sql`update import_rows set outcome = null, match_key = null, lacks = '{}', notes = '[]', number = null,
    problems = coalesce((select jsonb_agg(p) from jsonb_array_elements(problems) p where p->>'field' = ''), '[]')
    where import_id = ${importId}`.execute(db)
}

export async function deleteRows(db: Db, importIds: string[]): Promise<void> {
  if (importIds.length === 0) return
  await db.deleteFrom('import_rows').where('import_id', 'in', importIds).execute()
}

type MovedVersion = { collection: string; number: number; from: number; to: number }

/** Updates the version at which an import created a record. */
export async function moveMadeVersion(db: Db, moved: MovedVersion): Promise<void> {
  await sql`${movesOf(moved)} and i.outcome = 'created'`.execute(db)
}

/** Updates the version at which an import left a record, created or changed, after a restore. */
export async function moveMadeVersions(db: Db, moved: MovedVersion): Promise<void> {
  await movesOf(moved).execute(db)
}

function movesOf({ collection, number, from, to }: MovedVersion): RawBuilder<unknown> {
  return sql`
    update import_rows i set made_version = ${to} from imports m
    where m.id = i.import_id and m.collection = ${collection} and i.number = ${number} and i.made_version = ${from}
      and not i.is_undone`
}
