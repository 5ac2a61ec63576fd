import { useLoaderData } from 'react-router'
import type { ServiceDetail } from '../../../shared/contract/services.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { OrderingSection } from '../../features/orders/calendar-figures.tsx'
import { figuresOf } from '../../features/orders/calendar-of.ts'
import { serviceMeta } from '../../features/services/service-meta.ts'
import { ServicePage } from '../../features/services/service-page.tsx'

type Data = ServiceDetail & { ordering: Awaited<ReturnType<typeof figuresOf>> }

const load: Load<Data> = async (api, { params }) => {
  const service = await api.services.serviceInfo({ serviceId: params.id ?? '' })
  return { ...service, ordering: await figuresOf(api, 'service', service.serviceId) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const { loaderData: service } = args
  if (!service) return []
  const page = { title: service.title, description: service.summary, image: shareImage(args, 'service') }
  return [...pageMeta(args, page), ...serviceMeta(args, service)]
}

export default function ServiceRoute() {
  const service = useLoaderData<typeof loader>()
  return <ServicePage service={service} ordering={<OrderingSection figures={service.ordering} />} />
}
