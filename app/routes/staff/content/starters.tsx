import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StarterResult } from '../../../../shared/contract/content/starters.staff.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { importWords } from '../../../features/content/staff/collection-words.ts'
import { StartersPage, type StartersPageProps } from '../../../features/imports/starters-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Pick<StartersPageProps, 'items' | 'asked'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { url }) => {
  const [{ items }, { privileges }] = await Promise.all([
    api.contentStaff.starterList({}),
    api.staff.secondFactor({}),
  ])
  return { items, privileges, asked: url.searchParams.get('out') ?? '' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form): Promise<StarterResult> => {
  const name = form.text('name')
  if (form.text('intent') !== 'out') return { in: await api.contentStaff.starterTakeIn({ name }) }
  const alsoChanged = form.text('alsoChanged') === 'yes'
  return { out: await api.contentStaff.starterTakeOut({ name, alsoChanged }) }
})

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.starters_title)

export default function StartersRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<StarterResult | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const result = answer && !('isFailure' in answer) ? answer : undefined
  return (
    <StartersPage
      {...data}
      words={importWords}
      nav={<StaffNav privileges={privileges} />}
      canEdit={privileges.includes('editContent')}
      result={result}
      failure={failure}
    />
  )
}
