import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { feedLinks } from '../../features/content/article-meta.ts'
import { NewsPage, type NewsPageProps } from '../../features/content/news-page.tsx'
import { readNewsQuery } from '../../features/content/news-query.ts'

const pageSize = 12

const load: Load<NewsPageProps> = async (api, { url }) => {
  const query = readNewsQuery(url.searchParams)
  const { keywords, page } = query
  const scope = { ...(query.label && { label: query.label }), page, pageSize }
  const [list, { items: labels }] = await Promise.all([
    keywords ? api.content.articleSearch({ ...scope, keywords }) : listOf(api, scope),
    api.content.describeDynamicCenterLabel({}),
  ])
  const isLabelKnown = !query.label || labels.some(({ labelId }) => labelId === query.label)
  if (!isLabelKnown || (page > 1 && list.items.length === 0)) throw new ApiError('notFound')
  return { query, list, labels, spelling: list.spelling }
}

async function listOf(api: Api, scope: { label?: string; page: number; pageSize: number }) {
  return { ...(await api.content.describeDynamicCenterList(scope)), spelling: null }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: NewsPageProps | undefined }) {
  const { loaderData: page } = args
  if (!page) return []
  const { query, list, labels } = page
  const label = labels.find(({ labelId }) => labelId === query.label)
  const name = label?.name ?? m.content_news_title()
  const title = query.keywords ? m.content_found_title({ keywords: query.keywords }) : name
  return [
    ...pageMeta(args, {
      title: list.page > 1 ? m.content_title_page({ title, page: list.page }) : title,
      description: label?.summary || m.content_news_lead(),
      isIndexed: query.keywords === '',
    }),
    ...feedLinks(args, label),
  ]
}

export default function NewsRoute() {
  return <NewsPage {...useLoaderData<typeof loader>()} />
}
