import { ApiError } from '../../../shared/contract/errors.ts'
import type { ConsentDocument } from '../../../shared/rules/sign-in/consent.ts'
import type { Account, CallContext } from '../../context.ts'
import { endSessions } from '../sign-in/sessions/sessions.ts'
import { clearSessionCookies } from '../sign-in/sessions/start-session.ts'
import { findConsentText, listConsents, withdrawConsents } from './consents.queries.ts'

type Ctx = CallContext<Account>

/** The caller's consents, version by version, including withdrawn ones. */
export async function ownConsents({ db, actor }: Ctx) {
  const rows = await listConsents(db, actor.accountId)
  return rows.map((row) => ({
    consentId: row.id,
    document: row.document,
    version: row.version,
    language: row.language,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }))
}

/**
 * The text as it was when the caller agreed to it.
 * @throws ApiError `notAvailable` for somebody else's consent
 */
export async function readConsentText({ db, actor }: Ctx, { consentId }: { consentId: string }) {
  const found = await findConsentText(db, actor.accountId, consentId)
  if (!found) throw new ApiError('notAvailable')
  return found
}

/**
 * Withdraws consent to a document. From then on the data is not used: the person is signed out everywhere,
 * nothing is sent to them, and signing in asks for consent again.
 * @throws ApiError `illegalTransition` where there is nothing to withdraw
 */
export async function withdrawConsent(ctx: Ctx, { document }: { document: ConsentDocument }) {
  const { accountId } = ctx.actor
  const withdrawn = await withdrawConsents(ctx.db, accountId, document)
  if (withdrawn === 0) throw new ApiError('illegalTransition')
  await endSessions(ctx.db, accountId)
  ctx.audit({
    kind: 'consent.withdrawn',
    subjectKind: 'account',
    subjectId: accountId,
    after: { document, withdrawn },
  })
  ctx.afterCommit(() => clearSessionCookies(ctx))
  return {}
}
