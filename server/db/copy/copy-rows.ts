import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { RowDigest } from './row-digest.ts'
import { quoted } from './tables.ts'

/** A table and the columns of it that are copied, in this order. */
export type CopiedTable = { name: string; columns: string[] }

/** The rows of a table as PostgreSQL's COPY writes them. */
export async function* copyOut(client: pg.Client, table: CopiedTable): AsyncGenerator<Buffer> {
  yield* client.query(to(`copy ${named(table)} to stdout`))
}

/** Adds rows to a table, as `copyOut` has read them. */
export async function copyIn(
  client: pg.Client,
  table: CopiedTable,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(rows, client.query(from(`copy ${named(table)} from stdin`)))
}

/** How many rows a table has, and their checksum. */
export async function digestOf(client: pg.Client, table: CopiedTable): Promise<RowDigest> {
  const digest = new RowDigest()
  for await (const chunk of copyOut(client, table)) digest.add(chunk)
  return digest
}

function named({ name, columns }: CopiedTable): string {
  return `${quoted(name)} (${columns.map(pg.escapeIdentifier).join()})`
}
