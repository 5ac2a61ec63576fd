import { type Kysely, sql } from 'kysely'

/**
 * The name that a verification was given to, so that an organisation goes on to be shown under it while another is
 * looked at in its renewal. Renewals that run already have stated theirs: for them it is not known any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table organisations add column verified_name text',
  `update organisations set verified_name = name
    where verified_until is not null and state in ('verified', 'due_renewal', 'expired', 'suspended')`,
]
