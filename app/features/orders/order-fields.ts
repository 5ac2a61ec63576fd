import * as m from '#messages'
import { getLocale } from '#messages/runtime'
import type { FieldError } from '../../../shared/contract/errors.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

const fields: Record<string, (form: PostedForm) => string> = {
  from: (form) => (isByWeek(form) ? m.order_first_week() : m.order_from()),
  until: (form) => (isByWeek(form) ? m.order_last_week() : m.order_until()),
  need: () => m.order_need(),
  text: (form) => textLabel(form.text('intent'))(),
  rating: () => m.order_rating(),
  closedBecause: () => m.order_close_why(),
  places: () => m.order_slot_places(),
}

const isByWeek = (form: PostedForm) => form.text('unit') === 'week'

/** What the text of a step says. */
export function textLabel(action: string): () => string {
  if (action === 'accept') return m.order_scope
  return action === 'rate' ? m.order_words : m.order_why
}

/** For the actions of requests, steps and calendars: what is wrong with a field, by the name that people read. */
export function wordOrderField(path: string, error: FieldError, form: PostedForm): string | undefined {
  const field = fields[path]?.(form)
  if (!field) return undefined
  return error.reason === 'dateTooLate' && error.day
    ? m.order_beyond_access({ field, day: dayText(error.day, getLocale()) })
    : namedFieldText(field, error)
}
