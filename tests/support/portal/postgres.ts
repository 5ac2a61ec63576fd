import pg from 'pg'

export const templateName = 'yisun_template'

/** The same server and role, another database. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs statements one by one, each in a transaction of its own. */
export async function runAs(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes an empty database as an operator makes it for a portal. */
export function makeEmptyDatabase(adminUrl: string, name: string): Promise<void> {
  return runAs(adminUrl, [
    `create database ${name} owner yisun_owner template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  ])
}
