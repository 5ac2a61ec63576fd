import { type Insertable, type Selectable, sql } from 'kysely'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type RoleChangeState, roleChangeTerms } from '../../../../shared/rules/staff/role-changes.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'
import { privilegesOf } from '../../../db/privileges-of.ts'
import type { StaffTables } from '../../../db/tables/staff.ts'

type Table = StaffTables['staff_role_changes']
export type RoleChangeRow = Selectable<Table>
export type NewRoleChange = Omit<Insertable<Table>, 'lapses_at' | 'decided_at'>

/** Stores an open change, or one that the only administrator made alone. */
export async function insertRoleChange(db: Db, row: NewRoleChange): Promise<RoleChangeRow> {
  return db
    .insertInto('staff_role_changes')
    .values({
      ...row,
      lapses_at: sql<Date>`now() + make_interval(days => ${roleChangeTerms.openDays})`,
      decided_at: row.is_alone ? sql<Date>`now()` : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A change with whether it is overdue, locked until the transaction ends. */
export async function findRoleChangeForUpdate(db: Db, id: string) {
  return db
    .selectFrom('staff_role_changes')
    .selectAll()
    .select(sql<boolean>`lapses_at <= now()`.as('is_over'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Closes a change; undefined if it is no longer open. */
export async function closeRoleChange(
  db: Db,
  id: string,
  set: { state: RoleChangeState; decided_by?: string; reason?: string },
): Promise<RoleChangeRow | undefined> {
  return db
    .updateTable('staff_role_changes')
    .set({ ...set, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}

/** Open changes that are overdue. */
export async function listOverdueChanges(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await overdue(db).where(notAmong('id', waiting)).orderBy('id').limit(200).execute()
  return rows.map(({ id }) => id)
}

/** The overdue change that blocks another one about the same member or role. */
export async function findOverdueChangeOf(
  db: Db,
  of: Pick<RoleChangeRow, 'member_id' | 'role_key'>,
): Promise<string | undefined> {
  const row = await overdue(db)
    .where((eb) => eb.or([eb('member_id', '=', of.member_id), eb('role_key', '=', of.role_key)]))
    .executeTakeFirst()
  return row?.id
}

/** Locked; undefined if somebody is deciding about it at this moment. */
export async function lockOverdueChange(db: Db, id: string): Promise<RoleChangeRow | undefined> {
  return overdue(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
}

function overdue(db: Db) {
  return db
    .selectFrom('staff_role_changes')
    .selectAll()
    .where('state', '=', 'open')
    .where(sql<boolean>`lapses_at <= now()`)
}

/** A requester's open changes, locked. */
export async function lockOpenChangesOf(db: Db, askedBy: string): Promise<RoleChangeRow[]> {
  return db
    .selectFrom('staff_role_changes')
    .selectAll()
    .where('state', '=', 'open')
    .where('asked_by', '=', askedBy)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Changes with related names: open ones oldest first, decided ones newest first. */
export async function listRoleChanges(db: Db, which: { isOpen: boolean; most: number }) {
  return db
    .selectFrom('staff_role_changes as c')
    .innerJoin('staff_members as asker', 'asker.account_id', 'c.asked_by')
    .leftJoin('staff_members as decider', 'decider.account_id', 'c.decided_by')
    .leftJoin('staff_members as member', 'member.account_id', 'c.member_id')
    .leftJoin('staff_invitations as i', 'i.id', 'c.invitation_id')
    .selectAll('c')
    .select([
      'asker.display_name as asker_name',
      'decider.display_name as decider_name',
      'i.renews_second_factor',
      sql<string | null>`coalesce(member.display_name, i.display_name)`.as('person_name'),
      sql<Date | null>`case when i.used_at is null then i.expires_at end`.as('link_expires_at'),
      sql<boolean>`c.lapses_at <= now()`.as('is_over'),
    ])
    .where('c.state', which.isOpen ? '=' : '!=', 'open')
    .orderBy('c.id', which.isOpen ? 'asc' : 'desc')
    .limit(which.most)
    .execute()
}

/** The name of whom a change is about: a member, or whoever was invited by that name; null for a role. */
export async function findPersonOf(
  db: Db,
  { member_id, invitation_id }: Pick<RoleChangeRow, 'member_id' | 'invitation_id'>,
): Promise<string | null> {
  const found = member_id
    ? await db
        .selectFrom('staff_members')
        .select('display_name')
        .where('account_id', '=', member_id)
        .executeTakeFirst()
    : await db
        .selectFrom('staff_invitations')
        .select('display_name')
        .where('id', '=', invitation_id)
        .executeTakeFirst()
  return found?.display_name ?? null
}

/** A role's holders, with all their rights. */
export async function listHolders(
  db: Db,
  key: RoleKey,
): Promise<{ account_id: string; privileges: Privilege[] }[]> {
  return db
    .selectFrom('staff_members')
    .select(['account_id', privilegesOf('staff_members.roles').as('privileges')])
    .where('status', '=', 'active')
    .where(sql<boolean>`${key} = any(roles)`)
    .execute()
}

/** Whether an administrator's sole invitation can still be used. */
export async function hasOpenInvitationAlone(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff_role_changes as c')
    .innerJoin('staff_invitations as i', 'i.id', 'c.invitation_id')
    .select('c.id')
    .where('c.is_alone', '=', true)
    .where('i.used_at', 'is', null)
    .where(sql<boolean>`i.expires_at > now()`)
    .executeTakeFirst()
  return found !== undefined
}
