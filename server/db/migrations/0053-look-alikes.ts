import { type Kysely, sql } from 'kysely'

/**
 * What organisations are compared by, each with an index: how their names sound, and keyed hashes of phone, address and
 * legal representative. Rows from before are filled in by the nightly watch, for only the portal has the keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const compared = ['name_sound', 'contact_phone_index', 'address_index', 'legal_representative_index']

const statements = [
  `alter table organisations ${compared.map((column) => `add column ${column} text`).join(', ')}`,
  ...compared.map(
    (column) =>
      `create index organisations_${column} on organisations (${column}) where ${column} is not null`,
  ),
  // The unique index leaves out what was refused, and just that a verifier has to hear of.
  'create index organisations_any_code on organisations (credit_code) where credit_code is not null',
]
