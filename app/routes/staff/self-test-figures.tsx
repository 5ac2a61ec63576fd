import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import { selftestUses } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { FiguresPage, type FiguresPageProps } from '../../features/selftest/staff/figures-page.tsx'
import { StaffPage } from '../../features/staff/staff-page.tsx'

type Data = Omit<FiguresPageProps, 'frame'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { url }) => {
  const use = selftestUses.find((one) => one === url.searchParams.get('test')) ?? 'maturity'
  const kind = entityTypes.find((one) => one === url.searchParams.get('kind')) ?? null
  const [figures, { privileges }] = await Promise.all([
    api.selftestStaff.figures({ use }),
    api.staff.secondFactor({}),
  ])
  return { figures, use, kind, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.selftest_figures_title)

export default function SelfTestFiguresRoute() {
  const { privileges, ...page } = useLoaderData<typeof loader>()
  return <FiguresPage {...page} frame={(parts) => <StaffPage privileges={privileges} {...parts} />} />
}
