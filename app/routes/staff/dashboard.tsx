import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { dashboardPeriods } from '../../../shared/rules/staff/dashboard.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { fieldWord } from '../../features/content/staff/field-words.ts'
import { DashboardPage, type DashboardPageProps } from '../../features/staff/figures/dashboard-page.tsx'

const load: Load<Omit<DashboardPageProps, 'fieldName'>> = async (api, { url }) => {
  const period = dashboardPeriods.find((days) => String(days) === url.searchParams.get('period')) ?? 30
  const [figures, { privileges }] = await Promise.all([
    api.dashboardStaff.figures({ period }),
    api.staff.secondFactor({}),
  ])
  return { figures, period, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.figures_title)

/** A record's source is not a field of its collection. */
function fieldName(name: string): string {
  return name === 'source.address' ? m.figures_link_source() : fieldWord(name).label()
}

export default function DashboardRoute() {
  return <DashboardPage {...useLoaderData<typeof loader>()} fieldName={fieldName} />
}
