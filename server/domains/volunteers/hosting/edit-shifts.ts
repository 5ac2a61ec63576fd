import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { signupTerms } from '../../../../shared/rules/volunteers/signups.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { moveUp } from '../signups/move-up.ts'
import { lockShift, type ShiftRow } from '../signups/shifts.queries.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { lockLiving } from '../signups/signups.queries.ts'
import { requireHost } from './hosted-activities.ts'
import { cancelShift, insertShift, setPlaces } from './shift-edits.queries.ts'

type Ctx = CallContext<TeamMember>
type Added = {
  activityID: string
  task: string
  startsOn: string
  startTime: string
  endsOn: string
  endTime: string
  places: number
  isDirect: boolean
}

/**
 * Adds a shift, or a period, to an activity of the acting team. Days and times are China's.
 * @throws ApiError `notAvailable`, `invalidInput` for one that is past or ends before it starts, `tooMany`
 */
export async function addShift(ctx: Ctx, input: Added) {
  const activity = Number(input.activityID)
  await requireHost(ctx, activity)
  const startsAt = inChina(input.startsOn, input.startTime)
  const endsAt = inChina(input.endsOn || input.startsOn, input.endTime)
  if (endsAt <= startsAt)
    throw new ApiError('invalidInput', { fields: { endTime: { reason: 'timeBeforeStart' } } })
  const { task, places, isDirect } = input
  const added = await insertShift(ctx.db, {
    ...{ activity, task, places, starts_at: startsAt, ends_at: endsAt, is_direct: isDirect },
    most: signupTerms.mostShifts,
  })
  if (added === 'past') throw pastStart(input.startsOn)
  if (added === 'tooMany') throw new ApiError('tooMany')
  ctx.audit({
    kind: 'shift.added',
    subjectKind: 'shift',
    subjectId: added.id,
    after: { activity, places, isDirect },
  })
  // The activity's page says that one can sign up.
  await ctx.services.contentChanged(ctx.db)
  return { shiftId: added.id }
}

/**
 * More places, which go to those who wait, or fewer, down to those taken.
 * @throws ApiError `notAvailable`, `illegalTransition` once it has begun, `invalidInput` below those taken
 */
export async function changePlaces(ctx: Ctx, { shiftId, places }: { shiftId: string; places: number }) {
  const shift = await heldShift(ctx, shiftId)
  if (places < shift.taken)
    throw new ApiError('invalidInput', { fields: { places: { reason: 'tooSmall', limit: shift.taken } } })
  await setPlaces(ctx.db, shift.id, places)
  ctx.audit({
    kind: 'shift.places',
    subjectKind: 'shift',
    subjectId: shift.id,
    before: { places: shift.places },
    after: { places },
  })
  await moveUp(ctx, shift.id)
  return {}
}

/** Calls a shift off and tells everybody. @throws ApiError `notAvailable`, `illegalTransition` */
export async function callOff(ctx: Ctx, { shiftId }: { shiftId: string }) {
  const shift = await heldShift(ctx, shiftId)
  await cancelShift(ctx.db, shift.id)
  ctx.audit({ kind: 'shift.calledOff', subjectKind: 'shift', subjectId: shift.id })
  await ctx.services.contentChanged(ctx.db)
  const { accountId } = ctx.actor
  for (const signup of await lockLiving(ctx.db, shift.id))
    await move(ctx, signupLifecycle, signup, { action: 'cancel', accountId })
  return {}
}

/** A shift of the acting team that can still be changed, locked. @throws ApiError */
async function heldShift(ctx: Ctx, shiftId: string): Promise<ShiftRow> {
  const shift = await lockShift(ctx.db, shiftId)
  if (shift?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  if (shift.has_begun || shift.cancelled_at) throw new ApiError('illegalTransition')
  return shift
}

function inChina(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`)
}

/** Of a day that is past, or of an hour of today. */
function pastStart(startsOn: string): ApiError {
  const isToday = startsOn === shanghaiDay(new Date())
  const wrong: Record<string, FieldError> = isToday
    ? { startTime: { reason: 'timeInPast' } }
    : { startsOn: { reason: 'dateInPast' } }
  return new ApiError('invalidInput', { fields: wrong })
}
