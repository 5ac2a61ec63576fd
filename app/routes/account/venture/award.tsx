import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import { actOnAward, wordAwardField } from '../../../features/venture/awards/award-act.ts'
import { AwardPage, type AwardPageProps } from '../../../features/venture/awards/award-page.tsx'

const load: Load<Omit<AwardPageProps, 'failure'>> = async (api, { params, url }) => ({
  award: await api.ventureAwards.details({ awardId: params.id ?? '' }),
  done: url.searchParams.get('done'),
  formKey: crypto.randomUUID(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  (api, form, { params, url }) => actOnAward(api, form, params.id ?? '', url.pathname),
  { wordField: wordAwardField },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.award_nav())

export default function VentureAwardRoute() {
  return <AwardPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
