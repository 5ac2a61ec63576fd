import { redirect } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import {
  endActions,
  mostTranches,
  trancheActions,
} from '../../../../shared/rules/venture/award-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { namedFieldText } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'

/** A form of the page: several of them have fields of the same name. */
export const formOf = (intent: string, id = '') => (id === '' ? intent : `${intent}-${id}`)

/** Where a field of a refused form is. */
export function fieldIdOf(path: string, values: ActFailure['values']): string {
  return `${values.form?.[0] ?? ''}-${path}`
}

/** Carries out what one of the forms asks for. */
export async function actOnAward(api: Api, form: PostedForm, awardId: string, path: string) {
  const [intent = '', action = ''] = form.text('intent').split(':')
  const version = form.text('version')
  await proveIfAsked(api, form)
  const calls = api.ventureAwardsStaff
  const once = form.idempotency()
  if (intent === 'propose') await calls.propose({ awardId, version, ...termsOf(form) }, once)
  else if (intent === 'payback')
    await calls.payback(
      {
        ...{ awardId, amount: form.text('amount').replaceAll(',', '') },
        ...{ dueOn: form.text('dueOn'), reason: form.text('reason') },
      },
      once,
    )
  else if (intent === 'tranche')
    await calls.tranche(
      {
        ...{ trancheId: form.text('trancheId'), version, action: oneOf(trancheActions, action) },
        ...optional(form, 'paidOn'),
        ...{ bankReference: form.text('bankReference'), reason: form.text('reason') },
      },
      once,
    )
  else if (intent === 'report')
    await calls.report(
      {
        ...{ reportId: form.text('reportId'), version, action: oneOf(['return', 'accept'], action) },
        reason: form.text('reason'),
      },
      once,
    )
  else if (intent === 'end')
    await calls.end(
      { awardId, version, action: oneOf(endActions, action), reason: form.text('reason') },
      once,
    )
  else throw new ApiError('invalidInput')
  return redirect(`${path}?done=1`)
}

function oneOf<One extends string>(known: readonly One[], text: string): One {
  const found = known.find((one) => one === text)
  if (!found) throw new ApiError('invalidInput')
  return found
}

function optional<Name extends string>(form: PostedForm, name: Name) {
  const text = form.optionalText(name)
  return (text === undefined ? {} : { [name]: text }) as Partial<Record<Name, string>>
}

/** The agreement as typed; rows after the last one that says something are none. */
function termsOf(form: PostedForm) {
  const rows = Array.from({ length: mostTranches }, (_, index) => ({
    amount: form.text(`tranches.${index}.amount`).replaceAll(',', ''),
    dueOn: form.text(`tranches.${index}.dueOn`),
    condition: form.text(`tranches.${index}.condition`) as 'agreement',
  }))
  const last = rows.findLastIndex(({ amount, dueOn }) => amount !== '' || dueOn !== '')
  return {
    text: form.text('text'),
    tranches: rows.slice(0, last + 1),
    ...optional(form, 'midtermDueOn'),
    ...optional(form, 'closingDueOn'),
    midtermQuestions: form.text('midtermQuestions'),
    closingQuestions: form.text('closingQuestions'),
  }
}

const names: Record<string, () => string> = {
  text: m.award_text,
  midtermDueOn: m.award_midterm_due,
  closingDueOn: m.award_closing_due,
  midtermQuestions: m.award_midterm_questions,
  closingQuestions: m.award_closing_questions,
  amount: m.award_sum,
  dueOn: m.award_due_on,
  paidOn: m.award_paid_on,
  bankReference: m.award_bank_reference,
  reason: m.award_reason,
}

/** What is wrong with a field, by the name that people read; a tranche by its number. */
export function wordAwardField(path: string, error: FieldError): string | undefined {
  const [first = '', row, own] = path.split('.')
  if (first === 'bankReference' && error.reason === 'unfitting') return m.award_reference_taken()
  const name = names[own ?? first]?.()
  if (first === 'paidOn' && error.reason === 'dateTooEarly')
    return m.award_paid_too_early({ field: m.award_paid_on() })
  if (!name) return undefined
  const field = own ? m.award_tranche_field({ number: Number(row) + 1, field: name }) : name
  return namedFieldText(field, error)
}
