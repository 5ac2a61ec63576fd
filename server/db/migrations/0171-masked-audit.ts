import { type Kysely, sql } from 'kysely'

/**
 * The names of teams that older releases wrote into the audit. The application may add to the audit and change nothing
 * in it; this function alone puts stars in the place of such a name, and `audit.masked` says that it did. Without that
 * entry, for which the database has no key, the audit is told as tampered with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_events_team_names on audit_events (position)
    where kind in ('team.created', 'team.renamed') and (before->>'name' <> '***' or after->>'name' <> '***')`.execute(
    db,
  )
  await sql`create function mask_team_name(at_position bigint) returns void
    language sql security definer set search_path = public as $$
      update audit_events set
        before = case when before->>'name' is null then before else before || '{"name": "***"}' end,
        after = case when after->>'name' is null then after else after || '{"name": "***"}' end
      where position = at_position and kind in ('team.created', 'team.renamed')
    $$`.execute(db)
  await sql`revoke execute on function mask_team_name(bigint) from public`.execute(db)
}
