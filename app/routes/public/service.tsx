import { useLoaderData } from 'react-router'
import type { ServiceDetail } from '../../../shared/contract/services.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { serviceMeta } from '../../features/services/service-meta.ts'
import { ServicePage } from '../../features/services/service-page.tsx'

const load: Load<ServiceDetail> = (api, { params }) =>
  api.services.serviceInfo({ serviceId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ServiceDetail | undefined }) {
  const { loaderData: service } = args
  if (!service) return []
  const page = { title: service.title, description: service.summary, image: shareImage(args, 'service') }
  return [...pageMeta(args, page), ...serviceMeta(args, service)]
}

export default function ServiceRoute() {
  return <ServicePage service={useLoaderData<typeof loader>()} />
}
