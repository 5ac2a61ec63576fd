import { useLoaderData } from 'react-router'
import type { ToolDetail } from '../../../shared/contract/toolbox.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'

const load: Load<ToolDetail> = (api, { params }) => api.toolbox.itemDetail({ toolId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function ToolDetailPage() {
  const tool = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <h1>{tool.name}</h1>
      <p>{tool.tagline}</p>
    </div>
  )
}
