import { eachInTransaction } from '../../jobs/each-alone.ts'
import type { OwnContext } from '../../own-transaction.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { moveByClock } from '../move.ts'
import { listUntold, noteTold } from './hosting/hosts.queries.ts'
import { momentText } from './moment-text.ts'
import { moveUp } from './signups/move-up.ts'
import { titleOfActivity } from './signups/shifts.queries.ts'
import { signupLifecycle } from './signups/signup-lifecycle.ts'
import { holdSignup } from './signups/signups.queries.ts'
import { skilledClock } from './skilled/skilled.jobs.ts'
import {
  isEnded,
  listEnded,
  listLate,
  listRoom,
  listUnreminded,
  noteLate,
  noteReminded,
} from './volunteer-clock.queries.ts'

/**
 * What happens by itself: offers end, places go to those who wait, hosts and volunteers are reminded, and a team
 * is told that its activity is published.
 */
export async function volunteerClock(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool } = services
  const each = (
    step: string,
    list: (waiting: readonly string[]) => Promise<{ id: string | number }[]>,
    work: (ctx: OwnContext, id: string) => Promise<unknown>,
  ) =>
    eachInTransaction({ services, jobId, task: `volunteer-clock:${step}`, list }, (ctx, { id }) =>
      work(ctx, String(id)),
    )
  await each('lapse', (waiting) => listEnded(pool, waiting), lapse)
  await each('moveUp', (waiting) => listRoom(pool, waiting), moveUp)
  await each('late', (waiting) => listLate(pool, waiting), tellLate)
  await each('remind', (waiting) => listUnreminded(pool, waiting), remind)
  await each('published', (waiting) => listUntold(pool, waiting), tellPublished)
  await skilledClock(services, jobId)
}

async function lapse(ctx: OwnContext, id: string): Promise<void> {
  const held = await holdSignup(ctx.db, id)
  if (!held || !(await isEnded(ctx.db, id))) return
  await moveByClock(ctx, signupLifecycle, held.signup, { action: 'lapse' })
  await moveUp(ctx, held.shift.id)
}

async function tellLate(ctx: OwnContext, id: string): Promise<void> {
  const held = await holdSignup(ctx.db, id)
  if (!held || !(await noteLate(ctx.db, id))) return
  const { signup, shift } = held
  const params = { title: await titleOfActivity(ctx.db, shift.activity) }
  const category = 'internal'
  await notify(ctx, {
    to: { kind: 'team', teamId: shift.team_id },
    ...{ category, template: 'volunteer_late', params },
    link: `/volunteering/host/${shift.activity}`,
  })
  await notify(ctx, {
    to: { kind: 'account', accountId: signup.account_id },
    ...{ category, template: 'volunteer_host_late', params },
    link: '/volunteering',
  })
}

async function remind(ctx: OwnContext, id: string): Promise<void> {
  const held = await holdSignup(ctx.db, id)
  if (!held || !(await noteReminded(ctx.db, id))) return
  const { signup, shift } = held
  await notify(ctx, {
    to: { kind: 'account', accountId: signup.account_id },
    category: 'internal',
    template: 'volunteer_reminder',
    params: {
      title: await titleOfActivity(ctx.db, shift.activity),
      when: momentText(shift.starts_at),
    },
    link: '/volunteering',
  })
}

async function tellPublished(ctx: OwnContext, id: string): Promise<void> {
  const teamId = await noteTold(ctx.db, Number(id))
  if (!teamId) return
  await notify(ctx, {
    to: { kind: 'team', teamId },
    category: 'internal',
    template: 'volunteer_published',
    params: { title: await titleOfActivity(ctx.db, Number(id)) },
    link: `/volunteering/host/${id}`,
  })
}
