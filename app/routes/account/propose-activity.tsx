import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { ProposePage, type ProposePageProps } from '../../features/volunteers/propose-page.tsx'
import { readProposed, wordProposed } from '../../features/volunteers/read-proposed.ts'

type Data = Omit<ProposePageProps, 'failure' | 'held'>

const load: Load<Data> = async (api) => {
  const { TeamID } = await api.hosting.hostedActivities({})
  const { regions } = await api.volunteers.activityList({ pageSize: 1 })
  return { TeamID, regions, formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { locale }) => {
    const { activityID } = await api.hosting.propose(readProposed(form), form.idempotency())
    return redirect(`${pathInLocale(`/volunteering/host/${activityID}`, locale)}?done=proposed`)
  },
  {
    wordField: wordProposed,
  },
)

export const meta = unindexedForm(m.volunteers_propose_title)

export default function ProposeActivityRoute() {
  return <ProposePage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
