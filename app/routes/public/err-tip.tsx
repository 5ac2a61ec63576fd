import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { ErrTipPage, type ErrTipPageProps } from '../../features/toolbox/err-tip-page.tsx'

/** A withdrawn tool is one of the reasons for this page, so the page is shown without it. */
const load: Load<ErrTipPageProps> = async (api, { url }) => {
  const toolId = url.searchParams.get('tool') ?? ''
  if (!/^[1-9][0-9]{0,8}$/.test(toolId)) return { tool: null }
  try {
    const { name } = await api.toolbox.item({ toolId })
    return { tool: { toolId, name } }
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound') return { tool: null }
    throw error
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: m.toolbox_tip_title(),
    description: m.toolbox_tip_lead(),
    isIndexed: false,
  })
}

export default function ErrTipRoute() {
  return <ErrTipPage {...useLoaderData<typeof loader>()} />
}
