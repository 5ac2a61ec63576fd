import { redirect } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { namedFieldText } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'

/** Agrees, or keeps or sends a report; the page then says what was done. */
export async function actOnAward(api: Api, form: PostedForm, awardId: string, path: string) {
  const intent = form.text('intent')
  const TeamID = form.text('TeamID')
  if (intent === 'agree') {
    if (!form.has('isRead'))
      throw new ApiError('invalidInput', { fields: { isRead: { reason: 'mustAgree' } } })
    const agreed = { TeamID, awardId, number: form.text('number'), hash: form.text('hash') }
    await api.ventureAwards.agree(agreed, form.idempotency())
  } else if (intent === 'save' || intent === 'send') {
    const reportId = form.text('reportId')
    const names = [...form.data.keys()].filter((name) => name.startsWith(`${reportId}.`))
    const answers = Object.fromEntries(
      names.map((name) => [name.slice(reportId.length + 1), form.text(name)]),
    )
    await api.ventureAwards.report(
      { TeamID, reportId, answers, isSent: intent === 'send' },
      form.idempotency(),
    )
  } else throw new ApiError('invalidInput')
  return redirect(`${path}?done=${intent}`)
}

/** What is wrong with a field of the page. */
export function wordAwardField(path: string, error: FieldError): string | undefined {
  return path === 'isRead' ? namedFieldText(m.award_agree_legend(), error) : undefined
}
