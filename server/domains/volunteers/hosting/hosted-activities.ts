import { ApiError } from '../../../../shared/contract/errors.ts'
import type {
  HostedActivity,
  HostedSignup,
  Standing,
  WalkIn,
} from '../../../../shared/contract/volunteers/hosting.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { presentHours, type ShownHours } from '../disputes/present-hours.ts'
import { codeAt } from '../hours/check-in-code.ts'
import { listShifts, type ShiftRow, takesAtOnce } from '../signups/shifts.queries.ts'
import { listSignupsFor, type ShownSignup } from '../signups/signups.queries.ts'
import { findHost, type HostedRow, listHosted } from './hosts.queries.ts'
import { listWalkIns, type WalkInRow } from './walk-ins.queries.ts'

type Ctx = CallContext<TeamMember>

/** The acting team's activities. */
export async function hostedActivities(ctx: Ctx) {
  const rows = await listHosted(ctx.db, ctx.actor.team.id)
  return { TeamID: ctx.actor.team.id, activities: rows.map((row) => presentHosted(ctx, row)) }
}

function standingOf(row: HostedRow): Standing {
  if (row.is_published) return 'published'
  if (row.states.some((state) => state === 'in_review' || state === 'scheduled')) return 'inReview'
  return row.sent_back_because_encrypted === null ? 'notSent' : 'sentBack'
}

function presentHosted({ locale }: Pick<Ctx, 'locale'>, row: HostedRow): HostedActivity {
  const titles = locale === 'zh' ? [row.zh_title, row.en_title] : [row.en_title, row.zh_title]
  return {
    activityID: String(row.activity),
    title: titles.find((title) => title !== '') ?? String(row.activity),
    standing: standingOf(row),
    shifts: row.shifts,
    asked: row.asked,
    nextAt: row.next_at?.toISOString() ?? null,
  }
}

/**
 * One of them, with its shifts and everybody who has signed up, as they called themselves to the host.
 * @throws ApiError `notAvailable`
 */
export async function hostedActivity(ctx: Ctx, { activityID }: { activityID: string }) {
  const activity = Number(activityID)
  await requireHost(ctx, activity)
  const [hosted, shifts, signups] = [
    await listHosted(ctx.db, ctx.actor.team.id, activity),
    await listShifts(ctx.db, activity),
    await listSignupsFor(ctx.db, activity),
  ]
  const [row] = hosted
  if (!row) throw new ApiError('notAvailable')
  const hoursOf = await presentHours(ctx, signups, 'host')
  const walkIns = await listWalkIns(
    ctx.db,
    shifts.map(({ id }) => id),
  )
  return {
    ...presentHosted(ctx, row),
    version: row.version,
    because: row.sent_back_because_encrypted
      ? ctx.services.cipher.decrypt(row.sent_back_because_encrypted, 'activity_hosts.sent_back_because')
      : '',
    TeamID: ctx.actor.team.id,
    shifts: shifts.map((shift) => ({
      ...presentShift(ctx, shift),
      signups: signups
        .filter(({ shift_id }) => shift_id === shift.id)
        .map((one) => ({ ...presentSignup(ctx, one), ...hoursOf(one) })),
      walkIns: walkIns.filter(({ shift_id }) => shift_id === shift.id).map((one) => presentWalkIn(ctx, one)),
    })),
  }
}

export function presentShift({ services }: Pick<Ctx, 'services'>, shift: ShiftRow) {
  return {
    shiftId: shift.id,
    task: shift.task,
    startsAt: shift.starts_at.toISOString(),
    endsAt: shift.ends_at.toISOString(),
    places: shift.places,
    taken: shift.taken,
    isDirect: takesAtOnce(shift),
    tier: shift.tier,
    hasBegun: shift.has_begun,
    isCancelled: shift.cancelled_at !== null,
    code: shift.takes_check_in ? codeAt(services, shift.id, shift.now_seconds) : null,
    takesAttendance: !shift.has_projects && (shift.takes_check_in || shift.is_over),
  }
}

export function presentSignup(
  { services: { cipher } }: Ctx,
  row: ShownSignup,
): Omit<HostedSignup, keyof ShownHours> {
  return {
    signupId: row.id,
    version: row.version,
    state: row.state,
    size: row.size,
    name: cipher.decrypt(row.name_encrypted, 'volunteer_signups.name'),
    note: row.note_encrypted ? cipher.decrypt(row.note_encrypted, 'volunteer_signups.note') : '',
    dueOn: row.due_on,
    offeredUntil: row.offered_until?.toISOString() ?? null,
    signedUpAt: row.created_at.toISOString(),
    projectId: row.project_id,
    projectState: row.project_state,
    leftAt: row.left_at?.toISOString() ?? null,
  }
}

export function presentWalkIn({ services: { cipher } }: Ctx, row: WalkInRow): WalkIn {
  return {
    walkInId: row.id,
    name: cipher.decrypt(row.name_encrypted, 'volunteer_walk_ins.name'),
    leftAt: row.left_at?.toISOString() ?? null,
  }
}

/** @throws ApiError `notAvailable` for an activity of another team, or of none */
export async function requireHost({ db, actor }: Pick<Ctx, 'db' | 'actor'>, activity: number) {
  const host = await findHost(db, activity)
  if (host?.team_id !== actor.team.id) throw new ApiError('notAvailable')
}
