import { ApiError } from '../../../shared/contract/errors.ts'
import { actionOfOutcome } from '../../../shared/rules/verification-decisions.ts'
import { fieldsOf, type VerificationField } from '../../../shared/rules/verification-fields.ts'
import { reasonUseOf } from '../../../shared/rules/verification-reasons.ts'
import { verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import {
  type DecisionOutcome,
  type Verdicts,
  verdictProblems,
} from '../../../shared/rules/verification-verdicts.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import type { Remarks } from '../../db/tables/organisations.ts'
import { move } from '../move.ts'
import { decideActingPersons, findDayInDays, findDayInMonths, isInTeamOf } from './review.queries.ts'
import { findOrganisation, type OrganisationRow } from './verification.queries.ts'
import { verificationLifecycle } from './verification-lifecycle.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type DecideInput = Verdicts & {
  organisationId: string
  version: number
  outcome: DecisionOutcome
  reason?: string | undefined
  remarks: { field: VerificationField; text: string }[]
}

/** Decides a verification: its state, four verdicts, remarks, what becomes of the papers, and word to the team. */
export async function decideVerification(ctx: CallContext<StaffMember>, input: DecideInput) {
  const organisation = await findOrganisation(ctx.db, input.organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, ctx.actor.accountId)) throw new ApiError('ownInterest')
  if (organisation.version !== input.version) throw new ApiError('conflict')
  const decided = await move(ctx, verificationLifecycle, organisation, {
    action: actionOfOutcome[input.outcome],
    accountId: ctx.actor.accountId,
    set: async () => {
      checkDecision(organisation, input)
      return columnsOf(ctx, organisation, input)
    },
    facts: factsOf(input),
  })
  await decideActingPersons(ctx.db, organisation.id, input.personMayAct)
  return { state: decided.state, version: decided.version }
}

async function columnsOf(ctx: CallContext<StaffMember>, organisation: OrganisationRow, input: DecideInput) {
  const remarks: Remarks = Object.fromEntries(input.remarks.map(({ field, text }) => [field, text]))
  return {
    exists_finding: input.exists,
    eligible_finding: input.eligible,
    standing_finding: input.standing,
    ...(await reasonOf(ctx, input)),
    remarks: JSON.stringify(remarks),
    decided_at: databaseClock,
    decided_by: ctx.actor.accountId,
    papers_warned_at: null,
    due_on: input.outcome === 'returned' ? await dayToMend(ctx, organisation) : null,
    locked_by: null,
    locked_until: null,
    ...(input.outcome === 'verified' && {
      verified_name: organisation.name,
      verified_until: await findDayInMonths(ctx.db, verificationTerms.validMonths),
      renewal_sent_on: null,
      reminded_days: null,
    }),
  }
}

/** What the audit keeps of a decision: no words. */
function factsOf({ reason, remarks, exists, personMayAct, eligible, standing }: DecideInput) {
  const fields = [...new Set(remarks.map(({ field }) => field))]
  return { reason: reason ?? null, fields, verdicts: { exists, personMayAct, eligible, standing } }
}

/** Until when it is to be mended. A renewal that held holds so long, what was never verified is closed afterwards. */
async function dayToMend({ db }: CallContext, { verified_until: end }: OrganisationRow): Promise<string> {
  if (end === null) return findDayInDays(db, verificationTerms.returnedPapersDays)
  const day = await findDayInDays(db, verificationTerms.correctionDays)
  return day > end ? day : end
}

function checkDecision(organisation: OrganisationRow, input: DecideInput): void {
  const { outcome, remarks } = input
  const problems = Object.entries(verdictProblems(outcome, input))
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, reason]) => [field, { reason }]))
    throw new ApiError('invalidInput', { fields })
  }
  if (outcome !== 'returned') {
    if (remarks.length > 0) refuse('remarks', 'unexpected')
    return
  }
  const asked = fieldsOf(organisation.entity_type)
  if (remarks.length === 0) refuse('remarks', 'required')
  if (remarks.some(({ field }) => !asked.includes(field))) refuse('remarks', 'notAnOption')
}

async function reasonOf({ db }: CallContext, { outcome, reason }: DecideInput) {
  const use = reasonUseOf(outcome)
  if (use) return requireVerificationReason(db, reason, use)
  if (reason) refuse('reason', 'unexpected')
  return { reason: null, reason_words: null }
}

function refuse(field: string, reason: 'notAnOption' | 'required' | 'unexpected'): never {
  throw new ApiError('invalidInput', { fields: { [field]: { reason } } })
}
