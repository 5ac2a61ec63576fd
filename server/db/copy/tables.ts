import pg from 'pg'

/** Tables that hold rows themselves, such as `public.teams`: partitions, not their partitioned tables. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const result = await client.query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  )
  return result.rows.map(({ name }) => name as string)
}

/** The columns of a table that are written, not computed by the database. */
export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const result = await client.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  )
  return result.rows.map(({ name }) => name as string)
}

/** The last value of each sequence; null of one that was never used. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, number | null>> {
  const { rows } = await client.query(
    `select schemaname || '.' || sequencename as name, last_value as value from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value === null ? null : Number(value)]))
}

/** A table's or sequence's name as SQL takes it. */
export function quoted(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.')
}

/** Works on a connection of its own, without time limits, whose texts of values depend on no setting of the server. */
export async function withPlainClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'yisun' })
  // A lost connection fails the statement; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
      set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0;
      set idle_in_transaction_session_timeout = 0`)
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
