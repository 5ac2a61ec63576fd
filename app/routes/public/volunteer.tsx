import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { readActivityQuery } from '../../features/volunteers/activity-query.ts'
import { VolunteerPage, type VolunteerPageProps } from '../../features/volunteers/volunteer-page.tsx'

const pageSize = 12

const load: Load<VolunteerPageProps> = async (api, { url }) => {
  const query = readActivityQuery(url.searchParams)
  const { when, kind, skill, mode, place, within, page } = query
  const list = await api.volunteers.activityList({
    when,
    ...(kind && { kind }),
    ...(skill && { skill }),
    ...(mode && { mode }),
    ...(place && { place }),
    ...(within && { within }),
    page,
    pageSize,
  })
  if (page > 1 && list.items.length === 0) throw new ApiError('notFound')
  return { query, list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: VolunteerPageProps | undefined }) {
  const page = args.loaderData?.list.page ?? 1
  const title = m.volunteers_title()
  return pageMeta(args, {
    title: page > 1 ? m.content_title_page({ title, page }) : title,
    description: m.volunteers_lead(),
  })
}

export default function VolunteerRoute() {
  return <VolunteerPage {...useLoaderData<typeof loader>()} />
}
