import { redirect } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type OrderAction, orderActions } from '../../../shared/rules/orders/order-transitions.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** The step that a posted form takes, with what it says. @throws ApiError `invalidInput` for another */
export function postedStep(form: PostedForm, orderId: string) {
  const action = orderActions.find((one) => one === form.text('intent'))
  if (!action) throw new ApiError('invalidInput')
  const optional = (name: string) => {
    const text = form.optionalText(name)
    return text ? { [name]: text } : {}
  }
  return {
    ...{ orderId, version: form.text('version'), action: action as OrderAction, text: form.text('text') },
    ...optional('from'),
    ...optional('until'),
    ...optional('rating'),
  }
}

/** Takes the step; the page then says what was done. */
export async function actOnOrder(api: Api, form: PostedForm, orderId: string, path: string) {
  const step = postedStep(form, orderId)
  await api.orders.step({ TeamID: form.text('TeamID'), ...step }, form.idempotency())
  return redirect(`${path}?done=${step.action}`)
}
