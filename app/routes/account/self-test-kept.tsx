import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SelftestReport } from '../../../shared/contract/selftest.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { KeptReport } from '../../features/selftest/plan/kept-report.tsx'

const load: Load<SelftestReport> = (api, { params }) =>
  api.selftestTeam.describeKept({ resultID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.selftest_kept_title)

export default function SelfTestKeptRoute() {
  return <KeptReport report={useLoaderData<typeof loader>()} />
}
