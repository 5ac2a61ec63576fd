import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { RolesPage, type RolesPageProps } from '../../features/staff/roles-page.tsx'

const load: Load<RolesPageProps> = async (api) => {
  const [{ roles }, { privileges }] = await Promise.all([api.staff.roleList({}), api.staff.secondFactor({})])
  return { roles, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.roles_title(), isIndexed: false })
}

export default function RolesRoute() {
  return <RolesPage {...useLoaderData<typeof loader>()} />
}
