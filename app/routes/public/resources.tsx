import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { readResourceQuery } from '../../features/resources/resource-query.ts'
import { ResourcesPage, type ResourcesPageProps } from '../../features/resources/resources-page.tsx'

const load: Load<ResourcesPageProps> = async (api, { url }) => {
  const query = readResourceQuery(url.searchParams)
  const list = await api.resources.resourceList({ ...query, pageSize: 20 })
  if (query.page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ResourcesPageProps | undefined }) {
  const page = args.loaderData?.list.page ?? 1
  const title = m.resources_title()
  return pageMeta(args, {
    title: page > 1 ? m.resources_title_page({ title, page }) : title,
    description: m.resources_lead(),
  })
}

export default function ResourcesRoute() {
  return <ResourcesPage {...useLoaderData<typeof loader>()} />
}
