import { type RawBuilder, sql } from 'kysely'
import type { Privilege } from '../../shared/rules/privileges.ts'

/** What the roles of a column of `staff_members` allow together; a role that was retired allows nothing. */
export function privilegesOf(rolesColumn: string): RawBuilder<Privilege[]> {
  return sql<Privilege[]>`array(
    select distinct privilege
    from staff_roles, unnest(staff_roles.privileges) as privilege
    where staff_roles.key = any(${sql.ref(rolesColumn)}) and staff_roles.retired_at is null
  )`
}
