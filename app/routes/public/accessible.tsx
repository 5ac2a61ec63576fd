import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { readAccessQuery } from '../../features/access/access-query.ts'
import { type ZoneData, ZonePage } from '../../features/access/zone-page.tsx'
import { ViewFormLater } from '../../features/home/view-form-later.tsx'
import { loadZoneParts } from '../zone-parts.ts'

const pageSize = 20

const load: Load<ZoneData> = async (api, { url }) => {
  const query = readAccessQuery(url.searchParams)
  const [list, parts] = await Promise.all([
    api.access.statementList({
      ...(query.aspect && { aspect: query.aspect }),
      page: query.page,
      pageSize,
    }),
    loadZoneParts(api),
  ])
  if (query.page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list, ...parts }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ZoneData | undefined }) {
  const page = args.loaderData?.query.page ?? 1
  const title = m.access_title()
  return pageMeta(args, {
    title: page > 1 ? m.content_title_page({ title, page }) : title,
    description: m.access_lead(),
  })
}

export default function AccessibleRoute() {
  return (
    <ZonePage {...useLoaderData<typeof loader>()} viewForm={<ViewFormLater className="view-choices" />} />
  )
}
