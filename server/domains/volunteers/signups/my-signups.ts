import type { MySignup } from '../../../../shared/contract/volunteers/volunteering.ts'
import type { Account, CallContext } from '../../../context.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { presentHours, type ShownHours } from '../disputes/present-hours.ts'
import { listShifts, takesAtOnce } from './shifts.queries.ts'
import { listSignupsOf, type ShownSignup, sumMinutes } from './signups.queries.ts'

type Ctx = CallContext<Account>

/** The caller's sign-ups, the latest shift first; for one activity where it is named. */
export async function mySignups(ctx: Ctx, { activityID }: { activityID?: string | undefined }) {
  const rows = await listSignupsOf(ctx.db, ctx.actor.accountId, activityID ? Number(activityID) : undefined)
  const named = rows.map(({ activity }) => nameOf(activity))
  const titleOf = await recordNames(ctx.db, ctx.locale, named)
  const hoursOf = await presentHours(ctx, rows, 'volunteer')
  return {
    signups: rows.map((row) => ({
      ...presentMine(ctx, row, titleOf(nameOf(row.activity))),
      ...hoursOf(row),
    })),
    minutes: await sumMinutes(ctx.db, ctx.actor.accountId),
  }
}

const nameOf = (number: number) => ({ collection: 'volunteerActivities' as const, number })

type Shown = Omit<MySignup, keyof ShownHours>

function presentMine({ services: { cipher } }: Ctx, row: ShownSignup, title: string): Shown {
  return {
    signupId: row.id,
    shiftId: row.shift_id,
    activityID: String(row.activity),
    title,
    task: row.task,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    size: row.size,
    state: row.state,
    version: row.version,
    hasBegun: row.has_begun,
    answer: row.answer_encrypted ? cipher.decrypt(row.answer_encrypted, 'volunteer_signups.answer') : '',
    dueOn: row.due_on,
    offeredUntil: row.offered_until?.toISOString() ?? null,
    takesCheckIn: row.takes_check_in,
    projectId: row.project_id,
    projectState: row.project_state,
  }
}

/** An activity's shifts with the places that are left; none where it has no host in this portal. */
export async function shiftsOfActivity(ctx: Pick<CallContext, 'db'>, { activityID }: { activityID: string }) {
  const rows = await listShifts(ctx.db, Number(activityID))
  return {
    shifts: rows
      .filter(({ cancelled_at, is_over }) => !cancelled_at && !is_over)
      .map((row) => ({
        shiftId: row.id,
        task: row.task,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        places: row.places,
        left: row.places - row.taken,
        waiting: Number(row.waiting),
        isDirect: takesAtOnce(row),
        hasBegun: row.has_begun,
      })),
  }
}
