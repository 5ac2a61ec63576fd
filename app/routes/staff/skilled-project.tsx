import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  StaffProjectPage,
  type StaffProjectPageProps,
} from '../../features/volunteers/staff/skilled-projects-page.tsx'

const load: Load<StaffProjectPageProps> = async (api, { params }) => {
  const projectId = params.id ?? ''
  const [project, me] = await Promise.all([
    api.volunteeringStaff.project({ projectId }),
    api.staff.secondFactor({}),
  ])
  return { project, me }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.skilled_staff_title)

export default function StaffSkilledProjectRoute() {
  return <StaffProjectPage {...useLoaderData<typeof loader>()} />
}
