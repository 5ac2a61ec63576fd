import { ApiError } from '../../../shared/contract/errors.ts'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import { orderedKinds } from '../../../shared/rules/orders/order-slots.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** The service or resource of an address such as `service-401`. @throws ApiError `notAvailable` for another */
export function orderedAt(id: string | undefined) {
  const [kind, number = ''] = (id ?? '').split('-')
  const known = orderedKinds.find((one) => one === kind)
  if (!known || !/^[1-9][0-9]{0,8}$/.test(number)) throw new ApiError('notAvailable')
  return offeringInput(known, number)
}

/** What a posted form changes in a calendar. @throws ApiError `invalidInput` for closing without a reason */
export function postedSlots(form: PostedForm) {
  const days = { from: form.text('from'), until: form.text('until') || form.text('from') }
  const intent = form.text('intent')
  if (intent === 'places') return { ...days, places: form.text('slotPlaces') }
  if (intent === 'reopen') return { ...days, closedBecause: '' }
  const closedBecause = form.text('closedBecause').trim()
  if (closedBecause === '')
    throw new ApiError('invalidInput', { fields: { closedBecause: { reason: 'required' } } })
  return { ...days, closedBecause }
}
