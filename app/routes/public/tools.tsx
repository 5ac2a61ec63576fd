import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { filtersOf, isNarrowed, readToolQuery } from '../../features/toolbox/tool-query.ts'
import { ToolsPage, type ToolsPageProps } from '../../features/toolbox/tools-page.tsx'

const load: Load<ToolsPageProps> = async (api, { url }) => {
  const query = readToolQuery(url.searchParams)
  const isFront = !isNarrowed(query) && query.page === 1
  const [list, topics, scenes, notices] = await Promise.all([
    api.toolbox.listPage({
      ...filtersOf(query),
      ...(query.topic && { topic: query.topic }),
      sort: query.sort,
      page: query.page,
    }),
    isFront || query.topic ? api.toolbox.topicList({ pageSize: 50 }) : null,
    isFront ? api.toolbox.sceneList({ pageSize: 50 }) : null,
    isFront ? api.toolbox.noticeList({ pageSize: 6 }) : null,
  ])
  const hasTopic = !query.topic || topics?.items.some(({ topicId }) => topicId === query.topic)
  if (!hasTopic || (query.page > 1 && list.items.length === 0)) throw new ApiError('notFound')
  return {
    query,
    list,
    isFront,
    topics: topics?.items ?? [],
    scenes: scenes?.items ?? [],
    notices: notices?.items ?? [],
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ToolsPageProps | undefined }) {
  const { loaderData: page } = args
  if (!page) return []
  const { query, list, topics } = page
  const topic = topics.find(({ topicId }) => topicId === query.topic)
  const title = topic?.name ?? m.toolbox_title()
  return pageMeta(args, {
    title: list.page > 1 ? m.toolbox_title_page({ title, page: list.page }) : title,
    description: topic?.summary ?? m.toolbox_lead(),
  })
}

export default function ToolsRoute() {
  return <ToolsPage {...useLoaderData<typeof loader>()} />
}
