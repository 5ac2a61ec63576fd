import { ApiError } from '../../../../shared/contract/errors.ts'
import { signupTerms } from '../../../../shared/rules/volunteers/signups.ts'
import type { Account, CallContext } from '../../../context.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { notify } from '../../messages/notify.ts'
import { move } from '../../move.ts'
import { moveUp } from './move-up.ts'
import { findOpenActivity, lockShift, type ShiftRow, takesAtOnce, titleOfActivity } from './shifts.queries.ts'
import { signupLifecycle } from './signup-lifecycle.ts'
import { countOpenCalls, insertSignup, type SignupRow } from './signups.queries.ts'

export { removeEndedProjects } from '../skilled/skilled-clock.queries.ts'
export { removeEndedSignups, removeWalkIns } from '../volunteer-clock.queries.ts'

export type SignUpInput = { shiftId: string; size: number; name: string; note: string; isOfAge: boolean }
type Ctx = CallContext<Account>

/**
 * Signs a person or a group up for a shift. Where the host does not decide, they have their places at once, or
 * wait for them.
 * @throws ApiError `notAvailable`, `illegalTransition` once it is closed, `alreadySignedUp`, `openCallsFull`,
 * `invalidInput` for a group larger than the shift, or an age that was not confirmed
 */
export async function signUp(ctx: Ctx, input: SignUpInput) {
  const shift = await lockShift(ctx.db, input.shiftId)
  const activity = shift && (await findOpenActivity(ctx.db, shift.activity))
  if (!activity) throw new ApiError('notAvailable')
  if (!activity.is_open || shift.has_begun || shift.cancelled_at) throw new ApiError('illegalTransition')
  if (input.size > shift.places)
    throw new ApiError('invalidInput', { fields: { size: { reason: 'tooLarge', limit: shift.places } } })
  if (activity.minimum_age !== null && !input.isOfAge)
    throw new ApiError('invalidInput', { fields: { isOfAge: { reason: 'required' } } })
  const { accountId } = ctx.actor
  if (activity.kind === 'call') {
    const open = await countOpenCalls(ctx.db, accountId, shift.team_id)
    if (open >= signupTerms.openCalls) throw new ApiError('openCallsFull')
  }
  const signup = await store(ctx, shift, input)
  const { id, state } = takesAtOnce(shift)
    ? await placeAtOnce(ctx, shift, signup)
    : await askHost(ctx, shift, signup)
  return { signupId: id, activityID: String(shift.activity), state }
}

async function store({ db, actor, services, audit }: Ctx, shift: ShiftRow, input: SignUpInput) {
  const { cipher } = services
  const signup = await insertSignup(db, {
    shift_id: shift.id,
    account_id: actor.accountId,
    size: input.size,
    name_encrypted: cipher.encrypt(input.name, 'volunteer_signups.name'),
    note_encrypted: input.note === '' ? null : cipher.encrypt(input.note, 'volunteer_signups.note'),
    due_on: takesAtOnce(shift) ? null : await dayAfterWorkingDays(db, signupTerms.answerWorkingDays),
  })
  if (!signup) throw new ApiError('alreadySignedUp')
  audit({
    kind: 'signup.applied',
    subjectKind: 'signup',
    subjectId: signup.id,
    after: { shift: shift.id, size: input.size },
  })
  return signup
}

/** Those who waited before have what is free. */
async function placeAtOnce(ctx: Ctx, shift: ShiftRow, signup: SignupRow): Promise<SignupRow> {
  await moveUp(ctx, shift.id)
  const now = await lockShift(ctx.db, shift.id)
  const hasRoom = now !== undefined && now.taken + signup.size <= now.places
  const { accountId } = ctx.actor
  return move(ctx, signupLifecycle, signup, {
    action: hasRoom ? 'accept' : 'wait',
    side: 'portal',
    accountId,
  })
}

async function askHost(ctx: Ctx, shift: ShiftRow, signup: SignupRow): Promise<SignupRow> {
  await notify(ctx, {
    to: { kind: 'team', teamId: shift.team_id },
    category: 'internal',
    template: 'volunteer_asked',
    params: { title: await titleOfActivity(ctx.db, shift.activity), day: signup.due_on ?? '' },
    link: `/volunteering/host/${shift.activity}`,
  })
  return signup
}
