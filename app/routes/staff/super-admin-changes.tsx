import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ChangeStage, changeStages } from '../../../shared/rules/organisations/super-admin-change.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import {
  SuperAdminChangesPage,
  type SuperAdminChangesPageProps,
} from '../../features/organisations/staff/super-admin-changes-page.tsx'

const pageSize = 20

const load: Load<SuperAdminChangesPageProps> = async (api, { url }) => {
  const stage: ChangeStage = changeStages.find((one) => one === url.searchParams.get('stage')) ?? 'open'
  const page = pageOf(url)
  const [list, { privileges }] = await Promise.all([
    api.organisationsStaff.changeList({ stage, page, pageSize }),
    api.staff.secondFactor({}),
  ])
  return { stage, list, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.staff_changes_title(), isIndexed: false })
}

export default function SuperAdminChangesRoute() {
  return <SuperAdminChangesPage {...useLoaderData<typeof loader>()} />
}
