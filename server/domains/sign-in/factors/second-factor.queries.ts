import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Longer than a request takes. */
const replacedSeconds = 10

/** An active member with their factors; `now_seconds` is by the database's clock, the same for all nodes. */
export async function findFactor(db: Db, accountId: string) {
  return db
    .selectFrom('staff_members')
    .select([
      'display_name',
      'roles',
      'totp_secret_encrypted',
      'totp_confirmed_at',
      sql<number>`(select count(*)::int from passkeys where passkeys.account_id = staff_members.account_id)`.as(
        'passkeys',
      ),
      sql<number>`extract(epoch from now())::float8`.as('now_seconds'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** Uses up a time step. Of concurrent requests exactly one succeeds; an older step is never accepted. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff_members')
    .set({ totp_last_step: step })
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function confirmFactor(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('staff_members')
    .set({ totp_confirmed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * Marks a session as proven now. The first proof gives it a new token, so that a token seen before proves
 * nothing: for some seconds it still finds the session without its proof, for requests under way.
 */
export async function proveSession(db: Db, sessionId: string, newTokenHash: Buffer | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      second_factor_at: sql<Date>`coalesce(second_factor_at, now())`,
      step_up_at: sql<Date>`now()`,
      ...(newTokenHash && {
        token_hash: newTokenHash,
        replaced_token_hash: sql.ref<Buffer>('token_hash'),
        replaced_until: sql<Date>`now() + make_interval(secs => ${replacedSeconds})`,
      }),
    })
    .where('id', '=', sessionId)
    .execute()
}

/** Whether this session accepted an invitation recently: only then may it set up an authenticator. */
export async function hasJustAccepted(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const found = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('used_session_id', '=', sessionId)
    .where(sql<boolean>`used_at > now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return found !== undefined
}
