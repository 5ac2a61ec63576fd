import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { HostedActivity } from '../../../shared/contract/volunteers/hosting.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { HostedPage } from '../../features/volunteers/hosted-page.tsx'

const load: Load<{ activities: HostedActivity[] }> = (api) => api.hosting.hostedActivities({})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.volunteers_host_title)

export default function HostedVolunteeringRoute() {
  return <HostedPage {...useLoaderData<typeof loader>()} />
}
