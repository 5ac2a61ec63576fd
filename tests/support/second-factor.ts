import { sql } from 'kysely'
import { codeAt, createTotpSecret } from '../../server/domains/sign-in/factors/totp.ts'
import type { TestPortal } from './portal/portal.ts'
import type { TestAccount } from './world/actors.ts'

/** Gives a member of staff an authenticator and returns its secret. */
export async function setUpFactor(portal: TestPortal, { accountId }: TestAccount): Promise<string> {
  const secret = createTotpSecret()
  await portal.db
    .updateTable('staff_members')
    .set({
      totp_secret_encrypted: portal.services.cipher.encrypt(secret, 'staff_members.totp_secret'),
      totp_confirmed_at: sql<Date>`now()`,
      totp_last_step: null,
    })
    .where('account_id', '=', accountId)
    .execute()
  return secret
}

/** The code that the app shows now, or `stepsLater` time steps from now. */
export async function codeOf(portal: TestPortal, secret: string, stepsLater = 0): Promise<string> {
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 as now`.execute(
    portal.db,
  )
  return codeAt(secret, (rows[0]?.now ?? 0) + stepsLater * 30)
}

/** Sets the age of the session's proof; null removes the proof. */
export async function ageProof(portal: TestPortal, { accountId }: TestAccount, minutes: number | null) {
  const at = minutes === null ? null : sql<Date>`now() - make_interval(mins => ${minutes})`
  await portal.db
    .updateTable('sessions')
    .set({ step_up_at: at, ...(minutes === null && { second_factor_at: null }) })
    .where('account_id', '=', accountId)
    .execute()
}
