import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { judgedCode } from '../rounds/judged-code.ts'
import type { DeliberatedRow, findDeliberated, UnjudgedRow } from './standings.queries.ts'

type Ctx = CallContext<StaffMember>
type Calls = Contract['ventureDecidingStaff']
type Listed = z.output<Calls['deliberation']['output']>['items'][number]
type Single = z.output<Calls['decision']['output']>['entry']

/** Entries of a round with how they stand and what is proposed for each. */
export async function presentRows(
  ctx: Ctx,
  round: RoundRow,
  rows: readonly DeliberatedRow[],
): Promise<Listed[]> {
  const present = await presenterOf(ctx, round, rows)
  return rows.map((row) => ({ ...present(row), standing: standingOf(row) }))
}

/** One of them, which may not have been judged. */
export async function presentRow(
  ctx: Ctx,
  round: RoundRow,
  row: NonNullable<Awaited<ReturnType<typeof findDeliberated>>>,
): Promise<Single> {
  const present = await presenterOf(ctx, round, [row])
  return { ...present(row), standing: row.position === null ? null : standingOf(row) }
}

async function presenterOf(ctx: Ctx, round: RoundRow, rows: readonly (DeliberatedRow | UnjudgedRow)[]) {
  const names = await staffNames(
    ctx.db,
    rows.flatMap((row) => [row.proposed_by, row.confirmed_by]),
  )
  return (row: DeliberatedRow | UnjudgedRow): Omit<Listed, 'standing'> => ({
    entryId: row.id,
    reference: row.reference,
    code: judgedCode(ctx.services, round.number, row.id),
    title: openText(ctx.services, 'title', row.title_encrypted),
    teamName: row.team_name,
    track: row.track,
    state: row.state,
    decision: row.outcome && {
      outcome: row.outcome,
      waitsAt: row.waits_at,
      amount: Number(row.amount),
      isConfirmed: row.confirmed_by !== null,
      proposedBy: names.get(row.proposed_by ?? '') ?? '',
      confirmedBy: row.confirmed_by && (names.get(row.confirmed_by) ?? ''),
      mayConfirm: row.confirmed_by === null && row.proposed_by !== ctx.actor.accountId,
      version: row.version ?? 0,
    },
  })
}

function standingOf(row: DeliberatedRow): Listed['standing'] {
  return {
    reviews: row.reviews,
    raw: row.raw,
    rawPlace: row.raw_place,
    adjusted: row.adjusted,
    low: row.low,
    high: row.high,
    adjustedPlace: row.adjusted_place,
    hangsOn: row.hangs_on,
    position: row.position,
  }
}
