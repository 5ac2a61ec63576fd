import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { withoutContacts } from '../../../../shared/lib/text/masking.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { type TrancheAction, trancheSteps } from '../../../../shared/rules/venture/award-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { ColumnsOf } from '../../../db/change-seen.queries.ts'
import type { Db } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/failures.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { auditDone, move, requireStep } from '../../move.ts'
import { untouched } from './agreement.ts'
import { announceAward, awardLifecycle, trancheLifecycle } from './award-lifecycle.ts'
import { tellTeam } from './award-notices.ts'
import { indexOfReference, sealText, spellingOfReference } from './award-texts.ts'
import {
  type AwardRow,
  findTranche,
  insertTranche,
  isReferenceTaken,
  listAgreements,
  listEndsOfNotice,
  listReports,
  listTranches,
  type TrancheRow,
} from './awards.queries.ts'
import { awardToRun, isNoticeOver } from './own-award.ts'

type Step = {
  trancheId: string
  version: number
  action: TrancheAction
  /** The day on which the bank moved it, and the bank's reference: with `propose`. */
  paidOn?: string | undefined
  bankReference: string
  /** Why it is to be waived: with `askWaiver`. */
  reason: string
}

/**
 * A step of money. One person proposes it with day and bank reference, another one confirms that it was paid; the
 * award is locked meanwhile, so that what is paid never exceeds it.
 */
