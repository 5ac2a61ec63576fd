import type { Api } from '../../../shared/contract/contract.ts'
import { type HoursAction, hoursActions, volunteerAnswers } from '../../../shared/rules/volunteers/signups.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import type { SignupDone } from './signup-words.ts'

/** Takes the step with a sign-up that a form asks for. @returns what was done; null if it asks for something else */
export async function answerSignup(api: Api, form: PostedForm): Promise<SignupDone | null> {
  const intent = form.text('intent')
  const seen = { signupId: form.text('signupId'), version: form.text('version') }
  const action = volunteerAnswers.find((one) => one === intent)
  if (action) {
    await api.volunteering.signupAnswer({ ...seen, action })
    return action
  }
  const hours = hoursActions.find((one) => one === intent)
  if (hours) {
    await api.volunteering.hoursAnswer({ ...seen, ...postedHours(form, hours) })
    return 'hours'
  }
  if (intent !== 'checkIn') return null
  await api.volunteering.checkIn({ shiftId: form.text('shiftId'), code: form.text('code') })
  return 'checkIn'
}

/** What a side says of the hours. */
export function postedHours(form: PostedForm, action: HoursAction) {
  return { action, hours: form.optionalText('hours'), words: form.text('words') }
}

/** A sign-up has two forms that ask for hours: the one that states and the one that disputes them. */
export function hoursFieldId(name: string, { intent, signupId }: ActFailure['values']): string {
  return `${intent?.[0] === 'dispute' ? 'dispute-' : ''}${name}-${signupId?.[0]}`
}

/** Fields that each sign-up has carry its id. */
export function signupFieldId(name: string, values: ActFailure['values']): string {
  if (name === 'hours' || name === 'words') return hoursFieldId(name, values)
  return name === 'code' ? `code-${values.shiftId?.[0]}` : name
}
