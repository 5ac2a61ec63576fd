import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { actionOfOutcome } from '../../../../shared/rules/organisations/verification-decisions.ts'
import {
  fieldsOf,
  type VerificationField,
} from '../../../../shared/rules/organisations/verification-fields.ts'
import { reasonUseOf } from '../../../../shared/rules/organisations/verification-reasons.ts'
import { verificationTerms } from '../../../../shared/rules/organisations/verification-transitions.ts'
import {
  type DecisionOutcome,
  type Verdicts,
  verdictProblems,
} from '../../../../shared/rules/organisations/verification-verdicts.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Remarks } from '../../../db/tables/organisations.ts'
import { move } from '../../move.ts'
import { findOrganisation, type OrganisationRow } from '../verification.queries.ts'
import { verificationLifecycle } from '../verification-lifecycle.ts'
import { decideActingPersons, findDayInDays, findDayInMonths, isInTeamOf } from './review.queries.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type DecideInput = Verdicts & {
  organisationId: string
  version: number
  outcome: DecisionOutcome
  reason?: string | undefined
  remarks: { field: VerificationField; text: string }[]
}

/** Decides a verification: state, four verdicts, remarks, the fate of the papers, and the team's notice. */
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

/** The audited facts of a decision, without its free text. */
function factsOf({ reason, remarks, exists, personMayAct, eligible, standing }: DecideInput) {
  const fields = [...new Set(remarks.map(({ field }) => field))]
  return { reason: reason ?? null, fields, verdicts: { exists, personMayAct, eligible, standing } }
}

/** The day for corrections: for a renewal no earlier than its end; a first verification is closed then. */
async function dayToMend({ db }: CallContext, { verified_until: end }: OrganisationRow): Promise<string> {
  if (end === null) return findDayInDays(db, verificationTerms.returnedPapersDays)
  const day = await findDayInDays(db, verificationTerms.correctionDays)
  return day > end ? day : end
}

/** Reports all missing and unexpected fields at once. @throws ApiError `invalidInput` */
function checkDecision(organisation: OrganisationRow, input: DecideInput): void {
  const { outcome, reason, remarks } = input
  const hasUse = reasonUseOf(outcome) !== null
  const problems = {
    ...verdictProblems(outcome, input),
    ...(hasUse !== Boolean(reason) && { reason: hasUse ? 'required' : 'unexpected' }),
    ...remarksProblem(organisation, remarks, outcome === 'returned'),
  } satisfies Record<string, FieldError['reason']>
  const fields = Object.entries(problems).map(([field, problem]) => [field, { reason: problem }])
  if (fields.length > 0) throw new ApiError('invalidInput', { fields: Object.fromEntries(fields) })
}

function remarksProblem(
  { entity_type: entityType }: OrganisationRow,
  remarks: DecideInput['remarks'],
  isReturned: boolean,
): { remarks?: FieldError['reason'] } {
  if (isReturned !== remarks.length > 0) return { remarks: isReturned ? 'required' : 'unexpected' }
  const asked = fieldsOf(entityType)
  return remarks.every(({ field }) => asked.includes(field)) ? {} : { remarks: 'notAnOption' }
}

async function reasonOf({ db }: CallContext, { outcome, reason }: DecideInput) {
  const use = reasonUseOf(outcome)
  return use ? requireVerificationReason(db, reason, use) : { reason: null, reason_words: null }
}
