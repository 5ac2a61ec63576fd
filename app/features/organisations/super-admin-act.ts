import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { SideAction } from '../../../shared/rules/organisations/super-admin-change.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** Sends one side's answer to a change. */
export async function answerSuperAdminChange(api: Api, form: PostedForm, changeId: string) {
  const statement = form.optionalText('statement')
  return api.organisations.superAdminAnswer(
    {
      changeId,
      version: Number(form.text('version')),
      // The call refuses any other value.
      action: form.text('intent') as SideAction,
      ...(statement && { statement }),
    },
    form.idempotency(),
  )
}

/** The error message for a field of the answer. */
export function wordAnswerField(path: string, error: FieldError): string | undefined {
  return path === 'statement' ? namedFieldText(m.super_admin_answer_statement(), error) : undefined
}
