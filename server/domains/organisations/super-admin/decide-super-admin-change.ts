import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SuperAdminVerdict } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { auditDone, move } from '../../move.ts'
import { personalColumns } from '../review/personal-facts.ts'
import { decideActingPersons } from '../review/review.queries.ts'
import { requireVerificationReason } from '../review/verification-reasons.ts'
import { tellDeciders } from '../tell-sides.ts'
import { findOrganisation, insertEvent, putActingPerson } from '../verification.queries.ts'
import { hasFirstOpinion, requireDecider } from './super-admin-change.policy.ts'
import { type ChangeRow, findChange, insertChangeEvent } from './super-admin-change.queries.ts'
import { changeColumns } from './super-admin-columns.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'
import { swapSuperAdmin } from './swap-super-admin.ts'

type DecideInput = {
  changeId: string
  version: number
  verdict: SuperAdminVerdict
  reason?: string | undefined
}

/** A reason in its present wording; nulls with agreement. */
type Said = { reason: string | null; reason_words: string | null }

/**
 * Gives an opinion about a change. It takes effect when a second person agrees; a differing opinion replaces
 * it and waits in turn.
 */
export async function decideSuperAdminChange(ctx: CallContext<StaffMember>, input: DecideInput) {
  const change = await findChange(ctx.db, input.changeId)
  if (!change) throw new ApiError('notAvailable')
  await requireDecider(ctx, change, input.verdict)
  if (change.version !== input.version) throw new ApiError('conflict')
  const said = await saidWith(ctx, input)
  const isSecond = change.first_verdict === input.verdict && (await hasFirstOpinion(ctx.db, change))
  const changed = isSecond
    ? await decide(ctx, change, input, said)
    : await keepOpinion(ctx, change, input, said)
  return { state: changed.state, version: changed.version, isDecided: isSecond }
}

/** A refusal requires a reason, other verdicts must not have one. @throws ApiError `invalidInput` */
async function saidWith({ db }: CallContext, { verdict, reason }: DecideInput): Promise<Said> {
  if (verdict === 'refuse') return requireVerificationReason(db, reason, 'superAdmin')
  if (reason) throw new ApiError('invalidInput', { fields: { reason: { reason: 'unexpected' } } })
  return { reason: null, reason_words: null }
}

async function keepOpinion(
  ctx: CallContext<StaffMember>,
  change: ChangeRow,
  { verdict }: DecideInput,
  said: Said,
): Promise<ChangeRow> {
  const { accountId } = ctx.actor
  const kept = await changeSeen(ctx.db, 'super_admin_changes', change, {
    first_verdict: verdict,
    first_reason: said.reason,
    first_reason_words: said.reason_words,
    first_by: accountId,
    first_at: databaseClock,
  })
  if (!kept) throw new ApiError('conflict')
  await insertChangeEvent(ctx.db, {
    change_id: kept.id,
    action: 'firstOpinion',
    side: 'staff',
    account_id: accountId,
    state: kept.state,
    ...said,
  })
  auditDone(ctx, superAdminLifecycle, {
    action: `opinion.${verdict}`,
    before: change,
    after: kept,
    accountId,
  })
  await tellDeciders(ctx, kept, 'super_admin_second_needed')
  return kept
}

async function decide(
  ctx: CallContext<StaffMember>,
  change: ChangeRow,
  { verdict }: DecideInput,
  said: Said,
): Promise<ChangeRow> {
  const { accountId } = ctx.actor
  const decided = await move(ctx, superAdminLifecycle, change, {
    action: verdict,
    accountId,
    set: { second_by: accountId, decided_at: databaseClock, due_on: null, ...said },
  })
  if (verdict === 'complete') await takeEffect(ctx, decided)
  return decided
}

/** Sets the roles, the right to act from the letter, and the event in the organisation's history. */
async function takeEffect(ctx: CallContext<StaffMember>, change: ChangeRow): Promise<void> {
  const { cipher } = ctx.services
  await swapSuperAdmin(ctx, {
    teamId: change.team_id,
    from: change.sitting_account_id,
    to: change.next_account_id,
  })
  const open = (stored: string, column: string) => cipher.decrypt(stored, column)
  await putActingPerson(ctx.db, {
    organisation_id: change.organisation_id,
    account_id: change.next_account_id,
    team_id: change.team_id,
    real_name_encrypted: cipher.encrypt(
      open(change.real_name_encrypted, changeColumns.realName),
      personalColumns.realName,
    ),
    position_encrypted: cipher.encrypt(
      open(change.position_encrypted, changeColumns.position),
      personalColumns.position,
    ),
    decided_at: null,
  })
  await decideActingPersons(ctx.db, change.organisation_id, 'met', change.next_account_id)
  const organisation = await findOrganisation(ctx.db, change.organisation_id)
  if (!organisation) return
  await insertEvent(ctx.db, {
    organisation: { ...organisation, reason: null, reason_words: null },
    action: 'changeSuperAdmin',
    side: 'staff',
    accountId: ctx.actor.accountId,
  })
}
