import { sql } from 'kysely'
import type { RoleKey } from '../../../shared/rules/roles.ts'
import type { Db } from '../../db/database.ts'

export type NewInvitation = {
  token_hash: Buffer
  display_name: string
  roles: RoleKey[]
  renews_second_factor: boolean
  created_by: string | null
}

export async function insertInvitation(db: Db, row: NewInvitation, lifeMinutes: number) {
  return db
    .insertInto('staff_invitations')
    .values({
      ...row,
      expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})`,
      used_at: null,
      used_by: null,
      used_session_id: null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

export async function findInvitation(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('staff_invitations')
    .select([
      'id',
      'display_name',
      'roles',
      'expires_at',
      'used_by',
      'used_session_id',
      sql<boolean>`used_at is null and expires_at > now()`.as('is_open'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Uses up an invitation in one statement, so that of many who hold the link exactly one gets it. */
export async function takeInvitation(db: Db, tokenHash: Buffer, used: { by: string; sessionId: string }) {
  return db
    .updateTable('staff_invitations')
    .set({ used_at: sql<Date>`now()`, used_by: used.by, used_session_id: used.sessionId })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['id', 'display_name', 'roles', 'renews_second_factor'])
    .executeTakeFirst()
}
