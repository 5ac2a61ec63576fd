import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { shanghaiClock, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { lacksOf } from '../../../../shared/rules/venture/walk-edition.ts'
import { eachInTransaction } from '../../../jobs/each-alone.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
import { moveByClock } from '../../move.ts'
import { runEdition } from '../../settings/site-settings.ts'
import { endWaitingByClock } from '../deciding/end-waiting.jobs.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { findRound, type RoundRow } from '../entries/rounds.queries.ts'
import { remindByClock } from '../judging/reminders.jobs.ts'
import { titleOf, walkedRound } from './round-facts.ts'
import { roundLifecycle } from './round-lifecycle.ts'
import { findRunningEdition, insertRoundEvent, listWritten, type WrittenRow } from './rounds.queries.ts'
import {
  type ClockStep,
  clockSteps,
  holdAdmitted,
  holdDueRound,
  holdUntold,
  isStuckTold,
  listAdmitted,
  listDueRounds,
  listUntoldTeams,
  type Untold,
} from './venture-clock.queries.ts'

/** Rounds open, close and go to their judges by the database's clock; those whom a step concerns are told. */
export async function ventureClock(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool } = services
  const of = (step: string) => ({ services, jobId, task: `venture-clock:${step}` }) as const
  for (const step of clockSteps)
    await eachInTransaction(
      { ...of(step), list: (waiting) => listDueRounds(pool, step, waiting) },
      (ctx, { id }) => stepRound(ctx, id, step),
    )
  await eachInTransaction({ ...of('judge'), list: (waiting) => listAdmitted(pool, waiting) }, (ctx, { id }) =>
    judge(ctx, id),
  )
  await endWaitingByClock(services, jobId)
  await remindByClock(services, jobId)
  await eachInTransaction({ ...of('tell'), list: (waiting) => listUntoldTeams(pool, waiting) }, tellTeam)
}

async function stepRound(ctx: OwnContext, id: string, step: ClockStep): Promise<void> {
  const round = await holdDueRound(ctx.db, step, id)
  if (!round) return
  if (step === 'open') {
    const [written] = await listWritten(ctx.db, 'ventureRounds', [round.number])
    if (lacksOf(walkedRound(round, written)).length > 0) return tellStuck(ctx, round, written)
  }
  await moveByClock(ctx, roundLifecycle, round, { action: step })
  const running = step === 'open' ? await findRunningEdition(ctx.db) : null
  if (running !== null) await runEdition(ctx, running)
}

/** Managers are told once, and again only after the plan was changed. */
async function tellStuck(ctx: OwnContext, round: RoundRow, written: WrittenRow | undefined): Promise<void> {
  if (await isStuckTold(ctx.db, round.id)) return
  await insertRoundEvent(ctx.db, {
    ...{ round_id: round.id, action: 'stuck', party: 'portal', account_id: null, note_encrypted: null },
    ...{ from_state: round.state, to_state: round.state },
  })
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'runVenture' },
    category: 'venture',
    template: 'venture_round_stuck',
    params: { title: inBothOf(written) },
    link: `/staff/venture/rounds/${round.number}`,
  })
}

async function judge(ctx: OwnContext, id: string): Promise<void> {
  const entry = await holdAdmitted(ctx.db, id)
  if (entry) await moveByClock(ctx, entryLifecycle, entry, { action: 'judge' })
}

async function tellTeam(ctx: OwnContext, untold: Untold): Promise<void> {
  const held = await holdUntold(ctx.db, untold)
  const round = held && (await findRound(ctx.db, held.number))
  if (!round?.closes_at || !round.scores_due_at) return
  const [written] = await listWritten(ctx.db, 'ventureRounds', [round.number])
  const title = inBothOf(written)
  const closes = momentText(round.closes_at)
  const until = momentText(new Date(round.closes_at.getTime() + round.grace_minutes * 60_000))
  const of = {
    to: { kind: 'team' as const, teamId: untold.team_id },
    category: 'venture' as const,
    link: `/ventureRounds/${round.number}`,
  }
  switch (untold.template) {
    case 'venture_round_opened':
      return notify(ctx, { ...of, template: 'venture_round_opened', params: { title, closes } })
    case 'venture_round_grace':
      return notify(ctx, { ...of, template: 'venture_round_grace', params: { title, until } })
    case 'venture_round_missed':
      return notify(ctx, { ...of, template: 'venture_round_missed', params: { title, closes } })
    case 'venture_round_reviewing':
      return notify(ctx, { ...of, template: 'venture_round_reviewing', params: { title } })
    case 'venture_round_postponed':
      return notify(ctx, { ...of, template: 'venture_round_postponed', params: { title } })
  }
}

/** A moment in China as people of both languages read it. */
const momentText = (at: Date) => `${shanghaiDay(at)} ${shanghaiClock(at)}`

const inBothOf = (written: WrittenRow | undefined): Bilingual => ({
  zh: titleOf(written, 'zh'),
  en: titleOf(written, 'en'),
})
