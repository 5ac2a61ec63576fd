import { ApiError } from '../../../../shared/contract/errors.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { minutesOf } from '../hours/minutes-of.ts'
import { signupLifecycle } from '../signups/signup-lifecycle.ts'
import { holdSignup } from '../signups/signups.queries.ts'
import type { Side } from './skilled.policy.ts'
import { holdProject, insertWork, type ProjectRow } from './skilled.queries.ts'

type Stated = { projectId: string; from: string; until: string; hours?: number | undefined }

/** The volunteer states hours. @throws ApiError `notAvailable`, `illegalTransition`, `invalidInput` by field */
export async function stateWork(ctx: CallContext<Account>, input: Stated) {
  const project = await holdProject(ctx.db, input.projectId)
  if (project?.account_id !== ctx.actor.accountId) throw new ApiError('notAvailable')
  return takeWork(ctx, project, 'volunteer', input)
}

/** The host states hours. @throws ApiError as the volunteer's */
export async function stateWorkAsHost(ctx: CallContext<TeamMember>, input: Stated) {
  const project = await holdProject(ctx.db, input.projectId)
  if (project?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  return takeWork(ctx, project, 'host', input)
}

async function takeWork(ctx: CallContext<Account>, project: ProjectRow, side: Side, input: Stated) {
  const held = project.signup_id ? await holdSignup(ctx.db, project.signup_id) : undefined
  if (!held || project.minutes === null) throw new ApiError('illegalTransition')
  const days = await daysOf(ctx.db, project, input)
  const signup = await insertWork(ctx.db, project, days, held.signup)
  const minutes = await minutesOf(ctx.db, input.hours, { signup, shift: { ...days, project_id: project.id } })
  await move(ctx, signupLifecycle, signup, {
    action: 'state',
    side,
    accountId: ctx.actor.accountId,
    set: { stated_by: side, minutes },
  })
  return { signupId: signup.id }
}

/** Whole days in China, none of them before the project or still to come. @throws ApiError `invalidInput` */
async function daysOf(db: Db, { created_at }: ProjectRow, { from, until }: Stated) {
  const last = until || from
  const wrong = (field: string, reason: 'dateInPast' | 'dateInFuture' | 'endsBeforeStart') =>
    new ApiError('invalidInput', { fields: { [field]: { reason } } })
  const today = await findToday(db)
  if (from > today) throw wrong('from', 'dateInFuture')
  if (last > today) throw wrong('until', 'dateInFuture')
  if (last < from) throw wrong('until', 'endsBeforeStart')
  if (from < shanghaiDay(created_at)) throw wrong('from', 'dateInPast')
  const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`)
  return { starts_at: midnight(from), ends_at: midnight(addDays(last, 1)) }
}
