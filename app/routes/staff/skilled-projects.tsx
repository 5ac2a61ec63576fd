import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  StaffProjectsPage,
  type StaffProjectsPageProps,
} from '../../features/volunteers/staff/skilled-projects-page.tsx'

const load: Load<StaffProjectsPageProps> = async (api, { url }) => {
  const page = pageOf(url)
  const [list, me] = await Promise.all([api.volunteeringStaff.projects({ page }), api.staff.secondFactor({})])
  return { list, me, page }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.skilled_staff_title)

export default function SkilledProjectsRoute() {
  return <StaffProjectsPage {...useLoaderData<typeof loader>()} />
}
