import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Outcome, stepOfOutcome } from '../../../../shared/rules/venture/outcomes.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move, requireStep } from '../../move.ts'
import { requireSecondPerson } from '../../second-person.ts'
import { barDecider, upholdersOf } from '../../support/objections-of-round.ts'
import { grantAward } from '../awards/grant-award.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { refuseOwn } from '../entries/interest.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText, sealText } from '../entries/venture-texts.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { type DecisionRow, isLastRound, listWaiting, lockEntryIn } from './decisions.queries.ts'
import { disqualifyEntry } from './disqualify.ts'
import { fillPlaces } from './fill-places.ts'
import { holdsPlace, requireRevisable } from './revisable.ts'
import {
  confirmRevisionRow,
  countPlaced,
  deletePending,
  findPending,
  type RevisionRow,
  replaceDecision,
  writeRevision,
} from './revisions.queries.ts'
import { tellOutcome } from './tell-outcome.ts'
import { barredFrom, refuseWaiting } from './who-confirms.ts'

type Ctx = CallContext<StaffMember>
type Input = z.output<Contract['ventureDecidingStaff']['propose']['input']>

/**
 * Proposes to change a decision that is published, once an objection to it was upheld, or to disqualify an entry.
 * Nothing of it shows before a second person confirms it. Neither of them is who upheld the objection. The caller has
 * locked the round, and is of no team that waits for a place.
 * @throws ApiError `notAvailable`, `ownInterest`, `secondPersonNeeded`, `conflict`, `illegalTransition`, `invalidInput`
 */
export async function proposeRevision(ctx: Ctx, round: RoundRow, input: Input) {
  const { accountId } = ctx.actor
  const entry = await getEntry(ctx, round, input.entryId)
  await refuseWaiting(ctx, round)
  requireSecondPerson(await upholdersOf(ctx.db, round.number, entry.id), accountId)
  const pending = await findPending(ctx.db, round, entry.id)
  if ((pending?.version ?? 0) !== input.version) throw new ApiError('conflict')
  const { outcome, reason, feedback } = input
  const isLast = await isLastRound(ctx.db, round)
  const amount = isLast && (outcome === 'advance' || outcome === 'waitlist') ? input.amount : 0
  await requireRevisable(ctx.db, round, entry, { outcome, amount })
  if ((outcome === 'eliminate' || outcome === 'waitlist') && !feedback)
    throw new ApiError('invalidInput', { fields: { feedback: { reason: 'required' } } })
  await deletePending(ctx.db, entry.id, pending)
  const written = await writeRevision(
    ctx.db,
    {
      ...{ round_number: round.number, entry_id: entry.id, outcome, amount, proposed_by: accountId },
      reason_encrypted: sealText(ctx.services, 'revision', reason),
      feedback_encrypted: feedback ? sealText(ctx.services, 'revisionFeedback', feedback) : null,
    },
    input.version,
  )
  if (!written) throw new ApiError('conflict')
  await barDecider(ctx.db, round.number, accountId)
  ctx.audit({
    kind: 'ventureRevision.propose',
    subjectKind: 'ventureEntry',
    subjectId: entry.id,
    teamId: entry.team_id,
    after: { outcome, amount },
  })
  return { version: written.version }
}

/**
 * Puts a revision that somebody else proposed in force: its label, pages and messages change with the commit.
 * @throws ApiError `notAvailable`, `ownInterest`, `secondPersonNeeded`, `conflict`, `illegalTransition`, `invalidInput`
 * where places or money do not suffice
 */
export async function confirmRevision(ctx: Ctx, round: RoundRow, seen: Seen) {
  const { accountId } = ctx.actor
  const { entry, pending } = await getPending(ctx, round, seen)
  await refuseWaiting(ctx, round)
  requireSecondPerson(await barredFrom(ctx.db, entry, pending), accountId)
  const { outcome } = pending
  const change = { outcome, amount: Number(pending.amount) }
  const { decision, isChange } = await requireRevisable(ctx.db, round, entry, change)
  if (decision) await requireStep(ctx, entryLifecycle, entry, { action: 'reopen', accountId })
  const confirmed = await confirmRevisionRow(ctx.db, pending, accountId)
  if (!confirmed) throw new ApiError('conflict')
  await barDecider(ctx.db, round.number, accountId)
  ctx.audit({
    kind: 'ventureRevision.confirm',
    subjectKind: 'ventureEntry',
    subjectId: entry.id,
    teamId: entry.team_id,
    after: change,
  })
  if (outcome === 'disqualify' || !decision) await disqualifyEntry(ctx, round, entry)
  else await decideAnew(ctx, { round, entry, decision, isChange, revision: { ...pending, outcome } })
  await ctx.services.contentChanged(ctx.db, 'everywhere')
  return { version: confirmed.version }
}

