import { redirect } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { hoursActions } from '../../../../shared/rules/volunteers/signups.ts'
import { skilledActions } from '../../../../shared/rules/volunteers/skilled.ts'
import { type Act, serverAction } from '../../../api/forms/act.ts'
import { wordFields } from '../../../api/forms/named-field.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { postedHours } from '../answer-signup.ts'
import type { SkilledDone } from './skilled-words.ts'

type Side = 'host' | 'volunteer'

/** Takes what a form of the page asks for, for one side. @returns what was done */
async function take(api: Api, form: PostedForm, projectId: string, side: Side): Promise<SkilledDone> {
  const intent = form.text('intent')
  const TeamID = form.text('TeamID')
  const version = form.text('version')
  const ofHost = side === 'host'
  const amount = { hours: form.optionalText('hours') }
  const answer = hoursActions.find((one) => one === intent)
  if (answer) {
    const answered = { signupId: form.text('signupId'), version, ...postedHours(form, answer) }
    await (ofHost ? api.hosting.hostHours({ TeamID, ...answered }) : api.volunteering.hoursAnswer(answered))
    return 'hours'
  }
  if (intent === 'work') {
    const work = { projectId, from: form.text('from'), until: form.text('until'), ...amount }
    const once = form.idempotency()
    await (ofHost ? api.skilled.hostHours({ TeamID, ...work }, once) : api.skilled.hours(work, once))
    return 'hours'
  }
  const action = skilledActions.find((one) => one === intent)
  if (!action) throw new ApiError('invalidInput')
  const texts = ['deliver', 'leaveOut', 'byWhen', 'talkOn', 'talkTime', 'how', 'endsOn', 'text'] as const
  const said = Object.fromEntries(texts.map((name) => [name, form.text(name)]))
  const step = { projectId, version, action, ...said, ...amount }
  await (ofHost ? api.skilled.hostStep({ TeamID, ...step }) : api.skilled.step(step))
  return action
}

/** The action of a side's page, which then says what was done. */
export function skilledAction(side: Side) {
  const act: Act<never> = async (api, form, { params, url }) =>
    redirect(`${url.pathname}?done=${await take(api, form, params.id ?? '', side)}`)
  return serverAction(act, {
    wordField: wordFields({
      deliver: m.skilled_deliver,
      leaveOut: m.skilled_leave_out,
      byWhen: m.skilled_by_when,
      talkOn: m.skilled_talk_on,
      talkTime: m.skilled_talk_time,
      how: m.skilled_how,
      hours: m.skilled_hours_field,
      endsOn: m.skilled_ends_on,
      from: m.skilled_work_from,
      until: m.skilled_work_until,
      text: m.skilled_words,
      words: m.volunteers_dispute_words,
    }),
  })
}
