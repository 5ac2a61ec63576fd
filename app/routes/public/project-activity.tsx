import { useLoaderData } from 'react-router'
import type { ProjectActivityPage } from '../../../shared/contract/projects.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { ActivityPage } from '../../features/projects/activity-page.tsx'

const load: Load<ProjectActivityPage> = (api, { params }) =>
  api.projects.activityDetails({ activityID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ProjectActivityPage | undefined }) {
  const { loaderData: activity } = args
  if (!activity) return []
  return [
    ...pageMeta(args, {
      title: activity.title,
      description: activity.summary,
      image: shareImage(args, 'projectactivity'),
    }),
    { 'script:ld+json': JSON.parse(activity.schemaOrg) },
  ]
}

export default function ProjectActivityRoute() {
  return <ActivityPage activity={useLoaderData<typeof loader>()} />
}
