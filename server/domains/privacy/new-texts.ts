import { changedParts } from '../../../shared/lib/changed-parts.ts'
import type { ConsentDocument } from '../../../shared/rules/sign-in/consent.ts'
import type { Account, CallContext } from '../../context.ts'
import {
  checkConsent,
  listDocumentsInForce,
  listNewerTexts,
  recordConsent,
} from '../sign-in/sessions/consent.ts'

type Ctx = CallContext<Account>

/** The texts that need a new consent, with what has changed in them since. */
export async function listNewTexts({ db, actor, locale }: Ctx) {
  const rows = await listNewerTexts(db, actor.accountId, locale)
  const inForce = await listDocumentsInForce(db, locale)
  const versionOf = (name: ConsentDocument) => inForce.find(({ alias }) => alias === name)?.version ?? 0
  return {
    versions: { privacy: versionOf('privacy'), terms: versionOf('terms') },
    texts: rows.map((row) => ({
      document: row.document,
      version: row.version,
      language: row.language,
      since: row.effective_on,
      title: row.title,
      agreedVersion: row.agreed_version,
      changes: row.agreed_body === null ? null : changedParts(row.agreed_body, row.body),
    })),
  }
}

/**
 * Consents to the texts in force while signed in; does nothing where all are agreed to.
 * @throws ApiError `consentNeeded` where other texts are in force than those shown
 */
export async function renewConsent(ctx: Ctx, stated: { privacy: number; terms: number }) {
  const { db, actor, locale } = ctx
  const { refusal, given } = await checkConsent(ctx, { accountId: actor.accountId, locale, stated })
  if (refusal) throw refusal
  await recordConsent(db, actor.accountId, given)
  for (const { alias, version } of given) {
    ctx.audit({
      kind: 'consent.given',
      subjectKind: 'account',
      subjectId: actor.accountId,
      after: { document: alias, version },
    })
  }
  return {}
}
