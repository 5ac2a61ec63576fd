import { redirect, useLoaderData, useSearchParams } from 'react-router'
import type { Project } from '../../../shared/contract/projects.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { projectMeta } from '../../features/projects/project-meta.ts'
import { ProjectPage } from '../../features/projects/project-page.tsx'

const load: Load<Project> = (api, { params }) => api.projects.details({ instanceID: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** A like without script. */
export const action = serverAction(async (api, _form, { params, locale }) => {
  const instanceID = params.id ?? ''
  await api.projects.like({ instanceID, type: 1 })
  return redirect(`${pathInLocale(`/projects/detail/${instanceID}`, locale)}?done=like`)
})

export function meta(args: MetaArgs & { loaderData: Project | undefined }) {
  const { loaderData: project } = args
  return project ? projectMeta(args, 'project', project.instanceID, project) : []
}

export default function ProjectDetailRoute() {
  const [query] = useSearchParams()
  return <ProjectPage project={useLoaderData<typeof loader>()} isLikeKept={query.get('done') === 'like'} />
}
