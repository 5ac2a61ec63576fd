import { redirect, useLoaderData, useSearchParams } from 'react-router'
import type { VolunteerActivity } from '../../../shared/contract/volunteers/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { LikeButton } from '../../features/projects/like-button.tsx'
import { activityMeta } from '../../features/volunteers/activity-meta.ts'
import { ActivityPage } from '../../features/volunteers/activity-page.tsx'

const load: Load<VolunteerActivity> = (api, { params }) =>
  api.volunteers.activityDetail({ activityID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** A like without script. */
export const action = serverAction(async (api, _form, { params, locale }) => {
  const instanceID = params.id ?? ''
  await api.projects.like({ instanceID, type: 2 })
  return redirect(`${pathInLocale(`/volunteer/${instanceID}`, locale)}?done=like`)
})

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
  const activity = useLoaderData<typeof loader>()
  const { activityID, likes } = activity
  const [query] = useSearchParams()
  return (
    <ActivityPage
      activity={activity}
      like={
        <div>
          <LikeButton key={activityID} type={2} instanceID={activityID} likes={likes} />
        </div>
      }
      isLikeKept={query.get('done') === 'like'}
    />
  )
}
