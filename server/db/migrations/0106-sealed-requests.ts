import { type Kysely, sql } from 'kysely'

/**
 * What people write into requests names them and others: it is kept encrypted. Texts from before stay readable until a
 * job has encrypted them, because a migration has no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(texts)) {
    const columns = names.map(
      (name) =>
        `alter column ${name} drop not null, alter column ${name} drop default, add column ${name}_encrypted text`,
    )
    await sql.raw(`alter table ${table} ${columns.join(', ')}`).execute(db)
    for (const name of names) {
      const index = `create index ${table}_plain_${name} on ${table} (id) where ${name} is not null`
      await sql.raw(index).execute(db)
    }
  }
}

const texts = {
  adoption_requests: ['note', 'organisation', 'place', 'purpose'],
  tool_requests: ['answer', 'keywords', 'need', 'note', 'tool_name'],
}
