import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, type LoadArgs, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { KeptReport, type KeptReportProps } from '../../features/selftest/plan/kept-report.tsx'
import type { ShareAnswer } from '../../features/selftest/share-report.tsx'

const load: Load<Omit<KeptReportProps, 'answer'>> = async (api, { params, url }) => ({
  ...(await api.selftestTeam.describeKept({ resultID: params.id ?? '' })),
  isEnded: url.searchParams.has('done'),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { params, locale }: LoadArgs) => {
  const kept = { TeamID: form.text('TeamID'), resultID: params.id ?? '' }
  if (form.text('intent') === 'unshare') {
    await api.selftestTeam.endShares(kept)
    return redirect(pathInLocale(`/tools/selfTestPlan/${kept.resultID}?done=ended`, locale))
  }
  const made = await api.selftestTeam.shareKept({ ...kept, days: form.text('days') })
  return { isFailure: false as const, made }
})

export const meta = unindexed(m.selftest_kept_title)

export default function SelfTestKeptRoute() {
  return <KeptReport {...useLoaderData<typeof loader>()} answer={useActionData<ShareAnswer>()} />
}
