import { ApiError } from '../../../../shared/contract/errors.ts'
import { isDeliberated } from '../../../../shared/rules/venture/round-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { getRecord } from '../../content/records/open-record.ts'
import { removalOf, removeDraft } from '../../content/records/remove-draft.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { getRoundAt } from './round.policy.ts'
import {
  closeGap,
  countInRounds,
  deleteRound,
  holdEditions,
  listWritten,
  lockRounds,
  type WrittenRow,
} from './rounds.queries.ts'

type Ctx = CallContext<StaffMember>

/**
 * A planned round that nobody reads about and nobody has begun to enter, unless it is the only one or the round before
 * it is deliberated.
 */
export function mayRemove(
  round: RoundRow,
  {
    written,
    applications,
    rounds,
  }: { written: WrittenRow | undefined; applications: number; rounds: readonly RoundRow[] },
): boolean {
  const isRead = (written?.languages.length ?? 0) > 0
  const before = rounds.find(({ ordinal }) => ordinal === round.ordinal - 1)
  const isFree = round.state === 'planned' && !isRead && applications === 0
  return isFree && rounds.length > 1 && !(before && isDeliberated(before))
}

/**
 * Takes a round out of its edition; texts that were once published stay with the other records.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`
 */
export async function removeRound(
  ctx: Ctx,
  input: { number: string; version: number },
): Promise<Record<string, never>> {
  await holdEditions(ctx.db)
  const round = await getRoundAt(ctx.db, input)
  const [written] = await listWritten(ctx.db, 'ventureRounds', [round.number])
  const [counts] = await countInRounds(ctx.db, [round.number])
  // Locked, so that the deliberation of the one before does not begin meanwhile.
  const rounds = await lockRounds(ctx.db, round.edition)
  if (!mayRemove(round, { written, applications: counts?.applications ?? 0, rounds }))
    throw new ApiError('illegalTransition')
  await deleteRound(ctx.db, round)
  await closeGap(ctx.db, round)
  const record = { collection: 'ventureRounds', number: input.number } as const
  const open = await getRecord(ctx.db, record)
  if ((await removalOf(ctx.db, open)) === 'possible')
    await removeDraft(ctx, { ...record, version: open.record.version })
  ctx.audit({
    kind: 'ventureRound.removed',
    subjectKind: 'ventureRound',
    subjectId: round.id,
    before: { number: round.number, edition: round.edition, ordinal: round.ordinal },
  })
  return {}
}
