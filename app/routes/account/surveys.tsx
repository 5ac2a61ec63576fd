import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { MySurveysPage, type MySurveysPageProps } from '../../features/surveys/my-surveys-page.tsx'

const pageSize = 20

const load: Load<MySurveysPageProps> = async (api, { url }) => {
  const page = pageOf(url)
  const { list, total } = await api.surveys.mine({ page, pageSize })
  return { list, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.surveys_title)

export default function SurveysRoute() {
  return <MySurveysPage {...useLoaderData<typeof loader>()} />
}
