import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { signupTransitions } from '../../../../shared/rules/volunteers/signups.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { notify } from '../../messages/notify.ts'
import type { Lifecycle } from '../../move.ts'
import { momentText } from '../moment-text.ts'
import { projectFollows } from '../skilled/project-of-signup.ts'
import { lockShift, titleOfActivity } from './shifts.queries.ts'
import type { SignupRow } from './signups.queries.ts'

/** What the host is told of by a step of the volunteer. */
const hostTold = {
  withdraw: 'volunteer_withdrawn',
  state: 'volunteer_hours_stated',
  confirm: 'volunteer_hours_confirmed',
  deny: 'volunteer_hours_confirmed',
  dispute: 'volunteer_hours_disputed',
} as const

/** What the volunteer is told of, by the state that a step of somebody else leads to. */
const told = {
  accepted: 'volunteer_accepted',
  waitlisted: 'volunteer_waitlisted',
  declined: 'volunteer_declined',
  offered: 'volunteer_offered',
  lapsed: 'volunteer_lapsed',
  cancelled: 'volunteer_cancelled',
  absent: 'volunteer_absent',
  stated: 'volunteer_hours_stated',
  disputed: 'volunteer_hours_disputed',
  confirmed: 'volunteer_hours_confirmed',
} as const

/** Whoever was accepted at once, or put on the list at once, reads it on the page. */
const isAtOnce = ({ action, side }: { action: string; side: string }) =>
  side === 'portal' && (action === 'accept' || action === 'wait')

type Taken = { action: string; side: string; after: SignupRow }

/** The message of a step to those who have not taken it; undefined where they see it on the page. */
function templateOf(taken: Taken) {
  if (taken.side === 'staff') return 'volunteer_hours_settled'
  if (taken.side === 'volunteer') return hostTold[taken.action as keyof typeof hostTold]
  return isAtOnce(taken) ? undefined : told[taken.after.state as keyof typeof told]
}

export const signupLifecycle: Lifecycle<
  SignupRow,
  typeof signupTransitions,
  ColumnsOf<'volunteer_signups'>
> = {
  table: signupTransitions,
  subject: 'signup',
  kept: ({ state, minutes, stated_by }) => ({ state, ...(minutes && { minutes, statedBy: stated_by }) }),
  makers: () => [],
  change: (db, signup, state, set) =>
    changeSeen(db, 'volunteer_signups', signup, {
      offered_until: null,
      due_on: null,
      ...set,
      state,
      changed_at: databaseClock,
    }),
  follow: async (ctx, taken) => {
    const { after, side } = taken
    const shift = await lockShift(ctx.db, after.shift_id)
    if (!shift) throw new Error('The shift is gone')
    // What led to the step was told already.
    if (taken.facts?.project) return
    if (await projectFollows(ctx, shift, taken)) return
    const template = templateOf(taken)
    if (!template) return
    const params = {
      title: await titleOfActivity(ctx.db, shift.activity),
      when: momentText(shift.starts_at),
      ...(template === 'volunteer_offered' && { until: momentText(after.offered_until ?? shift.starts_at) }),
      ...(template === 'volunteer_hours_settled' && { hours: String(hoursOf(after.minutes ?? 0)) }),
    }
    const [mine, ofHost] = shift.project_id
      ? [`/volunteering/skilled/${shift.project_id}`, `/volunteering/host/skilled/${shift.project_id}`]
      : ['/volunteering', `/volunteering/host/${shift.activity}`]
    const tell = (to: Parameters<typeof notify>[1]['to'], link: string) =>
      notify(ctx, { to, category: 'internal', template, params, link } as Parameters<typeof notify>[1])
    if (side === 'volunteer' || side === 'staff') await tell({ kind: 'team', teamId: shift.team_id }, ofHost)
    if (side !== 'volunteer') await tell({ kind: 'account', accountId: after.account_id }, mine)
  },
}
