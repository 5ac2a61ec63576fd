import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { filtersOf, isNarrowed, readToolQuery } from '../../features/toolbox/search/tool-query.ts'
import { ToolsPage, type ToolsPageProps } from '../../features/toolbox/tools-page.tsx'

const load: Load<ToolsPageProps> = async (api, { url }) => {
  const query = readToolQuery(url.searchParams)
  const isFront = !isNarrowed(query) && query.page === 1
  const [list, topics, front] = await Promise.all([
    api.toolbox.listPage({
      ...filtersOf(query),
      ...(query.topic && { topic: query.topic }),
      sort: query.sort,
      page: query.page,
    }),
    query.topic ? api.toolbox.topicList({ pageSize: 50 }) : null,
    isFront ? api.toolbox.indexList({}) : null,
  ])
  const topic = topics?.items.find(({ topicId }) => topicId === query.topic) ?? null
  if ((query.topic && !topic) || (query.page > 1 && list.items.length === 0)) throw new ApiError('notFound')
  return { query, list, topic, front }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ToolsPageProps | undefined }) {
  const { loaderData: page } = args
  if (!page) return []
  const { list, topic } = page
  const title = topic?.name ?? m.toolbox_title()
  return pageMeta(args, {
    title: list.page > 1 ? m.toolbox_title_page({ title, page: list.page }) : title,
    description: topic?.summary ?? m.toolbox_lead(),
  })
}

export default function ToolsRoute() {
  return <ToolsPage {...useLoaderData<typeof loader>()} />
}
