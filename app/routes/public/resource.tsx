import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import type { ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { figuresOf } from '../../features/orders/calendar-of.ts'
import { OrderingSection } from '../../features/orders/lazy-ordering.ts'
import { resourceMeta } from '../../features/resources/resource-meta.ts'
import { ResourcePage } from '../../features/resources/resource-page.tsx'

type Data = ResourceDetail & { ordering: Awaited<ReturnType<typeof figuresOf>> }

const load: Load<Data> = async (api, { params }) => {
  const resource = await api.resources.resourceInfo({ id: params.id ?? '' })
  return { ...resource, ordering: await figuresOf(api, 'resource', resource.resourceId) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  return args.loaderData ? resourceMeta(args, args.loaderData) : []
}

export default function ResourceRoute() {
  const { ordering, ...resource } = useLoaderData<typeof loader>()
  return (
    <ResourcePage
      resource={resource}
      ordering={
        ordering?.isOpen && (
          <Suspense fallback={null}>
            <OrderingSection figures={ordering} />
          </Suspense>
        )
      }
    />
  )
}
