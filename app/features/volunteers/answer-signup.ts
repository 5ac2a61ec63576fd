import type { Api } from '../../../shared/contract/contract.ts'
import { volunteerAnswers } from '../../../shared/rules/volunteers/signups.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

/** Takes a place or withdraws, if that is what a form asks for. @returns what was done, else null */
export async function answerSignup(api: Api, form: PostedForm) {
  const action = volunteerAnswers.find((one) => one === form.text('intent'))
  if (!action) return null
  await api.volunteering.signupAnswer({
    signupId: form.text('signupId'),
    version: form.text('version'),
    action,
  })
  return action
}
