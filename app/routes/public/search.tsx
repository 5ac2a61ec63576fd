import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { SearchPage, type SearchPageProps } from '../../features/search/search-page.tsx'
import { readSearchQuery } from '../../features/search/search-query.ts'

const pageSize = 10

const load: Load<SearchPageProps> = async (api, { url }) => {
  const query = readSearchQuery(url.searchParams)
  const found = query.keywords ? await api.search.find({ ...query, pageSize }) : null
  if (found && query.page > 1 && found.items.length === 0) throw new ApiError('notFound')
  return { query, found }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: SearchPageProps | undefined }) {
  const keywords = args.loaderData?.query.keywords
  return pageMeta(args, {
    title: keywords ? m.search_title_of({ keywords }) : m.search_title(),
    description: m.search_hint(),
    isIndexed: false,
  })
}

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
