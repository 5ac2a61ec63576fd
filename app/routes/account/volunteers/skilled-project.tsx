import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { ActFailure } from '../../../api/forms/act.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { skilledAction } from '../../../features/volunteers/skilled/skilled-act.ts'
import { SkilledPage, type SkilledPageProps } from '../../../features/volunteers/skilled/skilled-page.tsx'
import { skilledDone } from '../../../features/volunteers/skilled/skilled-words.ts'

type Data = Omit<SkilledPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => ({
  project: await api.skilled.mine({ projectId: params.id ?? '' }),
  formKey: drawFormKey(),
  done: skilledDone.find((one) => one === url.searchParams.get('done')) ?? null,
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = skilledAction('volunteer')

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm<Data>((loaded) => m.skilled_title({ title: loaded?.project.title ?? '' }))

export default function SkilledProjectRoute() {
  return <SkilledPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
