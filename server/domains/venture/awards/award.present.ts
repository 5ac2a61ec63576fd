import type { AwardView } from '../../../../shared/contract/venture/award-parts.ts'
import { addDays } from '../../../../shared/lib/text/shanghai-time.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext } from '../../../context.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { openText as openEntryText } from '../entries/venture-texts.ts'
import { textOf } from './agreement.ts'
import { openAnswers, openText } from './award-texts.ts'
import {
  type AgreementRow,
  type AwardRow,
  describeAwards,
  listAgreements,
  listReports,
  listTranches,
  type ReportRow,
  type TrancheRow,
} from './awards.queries.ts'
import { isNoticeOver } from './own-award.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>

/** An award as one side reads it: of money, the team reads what two persons have decided. */
export async function presentAward(ctx: Reader, award: AwardRow, side: 'team' | 'staff'): Promise<AwardView> {
  const [names, agreements, allTranches, reports, isOver, today] = await Promise.all([
    namesOf(ctx, [award.id]),
    listAgreements(ctx.db, award.id),
    listTranches(ctx.db, award.id),
    listReports(ctx.db, award.id),
    isNoticeOver(ctx.db, award),
    findToday(ctx.db),
  ])
  const tranches = side === 'team' ? allTranches.filter(isDecided) : allTranches
  const accepted = new Set(reports.flatMap(({ kind, state }) => (state === 'accepted' ? kind : [])))
  const isMet = ({ condition }: TrancheRow) =>
    isOver && (condition === 'none' || condition === 'agreement' || accepted.has(condition))
  const sum = (all: TrancheRow[]) => all.reduce((total, { amount }) => total + Number(amount), 0)
  const ofState = (direction: string, ...states: string[]) =>
    tranches.filter((one) => one.direction === direction && states.includes(one.state))
  // Money that waits for a report is no reason to put that report off.
  const awaitsMoney =
    ofState('payment', 'paid').length === 0 &&
    ofState('payment', 'planned', 'proposed').some(
      ({ condition }) => condition === 'none' || condition === 'agreement',
    )
  return {
    awardId: award.id,
    ...named(names.get(award.id)),
    edition: award.edition,
    amount: Number(award.amount),
    awardedOn: award.awarded_on,
    isNoticeOver: isOver,
    state: award.state,
    version: award.version,
    endedBecause: award.ended_at && openText(ctx.services, 'ended', award.ended_because_encrypted),
    paid: sum(ofState('payment', 'paid')) - sum(ofState('payback', 'paid')),
    open: sum(ofState('payment', 'planned', 'proposed')),
    agreements: agreements.map((one) => presentAgreement(ctx, one)),
    tranches: tranches.map((one) => ({
      ...presentTranche(one, isMet(one)),
      because: openText(ctx.services, 'askedBack', one.asked_because_encrypted),
      ...(side === 'staff' || one.state === 'paid' ? bankRecordOf(ctx, one) : noRecord),
    })),
    reports: reports.map((one) => presentReport(ctx, one, { today, awaitsMoney })),
  }
}

/** Whether money that is asked back has ever been approved by a second person. */
const isDecided = ({ asked_by, approved_by }: TrancheRow) => asked_by === null || approved_by !== null

/** What the bank has recorded of money: nobody has confirmed it before it is paid. */
const bankRecordOf = (ctx: Reader, { paid_on, bank_reference_encrypted }: TrancheRow) => ({
  ...{ paidOn: paid_on, bankReference: openText(ctx.services, 'bank', bank_reference_encrypted) },
})
const noRecord = { paidOn: null, bankReference: null }

type Described = Awaited<ReturnType<typeof describeAwards>>[number]

/** What awards are called, by id. */
export async function namesOf(ctx: Reader, awardIds: readonly string[]) {
  const rows = await describeAwards(ctx.db, awardIds)
  return new Map(
    rows.map((row) => [row.id, { ...row, title: openEntryText(ctx.services, 'title', row.title_encrypted) }]),
  )
}

function named(found: (Described & { title: string | null }) | undefined) {
  if (!found) throw new Error('an award has no entry')
  const { reference, team, organisation, application_id: applicationId, title } = found
  return { reference, title: title ?? reference, recipient: organisation ?? team, applicationId }
}

function presentAgreement(ctx: Reader, row: AgreementRow): AwardView['agreements'][number] {
  const own = (kind: 'midterm' | 'closing') =>
    questionsOf(row.questions[kind]).map(({ label }) => label[ctx.locale])
  return {
    number: row.number,
    text: textOf(ctx, row),
    tranches: row.tranches,
    midtermDueOn: row.midterm_due_on,
    closingDueOn: row.closing_due_on,
    questions: { midterm: own('midterm'), closing: own('closing') },
    hash: row.hash,
    proposedAt: row.proposed_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  }
}

function presentTranche(row: TrancheRow, isMet: boolean) {
  return {
    trancheId: row.id,
    version: row.version,
    direction: row.direction,
    amount: Number(row.amount),
    dueOn: row.due_on,
    condition: row.condition,
    isMet,
    state: row.state,
  }
}

/** How many days before its day there is reason to write a report. */
const daysOfWriting = 60
/** From this many days before its day on it is asked for, whatever was paid. */
const lastDays = 7

type Moment = { today: string; awaitsMoney: boolean }

function presentReport(
  ctx: Reader,
  row: ReportRow,
  { today, awaitsMoney }: Moment,
): AwardView['reports'][number] {
  const answers = openAnswers(ctx.services, row.answers_encrypted)
  const fromOn = addDays(row.due_on, -daysOfWriting)
  const isDueSoon = today >= addDays(row.due_on, -lastDays)
  const isBegun = row.state === 'returned' || Object.keys(answers).length > 0
  return {
    reportId: row.id,
    version: row.version,
    kind: row.kind,
    dueOn: row.due_on,
    ...{ fromOn, awaitsMoney, isTime: isBegun || isDueSoon || (!awaitsMoney && today >= fromOn) },
    state: row.state,
    sentAt: row.sent_at?.toISOString() ?? null,
    returnedBecause: openText(ctx.services, 'returned', row.returned_because_encrypted),
    questions: questionsOf(row.questions).map((question) => ({
      key: question.key,
      isNumber: question.type === 'number',
      label: question.label[ctx.locale],
      unit: question.type === 'number' ? question.unit[ctx.locale] : null,
      maxLength: question.type === 'longText' || question.type === 'text' ? question.maxLength : null,
      answer: String(answers[question.key] ?? ''),
    })),
  }
}
