import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { ApiError, type FieldError, type FieldReason } from '../../../../shared/contract/errors.ts'
import type { ventureStaff } from '../../../../shared/contract/venture.staff.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { readQuestions } from '../../../../shared/rules/applications/offering-form.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import { allQuestions } from '../../../../shared/rules/venture/walk-edition.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { extendAmending } from '../../applications/form/extend-amending.ts'
import { move } from '../../move.ts'
import { roundByClock } from '../entries/round-by-clock.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { getRoundAt } from './round.policy.ts'
import { roundLifecycle } from './round-lifecycle.ts'
import { findNow, listWritten } from './rounds.queries.ts'

type Ctx = CallContext<StaffMember>
type PlanInput = z.output<typeof ventureStaff.plan.input>
type PostponeInput = z.output<typeof ventureStaff.postpone.input>
type Wrong = Record<string, FieldError>

/** @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` by field */
export async function planRound(ctx: Ctx, input: PlanInput): Promise<{ version: number }> {
  const round = await getRoundAt(ctx.db, input)
  // Teams may have begun to enter before the job of the clock has opened it.
  if (round.state === 'planned' && (await roundByClock(ctx.db, round)).state !== 'planned')
    throw new ApiError('illegalTransition')
  const planned = await move(ctx, roundLifecycle, round, {
    action: 'plan',
    accountId: ctx.actor.accountId,
    set: async () => {
      const wrong: Wrong = {}
      const times = await plannedTimes(ctx, input, wrong)
      const hidden = await knownHidden(ctx, round, input.hiddenQuestions)
      if (Object.keys(wrong).length > 0) throw new ApiError('invalidInput', { fields: wrong })
      return {
        ...times,
        grace_minutes: input.graceMinutes,
        notice_days: input.noticeDays,
        places: input.places,
        budget: input.budget,
        judges_per_entry: input.judgesPerEntry,
        criteria: JSON.stringify(input.criteria.map((one) => ({ ...one, key: one.key || newKey() }))),
        hidden_questions: hidden,
        sees_others: input.seesOthers,
        changed_by: ctx.actor.accountId,
      }
    },
  })
  return { version: planned.version }
}

const newKey = () => `c${randomUUID().slice(0, 8)}`

/** Questions that are gone are dropped. */
async function knownHidden({ db }: Ctx, { number }: RoundRow, hidden: readonly string[]): Promise<string[]> {
  const [written] = await listWritten(db, 'ventureRounds', [number])
  const keys = allQuestions(readQuestions(textOf(written?.shared ?? {}, 'questions'))).map(({ key }) => key)
  return [...new Set(hidden)].filter((key) => keys.includes(key))
}

const names = ['opens', 'closes', 'due'] as const

/** All three or none: a round without its times only waits for them. */
async function plannedTimes({ db }: Ctx, input: PlanInput, wrong: Wrong) {
  if (names.every((name) => input[`${name}On`] === '' && input[`${name}Time`] === ''))
    return { opens_at: null, closes_at: null, scores_due_at: null }
  for (const name of names)
    for (const field of [`${name}On`, `${name}Time`] as const)
      if (input[field] === '') wrong[field] = { reason: 'required' }
  if (Object.keys(wrong).length > 0) return {}
  const opens = inChina(input.opensOn, input.opensTime)
  const closes = inChina(input.closesOn, input.closesTime)
  const due = inChina(input.dueOn, input.dueTime)
  const now = await findNow(db)
  later(wrong, 'opens', opens > now, input.opensOn < shanghaiDay(now) ? 'dateInPast' : 'timeInPast')
  later(
    wrong,
    'closes',
    closes > opens,
    input.closesOn < input.opensOn ? 'endsBeforeStart' : 'timeBeforeStart',
  )
  const graceEnds = new Date(closes.getTime() + input.graceMinutes * 60_000)
  later(
    wrong,
    'due',
    due > graceEnds,
    input.dueOn < shanghaiDay(graceEnds) ? 'endsBeforeStart' : 'timeBeforeStart',
  )
  return { opens_at: opens, closes_at: closes, scores_due_at: due }
}

/**
 * Moves the closing, or the day for scores, later. A closing that has passed stays where it is.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` by field
 */
export async function postponeRound(ctx: Ctx, input: PostponeInput): Promise<{ version: number }> {
  const round = await getRoundAt(ctx.db, input)
  const { closes_at: closed, scores_due_at: wasDue, grace_minutes: grace } = round
  if (!closed || !wasDue) throw new ApiError('illegalTransition')
  const closes = inChina(input.closesOn, input.closesTime)
  const due = inChina(input.dueOn, input.dueTime)
  const note = JSON.stringify({
    ...{ closesFrom: closed.toISOString(), closesTo: closes.toISOString() },
    ...{ dueFrom: wasDue.toISOString(), dueTo: due.toISOString(), reason: input.reason },
  })
  const moved = await move(ctx, roundLifecycle, round, {
    action: 'postpone',
    accountId: ctx.actor.accountId,
    note,
    set: async () => {
      const wrong: Wrong = {}
      const hasClosed = round.state !== 'planned' && round.state !== 'open'
      const isKept = closes.getTime() === closed.getTime()
      const now = await findNow(ctx.db)
      if (!isKept) {
        later(wrong, 'closes', closes > closed && !hasClosed, 'dateTooEarly')
        if (Object.keys(wrong).length === 0) later(wrong, 'closes', closes > now, 'timeInPast')
      } else if (due.getTime() === wasDue.getTime()) wrong.closesOn = { reason: 'dateTooEarly' }
      const graceEnds = new Date(closes.getTime() + grace * 60_000)
      later(wrong, 'due', due >= wasDue, 'dateTooEarly')
      if (!wrong.dueTime) later(wrong, 'due', due > graceEnds, 'timeBeforeStart')
      if (Object.keys(wrong).length > 0) throw new ApiError('invalidInput', { fields: wrong })
      return { closes_at: closes, scores_due_at: due, changed_by: ctx.actor.accountId }
    },
  })
  if (moved.closes_at) await extendAmending(ctx.db, { kind: 'round', number: round.number }, moved.closes_at)
  return { version: moved.version }
}

/** What is wrong with a time stands at its day where the day is wrong. */
function later(wrong: Wrong, name: (typeof names)[number], isLater: boolean, reason: FieldReason): void {
  if (isLater) return
  const isTime = reason === 'timeInPast' || reason === 'timeBeforeStart'
  wrong[isTime ? `${name}Time` : `${name}On`] = { reason }
}

function inChina(day: string, time: string): Date {
  return new Date(`${day}T${time || '00:00'}:00+08:00`)
}
