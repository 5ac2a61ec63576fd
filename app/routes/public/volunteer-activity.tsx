import { useLoaderData } from 'react-router'
import type { VolunteerActivity } from '../../../shared/contract/volunteers.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/page-meta.ts'
import { activityMeta } from '../../features/volunteers/activity-meta.ts'
import { ActivityPage } from '../../features/volunteers/activity-page.tsx'

const load: Load<VolunteerActivity> = (api, { params }) =>
  api.volunteers.activityDetail({ activityID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: VolunteerActivity | undefined }) {
  const { loaderData: activity } = args
  if (!activity) return []
  return [
    ...pageMeta(args, {
      title: activity.title,
      description: activity.summary,
      image: shareImage(args, 'activity'),
    }),
    ...activityMeta(args, activity),
  ]
}

export default function VolunteerActivityRoute() {
  return <ActivityPage activity={useLoaderData<typeof loader>()} />
}
