import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type ConsentDocument, consentDocuments } from '../../../../shared/rules/sign-in/consent.ts'
import type { Db } from '../../../db/database.ts'
import {
  insertConsents,
  isStaffOrExpected,
  listDocumentsInForce,
  listStandingConsents,
  listTextsInForce,
} from './consent.queries.ts'

export { listDocumentsInForce, listNewerTexts } from './consent.queries.ts'

/** The versions that a person says to have read and agreed to. */
export type StatedConsent = { privacy: number; terms: number } | null

type DocumentInForce = Awaited<ReturnType<typeof listDocumentsInForce>>[number]

/** What still has to be agreed to, and what the person just agreed to of it. */
export type ConsentCheck = { refusal: ApiError | null; given: DocumentInForce[] }

/**
 * Holds what a person agreed to against the texts in force. Nobody's data are collected without it, so a portal
 * that has not published its texts lets in its staff alone, who have them to write; they agree when they sign in next.
 * @param accountId null for a person without an account
 */
export async function checkConsent(
  db: Db,
  options: { accountId: string | null; locale: Locale; stated: StatedConsent },
): Promise<ConsentCheck> {
  const documents = await listDocumentsInForce(db, options.locale)
  if (documentsWithoutText(documents).length > 0) {
    const isStaff = await isStaffOrExpected(db, options.accountId)
    return { refusal: isStaff ? null : new ApiError('notOpenYet'), given: [] }
  }
  const standing = options.accountId ? await listStandingConsents(db, options.accountId) : []
  const open = documents.filter(
    ({ alias, version }) => !standing.some((given) => given.document === alias && given.version >= version),
  )
  const isAgreed = open.every(({ alias, version }) => options.stated?.[alias] === version)
  if (isAgreed) return { refusal: null, given: open }
  const params = Object.fromEntries(documents.map(({ alias, version }) => [alias, version]))
  return { refusal: new ApiError('consentNeeded', { params }), given: [] }
}

export type TextInForce = Awaited<ReturnType<typeof listTextsInForce>>[number]

/** Every text that somebody is asked to agree to, in all its languages. */
export async function textsInForce(db: Db): Promise<TextInForce[]> {
  return listTextsInForce(db)
}

/** What nobody can agree to, since no text of it is in force. As long as there is one, the staff alone sign in. */
export function documentsWithoutText(inForce: { alias: ConsentDocument }[]): ConsentDocument[] {
  return consentDocuments.filter((document) => !inForce.some(({ alias }) => alias === document))
}

export async function recordConsent(db: Db, accountId: string, given: DocumentInForce[]): Promise<void> {
  if (given.length === 0) return
  await insertConsents(
    db,
    given.map(({ alias, version, language, text_hash }) => ({
      account_id: accountId,
      document: alias,
      version,
      language,
      text_hash,
    })),
  )
}
