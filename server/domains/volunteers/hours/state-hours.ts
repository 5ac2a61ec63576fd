import { ApiError } from '../../../../shared/contract/errors.ts'
import type { HostAttendance, HoursAction, HoursSide } from '../../../../shared/rules/volunteers/signups.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import { move, requireStep } from '../../move.ts'
import { agreeOnHours, disputeHours } from '../disputes/dispute-hours.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { type HeldSignup, holdSignup } from '../signups/signups.queries.ts'
import { hasProject } from '../skilled/skilled.queries.ts'
import { leavingTime } from './leaving-time.ts'
import { minutesOf } from './minutes-of.ts'
import { notYet, requireDay } from './not-yet.ts'

type Hours = {
  signupId: string
  version: number
  action: HoursAction
  hours?: number | undefined
  words: string
}
type Attendance = { signupId: string; version: number; action: HostAttendance; leftAt: string }

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

/**
 * Whether somebody came, by the host's list.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` before it can be known
 */
export async function attendance(
  ctx: CallContext<TeamMember>,
  { signupId, version, action, leftAt }: Attendance,
) {
  const { signup, shift } = await heldByHost(ctx, signupId)
  if (signup.version !== version) throw new ApiError('conflict')
  if (await hasProject(ctx.db, signup.id)) throw new ApiError('illegalTransition')
  requireDay(shift, 'attendance')
  const { accountId } = ctx.actor
  const { state } = await move(ctx, signupLifecycle, signup, {
    ...{ action, side: 'host', accountId },
    set: () => ({ left_at: action === 'leave' ? leavingTime(leftAt, shift) : null }),
  })
  return { state }
}

async function heldByHost(ctx: CallContext<TeamMember>, signupId: string): Promise<HeldSignup> {
  const held = await holdSignup(ctx.db, signupId)
  if (held?.shift.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return held
}

/**
 * States hours, which the other side confirms or answers with its own, or has staff settle; they are settled once
 * both agree.
 */
async function takeHours(ctx: CallContext<Account>, held: HeldSignup, side: HoursSide, input: Hours) {
  const { signup, shift } = held
  const { action, hours, words } = input
  if (signup.version !== input.version) throw new ApiError('conflict')
  if (!shift.has_begun) throw notYet('hours')
  if (action === 'dispute') {
    await requireStep(ctx, signupLifecycle, signup, { action, side, accountId: ctx.actor.accountId })
    if (words === '') throw new ApiError('invalidInput', { fields: { words: { reason: 'required' } } })
    const { state } = await disputeHours(ctx, held, side, {
      minutes: await minutesOf(ctx.db, hours, held, 0),
      words,
    })
    return { state }
  }
  if (action === 'confirm' && signup.state === 'disputed')
    return { state: (await agreeOnHours(ctx, held, side)).state }
  if (action === 'confirm' && signup.stated_by === side) throw new ApiError('illegalTransition')
  const { state } = await move(ctx, signupLifecycle, signup, {
    action,
    side,
    accountId: ctx.actor.accountId,
    set: async () =>
      action === 'state' ? { stated_by: side, minutes: await minutesOf(ctx.db, hours, held) } : {},
  })
  return { state }
}
