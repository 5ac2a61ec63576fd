import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { hosting } from '../../../shared/contract/volunteers/hosting.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { ProposePage, type ProposePageProps } from '../../features/volunteers/propose-page.tsx'
import { readProposed, wordProposed } from '../../features/volunteers/read-proposed.ts'

type Data = Pick<ProposePageProps, 'regions' | 'formKey'> & {
  held: OutputOf<(typeof hosting)['proposal']> & { because: string }
}

const load: Load<Data> = async (api, { params }) => {
  const seen = { activityID: params.id ?? '' }
  const [held, { because }] = [await api.hosting.proposal(seen), await api.hosting.hostedActivity(seen)]
  const { regions } = await api.volunteers.activityList({ pageSize: 1 })
  return { held: { ...held, because }, regions, formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, locale }) => {
    const seen = { activityID: params.id ?? '', version: form.text('version') }
    await api.hosting.revise({ ...readProposed(form), ...seen }, form.idempotency())
    return redirect(`${pathInLocale(`/volunteering/host/${params.id}`, locale)}?done=proposed`)
  },
  { wordField: wordProposed },
)

export const meta = unindexedForm(m.volunteers_revise_title)

export default function ReviseActivityRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <ProposePage {...loaded} TeamID={loaded.held.TeamID} failure={useActionData<ActFailure>()} />
}
