import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { hasMade, requireSecondPerson } from '../../second-person.ts'
import { entryLifecycle } from '../entries/entry-lifecycle.ts'
import { isOwn, refuseOwn } from '../entries/interest.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { getDeliberating, getLocked } from './deciding.policy.ts'
import {
  confirmProposal,
  type DecisionRow,
  findDecision,
  listProposed,
  lockEntryIn,
} from './decisions.queries.ts'
import { confirmRevision, takeRevisionBack } from './revise.ts'
import { requireRoom } from './room.ts'
import { countDecided } from './standings.queries.ts'

type Ctx = CallContext<StaffMember>

const confirmedAtOnce = 100

/** Puts a proposal of somebody else in force, or takes back a revision of one's own. @throws ApiError `secondPersonNeeded`, `ownInterest`, `conflict` */
export async function confirmOutcome(
  ctx: Ctx,
  { roundId, entryId, version, what }: z.output<Contract['ventureDecidingStaff']['confirm']['input']>,
) {
  if (what === 'takeBack') return takeRevisionBack(ctx, await getLocked(ctx, roundId), { entryId, version })
  if (what === 'revision') return confirmRevision(ctx, await getLocked(ctx, roundId), { entryId, version })
  const round = await getDeliberating(ctx, roundId)
  const decision = await findDecision(ctx.db, round.number, entryId)
  if (!decision) throw new ApiError('notAvailable')
  if (decision.version !== version) throw new ApiError('conflict')
  const confirmed = await confirmOne(ctx, round, decision)
  await requireRoom(ctx.db, round)
  return { version: confirmed.version }
}

/** The same for all that others proposed; what is the actor's own, or about their own team, is left for another. */
export async function confirmAll(ctx: Ctx, { roundId }: { roundId: string }) {
  const { accountId } = ctx.actor
  const round = await getDeliberating(ctx, roundId)
  const { all } = await countDecided(ctx.db, round.number)
  let confirmed = 0
  for (const decision of await listProposed(ctx.db, round.number, all)) {
    if (confirmed === confirmedAtOnce) break
    if (hasMade([decision.proposed_by], accountId) || (await isOwn(ctx, decision.entry_id))) continue
    await confirmOne(ctx, round, decision)
    confirmed += 1
  }
  await requireRoom(ctx.db, round)
  const { proposed } = await countDecided(ctx.db, round.number)
  return { confirmed, left: proposed }
}

async function confirmOne(ctx: Ctx, round: RoundRow, decision: DecisionRow): Promise<DecisionRow> {
  const { accountId } = ctx.actor
  const entry = await lockEntryIn(ctx.db, round.number, decision.entry_id)
  if (!entry) throw new ApiError('notAvailable')
  await refuseOwn(ctx, entry.id)
  requireSecondPerson([decision.proposed_by], accountId)
  await move(ctx, entryLifecycle, entry, {
    action: 'decide',
    accountId,
    facts: { outcome: decision.outcome, amount: Number(decision.amount) },
  })
  const confirmed = await confirmProposal(ctx.db, decision.id, decision.version, accountId)
  if (!confirmed) throw new ApiError('conflict')
  return confirmed
}
