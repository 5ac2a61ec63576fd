import { signupTransitions } from '../../../../shared/rules/volunteers/signups.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { notify } from '../../messages/notify.ts'
import type { Lifecycle } from '../../move.ts'
import { momentText } from '../moment-text.ts'
import { lockShift, titleOfActivity } from './shifts.queries.ts'
import type { SignupRow } from './signups.queries.ts'

/** What the host is told of by a step of the volunteer. */
const hostTold = {
  withdraw: 'volunteer_withdrawn',
  state: 'volunteer_hours_stated',
  confirm: 'volunteer_hours_confirmed',
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
  confirmed: 'volunteer_hours_confirmed',
} as const

/** Whoever was accepted at once, or put on the list at once, reads it on the page. */
const isAtOnce = ({ action, side }: { action: string; side: string }) =>
  side === 'portal' && (action === 'accept' || action === 'wait')

type Taken = { action: string; side: string; after: SignupRow }

/** The message of a step to the side that has not taken it; undefined where that side sees it on the page. */
function templateOf(taken: Taken) {
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
  kind: (action) => `signup.${action}`,
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
    const title = await titleOfActivity(ctx.db, shift.activity)
    const params = { title, when: momentText(shift.starts_at) }
    const template = templateOf(taken)
    if (!template) return
    if (side === 'volunteer') {
      await notify(ctx, {
        to: { kind: 'team', teamId: shift.team_id },
        category: 'internal',
        template,
        params,
        link: `/volunteering/host/${shift.activity}`,
      } as Parameters<typeof notify>[1])
      return
    }
    const until = after.offered_until ? momentText(after.offered_until) : ''
    await notify(ctx, {
      to: { kind: 'account', accountId: after.account_id },
      category: 'internal',
      template,
      params: template === 'volunteer_offered' ? { ...params, until } : params,
      link: '/volunteering',
    } as Parameters<typeof notify>[1])
  },
}
