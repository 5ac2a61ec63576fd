import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { type PlanData, PlanPage } from '../../../features/venture/plan-page.tsx'
import { editionTitle } from '../../../features/venture/venture-words.ts'

const editionID = '2'

const load: Load<PlanData> = async (api) => ({
  editionID,
  ...(await api.venture.editionDetail({ editionID })),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: PlanData | undefined }) {
  if (!args.loaderData) return []
  const { edition } = args.loaderData
  return pageMeta(args, {
    title: m.venture_plan_title({ edition: editionTitle(args.loaderData) }),
    description: m.venture_plan_lead(),
    isIndexed: edition !== null,
  })
}

export default function VenturePlanRoute() {
  return <PlanPage {...useLoaderData<typeof loader>()} />
}
