import { type RawBuilder, sql } from 'kysely'
import type { Privilege } from '../../shared/rules/staff/privileges.ts'

/** The privileges of the roles in a column of `staff_members` together; a retired role grants none. */
export function privilegesOf(rolesColumn: string): RawBuilder<Privilege[]> {
  return sql<Privilege[]>`array(
    select distinct privilege
    from staff_roles, unnest(staff_roles.privileges) as privilege
    where staff_roles.key = any(${sql.ref(rolesColumn)}) and staff_roles.retired_at is null
  )`
}

/** Whether the roles in a column of `staff_members` grant a privilege; looked up once for all rows. */
export function hasPrivilege(rolesColumn: string, privilege: Privilege): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(rolesColumn)} && array(
    select key from staff_roles where ${privilege} = any(privileges) and retired_at is null
  )`
}
