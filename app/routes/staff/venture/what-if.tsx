import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { WhatIfPage, type WhatIfPageProps } from '../../../features/venture/staff/deciding/what-if-page.tsx'

const load: Load<WhatIfPageProps> = async (api, { params, url }) => {
  const roundId = params.number ?? ''
  const weights = Object.fromEntries(
    [...url.searchParams].flatMap(([name, text]) => {
      const weight = Number(text)
      return name.startsWith('weight-') && text.trim() !== '' && weight >= 0 && weight <= 1000
        ? [[name.slice('weight-'.length), weight]]
        : []
    }),
  )
  const withoutJudge = url.searchParams.get('withoutJudge') ?? ''
  const [data, { privileges }] = await Promise.all([
    api.ventureDecidingStaff.whatIf({ roundId, weights, ...(withoutJudge && { withoutJudge }) }),
    api.staff.secondFactor({}),
  ])
  const isAsked = url.searchParams.has('withoutJudge')
  return { roundId, data, withoutJudge, isAsked, privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.venture_what_if)

export default function VentureWhatIfRoute() {
  return <WhatIfPage {...useLoaderData<typeof loader>()} />
}
