import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { readServiceQuery } from '../../features/services/service-query.ts'
import { ServicesPage, type ServicesPageProps } from '../../features/services/services-page.tsx'

const load: Load<ServicesPageProps> = async (api, { url }) => {
  const query = readServiceQuery(url.searchParams)
  const list = await api.services.serviceList({ ...query, pageSize: 20 })
  if (query.page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ServicesPageProps | undefined }) {
  const page = args.loaderData?.list.page ?? 1
  const title = m.services_title()
  return pageMeta(args, {
    title: page > 1 ? m.services_title_page({ title, page }) : title,
    description: m.services_lead(),
  })
}

export default function ServicesRoute() {
  return <ServicesPage {...useLoaderData<typeof loader>()} />
}
