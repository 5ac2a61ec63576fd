import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { signupStates } from '../../../shared/rules/volunteers/signups.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { answerSignup } from '../../features/volunteers/answer-signup.ts'
import { wordShiftFields } from '../../features/volunteers/early-words.ts'
import { SignUpPage, type SignUpPageProps } from '../../features/volunteers/sign-up-page.tsx'
import { signupDone } from '../../features/volunteers/signup-words.ts'

type Data = Omit<SignUpPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const activityID = params.id ?? ''
  const activity = await api.volunteers.activityDetail({ activityID })
  const { shifts } = await api.volunteering.shiftList({ activityID })
  const { signups } = await api.volunteering.mySignups({ activityID })
  const done = url.searchParams.get('done')
  const known = [...signupStates, ...signupDone]
  return {
    activity,
    shifts,
    signups,
    formKey: drawFormKey(),
    done: known.find((one) => one === done) ?? null,
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, locale }) => {
    const path = pathInLocale(`/volunteer/${params.id}/signUp`, locale)
    const answered = await answerSignup(api, form)
    if (answered) return redirect(`${path}?done=${answered}`)
    const { state } = await api.volunteering.signUp(
      {
        shiftId: form.text('shiftId'),
        name: form.text('name'),
        size: form.optionalText('size'),
        note: form.text('note'),
        isOfAge: form.has('isOfAge'),
      },
      form.idempotency(),
    )
    return redirect(`${path}?done=${state}`)
  },
  {
    wordField: (path, error) => {
      if (path === 'shiftId') return m.field_named_choose({ field: m.volunteers_shift() })
      if (path === 'isOfAge') return m.volunteers_of_age_needed()
      return wordOf(path, error)
    },
  },
)

const wordOf = wordShiftFields({
  name: m.volunteers_name,
  size: m.volunteers_size,
  note: m.volunteers_note,
  hours: m.volunteers_hours_worked,
  code: m.volunteers_check_in_code,
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm<Data>((loaded) =>
  m.volunteers_sign_up_title({ title: loaded?.activity.title ?? '' }),
)

export default function VolunteerSignUpRoute() {
  return <SignUpPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
