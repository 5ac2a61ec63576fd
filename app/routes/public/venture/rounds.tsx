import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { RoundCard } from '../../../../shared/contract/venture-rounds.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { RoundsPage } from '../../../features/venture/rounds-page.tsx'

const load: Load<{ rounds: RoundCard[] }> = async (api) => ({
  rounds: (await api.venture.roundList({})).items,
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.venture_rounds_title(), description: m.venture_rounds_lead() })
}

export default function VentureRoundsRoute() {
  return <RoundsPage {...useLoaderData<typeof loader>()} />
}
