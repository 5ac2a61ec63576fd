import type { DashboardFigures } from '../../../shared/contract/dashboard.staff.ts'
import { recordPath } from '../../../shared/rules/content/collections.ts'
import { type FeedbackKind, feedbackKinds, feedbackTerms } from '../../../shared/rules/feedback.ts'
import type { DashboardPeriod, WaitingKind } from '../../../shared/rules/staff/dashboard.ts'
import { type Privilege, reservedPrivilege } from '../../../shared/rules/staff/privileges.ts'
import { privilegeOfKind, queueKinds } from '../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findAuditProblem } from '../../db/audit/audit-watch.ts'
import { backupGoodDays, findProof } from '../../db/last-proof.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { onWire } from '../applications/on-wire.ts'
import { brokenLinks } from '../content/links/broken-links.ts'
import { staleTexts } from '../content/publish/stale-texts.ts'
import { recordNames } from '../content/records/record-names.ts'
import { offeringNames } from '../offering-names.ts'
import {
  countApplicationStates,
  countFeedbackStates,
  countFeedbackWeeks,
  countVerificationStates,
  countWeeks,
  listMostMissed,
  listOfferingTimes,
  measureFeedback,
  measureSystem,
} from './figures.queries.ts'
import { countReads, listMostRead } from './reads.queries.ts'
import { countMissed, countQueueWork, countRoleChanges, countTexts, type WaitingRow } from './work.queries.ts'

type Ctx = CallContext<StaffMember>

const shownOfferings = 20
const shownMissed = 10
const shownReads = 30
const shownBroken = 100
/** Longer periods are drawn by week. */
const mostDaysDrawn = 30

/** Waiting work and its figures; who may see all figures gets everything, others what their roles work on. */
export async function readFigures(
  ctx: Ctx,
  { period }: { period: DashboardPeriod },
): Promise<DashboardFigures> {
  const { db } = ctx
  const sees = (privilege: Privilege) =>
    [privilege, 'seeAllFigures' as const].some((one) => ctx.actor.staff.privileges.includes(one))
  // Sequential, so that a page of figures does not take all connections of a node.
  return {
    waiting: await readWaiting(ctx, sees),
    applications: sees('reviewApplications') ? await readApplications(ctx, period) : null,
    verifications: sees('reviewOrganisations') ? await countVerificationStates(db, period) : null,
    feedback: sees('handleFeedback') ? await readFeedback(ctx, period) : null,
    reads: sees('seeContent') ? await readReads(ctx, period) : null,
    brokenLinks: sees('seeContent') ? await readBroken(ctx) : null,
    missed: sees('handleSearches') ? await listMostMissed(db, shownMissed) : null,
    isAuditTampered: ctx.actor.staff.privileges.includes('readAudit')
      ? (await findAuditProblem(db, ctx.services.auditAnchors, 'noted')) !== null
      : null,
    backup: ctx.actor.staff.privileges.includes(reservedPrivilege) ? await readBackup(ctx) : null,
    system: sees('seeAllFigures') ? await readSystem(ctx, period) : null,
  }
}

type WaitingPart = [WaitingKind, boolean, () => Promise<WaitingRow>]

async function readWaiting(ctx: Ctx, sees: (privilege: Privilege) => boolean) {
  const { db, actor } = ctx
  const parts: WaitingPart[] = [
    ...queueKinds.map(
      (kind): WaitingPart => [
        kind,
        sees(privilegeOfKind[kind]),
        () => countQueueWork(db, kind, actor.accountId),
      ],
    ),
    ['missedSearch', sees('handleSearches'), () => countMissed(db)],
    ['review', sees('editContent'), () => countTexts(db, 'in_review')],
    [
      'translation',
      sees('editContent'),
      async () => ({ ...(await staleTexts(db)), mine: null, overdue: null }),
    ],
    ['scheduled', sees('editContent'), () => countTexts(db, 'scheduled')],
    ['roleChange', sees('manageStaff'), () => countRoleChanges(db)],
  ]
  const waiting: DashboardFigures['waiting'] = []
  for (const [what, isSeen, read] of parts) {
    if (!isSeen) continue
    const { open, mine, overdue, oldest_days } = await read()
    waiting.push({ what, open, mine, overdue, oldestDays: oldest_days })
  }
  return waiting
}

async function readApplications(ctx: Ctx, period: DashboardPeriod) {
  const { db, locale } = ctx
  const states = await countApplicationStates(db, period)
  const weeks = await countWeeks(db, period)
  const offerings = await listOfferingTimes(db, period, shownOfferings)
  const names = await offeringNames(ctx, offerings)
  return {
    states,
    weeks,
    offerings: offerings.map((row) => ({
      ...onWire(offeringOf(row), names(row)[locale]),
      submitted: row.submitted,
      decided: row.decided,
      medianDays: row.median_days,
      p90Days: row.p90_days,
    })),
  }
}

async function readFeedback({ db }: Ctx, period: DashboardPeriod) {
  const states = await countFeedbackStates(db, period)
  const measured = await measureFeedback(db, period)
  const clocks = feedbackKinds.map((kind) => {
    const row = measured.find((one) => one.kind === kind)
    return {
      kind,
      workingDays: feedbackTerms.replyWorkingDays[kind],
      received: row?.received ?? 0,
      inTime: row?.in_time ?? 0,
      late: row?.late ?? 0,
      waiting: row?.waiting ?? 0,
      overdue: row?.overdue ?? 0,
      medianDays: row?.median_days ?? null,
    }
  })
  return { states, clocks, weeks: await readFeedbackWeeks(db, period) }
}

async function readFeedbackWeeks(db: Ctx['db'], period: DashboardPeriod) {
  const rows = await countFeedbackWeeks(db, period)
  const of = (week: string, kind: FeedbackKind) => {
    const row = rows.find((one) => one.week === week && one.kind === kind)
    return { inTime: row?.in_time ?? 0, missed: row?.missed ?? 0 }
  }
  const weeks = [...new Set(rows.map(({ week }) => week))]
  return weeks.map((week) => ({
    week,
    complaint: of(week, 'complaint'),
    suggestion: of(week, 'suggestion'),
  }))
}

async function readReads({ db, locale }: Ctx, period: DashboardPeriod): Promise<DashboardFigures['reads']> {
  const by = period > mostDaysDrawn ? 'week' : 'day'
  const spans = await countReads(db, period, by)
  const rows = await listMostRead(db, period, shownReads)
  const nameOf = await recordNames(db, locale, rows)
  const records = rows.map((row) => ({
    collection: row.collection,
    number: String(row.number),
    title: nameOf(row),
    path: recordPath(row.collection, row) ?? '/',
    zh: row.zh,
    en: row.en,
  }))
  return { by, spans, records }
}

async function readBroken({ db, locale }: Ctx): Promise<DashboardFigures['brokenLinks']> {
  const { items, total } = await brokenLinks(db, shownBroken)
  const nameOf = await recordNames(db, locale, items)
  return {
    total,
    items: items.map((item) => ({ ...item, number: String(item.number), title: nameOf(item) })),
  }
}

async function readBackup({ db }: Ctx): Promise<DashboardFigures['backup']> {
  const proof = await findProof(db)
  const ageDays = proof?.ageDays ?? null
  return { ageDays, isOld: ageDays !== null && ageDays > backupGoodDays }
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
