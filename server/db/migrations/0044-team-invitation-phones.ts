import { type Kysely, sql } from 'kysely'

/** A person finds the invitations to their phone when signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index team_invitations_phone on team_invitations (phone_index)
        where phone_index is not null and revoked_at is null`,
    )
    .execute(db)
}
