import { Suspense } from 'react'
import * as m from '#messages'
import type { SelftestReport } from '../../../../shared/contract/selftest.ts'
import { selftestPlanPath } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { PrintButton } from '../../../ui/controls/print-button.tsx'
import { ShareReport } from '../lazy-share-report.ts'
import { Report } from '../report-page.tsx'
import type { ShareReportProps } from '../share-report.tsx'

export type KeptReportProps = Omit<ShareReportProps, 'fields'> & { report: SelftestReport; teamID: string }

/** The report on a test that the team keeps. */
export function KeptReport({ report, teamID, ...sharing }: KeptReportProps) {
  return (
    <Report
      report={report}
      crumbs={[{ href: selftestPlanPath(report.use), text: m.selftest_plan_title() }]}
      further={
        <>
          <div className="row no-print">
            <ButtonLink href={selftestPlanPath(report.use)}>{m.selftest_kept_back()}</ButtonLink>
            <PrintButton>{m.selftest_print()}</PrintButton>
          </div>
          <Suspense>
            <ShareReport {...sharing} fields={{ TeamID: teamID }} />
          </Suspense>
        </>
      }
    />
  )
}
