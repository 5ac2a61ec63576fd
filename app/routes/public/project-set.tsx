import { useLoaderData } from 'react-router'
import type { ProjectSet } from '../../../shared/contract/projects.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import type { MetaArgs } from '../../api/page-meta.ts'
import { projectMeta } from '../../features/projects/project-meta.ts'
import { ProjectSetPage } from '../../features/projects/project-set-page.tsx'

const load: Load<ProjectSet> = (api, { params }) =>
  api.projects.setDetails({ instanceSetID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ProjectSet | undefined }) {
  const { loaderData: set } = args
  return set ? projectMeta(args, 'projectset', set.instanceSetID, set) : []
}

export default function ProjectSetRoute() {
  return <ProjectSetPage set={useLoaderData<typeof loader>()} />
}
