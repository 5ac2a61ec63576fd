import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { tellTeam } from './award-notices.ts'
import { findAward, findReport, listDueReports, markReportReminded } from './awards.queries.ts'

/** Reminds teams of reports that are due within a week, once for each day that they are due on. */
export async function awardClock(services: Services, _payload: unknown, jobId: string): Promise<void> {
  await eachInTransaction(
    {
      ...{ services, jobId, task: 'award-clock' },
      list: (waiting) => listDueReports(services.pool, waiting),
    },
    async (ctx: OwnContext, reportId: string) => {
      const found = await findReport(ctx.db, reportId)
      const award = found && (await findAward(ctx.db, found.award_id, 'locked'))
      const report = award && (await findReport(ctx.db, reportId))
      // It may have been sent, or another node may have reminded of it, since it was listed.
      if (!award || !report || report.reminded_on === report.due_on) return
      if (report.state !== 'draft' && report.state !== 'returned') return
      await markReportReminded(ctx.db, report)
      await tellTeam(ctx, award, 'due', { day: report.due_on })
    },
  )
}
