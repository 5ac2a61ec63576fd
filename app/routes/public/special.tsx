import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { editorialPageSize } from '../../features/toolbox/editorial-list.tsx'
import { readEditorialQuery } from '../../features/toolbox/editorial-query.ts'
import { SpecialPage, type SpecialPageProps } from '../../features/toolbox/special-page.tsx'

const load: Load<SpecialPageProps> = async (api, { url }) => {
  const query = readEditorialQuery(url.searchParams)
  const [list, { items: prefixes }] = await Promise.all([
    api.toolbox.topicCards({ ...query, pageSize: editorialPageSize }),
    api.toolbox.topicPrefix({}),
  ])
  if (query.page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list, prefixes }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: SpecialPageProps | undefined }) {
  if (!args.loaderData) return []
  return pageMeta(args, { title: m.toolbox_special_title(), description: m.toolbox_special_lead() })
}

export default function SpecialRoute() {
  return <SpecialPage {...useLoaderData<typeof loader>()} />
}
