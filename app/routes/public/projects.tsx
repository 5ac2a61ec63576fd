import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { isNarrowed, readProjectQuery } from '../../features/projects/project-query.ts'
import { ProjectsPage, type ProjectsPageProps } from '../../features/projects/projects-page.tsx'

const load: Load<ProjectsPageProps> = async (api, { url }) => {
  const query = readProjectQuery(url.searchParams)
  const { keywords, page, stage, field, sort } = query
  const [only] = query.class.length === 1 ? query.class : []
  const hasSets = page === 1 && (!isNarrowed(query) || only !== undefined)
  const [list, head, info, sets] = await Promise.all([
    api.projects.list({ classes: query.class, search: keywords, stage, page, extras: { field, sort } }),
    api.projects.libraryPage({}),
    only === undefined ? null : api.projects.classInfo({ classes: [only] }),
    hasSets ? api.projects.setList({ classIds: query.class }) : null,
  ])
  if (page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list, head, chosenClass: info?.items[0] ?? null, sets: sets?.items ?? [] }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ProjectsPageProps | undefined }) {
  const { loaderData: page } = args
  if (!page) return []
  const { query, list, head, chosenClass } = page
  const title = query.keywords
    ? m.projects_found_title({ keywords: query.keywords })
    : (chosenClass?.name ?? head.title)
  return pageMeta(args, {
    title: list.page > 1 ? m.projects_title_page({ title, page: list.page }) : title,
    description: chosenClass?.summary ?? head.summary,
    isIndexed: query.keywords === '',
  })
}

export default function ProjectsRoute() {
  return <ProjectsPage {...useLoaderData<typeof loader>()} />
}
