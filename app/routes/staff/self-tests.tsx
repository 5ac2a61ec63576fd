import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SelftestDryRun } from '../../../shared/contract/selftest.staff.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { collectionWords } from '../../features/content/staff/collection-words.ts'
import { DryRunsPage } from '../../features/selftest/staff/dry-runs-page.tsx'
import { StaffPage } from '../../features/staff/staff-page.tsx'

const load: Load<{ items: SelftestDryRun[]; privileges: Privilege[] }> = async (api) => {
  const [{ items }, { privileges }] = await Promise.all([
    api.selftestStaff.dryRuns({}),
    api.staff.secondFactor({}),
  ])
  return { items, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.selftest_staff_title)

export default function SelfTestsRoute() {
  const { items, privileges } = useLoaderData<typeof loader>()
  return (
    <DryRunsPage
      items={items}
      collectionName={(collection) => collectionWords[collection].name()}
      frame={(page) => <StaffPage privileges={privileges} {...page} />}
    />
  )
}
