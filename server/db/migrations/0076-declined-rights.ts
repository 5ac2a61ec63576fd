import { type Kysely, sql } from 'kysely'

/** Nobody confirms rights of their own; who was to have them may say no, by which nobody gains. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table staff_role_changes
        drop constraint staff_role_changes_nobody_gains_alone,
        add constraint staff_role_changes_nobody_gains_alone check (
          member_id is null or gained = '{}'
          or (asked_by <> member_id and (state <> 'confirmed' or decided_by is distinct from member_id))
        )`,
    )
    .execute(db)
}
