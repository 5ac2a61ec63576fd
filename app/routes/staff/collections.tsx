import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { contentStaff } from '../../../shared/contract/content.staff.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/privileges.ts'
import { serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { CollectionsPage } from '../../features/collections/collections-page.tsx'
import { StaffNav } from '../../features/staff/staff-nav.tsx'

type Data = OutputOf<(typeof contentStaff)['collectionList']> & { privileges: Privilege[]; isSaved: boolean }

const load: Load<Data> = async (api, { url }) => {
  const [collections, { privileges }] = await Promise.all([
    api.contentStaff.collectionList({}),
    api.staff.secondFactor({}),
  ])
  return { ...collections, privileges, isSaved: url.searchParams.get('done') === 'rule' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }) => {
  await api.contentStaff.reviewRule({ isNeeded: form.has('isNeeded') })
  return redirect(`${pathInLocale('/staff/content', locale)}?done=rule`)
})

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.collections_title(), isIndexed: false })
}

export default function CollectionsRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  return (
    <CollectionsPage
      {...data}
      nav={<StaffNav privileges={privileges} />}
      canEdit={privileges.includes('editContent')}
      canSetRule={privileges.includes('setContentRules')}
    />
  )
}
