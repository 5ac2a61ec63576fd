import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { dashboardPeriods } from '../../../shared/rules/dashboard.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { DashboardPage, type DashboardPageProps } from '../../features/staff/dashboard-page.tsx'

const load: Load<DashboardPageProps> = async (api, { url }) => {
  const period = dashboardPeriods.find((days) => String(days) === url.searchParams.get('period')) ?? 30
  const [figures, { privileges }] = await Promise.all([
    api.dashboardStaff.figures({ period }),
    api.staff.secondFactor({}),
  ])
  return { figures, period, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.figures_title(), isIndexed: false })
}

export default function DashboardRoute() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />
}
