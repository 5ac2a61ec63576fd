import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { shanghaiYear } from '../../../shared/lib/text/shanghai-time.ts'
import { readHolidays } from '../../../shared/rules/staff/holiday-text.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  type DaysPreview,
  WorkingDaysPage,
  type WorkingDaysPageProps,
} from '../../features/settings/working-days-page.tsx'

type Data = Omit<WorkingDaysPageProps, 'failure' | 'preview'>

const load: Load<Data> = async (api, { url }) => {
  const asked = Math.trunc(Number(url.searchParams.get('year')))
  const year = asked >= 2020 && asked <= 2099 ? asked : shanghaiYear(new Date())
  const [saved, { privileges }] = await Promise.all([
    api.settingsStaff.workingDays({ year }),
    api.staff.secondFactor({}),
  ])
  return { saved, privileges, isDone: url.searchParams.has('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Shows what a text would change in the year, or saves it. */
export const action = serverAction(async (api, form, { url }): Promise<Response | DaysPreview> => {
  const year = Number(form.text('year'))
  const text = form.text('days')
  const version = Number(form.text('version'))
  const { days, unread } = readHolidays(text, year)
  if (form.text('intent') === 'check' || unread.length > 0) return { isPreview: true, text, days, unread }
  if (text !== '' && days.length === 0)
    throw new ApiError('invalidInput', { fields: { days: { reason: 'wrongFormat' } } })
  await api.settingsStaff.workingDaysSave({ year, version, days })
  return redirect(`${url.pathname}?year=${year}&done=1`)
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.working_days_title)

export default function WorkingDaysRoute() {
  const answer = useActionData<DaysPreview | ActFailure>()
  const preview = answer && 'isPreview' in answer ? answer : undefined
  const failure = answer && 'isFailure' in answer ? answer : undefined
  return <WorkingDaysPage {...useLoaderData<typeof loader>()} preview={preview} failure={failure} />
}
