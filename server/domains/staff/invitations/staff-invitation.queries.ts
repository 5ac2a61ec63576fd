import { sql } from 'kysely'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'

export type NewInvitation = {
  token_hash: Buffer
  display_name: string
  roles: RoleKey[]
  renews_second_factor: boolean
  created_by: string | null
}

/** @param lifeMinutes null while it waits for confirmation */
export async function insertInvitation(db: Db, row: NewInvitation, lifeMinutes: number | null) {
  return db
    .insertInto('staff_invitations')
    .values({
      ...row,
      expires_at: lifeMinutes === null ? null : endOfLife(lifeMinutes),
      used_at: null,
      used_by: null,
      used_session_id: null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** Voids an invitation. */
export async function voidInvitation(db: Db, id: string): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes an invitation usable. */
export async function openInvitation(db: Db, id: string, lifeMinutes: number): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: endOfLife(lifeMinutes) })
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .execute()
}

const endOfLife = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`

/** Parties to a change who are suspended or no longer administrators: they can vouch for nobody. */
const goneSides = sql`select from unnest(array[c.asked_by, c.decided_by]) as side where side is not null and not exists (
  select from staff_members s join accounts a on a.id = s.account_id
  where s.account_id = side and s.status = 'active' and a.status = 'active' and 'administrator' = any(s.roles))`

/** Made on the command line, or confirmed by people who still could; any other is void. */
const isConfirmed = sql<boolean>`(created_by is null or exists (
  select from staff_role_changes as c
  where c.invitation_id = staff_invitations.id and c.state = 'confirmed' and not exists (${goneSides})))`

/** Whether this account requested or confirmed it. */
const isOf = (accountId: string | null) => sql<boolean>`exists (
  select from staff_role_changes as c
  where c.invitation_id = staff_invitations.id and ${accountId}::uuid in (c.asked_by, c.decided_by))`

/** @param readerId the account that may have made it; null when signed out */
export async function findInvitation(db: Db, tokenHash: Buffer, readerId: string | null) {
  return db
    .selectFrom('staff_invitations')
    .select([
      'id',
      'display_name',
      'roles',
      'expires_at',
      'used_by',
      'used_session_id',
      sql<boolean>`used_at is null and expires_at > now() and ${isConfirmed}`.as('is_open'),
      sql<boolean>`exists (select from staff_role_changes as c where c.invitation_id = staff_invitations.id
        and c.state = 'open' and c.lapses_at > now())`.as('is_waiting'),
      isOf(readerId).as('is_own'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Uses up an invitation in a single statement, so that only one of its holders succeeds; never one of the two
 * who agreed on it.
 */
export async function takeInvitation(db: Db, tokenHash: Buffer, used: { by: string; sessionId: string }) {
  return db
    .updateTable('staff_invitations')
    .set({ used_at: sql<Date>`now()`, used_by: used.by, used_session_id: used.sessionId })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .where(isConfirmed)
    .where(({ not }) => not(isOf(used.by)))
    .returning(['id', 'display_name', 'roles', 'renews_second_factor'])
    .executeTakeFirst()
}
