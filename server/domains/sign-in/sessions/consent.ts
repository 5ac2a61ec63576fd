import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type ConsentDocument, consentDocuments } from '../../../../shared/rules/sign-in/consent.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import {
  insertConsents,
  isStaffOrExpected,
  listDocumentsInForce,
  listStandingConsents,
  type listTextsInForce,
} from './consent.queries.ts'

export { listDocumentsInForce, listNewerTexts } from './consent.queries.ts'

/** The versions that a person states to have read and agreed to. */
export type StatedConsent = { privacy: number; terms: number } | null

type DocumentInForce = Awaited<ReturnType<typeof listDocumentsInForce>>[number]

/** The reason why consent is missing, if so, and the documents just agreed to. */
export type ConsentCheck = { refusal: ApiError | null; given: DocumentInForce[] }

/**
 * Checks a stated consent against the texts in force. Without consent no data are collected, so a portal
 * without published texts admits only its staff, who must write them; they consent at their next sign-in. So does a
 * portal that is not open yet, with consent to texts that are in force.
 * @param accountId null for a person without an account
 */
export async function checkConsent(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  options: { accountId: string | null; locale: Locale; stated: StatedConsent },
): Promise<ConsentCheck> {
  const documents = await listDocumentsInForce(db, options.locale)
  const lacksText = documentsWithoutText(documents).length > 0
  const isForStaff = lacksText || (await services.isClosed())
  if (isForStaff && !(await isStaffOrExpected(db, options.accountId)))
    return { refusal: new ApiError('notOpenYet'), given: [] }
  if (lacksText) return { refusal: null, given: [] }
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

/** Every text that people must consent to, in all its languages. */
export { listTextsInForce as textsInForce } from './consent.queries.ts'

/** Documents without a text in force, so nobody can consent. While there are any, only staff sign in. */
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
