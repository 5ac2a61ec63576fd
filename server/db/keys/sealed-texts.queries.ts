import { sql } from 'kysely'
import type { Db } from '../database.ts'

type TextRef = { table: string; name: string }

/** Texts stored readable, and the rows that hold them. */
export async function listPlainTexts(db: Db, { table, name, limit }: TextRef & { limit: number }) {
  const { rows } = await sql<{ id: string; text: string }>`
    select id, ${sql.ref(name)} as text from ${sql.table(table)}
    where ${sql.ref(name)} is not null order by id limit ${limit}`.execute(db)
  return rows
}

/** Writes the encrypted text beside it, unless it has changed meanwhile: the next round finds that one. */
export async function sealPlainText(
  db: Db,
  { table, name, id, text, sealed }: TextRef & { id: string; text: string; sealed: string | null },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = null, ${sql.ref(`${name}_encrypted`)} = ${sealed}
    where id = ${id} and ${sql.ref(name)} = ${text}`.execute(db)
}
