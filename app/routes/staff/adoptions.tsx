import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { adoptionStates } from '../../../shared/rules/toolbox/adoption.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { AdoptionsPage, type AdoptionsPageProps } from '../../features/projects/staff/adoptions-page.tsx'

type Data = Omit<AdoptionsPageProps, 'failure'>

const pageSize = 10

const load: Load<Data> = async (api, { url }) => {
  const state = adoptionStates.find((one) => one === url.searchParams.get('state')) ?? 'received'
  const page = pageOf(url)
  const [list, { privileges }] = await Promise.all([
    api.projectsStaff.adoptionList({ state, page, pageSize }),
    api.staff.secondFactor({}),
  ])
  return { state, list, privileges, isDone: url.searchParams.has('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Notes the outcome of a request, and shows it among those of its new state. */
export const action = serverAction(async (api, form, { locale }) => {
  const state = adoptionStates.find((one) => one === form.text('state'))
  if (!state) throw new ApiError('invalidInput')
  await api.projectsStaff.adoptionMove({
    adoptionId: form.text('adoptionId'),
    version: Number(form.text('version')),
    state,
    note: form.text('note'),
  })
  return redirect(`${pathInLocale('/staff/adoptions', locale)}?state=${state}&done=1`)
})

/** Revalidates after a refused form too: it shows the list as it is now. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.projects_requests_title(), isIndexed: false })
}

export default function AdoptionsRoute() {
  return <AdoptionsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
