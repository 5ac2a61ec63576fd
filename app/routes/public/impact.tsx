import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { ImpactPage, type ImpactPageProps } from '../../features/impact/impact-page.tsx'

const load: Load<ImpactPageProps> = async (api, { url }) => ({
  ...(await api.impact.figures({})),
  year: Number(url.searchParams.get('year')) || null,
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ImpactPageProps | undefined }) {
  return pageMeta(args, { title: m.impact_title(), description: m.impact_lead() })
}

export default function ImpactRoute() {
  return <ImpactPage {...useLoaderData<typeof loader>()} />
}
