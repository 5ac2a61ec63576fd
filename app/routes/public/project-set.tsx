import { useLoaderData } from 'react-router'
import type { ProjectSet } from '../../../shared/contract/projects.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { projectSetMeta, shareImage } from '../../features/projects/project-meta.ts'
import { ProjectSetPage } from '../../features/projects/project-set-page.tsx'

const load: Load<ProjectSet> = (api, { params }) =>
  api.projects.setDetails({ instanceSetID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ProjectSet | undefined }) {
  const { loaderData: set } = args
  if (!set) return []
  const image = shareImage('projectset', set.instanceSetID, set.cover)
  return [
    ...pageMeta(args, { title: set.title, description: set.summary, image }),
    ...projectSetMeta(args, set),
  ]
}

export default function ProjectSetRoute() {
  return <ProjectSetPage set={useLoaderData<typeof loader>()} />
}
