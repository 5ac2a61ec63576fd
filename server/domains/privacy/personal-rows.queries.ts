import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { hasKey, keyOf, listed, type RowKey } from '../../db/keys/row-keys.queries.ts'
import type { TextColumn, WrittenColumns } from '../../db/text-columns.queries.ts'
import type { OfTeam, Parent, PersonalTable } from './tables/personal-table.ts'

/** The person's rows, in every form in which a row can refer to them. */
export type PersonKeys = {
  accountId: string
  codePhones: string[]
  invitedPhones: string[]
  earlierPhones: string[]
  linkedMails: string[]
}

function whose(
  { column, by, of }: PersonalTable,
  { accountId, codePhones, invitedPhones, earlierPhones, linkedMails }: PersonKeys,
): RawBuilder<boolean> {
  const key = sql.ref(column)
  if (of) return sql`${key} in (${keysOf(of, accountId)})`
  if (by === 'codePhone') return sql`${key} = any(${codePhones})`
  if (by === 'invitedPhone') return sql`${key} = any(${invitedPhones})`
  if (by === 'earlierPhone') return sql`${key} = any(${earlierPhones})`
  if (by === 'linkedMail') return sql`${key} = any(${linkedMails})`
  return sql`${key} = ${by === 'actor' ? `account:${accountId}` : accountId}`
}

function keysOf(parent: Parent, accountId: string): RawBuilder<unknown> {
  const { table, id = 'id', column, of, isCurrent } = parent
  const is = of ? sql`in (${keysOf(of, accountId)})` : sql`= ${accountId}`
  const holds = isCurrent ? sql`and left_at is null` : sql``
  return sql`select ${sql.ref(id)} from ${sql.table(table)} where ${sql.ref(column)} ${is} ${holds}`
}

export async function countRows(db: Db, table: PersonalTable, person: PersonKeys): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table.table)} where ${whose(table, person)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function deleteRows(db: Db, table: PersonalTable, person: PersonKeys): Promise<void> {
  await sql`delete from ${sql.table(table.table)} where ${whose(table, person)}`.execute(db)
}

/** Sets columns of a person's rows; `random` is a value nobody can reproduce. */
export async function clearRows(
  db: Db,
  table: PersonalTable,
  person: PersonKeys,
  values: Record<string, string | null | { random: true }>,
): Promise<void> {
  const sets = Object.entries(values).map(([column, value]) =>
    value !== null && typeof value === 'object'
      ? sql`${sql.ref(column)} = sha256(uuid_send(gen_random_uuid()))`
      : sql`${sql.ref(column)} = ${value}`,
  )
  await sql`update ${sql.table(table.table)} set ${sql.join(sets)} where ${whose(table, person)}`.execute(db)
}

/** Columns of a person's rows for their package; a team's data only for its members. */
export async function listRows(
  db: Db,
  table: PersonalTable,
  person: PersonKeys,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  const ofTeam = 'ofTeam' in table.inExport ? table.inExport.ofTeam : undefined
  const shown = columns.map((column) => {
    if (!ofTeam || ofTeam.hides === 'rows' || !ofTeam.hides.includes(column)) return sql.ref(column)
    return sql`case when ${isInTeam(ofTeam, person)} then ${sql.ref(column)} end as ${sql.ref(column)}`
  })
  const which = ofTeam?.hides === 'rows' ? sql`and ${isInTeam(ofTeam, person)}` : sql``
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(shown)} from ${sql.table(table.table)}
    where ${whose(table, person)} ${which}`.execute(db)
  return rows
}

function isInTeam({ column, of, author }: OfTeam, { accountId }: PersonKeys): RawBuilder<boolean> {
  const isAuthor = author ? sql`or ${sql.ref(author)} = ${accountId}` : sql``
  return sql`(${sql.ref(column)} in (${keysOf(of, accountId)}) ${isAuthor})`
}

/**
 * Texts of a row, in the order of the columns that were asked for; JSON and arrays as they are. With the time in which
 * they were written, as far as the row says.
 */
type RowTexts = { key: RowKey; texts: unknown[]; writing: { first: Date | null; last: Date | null } }

/** Texts of a person's rows with row keys, locked until the transaction ends. */
export async function lockTexts(
  db: Db,
  table: PersonalTable,
  person: PersonKeys,
  read: {
    keyColumns: readonly string[]
    columns: readonly TextColumn[]
    written?: WrittenColumns | undefined
  },
): Promise<RowTexts[]> {
  const first = read.written?.beginning ? sql.ref(read.written.beginning) : sql`null::timestamptz`
  const last = read.written ? sql`greatest(${listed(read.written.all)})` : sql`null::timestamptz`
  // None is selected under a name of its own: no column can be taken for the key.
  const { rows } = await sql<Omit<RowTexts, 'writing'> & { first: Date | null; last: Date | null }>`
    select ${keyOf(read.keyColumns)} as key, jsonb_build_array(${listed(read.columns.map(({ name }) => name))}) as texts,
      ${first} as first, ${last} as last
    from ${sql.table(table.table)} where ${whose(table, person)}
    order by ${listed(read.keyColumns)} for update`.execute(db)
  return rows.map(({ first, last, ...row }) => ({ ...row, writing: { first, last } }))
}

export type NewText = { name: string; holds: TextColumn['holds']; value: unknown }

export async function setTexts(
  db: Db,
  table: string,
  { keyColumns, key, texts }: { keyColumns: readonly string[]; key: RowKey; texts: readonly NewText[] },
): Promise<void> {
  const sets = texts.map(({ name, holds, value }) => {
    const stored = holds === 'json' ? JSON.stringify(value) : value
    return sql`${sql.ref(name)} = ${stored}`
  })
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${hasKey(keyColumns, key)}`.execute(db)
}
