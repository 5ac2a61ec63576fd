import { useLoaderData } from 'react-router'
import type { ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { resourceMeta } from '../../features/resources/resource-meta.ts'
import { ResourcePage } from '../../features/resources/resource-page.tsx'

const load: Load<ResourceDetail> = (api, { params }) => api.resources.resourceInfo({ id: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ResourceDetail | undefined }) {
  return args.loaderData ? resourceMeta(args, args.loaderData) : []
}

export default function ResourceRoute() {
  return <ResourcePage resource={useLoaderData<typeof loader>()} />
}
