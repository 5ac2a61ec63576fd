import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { editorialPageSize } from '../../features/toolbox/editorial-list.tsx'
import { readEditorialQuery } from '../../features/toolbox/editorial-query.ts'
import { ScenesPage, type ScenesPageProps } from '../../features/toolbox/scenes-page.tsx'

const load: Load<ScenesPageProps> = async (api, { url }) => {
  const query = readEditorialQuery(url.searchParams)
  const list = await api.toolbox.sceneList({ ...query, pageSize: editorialPageSize })
  if (query.page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ScenesPageProps | undefined }) {
  if (!args.loaderData) return []
  return pageMeta(args, { title: m.toolbox_scene_title(), description: m.toolbox_scene_lead() })
}

export default function ScenesRoute() {
  return <ScenesPage {...useLoaderData<typeof loader>()} />
}
