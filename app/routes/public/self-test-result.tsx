import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { selftestUses } from '../../../shared/rules/selftest/selftest-facets.ts'
import { serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, type LoadArgs, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { ReportPage, type ReportPageProps } from '../../features/selftest/report-page.tsx'
import { resultHref } from '../../features/selftest/selftest-href.ts'
import type { ShareAnswer } from '../../features/selftest/share-report.tsx'

type Data = Omit<ReportPageProps, 'answer'>

/** The report that a link leads to; else that of the test in the address, or whichever is finished. */
const load: Load<Data> = async (api, { url }) => {
  const token = url.searchParams.get('link')
  const isEnded = url.searchParams.has('done')
  if (token !== null) {
    const { report, endsAt } = await api.selftest.describeShared({ token })
    return { report, shares: [], endsAt, isEnded, isOfRound: false }
  }
  const asked = selftestUses.filter((use) => use === url.searchParams.get('test'))
  for (const use of asked.length > 0 ? asked : selftestUses) {
    const own = await api.selftest.describeResult({ use })
    if (own.report) return { ...own, endsAt: null, isEnded }
  }
  return { report: null, shares: [], endsAt: null, isEnded, isOfRound: false }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { locale }: LoadArgs) => {
  const use = selftestUses.find((one) => one === form.text('test')) ?? 'maturity'
  if (form.text('intent') === 'unshare') {
    await api.selftest.endShares({ use })
    return redirect(pathInLocale(`${resultHref(use)}&done=ended`, locale))
  }
  const { made } = await api.selftest.shareResult({ use, days: form.text('days') })
  return { isFailure: false as const, made }
})

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const report = args.loaderData?.report
  const title = report ? m.selftest_result_title({ title: report.title }) : m.selftest_results_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function SelfTestResultRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} answer={useActionData<ShareAnswer>()} />
}
