import { type Kysely, sql } from 'kysely'

/**
 * Alternative texts that wait for a second person: what somebody wrote for a picture that readers see, where the portal
 * asks for a review before publishing. All of it stands or none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table content_pictures
    add column waiting_zh text,
    add column waiting_en text,
    add column waiting_by uuid references accounts,
    add column waiting_since timestamptz,
    add constraint content_pictures_waiting check (num_nulls(waiting_zh, waiting_en, waiting_by, waiting_since) in (0, 4))`,
  'create index content_pictures_waiting on content_pictures (waiting_since) where waiting_since is not null',
]
