import * as m from '#messages'
import type { InputOf } from '../../../shared/contract/call.ts'
import type { Api, Contract } from '../../../shared/contract/contract.ts'
import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import {
  papersAtMost,
  personFields,
  type VerificationField,
  verificationFields,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { uploadPostedFiles } from '../../api/forms/upload-files.ts'
import type { Told } from '../../api/pages/told-texts.ts'
import { toldStatement } from './statement-draft.tsx'
import { fieldLabel } from './verification-words.ts'

type Statement = InputOf<Contract['organisations']['add']>

/** The statement of a posted form, its papers stored. Fields missing on the form are missing in it. */
export async function postedStatement(api: Api, form: PostedForm): Promise<Statement> {
  const papers = await uploadPostedFiles(api, form, [
    { name: 'certificate', purpose: 'certificate', atMost: papersAtMost.certificate },
    { name: 'letter', purpose: 'authorisationLetter', atMost: papersAtMost.letter },
  ])
  const texts = verificationFields
    .filter((field) => form.has(field))
    .map((field) => [field, field === 'entityType' ? form.optionalText(field) : form.text(field)])
  const ids = Object.entries(papers).filter(([, list]) => list.length > 0)
  // The call refuses an invalid legal form, with the message for the field.
  return {
    TeamID: form.text('TeamID'),
    ...(form.has('toolId') && { toolId: form.text('toolId') }),
    ...Object.fromEntries(texts),
    ...Object.fromEntries(ids),
  } as Statement
}

/** Sends the corrections: to the call for the person's details if only those are open. */
export async function sendMended(api: Api, form: PostedForm, openFields: readonly VerificationField[]) {
  const statement = await postedStatement(api, form)
  const isForPerson = openFields.every((field) => (personFields as readonly string[]).includes(field))
  if (isForPerson && openFields.length === personFields.length) {
    const { TeamID, toolId, realName = '', position = '', letter = [] } = statement
    const person = { TeamID, toolId, realName, position, letter }
    return api.organisations.addUserVerification(person, form.idempotency())
  }
  const version = Number(form.text('version'))
  const organisationId = form.text('organisationId')
  return api.organisations.add({ ...statement, organisationId, version }, form.idempotency())
}

/** Saves a form that is not sent, with its papers. */
export async function keepStatement(api: Api, form: PostedForm): Promise<void> {
  const statement = await postedStatement(api, form)
  const search = form.text('search')
  await api.organisations.saveDraft({ certificate: [], letter: [], ...statement, search })
}

/**
 * Compares a form that was posted without script with what is stored.
 * @param stated what was stated before and is to be corrected
 * @throws ApiError `invalidInput` with `changedElsewhere`
 */
export async function holdStatement(api: Api, form: PostedForm, stated?: Record<string, string>) {
  if (form.has('told')) form.holdAgainst(await toldNow(api, form, stated))
}

async function toldNow(api: Api, form: PostedForm, stated: Record<string, string> = {}): Promise<Told> {
  const told = toldStatement((await api.organisations.draft({})).draft, stated)
  return Object.fromEntries(Object.entries(told).filter(([field]) => form.has(field)))
}

/** Withdraws a verification in the version that its page has shown. */
export async function withdraw(api: Api, form: PostedForm): Promise<void> {
  await api.organisations.withdraw(
    {
      TeamID: form.text('TeamID'),
      organisationId: form.text('organisationId'),
      version: Number(form.text('version')),
    },
    form.idempotency(),
  )
}

/** Sends a form; a refused one is saved as a draft, so that it survives leaving the page. */
export async function sendOrKeep<Sent>(api: Api, form: PostedForm, send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send()
  } catch (refusal) {
    try {
      await keepStatement(api, form)
      // The next comparison of the refused form is with what is saved now.
      if (form.has('told')) form.set('told', [JSON.stringify(await toldNow(api, form))])
    } catch (failure) {
      // If saving fails too, the page still shows the form, and the refusal is the more useful message.
      if (!(failure instanceof ApiError)) throw failure
    }
    throw refusal
  }
}

/** A field's error, with its name. */
export function wordStatementField(path: string, error: FieldError): string | undefined {
  const field = verificationFields.find((known) => known === path)
  if (!field) return undefined
  if (error.reason === 'file') return m.verification_need_file({ field: fieldLabel(field) })
  if (error.reason !== 'required') return namedFieldText(fieldLabel(field), error)
  return field === 'entityType'
    ? m.verification_need_choice({ field: fieldLabel(field) })
    : m.verification_need({ field: fieldLabel(field) })
}
