import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { ErrorDetails, ErrorName } from '../../../shared/contract/errors.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { errorText } from '../forms/form-errors.ts'

type Refusal = { api: Api; url: URL }

/** A refused form's message in its page's language; if its subject is gone, says that nothing was saved. */
export async function refusalText(
  refusal: Refusal,
  reason: ErrorName,
  details: ErrorDetails = {},
): Promise<string> {
  if (reason !== 'notFound' && reason !== 'notAvailable') return errorText(reason, details)
  if (await isStaffNoLonger(refusal)) return m.form_role_ended()
  return reason === 'notFound' ? m.form_gone() : m.form_not_available()
}

/** Roles can end while somebody is writing in the console. */
async function isStaffNoLonger({ api, url: { pathname } }: Refusal): Promise<boolean> {
  if (!/^\/staff(\/|$)/.test(pathWithoutLocale(pathname))) return false
  const { user } = await api.signIn.session({})
  return user?.isStaff === false
}

/** Filled in by pages, not by people; so are values that are ids. */
const notWritten =
  /^(?:along\.)?(?:intent|form|version|told|take|step|stay|drawnAt|idempotencyKey|formKey|type|section|.*\.key)$/
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a person has written in a form, out of everything that it posts. */
export function writtenIn(values: Record<string, string[]>): string[] {
  return Object.entries(values).flatMap(([name, texts]) =>
    notWritten.test(name) ? [] : texts.filter((text) => text.trim() !== '' && !id.test(text)),
  )
}
