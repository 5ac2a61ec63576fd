import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { ChangedChange } from '../../../../shared/contract/organisations/super-admin-change.ts'
import { createReference } from '../../../../shared/lib/reference.ts'
import {
  type ChangePaper,
  changePapers,
  changePapersAtMost,
  coolingDaysOf,
  type SuperAdminChangeKind,
  superAdminTerms,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Account, CallContext } from '../../../context.ts'
import { isUniqueViolation } from '../../../db/failures.ts'
import { spendLimits } from '../../../db/limits.ts'
import { dayAfterWorkingDays, findToday } from '../../../db/working-days.queries.ts'
import { attachFiles } from '../../files/attach-files.ts'
import { recipientOfAccount } from '../../messages/recipients.ts'
import { move, record } from '../../move.ts'
import { requireIdentity } from '../../sign-in/ways-in/identity-proof.ts'
import { tellOfRequest } from '../tell-sides.ts'
import { fitOfPhone, requireChangeableTeam } from './check-super-admin-phone.ts'
import { changedOf } from './super-admin-change.present.ts'
import { type ChangeRow, insertChange } from './super-admin-change.queries.ts'
import { changeColumns, changeKind, changePurposes } from './super-admin-columns.ts'
import { superAdminLifecycle } from './super-admin-lifecycle.ts'

export type ChangeInput = {
  TeamID: string
  phone: string
  isUnreachable: boolean
  realName: string
  position: string
  statement: string
} & Record<ChangePaper, string[]>

const referenceTries = 5
const daySeconds = 24 * 3600

/**
 * Requests another super admin for a team, tells both sides, and starts the other side's time to answer.
 * Handing over requires a recent proof of identity.
 */
export async function requestSuperAdminChange(
  ctx: CallContext<Account>,
  input: ChangeInput,
): Promise<ChangedChange> {
  const { team, organisation } = await requireChangeableTeam(ctx, input.TeamID)
  if (!team.super_admin_id) throw new ApiError('notAvailable')
  // Handing over removes an obstacle to deleting an account; a successor must consent to the texts first.
  if (ctx.actor.isConsentDue && ctx.actor.accountId !== team.super_admin_id) {
    throw new ApiError('consentNeeded')
  }
  if (ctx.actor.accountId === team.super_admin_id) await requireIdentity(ctx)
  const { kind, nextId } = await checkedSides(ctx, input, team.super_admin_id)
  if (team.change_id) throw new ApiError('alreadyOpen')
  await spendLimits(ctx.services.limits, [
    {
      key: `superAdminChange:${ctx.actor.accountId}`,
      most: superAdminTerms.requestsPerDay,
      windowSeconds: daySeconds,
    },
  ])
  const requested = await insertNew(ctx, input, {
    kind,
    organisationId: organisation.id,
    sittingId: team.super_admin_id,
    nextId,
  })
  await attachPapers(ctx, requested.id, input)
  return changedOf(await begin(ctx, requested))
}

/** Reports all errors at once, including the number's. @throws ApiError `invalidInput` */
async function checkedSides(ctx: CallContext<Account>, input: ChangeInput, sittingId: string) {
  const wrong = (kind: SuperAdminChangeKind) => errorsOf(input, kind)
  try {
    const sides = await sidesOf(ctx, input, sittingId)
    const fields = wrong(sides.kind)
    if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
    return sides
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !refusal.details.fields?.phone) throw refusal
    const fields = { ...refusal.details.fields, ...wrong(input.isUnreachable ? 'succession' : 'takeOver') }
    throw new ApiError('invalidInput', { fields })
  }
}

/** A person naming their own number takes over; the sitting super admin may hand over to a member. */
async function sidesOf(
  ctx: CallContext<Account>,
  { TeamID, phone, isUnreachable }: ChangeInput,
  sittingId: string,
): Promise<{ kind: SuperAdminChangeKind; nextId: string }> {
  const { fits, accountId } = await fitOfPhone(ctx, TeamID, phone)
  const isSitting = ctx.actor.accountId === sittingId
  if (fits === 'me' && accountId)
    return { kind: isUnreachable ? 'succession' : 'takeOver', nextId: accountId }
  if (fits === 'member' && accountId && isSitting) return { kind: 'handOver', nextId: accountId }
  throw new ApiError('invalidInput', { fields: { phone: { reason: 'notAnOption' } } })
}

function errorsOf(input: ChangeInput, kind: SuperAdminChangeKind): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const field of ['realName', 'position', 'statement'] as const) {
    if (input[field] === '') fields[field] = { reason: 'required' }
  }
  for (const field of changePapers) {
    const isAsked = field === 'letter' || kind === 'succession'
    const most = changePapersAtMost[field]
    if (isAsked && input[field].length === 0) fields[field] = { reason: 'file' }
    if (!isAsked && input[field].length > 0) fields[field] = { reason: 'unexpected' }
    if (input[field].length > most) fields[field] = { reason: 'tooManyFiles', limit: most }
  }
  return fields
}

type About = { kind: SuperAdminChangeKind; organisationId: string; sittingId: string; nextId: string }

async function insertNew(ctx: CallContext<Account>, input: ChangeInput, about: About): Promise<ChangeRow> {
  const { cipher } = ctx.services
  const year = Number((await findToday(ctx.db)).slice(0, 4))
  const otherId = about.nextId === ctx.actor.accountId ? about.sittingId : about.nextId
  const cooling_until = await dayAfterWorkingDays(ctx.db, await daysToAnswer(ctx, about.kind, otherId))
  for (let tries = 0; tries < referenceTries; tries += 1) {
    const inserted = await insertChange(ctx.db, {
      reference: createReference('CG', year),
      kind: about.kind,
      team_id: input.TeamID,
      organisation_id: about.organisationId,
      requested_by: ctx.actor.accountId,
      sitting_account_id: about.sittingId,
      next_account_id: about.nextId,
      real_name_encrypted: cipher.encrypt(input.realName, changeColumns.realName),
      position_encrypted: cipher.encrypt(input.position, changeColumns.position),
      statement_encrypted: cipher.encrypt(input.statement, changeColumns.statement),
      state: 'requested',
      cooling_until,
    }).catch((error: unknown) => {
      // The unique index admits only one of two concurrent requests.
      throw isUniqueViolation(error, 'super_admin_changes_one_open') ? new ApiError('alreadyOpen') : error
    })
    if (inserted) return inserted
  }
  throw new ApiError('conflict')
}

/** A side without contact sees the request only on its page, and gets as long as an unreachable one. */
async function daysToAnswer({ db }: CallContext, kind: SuperAdminChangeKind, otherId: string) {
  const [other] = await recipientOfAccount(db, otherId)
  return coolingDaysOf(other && (other.hasMail || other.hasPhone) ? kind : 'succession')
}

async function attachPapers(ctx: CallContext<Account>, id: string, input: ChangeInput): Promise<void> {
  for (const field of changePapers) {
    await attachFiles(ctx, { fileIds: input[field], kind: changeKind, id, purpose: changePurposes[field] })
  }
}

/** Notified in the same transaction, so that the time to answer never runs for a side that was not told. */
async function begin(ctx: CallContext<Account>, requested: ChangeRow): Promise<ChangeRow> {
  const { accountId } = ctx.actor
  const step = { action: 'request', side: 'requester', accountId, after: requested } as const
  await record(ctx, superAdminLifecycle, step)
  await tellOfRequest(ctx, requested)
  const notified = await move(ctx, superAdminLifecycle, requested, { action: 'notify', accountId: null })
  return move(ctx, superAdminLifecycle, notified, { action: 'coolOff', accountId: null })
}
