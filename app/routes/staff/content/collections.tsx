import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { contentStaff } from '../../../../shared/contract/content/content.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { CollectionsPage } from '../../../features/content/staff/lists/collections-page.tsx'
import { useCodeNamed } from '../../../features/staff/code-problem.ts'
import { proveIfAsked } from '../../../features/staff/prove-if-asked.ts'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { StepUp } from '../../../features/staff/step-up.tsx'

type Data = OutputOf<(typeof contentStaff)['collectionList']> & { me: SecondFactorState; isSaved: boolean }

const load: Load<Data> = async (api, { url }) => {
  const [collections, me] = await Promise.all([
    api.contentStaff.collectionList({}),
    api.staff.secondFactor({}),
  ])
  return { ...collections, me, isSaved: url.searchParams.get('done') === 'rule' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }) => {
  await proveIfAsked(api, form)
  await api.contentStaff.reviewRule({ isNeeded: form.has('isNeeded') })
  return redirect(`${pathInLocale('/staff/content', locale)}?done=rule`)
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.collections_title)

export default function CollectionsRoute() {
  const { me, ...data } = useLoaderData<typeof loader>()
  const failure = useCodeNamed(useActionData<ActFailure>())
  return (
    <CollectionsPage
      {...data}
      nav={<StaffNav privileges={me.privileges} />}
      stepUp={<StepUp isFresh={me.isFresh} failure={failure} />}
      failure={failure}
      canEdit={me.privileges.includes('editContent')}
      canSetRule={me.privileges.includes('setContentRules')}
    />
  )
}
