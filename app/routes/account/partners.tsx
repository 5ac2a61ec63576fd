import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { PartnersPage, type PartnersPageProps } from '../../features/partners/partners-page.tsx'

const load: Load<Omit<PartnersPageProps, 'failure'>> = async (api, { url }) => {
  const { partners } = await api.partners.getBindingStatus({})
  const { searchParams } = url
  return { partners, isDone: searchParams.has('done'), isRefused: searchParams.has('refused') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }) => {
  const [partnerId, intent] = [form.text('partnerId'), form.text('intent')]
  if (intent === 'giveHours' || intent === 'stopHours')
    await api.partners.giveHours({ partnerId, isGiven: intent === 'giveHours' })
  else await api.partners.addUserAuth({ partnerId, isGranted: intent === 'bind' })
  return redirect(`${pathInLocale('/partners', locale)}?done=1`)
})

export const meta = unindexed(m.partners_title)

export default function PartnersRoute() {
  return <PartnersPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
