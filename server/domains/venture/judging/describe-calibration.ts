import { calibrate } from '../../../../shared/rules/venture/calibration.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { withoutOwn } from '../entries/interest.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import type { listJudges } from './judges.queries.ts'
import { listSampleReviews } from './samples.queries.ts'
import { conflictsAmong } from './samples.ts'

type Listed = Awaited<ReturnType<typeof listJudges>>[number]

/** How the judges of a round scored its samples, beside each other; null where it has none, or one of the reader's own. */
export async function describeCalibration(
  ctx: CallContext<StaffMember>,
  round: RoundRow,
  judges: readonly Listed[],
  samples: readonly EntryRow[],
) {
  const readable = await withoutOwn(ctx, samples, ({ id }) => id)
  if (samples.length === 0 || readable.length < samples.length) return null
  const active = judges.filter(({ state }) => state === 'active')
  const inConflict = await conflictsAmong(ctx, samples, active)
  const known = new Set(samples.map(({ id }) => id))
  const sent = (await listSampleReviews(ctx.db, round.number))
    .filter(({ state, entry_id }) => known.has(entry_id) && (state === 'submitted' || state === 'locked'))
    .map(({ judge_id, entry_id, scores }) => ({ judge: judge_id, entry: entry_id, scores }))
    .filter((pair) => !inConflict(pair))
  const keys = round.criteria.map(({ key }) => key)
  const differences = calibrate(sent, keys)
  const without = keys.map((key) => ({ key, mean: null, spread: null }))
  return {
    samples: samples.map(({ id, reference, title_encrypted }) => ({
      entryId: id,
      reference,
      title: openText(ctx.services, 'title', title_encrypted) ?? '',
    })),
    criteria: round.criteria.map(({ key, label }) => ({ key, label: label[ctx.locale] })),
    judges: active.map(({ id, name }) => ({
      ...{ judgeId: id, name },
      sent: sent.filter(({ judge }) => judge === id).length,
      of: samples.filter(({ id: entry }) => !inConflict({ judge: id, entry })).length,
      differences: differences.get(id) ?? without,
    })),
  }
}
