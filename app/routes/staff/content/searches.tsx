import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { missedStates } from '../../../../shared/rules/missed-searches.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { MissedPage, type MissedPageProps } from '../../../features/search/staff/missed-page.tsx'

type Data = Omit<MissedPageProps, 'failure'>

const pageSize = 10

const load: Load<Data> = async (api, { url }) => {
  const state = missedStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const page = pageOf(url)
  const [list, { privileges }] = await Promise.all([
    api.searchStaff.missedList({ state, page, pageSize }),
    api.staff.secondFactor({}),
  ])
  return { state, list, privileges, isDone: url.searchParams.has('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Notes what was done about a search, and stays in the list of waiting ones. */
export const action = serverAction(async (api, form, { locale, url }) => {
  const state = missedStates.find((one) => one === form.text('state'))
  if (!state) throw new ApiError('invalidInput')
  await api.searchStaff.missedHandle({
    missedId: form.text('missedId'),
    version: Number(form.text('version')),
    state,
    note: form.text('note'),
  })
  const shown = missedStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  return redirect(`${pathInLocale('/staff/searches', locale)}?state=${shown}&done=1`)
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.missed_title)

export default function SearchesRoute() {
  return <MissedPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
