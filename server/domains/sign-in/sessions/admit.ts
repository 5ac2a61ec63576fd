import { createHash } from 'node:crypto'
import type { IdentityProof } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { keepKnownBrowser } from '../codes/one-time-code.queries.ts'
import { type ConsentCheck, recordConsent } from './consent.ts'
import { tellOfNewDevice } from './new-device.ts'
import { type StartedSession, startSession } from './start-session.ts'

/** A person who has proven whose account it is. */
export type Admission = {
  accountId: string
  isNew: boolean
  consent: ConsentCheck
  /** How they proved it; null where neither phone nor mailbox is proven, such as by a provider. */
  provenBy: IdentityProof | null
  /** The session token, where it must be reproducible. */
  token?: string | undefined
}

/**
 * Signs a person in, by whichever way: stores the consent, starts the session, and notifies the owner of an
 * unknown device. All in the caller's transaction, whose actor is still a visitor.
 */
export async function admit(ctx: CallContext, admission: Admission): Promise<StartedSession> {
  const { accountId, isNew, consent, provenBy, token } = admission
  const browserHash = createHash('sha256').update(ctx.browserId).digest()
  await recordConsent(ctx.db, accountId, consent.given)
  if (!isNew) await tellOfNewDevice(ctx, accountId, browserHash)
  await keepKnownBrowser(ctx.db, accountId, browserHash)
  const session = await startSession(ctx, accountId, { provenBy, token })
  await writeAudit(ctx, session.sessionId, admission)
  return session
}

async function writeAudit(
  { db, requestId }: CallContext,
  sessionId: string,
  { accountId, isNew, consent, provenBy }: Admission,
): Promise<void> {
  const common = { accountId, teamId: null, requestId, before: null }
  const account = { ...common, subjectKind: 'account', subjectId: accountId }
  const after = provenBy === 'phone' ? null : { by: provenBy ?? 'provider' }
  await appendAudit(db, [
    ...(isNew ? [{ ...account, kind: 'account.created', after: null }] : []),
    ...consent.given.map(({ alias, version }) => ({
      ...account,
      kind: 'consent.given',
      after: { document: alias, version },
    })),
    { ...common, kind: 'session.started', subjectKind: 'session', subjectId: sessionId, after },
  ])
}
