import { sql } from 'kysely'
import type { IdentityProof } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Db } from '../../../db/database.ts'

export async function findIdentityProof(
  db: Db,
  sessionId: string,
  withinMinutes: number,
): Promise<IdentityProof | null> {
  const row = await db
    .selectFrom('sessions')
    .select('identity_proven_by')
    .where('id', '=', sessionId)
    .where(sql<boolean>`identity_proven_at > now() - make_interval(mins => ${withinMinutes})`)
    .executeTakeFirst()
  return row?.identity_proven_by ?? null
}

export async function proveIdentity(db: Db, sessionId: string, by: IdentityProof): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ identity_proven_at: sql<Date>`now()`, identity_proven_by: by })
    .where('id', '=', sessionId)
    .execute()
}
