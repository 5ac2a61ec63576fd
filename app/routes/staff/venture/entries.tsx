import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { entryStates } from '../../../../shared/rules/venture/entry-transitions.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { useCodeNamed } from '../../../features/staff/code-problem.ts'
import { proveIfAsked } from '../../../features/staff/prove-if-asked.ts'
import { StepUp } from '../../../features/staff/step-up.tsx'
import {
  EntriesStaffPage,
  type EntriesStaffPageProps,
  type EntryQuery,
} from '../../../features/venture/staff/entries-page.tsx'

type Data = Omit<EntriesStaffPageProps, 'failure' | 'stepUp'>

const load: Load<Data> = async (api, { params, url }) => {
  const page = pageOf(url)
  const number = params.number ?? ''
  const query = queryOf((name) => url.searchParams.get(name) ?? '')
  const [list, me] = await Promise.all([
    api.ventureStaff.entries({ number, ...query, page }),
    api.staff.secondFactor({}),
  ])
  return { number, list, query, page, me }
}

/** Anything that no filter offers finds everything. */
function queryOf(text: (name: string) => string): EntryQuery {
  return {
    search: text('search').slice(0, 100),
    state: entryStates.find((one) => one === text('state')) ?? '',
    track: text('track').slice(0, 60),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Leads to the file; what was searched for goes along. */
export const action = serverAction<never>(async (api, form, { params, locale }) => {
  await proveIfAsked(api, form)
  if (!(await api.staff.secondFactor({})).isFresh) throw new ApiError('stepUpNeeded')
  const query = new URLSearchParams(queryOf((name) => form.text(name)))
  return redirectDocument(`/ventureRounds/${params.number}/entries/${locale}.csv?${query}`)
})

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.venture_staff_title)

export default function VentureEntriesRoute() {
  const data = useLoaderData<typeof loader>()
  const failure = useCodeNamed(useActionData<ActFailure>())
  return (
    <EntriesStaffPage
      {...data}
      failure={failure}
      stepUp={<StepUp isFresh={data.me.isFresh} failure={failure} />}
    />
  )
}
