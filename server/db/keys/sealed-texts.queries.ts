import { sql } from 'kysely'
import type { Db } from '../database.ts'

type TextRef = { table: string; name: string }

/** Texts that stand readable, and the rows in which they do. */
export async function listPlainTexts(db: Db, { table, name, limit }: TextRef & { limit: number }) {
  const { rows } = await sql<{ id: string; text: string }>`
    select id, ${sql.ref(name)} as text from ${sql.table(table)}
    where ${sql.ref(name)} is not null order by id limit ${limit}`.execute(db)
  return rows
}

/** Puts the encrypted text beside it; not where it was changed meanwhile, which the next round finds. */
export async function sealPlainText(
  db: Db,
  { table, name, id, text, sealed }: TextRef & { id: string; text: string; sealed: string | null },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = null, ${sql.ref(`${name}_encrypted`)} = ${sealed}
    where id = ${id} and ${sql.ref(name)} = ${text}`.execute(db)
}
