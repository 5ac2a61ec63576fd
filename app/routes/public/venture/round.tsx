import { useLoaderData } from 'react-router'
import type { RoundDetail } from '../../../../shared/contract/venture-rounds.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { RoundPage } from '../../../features/venture/round-page.tsx'

const load: Load<RoundDetail> = (api, { params }) => api.venture.roundDetail({ roundId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: RoundDetail | undefined }) {
  const round = args.loaderData
  return round ? pageMeta(args, { title: round.title, description: round.summary }) : []
}

export default function VentureRoundRoute() {
  return <RoundPage round={useLoaderData<typeof loader>()} />
}