export async function stepTranche(ctx: CallContext<StaffMember>, input: Step) {
  const found = await findTranche(ctx.db, input.trancheId)
  if (!found) throw new ApiError('notAvailable')
  const award = await awardToRun(ctx, found.award_id)
  const tranche = (await findTranche(ctx.db, input.trancheId)) ?? found
  if (tranche.version !== input.version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const { action } = input
  if (!stepsOf(tranche).includes(action)) throw new ApiError('illegalTransition')
  await requireStep(ctx, trancheLifecycle, tranche, { action, accountId })
  if ((action === 'propose' || action === 'confirm') && tranche.direction === 'payment')
    await requirePayable(ctx.db, award, tranche)
  const set = await columnsOf(ctx, award, tranche, input)
  const reason = action === 'askWaiver' ? auditedReason(input.reason) : undefined
  const step = { action, accountId, set, ...(reason && { reason }) }
  const after = await move(ctx, trancheLifecycle, tranche, step).catch((error) => {
    // Somebody else has noted the same reference in this moment.
    throw isUniqueViolation(error, 'venture_tranches_bank') ? referenceTaken() : error
  })
  await follow(ctx, award, after, action)
  return { awardId: award.id, state: after.state, version: after.version }
}

/** Money is asked back, and waived, for a reason that the audit keeps as well: nobody's contact stays in it. */
const auditedReason = (text: string) => ({ text: withoutContacts(text), about: [] })

const referenceTaken = () =>
  new ApiError('invalidInput', { fields: { bankReference: { reason: 'unfitting' } } })

/** What can be done with a tranche now. */
export const stepsOf = ({ state, direction, waiver_asked_by: asked }: TrancheRow) =>
  trancheSteps({ state, direction, isWaiverAsked: asked !== null })

/** Whether a tranche can be paid now. */
async function isMet(db: Db, { condition, award_id }: TrancheRow): Promise<boolean> {
  if (condition === 'none' || condition === 'agreement') return true
  const reports = await listReports(db, award_id)
  return reports.some(({ kind, state }) => kind === condition && state === 'accepted')
}

/** @throws ApiError `illegalTransition` before the notice is over and its condition met, after the end of the award, or beyond its sum */
async function requirePayable(db: Db, award: AwardRow, tranche: TrancheRow): Promise<void> {
  const isRunning = award.state === 'agreed' || award.state === 'running'
  const others = (await listTranches(db, award.id)).filter(
    ({ id, direction, state }) =>
      id !== tranche.id && direction === 'payment' && (state === 'paid' || state === 'proposed'),
  )
  const sum = others.reduce((total, { amount }) => total + Number(amount), Number(tranche.amount))
  const isDue = (await isNoticeOver(db, award)) && (await isMet(db, tranche))
  if (!isRunning || !isDue || sum > Number(award.amount)) throw new ApiError('illegalTransition')
}

async function columnsOf(
  ctx: CallContext<StaffMember>,
  award: AwardRow,
  tranche: TrancheRow,
  step: Step,
): Promise<ColumnsOf<'venture_tranches'>> {
  const { accountId } = ctx.actor
  switch (step.action) {
    case 'approve':
      return { approved_by: accountId }
    case 'propose':
      return noted(ctx, award, tranche, step)
    case 'confirm':
      return { confirmed_by: accountId }
    case 'askWaiver':
      if (step.reason === '')
        throw new ApiError('invalidInput', { fields: { reason: { reason: 'required' } } })
      return {
        waiver_asked_by: accountId,
        waiver_because_encrypted: sealText(ctx.services, 'waived', withoutContacts(step.reason)),
      }
    case 'holdWaiver':
      return { waiver_asked_by: null, waiver_because_encrypted: null }
    case 'waive':
      return { waiver_confirmed_by: accountId }
    case 'drop':
    case 'retract':
      return untouched
  }
}

/** What the bank has recorded, as the first person notes it. */
async function noted(
  ctx: CallContext<StaffMember>,
  award: AwardRow,
  tranche: TrancheRow,
  { paidOn, bankReference }: Step,
): Promise<ColumnsOf<'venture_tranches'>> {
  const reference = spellingOfReference(bankReference)
  const index = indexOfReference(ctx.services, reference)
  const fields: Record<string, FieldError> = {}
  if (reference === '') fields.bankReference = { reason: 'required' }
  else if (await isReferenceTaken(ctx.db, tranche, index)) fields.bankReference = { reason: 'unfitting' }
  if (!paidOn) fields.paidOn = { reason: 'required' }
  else if (paidOn > (await findToday(ctx.db))) fields.paidOn = { reason: 'dateInFuture' }
  else if (paidOn < (await earliestDay(ctx.db, award, tranche))) fields.paidOn = { reason: 'dateTooEarly' }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  return {
    proposed_by: ctx.actor.accountId,
    paid_on: paidOn ?? null,
    bank_reference_encrypted: sealText(ctx.services, 'bank', bankReference),
    bank_reference_index: index,
  }
}

/**
 * Nothing is paid before the first agreement was accepted and the public notice was over, and nothing comes back before
 * something was paid.
 */
async function earliestDay(db: Db, award: AwardRow, { direction }: TrancheRow): Promise<string> {
  if (direction === 'payment') {
    const agreed = (await listAgreements(db, award.id)).flatMap(({ accepted_at: at }) => at ?? [])
    return [firstDay(agreed), firstDay(await listEndsOfNotice(db, award.round_number))].sort()[1] ?? ''
  }
  const paid = (await listTranches(db, award.id)).filter(
    (one) => one.direction === 'payment' && one.state === 'paid',
  )
  return paid.flatMap(({ paid_on: day }) => day ?? []).sort()[0] ?? ''
}

const firstDay = (times: readonly Date[]) => times.map(shanghaiDay).sort()[0] ?? ''

/** The team hears of what it is to pay back, and of money that moved. */
async function follow(
  ctx: CallContext<StaffMember>,
  award: AwardRow,
  tranche: TrancheRow,
  action: TrancheAction,
): Promise<void> {
  const amount = Number(tranche.amount)
  if (action === 'approve') await tellTeam(ctx, award, 'payback', { amount, day: tranche.due_on })
  if (action === 'waive') await tellTeam(ctx, award, 'waived', { amount })
  if (action === 'confirm') await paid(ctx, award, tranche)
}

/** The first payment sets the award going. */
async function paid(ctx: CallContext<StaffMember>, award: AwardRow, tranche: TrancheRow): Promise<void> {
  if (award.state === 'agreed') await move(ctx, awardLifecycle, award, { action: 'run', accountId: null })
  const amount = Number(tranche.amount)
  await tellTeam(ctx, award, tranche.direction === 'payment' ? 'paid' : 'paid_back', { amount })
  await announceAward(ctx, award)
}

type Money = Pick<TrancheRow, 'direction' | 'state'> & { amount: string | number }

/** Whole yuan that were paid and that nobody asks back yet. */
export function leftToAskBack(tranches: readonly Money[]): number {
  const sum = (all: Money[]) => all.reduce((total, { amount }) => total + Number(amount), 0)
  const paidOut = tranches.filter(({ direction, state }) => direction === 'payment' && state === 'paid')
  const backs = tranches.filter(({ direction, state }) => direction === 'payback' && state !== 'ended')
  return sum(paidOut) - sum(backs)
}

type Payback = { awardId: string; amount: number; dueOn: string; reason: string }

/** Asks for money back: a tranche in the other direction, which another person has to approve. */
export async function planPayback(
  ctx: CallContext<StaffMember>,
  { awardId, amount, dueOn, reason }: Payback,
) {
  const award = await awardToRun(ctx, awardId)
  const tranches = await listTranches(ctx.db, award.id)
  const backs = tranches.filter(({ direction }) => direction === 'payback')
  const left = leftToAskBack(tranches)
  if (left === 0) throw new ApiError('illegalTransition')
  if (dueOn < (await findToday(ctx.db)))
    throw new ApiError('invalidInput', { fields: { dueOn: { reason: 'dateInPast' } } })
  if (amount > left)
    throw new ApiError('invalidInput', { fields: { amount: { reason: 'tooLarge', limit: left } } })
  const { accountId } = ctx.actor
  const after = await insertTranche(ctx.db, {
    ...{ award_id: award.id, agreement: 0, ordinal: backs.length + 1, direction: 'payback', amount },
    ...{ due_on: dueOn, condition: 'none', state: 'asked', asked_by: accountId, ...untouched },
    asked_because_encrypted: sealText(ctx.services, 'askedBack', withoutContacts(reason)),
  })
  auditDone(ctx, trancheLifecycle, {
    ...{ action: 'ask', accountId, after },
    ...{ facts: { dueOn }, reason: auditedReason(reason) },
  })
  return { awardId: award.id, version: award.version }
}
