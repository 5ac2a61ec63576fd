import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Outcome } from '../../../../shared/rules/venture/outcomes.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { isOwn, refuseOwn } from '../entries/interest.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { sealText } from '../entries/venture-texts.ts'
import { getDeliberating, getLocked } from './deciding.policy.ts'
import {
  findDecision,
  isLastRound,
  listUndecided,
  listWaiting,
  lockEntryIn,
  writeProposal,
} from './decisions.queries.ts'
import { feedbackOf } from './feedback-of.ts'
import { proposeRevision } from './revise.ts'
import { requireRoom } from './room.ts'

type Ctx = CallContext<StaffMember>
type Input = z.output<Contract['ventureDecidingStaff']['propose']['input']>
type ForAll = z.output<Contract['ventureDecidingStaff']['proposeAll']['input']>

/**
 * Proposes what becomes of an entry. A decision that was confirmed is open again, for a person who did not confirm it;
 * one that is published as `proposeRevision` says.
 * @throws ApiError `ownInterest`, `conflict`, `invalidInput` where places or money would not suffice
 */
export async function proposeOutcome(ctx: Ctx, input: Input) {
  const { outcome } = input
  const round = await getLocked(ctx, input.roundId)
  if (outcome === 'disqualify' || round.state === 'public_notice') return proposeRevision(ctx, round, input)
  return proposeDecision(ctx, await getDeliberating(ctx, input.roundId), { ...input, outcome })
}

async function proposeDecision(
  ctx: Ctx,
  round: RoundRow,
  { entryId, ...input }: Input & { outcome: Outcome },
) {
  const entry = await lockEntryIn(ctx.db, round.number, entryId)
  if (!entry) throw new ApiError('notAvailable')
  await refuseOwn(ctx, entry.id)
  const before = await findDecision(ctx.db, round.number, entryId)
  if ((before?.version ?? 0) !== input.version) throw new ApiError('conflict')
  if (entry.state === 'decided')
    await move(ctx, entryLifecycle, entry, { action: 'undecide', accountId: ctx.actor.accountId })
  else if (entry.state !== 'in_review') throw new ApiError('illegalTransition')
  const amount = input.outcome === 'eliminate' || !(await isLastRound(ctx.db, round)) ? 0 : input.amount
  const written = await writeProposal(
    ctx.db,
    {
      round_number: round.number,
      entry_id: entryId,
      outcome: input.outcome,
      waits_at: await waitingPlace(ctx, round, { entryId, ...input }),
      amount,
      reason_encrypted: sealText(ctx.services, 'reason', input.reason),
      feedback_encrypted: input.feedback ? sealText(ctx.services, 'feedback', input.feedback) : null,
      proposed_by: ctx.actor.accountId,
    },
    input.version,
  )
  if (!written) throw new ApiError('conflict')
  await requireRoom(ctx.db, round, { each: amount, times: input.outcome === 'advance' ? 1 : 0 })
  ctx.audit({
    kind: 'ventureDecision.propose',
    subjectKind: 'ventureEntry',
    subjectId: entryId,
    teamId: entry.team_id,
    ...(before && { before: { outcome: before.outcome, amount: Number(before.amount) } }),
    after: { outcome: input.outcome, amount },
  })
  return { version: written.version }
}

/** Its place on the waiting list: the one that is named, if nobody has it, or the next. @throws ApiError `invalidInput` */
async function waitingPlace(
  { db }: Ctx,
  { number }: RoundRow,
  { entryId, outcome, waitsAt }: Pick<Input, 'entryId' | 'outcome' | 'waitsAt'>,
): Promise<number | null> {
  if (outcome !== 'waitlist') return null
  const taken = await listWaiting(db, number, entryId)
  const next = (taken.at(-1) ?? 0) + 1
  if (waitsAt !== undefined && taken.includes(waitsAt))
    throw new ApiError('invalidInput', { fields: { waitsAt: { reason: 'tooSmall', limit: next } } })
  return waitsAt ?? next
}

/** The same for every undecided entry by its standing, with the judges' words for those that do not advance. */
export async function proposeAll(ctx: Ctx, { roundId, advance, waitlist, amount, reason }: ForAll) {
  const round = await getDeliberating(ctx, roundId)
  const isLast = await isLastRound(ctx.db, round)
  const words = await feedbackOf(ctx, round)
  const undecided = await listUndecided(ctx.db, round.number)
  const sealed = sealText(ctx.services, 'reason', reason)
  let proposed = 0
  let waiting = (await listWaiting(ctx.db, round.number)).at(-1) ?? 0
  for (const { entry_id: entryId } of undecided) {
    if (await isOwn(ctx, entryId)) continue
    const outcome = proposed < advance ? 'advance' : proposed < advance + waitlist ? 'waitlist' : 'eliminate'
    const feedback = outcome === 'advance' ? undefined : words.get(entryId)
    if (outcome === 'waitlist') waiting += 1
    await writeProposal(
      ctx.db,
      {
        round_number: round.number,
        entry_id: entryId,
        outcome,
        waits_at: outcome === 'waitlist' ? waiting : null,
        amount: outcome === 'eliminate' || !isLast ? 0 : amount,
        reason_encrypted: sealed,
        feedback_encrypted: feedback ? sealText(ctx.services, 'feedback', feedback) : null,
        proposed_by: ctx.actor.accountId,
      },
      0,
    )
    proposed += 1
  }
  await requireRoom(ctx.db, round, { each: isLast ? amount : 0, times: Math.min(advance, proposed) })
  ctx.audit({
    kind: 'ventureDecision.proposeAll',
    subjectKind: 'ventureRound',
    subjectId: round.id,
    after: { proposed, advance, waitlist, amount },
  })
  return { proposed }
}
