import { type Kysely, sql } from 'kysely'

/**
 * The one member of staff of a portal takes roles alone: nobody is there to confirm it, and nothing would be published.
 * The table itself holds that nobody else is staff at that moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table staff_role_changes drop constraint staff_role_changes_nobody_gains_alone',
  `alter table staff_role_changes add constraint staff_role_changes_nobody_gains_alone check (
    is_alone or member_id is null or gained = '{}'
    or (asked_by <> member_id and (state <> 'confirmed' or decided_by is distinct from member_id))
  )`,
  'alter table staff_role_changes drop constraint staff_role_changes_alone',
  `alter table staff_role_changes add constraint staff_role_changes_alone check (
    not is_alone
    or (kind = 'invitation' and after -> 'roles' = '["administrator"]')
    or (kind = 'memberRoles' and member_id = asked_by and after -> 'roles' @> '["administrator"]')
  )`,
  `create function require_sole_staff() returns trigger language plpgsql as $$
    begin
      if exists (select from staff_members where status = 'active' and account_id <> new.member_id) then
        raise exception 'roles are taken alone while others are staff' using errcode = 'check_violation',
          constraint = 'staff_role_changes_sole_staff';
      end if;
      return null;
    end
  $$`,
  `create trigger require_sole_staff after insert or update on staff_role_changes
    for each row when (new.is_alone and new.kind = 'memberRoles') execute function require_sole_staff()`,
]
