import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { AwardsPage, type AwardsPageProps } from '../../../features/venture/staff/awards-page.tsx'

const load: Load<AwardsPageProps> = async (api, { url }) => {
  const typed = url.searchParams.get('edition') ?? ''
  const edition = /^[1-9]\d{0,2}$/.test(typed) ? { edition: typed } : {}
  const [list, me] = await Promise.all([api.ventureAwardsStaff.list(edition), api.staff.secondFactor({})])
  return { list, me }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.award_nav)

export default function StaffAwardsRoute() {
  return <AwardsPage {...useLoaderData<typeof loader>()} />
}
