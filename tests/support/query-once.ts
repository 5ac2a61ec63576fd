import { Client } from 'pg'

/** Runs one statement on its own connection and returns the first column of every row. */
export async function queryOnce(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows.map((row) => row[0])
  } finally {
    await client.end()
  }
}
