import { useLoaderData } from 'react-router'
import type { ToolDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { ToolAccess } from '../../features/access/tool-access.tsx'
import { ToolDetailPage } from '../../features/toolbox/detail/tool-detail-page.tsx'

const load: Load<ToolDetail> = (api, { params }) => api.toolbox.itemDetail({ toolId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ToolDetail | undefined }) {
  const { loaderData: tool } = args
  return tool
    ? [
        ...pageMeta(args, { title: tool.name, description: tool.tagline, image: shareImage(args, 'tool') }),
        { 'script:ld+json': JSON.parse(tool.schemaOrg) },
      ]
    : []
}

export default function ToolDetailRoute() {
  const tool = useLoaderData<typeof loader>()
  return <ToolDetailPage tool={tool} access={<ToolAccess statement={tool.accessibility} />} />
}
