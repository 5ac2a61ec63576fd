import { createHash } from 'node:crypto'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import type { Account } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { addressRange } from './address-range.ts'
import { findLiveSession, listStanding, touchSession } from './session.queries.ts'

/** Only a hash of the session token is stored: reading the database gives nobody a session. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A session token's account now; null if it has ended. Counts as use of the session from `address`. */
export async function resolveSession(db: Db, token: string, address: string): Promise<Account | null> {
  const session = await findLiveSession(db, hashOfToken(token))
  if (session?.is_seen_long_ago) await touchSession(db, session.id, addressRange(address))
  return session ? accountOf(session) : null
}

/** The same without counting as use, such as for an open connection: the session stays idle. */
export async function peekSession(db: Db, token: string): Promise<Account | null> {
  const session = await findLiveSession(db, hashOfToken(token))
  return session ? accountOf(session) : null
}

/** Those of the sessions that are still live, whatever ended the others and on whichever node. */
export async function standingSessions(db: Db, sessionIds: string[]): Promise<ReadonlySet<string>> {
  return new Set(await listStanding(db, sessionIds))
}

function accountOf(session: NonNullable<Awaited<ReturnType<typeof findLiveSession>>>): Account {
  return {
    kind: 'account',
    accountId: heldId(session.account_id),
    sessionId: session.id,
    team: session.team_id && session.role ? { id: heldId(session.team_id), role: session.role } : null,
    isConsentDue: session.is_consent_due,
    staff: session.staff_roles && {
      roles: session.staff_roles,
      privileges: session.staff_privileges ?? [],
      hasSecondFactor: session.has_second_factor,
      hasFreshProof: session.has_fresh_proof,
    },
  }
}
