import { ApiError } from '../../../../shared/contract/errors.ts'
import type { DayList } from '../../../../shared/contract/volunteers/hosting.ts'
import { signupTerms } from '../../../../shared/rules/volunteers/signups.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { presentHours } from '../disputes/present-hours.ts'
import { leavingTime } from '../hours/leaving-time.ts'
import { requireDay } from '../hours/not-yet.ts'
import { findShift, lockShift, titleOfActivity } from '../signups/shifts.queries.ts'
import { listSignupsOfShift } from '../signups/signups.queries.ts'
import { presentShift, presentSignup, presentWalkIn } from './hosted-activities.ts'
import { deleteWalkIn, insertWalkIn, listWalkIns } from './walk-ins.queries.ts'

type Ctx = CallContext<TeamMember>

/** Who has a place in a shift, and who came unannounced. @throws ApiError `notAvailable` */
export async function dayList(ctx: Ctx, { shiftId }: { shiftId: string }): Promise<DayList> {
  const shift = await findShift(ctx.db, shiftId)
  if (shift?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  const [signups, walkIns, title] = [
    await listSignupsOfShift(ctx.db, shiftId),
    await listWalkIns(ctx.db, [shiftId]),
    await titleOfActivity(ctx.db, shift.activity),
  ]
  const hoursOf = await presentHours(ctx, signups, 'host')
  // The list may be kept on a phone, where a code would soon be an old one.
  const { code: _, ...withoutCode } = presentShift(ctx, shift)
  return {
    TeamID: ctx.actor.team.id,
    activityID: String(shift.activity),
    title: title[ctx.locale],
    shift: withoutCode,
    signups: signups.map((row) => ({ ...presentSignup(ctx, row), ...hoursOf(row) })),
    walkIns: walkIns.map((row) => presentWalkIn(ctx, row)),
  }
}

type Noted = { shiftId: string; name?: string | undefined; leftAt: string; takesOut?: string | undefined }

/**
 * Enters somebody who came unannounced and has no sign-up: a name alone, without hours or certificate. Whoever was
 * entered by mistake is taken out again.
 * @throws ApiError `notAvailable`, `illegalTransition`, `tooMany`, `invalidInput`, also before the day
 */
export async function noteWalkIn(ctx: Ctx, { shiftId, name, leftAt, takesOut }: Noted) {
  const shift = await lockShift(ctx.db, shiftId)
  if (shift?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  if (takesOut) return takeOut(ctx, shift.id, takesOut)
  if (!name) throw new ApiError('invalidInput', { fields: { name: { reason: 'required' } } })
  if (shift.cancelled_at) throw new ApiError('illegalTransition')
  requireDay(shift, 'attendance')
  const id = await insertWalkIn(ctx.db, {
    shift_id: shift.id,
    name_encrypted: ctx.services.cipher.encrypt(name, 'volunteer_walk_ins.name'),
    left_at: leftAt ? leavingTime(leftAt, shift) : null,
    most: signupTerms.mostWalkIns,
  })
  if (!id) throw new ApiError('tooMany')
  ctx.audit({ kind: 'shift.walkIn', subjectKind: 'shift', subjectId: shift.id, after: { walkInId: id } })
  return { walkInId: id }
}

async function takeOut(ctx: Ctx, shiftId: string, walkInId: string) {
  if (!(await deleteWalkIn(ctx.db, shiftId, walkInId))) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'shift.walkInTakenOut', subjectKind: 'shift', subjectId: shiftId, before: { walkInId } })
  return { walkInId }
}
