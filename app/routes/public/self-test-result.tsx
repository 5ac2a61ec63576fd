import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { selftestUses } from '../../../shared/rules/selftest/selftest-facets.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { ReportPage, type ReportPageProps } from '../../features/selftest/report-page.tsx'

/** Without a test in the address, the report on whichever is finished. */
const load: Load<ReportPageProps> = async (api, { url }) => {
  const asked = selftestUses.filter((use) => use === url.searchParams.get('test'))
  for (const use of asked.length > 0 ? asked : selftestUses) {
    const { report } = await api.selftest.describeResult({ use })
    if (report) return { report }
  }
  return { report: null }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ReportPageProps | undefined }) {
  const report = args.loaderData?.report
  const title = report ? m.selftest_result_title({ title: report.title }) : m.selftest_results_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function SelfTestResultRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} />
}
