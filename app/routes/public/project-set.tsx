import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { ProjectSet } from '../../../shared/contract/projects.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { projectMeta } from '../../features/projects/project-meta.ts'
import { readProjectQuery } from '../../features/projects/project-query.ts'
import { ProjectSetPage } from '../../features/projects/project-set-page.tsx'

const load: Load<ProjectSet> = (api, { params, url }) => {
  const { page } = readProjectQuery(url.searchParams)
  return api.projects.setDetails({ instanceSetID: params.id ?? '', page })
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ProjectSet | undefined }) {
  const { loaderData: set } = args
  if (!set) return []
  const { page, title } = set
  const named = page > 1 ? { ...set, title: m.projects_title_page({ title, page }) } : set
  return projectMeta(args, 'projectset', set.instanceSetID, named)
}

export default function ProjectSetRoute() {
  return <ProjectSetPage set={useLoaderData<typeof loader>()} />
}