/**
 * Takes a revision that waits back; only who proposed it does.
 * @throws ApiError `notAvailable`, also for somebody else, `ownInterest`, `conflict`
 */
export async function takeRevisionBack(ctx: Ctx, round: RoundRow, seen: Seen) {
  const { entry, pending } = await getPending(ctx, round, seen)
  if (pending.proposed_by !== ctx.actor.accountId) throw new ApiError('notAvailable')
  await deletePending(ctx.db, entry.id)
  ctx.audit({
    kind: 'ventureRevision.takeBack',
    subjectKind: 'ventureEntry',
    subjectId: entry.id,
    teamId: entry.team_id,
    before: { outcome: pending.outcome, amount: Number(pending.amount) },
  })
  return { version: pending.version }
}

type Seen = { entryId: string; version: number }

async function getPending(ctx: Ctx, round: RoundRow, { entryId, version }: Seen) {
  const entry = await getEntry(ctx, round, entryId)
  const pending = await findPending(ctx.db, round, entry.id)
  if (!pending) throw new ApiError('notAvailable')
  if (pending.version !== version) throw new ApiError('conflict')
  return { entry, pending }
}

async function getEntry(ctx: Ctx, round: RoundRow, entryId: string): Promise<EntryRow> {
  const entry = await lockEntryIn(ctx.db, round.number, entryId)
  if (!entry) throw new ApiError('notAvailable')
  await refuseOwn(ctx, entry.id)
  return entry
}

type Anew = {
  round: RoundRow
  entry: EntryRow
  decision: DecisionRow
  isChange: boolean
  revision: RevisionRow & { outcome: Outcome }
}

/** The entry passes through `decided` within the transaction, so that it takes the same steps as when it was published. */
async function decideAnew(ctx: Ctx, { round, entry, decision, isChange, revision }: Anew): Promise<void> {
  const { accountId } = ctx.actor
  const { outcome, amount } = revision
  const isLast = await isLastRound(ctx.db, round)
  const reopened = isChange
    ? await move(ctx, entryLifecycle, entry, { action: 'reopen', accountId, facts: { outcome } })
    : entry
  const waiting = await listWaiting(ctx.db, round.number, entry.id)
  await replaceDecision(ctx.db, decision.id, {
    outcome,
    amount,
    waits_at: outcome === 'waitlist' ? (decision.waits_at ?? (waiting.at(-1) ?? 0) + 1) : null,
    ...textsOf(ctx, revision),
    proposed_by: revision.proposed_by,
    confirmed_by: accountId,
  })
  if (!isChange) return
  const moved = await move(ctx, entryLifecycle, reopened, {
    action: stepOfOutcome(outcome, isLast),
    accountId: null,
    side: 'portal',
  })
  if ((await countPlaced(ctx.db, round.number)) > round.places)
    throw new ApiError('invalidInput', { fields: { advance: { reason: 'tooLarge', limit: round.places } } })
  if (moved.state === 'selected' && Number(amount) > 0)
    await grantAward(ctx, { entryId: moved.id, amount: Number(amount), accountId: null })
  const titleOf = await titlesOfRounds(ctx, [round.number])
  await tellOutcome(ctx, titleOf(round.number), moved)
  if (holdsPlace(entry) && !holdsPlace(moved)) await fillPlaces(ctx, round, { except: entry.id })
}

/** Reason and words of a revision as its decision keeps them, each encrypted for its own column. */
function textsOf({ services }: Ctx, { reason_encrypted, feedback_encrypted }: RevisionRow) {
  const feedback = openText(services, 'revisionFeedback', feedback_encrypted)
  return {
    reason_encrypted: sealText(services, 'reason', openText(services, 'revision', reason_encrypted) ?? ''),
    feedback_encrypted: feedback === null ? null : sealText(services, 'feedback', feedback),
  }
}
