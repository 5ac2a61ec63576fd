import { createHash } from 'node:crypto'
import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import type { AgreedTranche } from '../../../../shared/rules/venture/award-transitions.ts'
import { questionsOfLines } from '../../../../shared/rules/venture/report-questions.ts'
import type { CallContext, StaffMember, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { move } from '../../move.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { awardLifecycle, trancheLifecycle } from './award-lifecycle.ts'
import { tellTeam } from './award-notices.ts'
import { openText, sealAnswers, sealText } from './award-texts.ts'
import {
  type AgreementRow,
  type AwardRow,
  acceptAgreementRow,
  dropReport,
  insertAgreement,
  insertTranches,
  listAgreements,
  listReports,
  listTranches,
  lockEntry,
  planReport,
} from './awards.queries.ts'
import { awardToRun, mayAgree, ownAward } from './own-award.ts'

export type Proposed = {
  awardId: string
  version: number
  text: string
  tranches: AgreedTranche[]
  midtermDueOn?: string | undefined
  closingDueOn?: string | undefined
  /** One a line; the usual ones where empty. */
  midtermQuestions: string
  closingQuestions: string
}

/** Staff write what is to be agreed: the next version, which holds once the team has accepted it. */
export async function proposeAgreement(ctx: CallContext<StaffMember>, input: Proposed) {
  const award = await awardToRun(ctx, input.awardId)
  if (award.version !== input.version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const after = await move(ctx, awardLifecycle, award, { action: 'propose', accountId })
  const fields = await unfittingIn(ctx.db, award, input)
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  const terms = {
    text: input.text,
    amount: Number(award.amount),
    tranches: input.tranches,
    midtermDueOn: input.midtermDueOn ?? null,
    closingDueOn: input.closingDueOn ?? null,
    questions: {
      midterm: questionsOfLines('midterm', input.midtermQuestions),
      closing: questionsOfLines('closing', input.closingQuestions),
    },
  }
  const [latest] = await listAgreements(ctx.db, award.id)
  const number = (latest?.number ?? 0) + 1
  await insertAgreement(ctx.db, {
    ...{ award_id: award.id, number, proposed_by: accountId, accepted_by: null, accepted_at: null },
    text_encrypted: sealText(ctx.services, 'agreement', terms.text),
    tranches: JSON.stringify(terms.tranches),
    ...{ midterm_due_on: terms.midtermDueOn, closing_due_on: terms.closingDueOn },
    questions: JSON.stringify(terms.questions),
    hash: createHash('sha256')
      .update(sortedJson({ number, ...terms }))
      .digest('hex'),
  })
  await tellTeam(ctx, after, 'agreement')
  return { awardId: award.id, version: after.version }
}

/** What is wrong by field: tranches that exceed the award, or that wait for a report that is not asked for. */
async function unfittingIn(
  db: Db,
  award: AwardRow,
  { tranches, midtermDueOn, closingDueOn }: Pick<Proposed, 'tranches' | 'midtermDueOn' | 'closingDueOn'>,
): Promise<Record<string, FieldError>> {
  const asked = new Set((await reportsThatStay(db, award.id)).map(({ kind }) => kind))
  if (midtermDueOn) asked.add('midterm')
  if (closingDueOn) asked.add('closing')
  const fields: Record<string, FieldError> = {}
  let left = Number(award.amount) - (await committed(db, award.id))
  for (const [index, { amount, condition }] of tranches.entries()) {
    if (amount > left) fields[`tranches.${index}.amount`] = { reason: 'tooLarge', limit: Math.max(0, left) }
    if (condition !== 'agreement' && !asked.has(condition))
      fields[`${condition}DueOn`] = { reason: 'required' }
    left -= amount
  }
  if (midtermDueOn && closingDueOn && closingDueOn < midtermDueOn)
    fields.closingDueOn = { reason: 'endsBeforeStart' }
  return fields
}

/** Whole yuan that have been paid, or proposed for paying, whatever is agreed next. */
async function committed(db: Db, awardId: string): Promise<number> {
  const tranches = await listTranches(db, awardId)
  return tranches
    .filter(({ direction, state }) => direction === 'payment' && (state === 'paid' || state === 'proposed'))
    .reduce((sum, { amount }) => sum + Number(amount), 0)
}

const reportsThatStay = async (db: Db, awardId: string) =>
  (await listReports(db, awardId)).filter(({ state }) => state === 'sent' || state === 'accepted')

type Accepted = { awardId: string; number: number; hash: string }

/** The team agrees: what was planned before ends, and tranches and reports are as the new version says. */
export async function acceptAgreement(ctx: CallContext<TeamMember>, input: Accepted) {
  // In the order in which an entry is withdrawn with its award.
  const entry = await lockEntry(ctx.db, (await ownAward(ctx, input.awardId)).entry_id)
  const award = await ownAward(ctx, input.awardId, 'locked')
  if (!mayAgree(ctx.actor)) throw new ApiError('notAvailable')
  const { accountId } = ctx.actor
  const [latest] = await listAgreements(ctx.db, award.id)
  if (!latest || latest.number !== input.number || latest.hash !== input.hash) throw new ApiError('conflict')
  const after = await move(ctx, awardLifecycle, award, {
    action: 'agree',
    accountId,
    facts: { agreement: latest.number, hash: latest.hash },
  })
  if (!(await acceptAgreementRow(ctx.db, latest.id, accountId))) throw new ApiError('illegalTransition')
  // Money may have been proposed since it was written.
  const dates = {
    midtermDueOn: latest.midterm_due_on ?? undefined,
    closingDueOn: latest.closing_due_on ?? undefined,
  }
  if (Object.keys(await unfittingIn(ctx.db, award, { ...dates, tranches: latest.tranches })).length > 0)
    throw new ApiError('conflict')
  await replan(ctx, award, latest)
  // With the first agreement that a team accepts, its entry is confirmed.
  if (entry?.state === 'selected') await move(ctx, entryLifecycle, entry, { action: 'confirm', accountId })
  return { awardId: award.id, version: after.version }
}

async function replan(ctx: CallContext<TeamMember>, award: AwardRow, agreement: AgreementRow): Promise<void> {
  for (const tranche of await listTranches(ctx.db, award.id))
    if (tranche.state === 'planned' && tranche.direction === 'payment')
      await move(ctx, trancheLifecycle, tranche, { action: 'end', accountId: null })
  await insertTranches(
    ctx.db,
    agreement.tranches.map(({ amount, dueOn, condition }, index) => ({
      ...{ award_id: award.id, agreement: agreement.number, ordinal: index + 1 },
      ...{ direction: 'payment' as const, amount, due_on: dueOn, condition },
      ...untouched,
    })),
  )
  for (const kind of ['midterm', 'closing'] as const) {
    const dueOn = agreement[`${kind}_due_on`]
    if (!dueOn) await dropReport(ctx.db, award.id, kind)
    else
      await planReport(ctx.db, {
        ...{ award_id: award.id, kind, due_on: dueOn },
        questions: JSON.stringify(agreement.questions[kind]),
        answers_encrypted: sealAnswers(ctx.services, {}),
      })
  }
}

/** The columns of a tranche that nobody has proposed yet. */
export const untouched = {
  proposed_by: null,
  confirmed_by: null,
  paid_on: null,
  bank_reference_encrypted: null,
  bank_reference_index: null,
}

/** The text of an agreement. */
export const textOf = (ctx: Pick<CallContext, 'services'>, { text_encrypted }: AgreementRow) =>
  openText(ctx.services, 'agreement', text_encrypted) ?? ''
