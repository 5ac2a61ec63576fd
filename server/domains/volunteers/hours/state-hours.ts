import { ApiError } from '../../../../shared/contract/errors.ts'
import type { HostAttendance, HoursAction } from '../../../../shared/rules/volunteers/signups.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { type HeldSignup, holdSignup } from '../signups/signups.queries.ts'

type Hours = { signupId: string; version: number; action: HoursAction; hours?: number | undefined }
type Side = 'host' | 'volunteer'

/** The volunteer's side of the hours. @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` */
export async function answerHours(ctx: CallContext<Account>, input: Hours) {
  const held = await holdSignup(ctx.db, input.signupId)
  if (held?.signup.account_id !== ctx.actor.accountId) throw new ApiError('notAvailable')
  return takeHours(ctx, held, 'volunteer', input)
}

/** The host's side of the hours. @throws ApiError as the volunteer's */
export async function answerHoursAsHost(ctx: CallContext<TeamMember>, input: Hours) {
  return takeHours(ctx, await heldByHost(ctx, input.signupId), 'host', input)
}

/** Whether somebody came, by the host's list. @throws ApiError `notAvailable`, `conflict`, `illegalTransition` */
export async function attendance(
  ctx: CallContext<TeamMember>,
  { signupId, version, action }: { signupId: string; version: number; action: HostAttendance },
) {
  const { signup, shift } = await heldByHost(ctx, signupId)
  if (signup.version !== version) throw new ApiError('conflict')
  if (!shift.takes_check_in && !shift.is_over) throw new ApiError('illegalTransition')
  const { accountId } = ctx.actor
  const { state } = await move(ctx, signupLifecycle, signup, { action, side: 'host', accountId })
  return { state }
}

async function heldByHost(ctx: CallContext<TeamMember>, signupId: string): Promise<HeldSignup> {
  const held = await holdSignup(ctx.db, signupId)
  if (held?.shift.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return held
}

/** States hours, which the other side confirms or answers with its own; they are settled once both agree. */
async function takeHours(
  ctx: CallContext<Account>,
  { signup, shift }: HeldSignup,
  side: Side,
  { version, action, hours }: Hours,
) {
  if (signup.version !== version) throw new ApiError('conflict')
  if (!shift.has_begun) throw new ApiError('illegalTransition')
  if (action === 'confirm' && signup.stated_by === side) throw new ApiError('illegalTransition')
  const { state } = await move(ctx, signupLifecycle, signup, {
    action,
    side,
    accountId: ctx.actor.accountId,
    set: () => (action === 'state' ? { stated_by: side, minutes: minutesOf(hours, shift) } : {}),
  })
  return { state }
}

/** Nobody works longer than the shift lasts. @throws ApiError `invalidInput` */
function minutesOf(hours: number | undefined, shift: HeldSignup['shift']): number {
  const most = Math.round((shift.ends_at.getTime() - shift.starts_at.getTime()) / 60_000)
  const minutes = Math.round((hours ?? 0) * 60)
  if (minutes < 1) throw new ApiError('invalidInput', { fields: { hours: { reason: 'required' } } })
  if (minutes > most) {
    const limit = Math.floor(most / 6) / 10
    throw new ApiError('invalidInput', { fields: { hours: { reason: 'tooLarge', limit } } })
  }
  return minutes
}
