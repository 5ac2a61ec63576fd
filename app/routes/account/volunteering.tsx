import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { answerSignup } from '../../features/volunteers/answer-signup.ts'
import { wordShiftFields } from '../../features/volunteers/early-words.ts'
import {
  MyVolunteeringPage,
  type MyVolunteeringPageProps,
} from '../../features/volunteers/my-volunteering-page.tsx'
import { signupDone } from '../../features/volunteers/signup-words.ts'

type Data = Omit<MyVolunteeringPageProps, 'failure'>

const load: Load<Data> = async (api, { url, locale }) => {
  const { signups, minutes } = await api.volunteering.mySignups({})
  const { token } = await api.volunteering.myFeed({})
  const address = (secret: string) =>
    `${url.origin}${pathInLocale('/volunteering', locale)}/calendar/${secret}.ics`
  const calendar = token === null ? null : { token, address: address(token) }
  const done = signupDone.find((one) => one === url.searchParams.get('done')) ?? null
  return { signups, minutes, calendar, done }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { locale }) => {
    const path = pathInLocale('/volunteering', locale)
    if (form.text('intent') === 'feed') {
      await api.volunteering.feedRenew({ replaces: form.text('replaces') })
      return redirect(path)
    }
    const answered = await answerSignup(api, form)
    return redirect(answered ? `${path}?done=${answered}` : path)
  },
  {
    wordField: wordShiftFields({
      hours: m.volunteers_hours_worked,
      words: m.volunteers_dispute_words,
      code: m.volunteers_check_in_code,
    }),
  },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.volunteers_mine_title)

export default function VolunteeringRoute() {
  return <MyVolunteeringPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
