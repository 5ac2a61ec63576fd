import type { DashboardFigures } from '../../../shared/contract/dashboard.staff.ts'
import type { DashboardPeriod, WaitingKind } from '../../../shared/rules/dashboard.ts'
import type { StaffRole } from '../../../shared/rules/roles.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { staleTexts } from '../content/stale-texts.ts'
import { toolNames } from '../toolbox/offered-tool.ts'
import {
  countApplicationStates,
  countFeedbackStates,
  countVerificationStates,
  countWeeks,
  listMostMissed,
  listToolTimes,
  measureFeedback,
  measureSystem,
} from './figures.queries.ts'
import {
  countAdoptions,
  countMissed,
  countQueueWork,
  countTexts,
  countToolRequests,
  type WaitingRow,
} from './work.queries.ts'

type Ctx = CallContext<StaffMember>

const shownTools = 20
const shownMissed = 10

/** What waits and how the work goes; administrators see all of it, others what their roles work on. */
export async function readFigures(
  ctx: Ctx,
  { period }: { period: DashboardPeriod },
): Promise<DashboardFigures> {
  const { db } = ctx
  const sees = (...roles: StaffRole[]) =>
    [...roles, 'administrator' as const].some((role) => ctx.actor.staff.roles.includes(role))
  // One after the other: a page of figures must not take all connections of a node.
  return {
    waiting: await readWaiting(ctx, sees),
    applications: sees('reviewer') ? await readApplications(ctx, period) : null,
    verifications: sees('verifier') ? await countVerificationStates(db, period) : null,
    feedback: sees('supportAgent') ? await readFeedback(ctx, period) : null,
    missed: sees('editor', 'supportAgent') ? await listMostMissed(db, shownMissed) : null,
    system: sees() ? await readSystem(ctx, period) : null,
  }
}

async function readWaiting(ctx: Ctx, sees: (...roles: StaffRole[]) => boolean) {
  const { db, actor } = ctx
  const parts: [WaitingKind, boolean, () => Promise<WaitingRow>][] = [
    ['application', sees('reviewer'), () => countQueueWork(db, 'application', actor.accountId)],
    ['verification', sees('verifier'), () => countQueueWork(db, 'verification', actor.accountId)],
    ['feedback', sees('supportAgent'), () => countQueueWork(db, 'feedback', actor.accountId)],
    ['toolRequest', sees('editor', 'supportAgent'), () => countToolRequests(db)],
    ['adoption', sees('editor'), () => countAdoptions(db)],
    ['missedSearch', sees('editor', 'supportAgent'), () => countMissed(db)],
    ['review', sees('editor'), () => countTexts(db, 'in_review')],
    ['translation', sees('editor'), async () => ({ ...(await staleTexts(db)), mine: null, overdue: null })],
    ['scheduled', sees('editor'), () => countTexts(db, 'scheduled')],
  ]
  const waiting: DashboardFigures['waiting'] = []
  for (const [what, isSeen, read] of parts) {
    if (!isSeen) continue
    const { open, mine, overdue, oldest_days } = await read()
    waiting.push({ what, open, mine, overdue, oldestDays: oldest_days })
  }
  return waiting
}

async function readApplications({ db, locale }: Ctx, period: DashboardPeriod) {
  const states = await countApplicationStates(db, period)
  const weeks = await countWeeks(db, period)
  const tools = await listToolTimes(db, period, shownTools)
  const names = await toolNames(
    db,
    tools.map(({ tool_number }) => tool_number),
  )
  return {
    states,
    weeks,
    tools: tools.map((row) => ({
      toolId: String(row.tool_number),
      name: names.get(row.tool_number)?.[locale] ?? String(row.tool_number),
      submitted: row.submitted,
      decided: row.decided,
      medianDays: row.median_days,
      p90Days: row.p90_days,
    })),
  }
}

async function readFeedback({ db }: Ctx, period: DashboardPeriod) {
  const states = await countFeedbackStates(db, period)
  const { in_time, late, unanswered, median_days } = await measureFeedback(db, period)
  return { states, inTime: in_time, late, unanswered, medianDays: median_days }
}

async function readSystem({ db }: Ctx, period: DashboardPeriod): Promise<DashboardFigures['system']> {
  const found = await measureSystem(db, period)
  return [
    { what: 'files', value: found.files ?? 0 },
    { what: 'fileBytes', value: found.file_bytes ?? 0 },
    { what: 'pictureBytes', value: found.picture_bytes ?? 0 },
    { what: 'jobsWaiting', value: found.waiting ?? 0 },
    { what: 'jobsFailed', value: found.failed ?? 0 },
    { what: 'messagesSent', value: found.sent ?? 0 },
    { what: 'messagesFailed', value: found.refused ?? 0 },
  ]
}
