import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { hostAttendances, hostDecisions, hoursActions } from '../../../shared/rules/volunteers/signups.ts'
import { type Act, type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { postedHours } from '../../features/volunteers/answer-signup.ts'
import { wordShiftFields } from '../../features/volunteers/early-words.ts'
import {
  HostActivityPage,
  type HostActivityPageProps,
  hostDone,
} from '../../features/volunteers/host-activity-page.tsx'

type Data = Omit<HostActivityPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const seen = { activityID: params.id ?? '' }
  const activity = await api.hosting.hostedActivity(seen)
  return {
    activity,
    proposal: activity.standing === 'inReview' ? await proposed(api, seen) : null,
    issued: await api.certificates.issued(seen),
    formKey: drawFormKey(),
    done: hostDone.find((one) => one === url.searchParams.get('done')) ?? null,
  }
}

async function proposed(api: Api, seen: { activityID: string }) {
  const { typed } = await api.hosting.proposal(seen)
  const { regions } = typed.region ? await api.volunteers.activityList({ pageSize: 1 }) : { regions: [] }
  return { typed, regions }
}

const act: Act<never> = async (api, form, { params, locale }) => {
  const ended = (done: string) =>
    redirect(`${pathInLocale(`/volunteering/host/${params.id}`, locale)}?done=${done}`)
  const TeamID = form.text('TeamID')
  const shiftId = form.text('shiftId')
  const intent = form.text('intent')
  const decision = hostDecisions.find((one) => one === intent)
  if (decision) {
    const decided = {
      signupId: form.text('signupId'),
      version: form.text('version'),
      answer: form.text('answer'),
      isShown: form.has('isShown'),
    }
    await api.hosting.signupDecide({ TeamID, ...decided, action: decision })
    return ended('decided')
  }
  const seen = { TeamID, signupId: form.text('signupId'), version: form.text('version') }
  const attendance = hostAttendances.find((one) => one === intent)
  if (attendance) {
    await api.hosting.attendance({ ...seen, action: attendance })
    return ended('attendance')
  }
  const hours = hoursActions.find((one) => one === intent)
  if (hours) {
    await api.hosting.hostHours({ ...seen, ...postedHours(form, hours) })
    return ended('hours')
  }
  if (intent === 'takeOut') {
    await api.hosting.walkIn({ TeamID, shiftId, takesOut: form.text('walkInId') }, form.idempotency())
    return ended('attendance')
  }
  if (intent === 'takeBack') {
    const proposal = { activityID: params.id ?? '', version: form.text('version') }
    await api.hosting.takeBack({ TeamID, ...proposal })
    return ended('takeBack')
  }
  if (intent === 'contact') {
    await api.certificates.contact({ TeamID, contact: form.text('contact') })
    return ended('contact')
  }
  if (intent === 'revoke') {
    await api.certificates.revoke({ TeamID, number: form.text('number'), reason: form.text('reason') })
    return ended('revoke')
  }
  if (intent === 'places') {
    await api.hosting.shiftPlaces({ TeamID, shiftId, places: form.text('places') })
    return ended('places')
  }
  if (intent === 'callOff') {
    await api.hosting.shiftCallOff({ TeamID, shiftId })
    return ended('callOff')
  }
  const texts = ['task', 'startsOn', 'startTime', 'endsOn', 'endTime', 'places'] as const
  const typed = Object.fromEntries(texts.map((name) => [name, form.text(name)])) as Record<
    (typeof texts)[number],
    string
  >
  const shift = { TeamID, activityID: params.id ?? '', ...typed, isDirect: form.text('way') !== 'asked' }
  await api.hosting.shiftAdd(shift, form.idempotency())
  return ended('shift')
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(act, {
  wordField: wordShiftFields({
    task: m.volunteers_shift_task,
    startsOn: m.volunteers_shift_day,
    startTime: m.volunteers_shift_from,
    endsOn: m.volunteers_shift_last,
    endTime: m.volunteers_shift_to,
    places: m.volunteers_shift_count,
    answer: m.volunteers_list_words,
    hours: m.volunteers_hours_worked,
    words: m.volunteers_dispute_words,
    isShown: m.volunteers_list_shown_field,
    contact: m.certificates_host_contact,
    reason: m.certificates_revoke_reason,
  }),
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm<Data>((loaded) => loaded?.activity.title ?? m.volunteers_host_title())

export default function HostedActivityRoute() {
  return <HostActivityPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
