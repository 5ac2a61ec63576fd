import { ApiError } from '../../../../shared/contract/errors.ts'
import type { RoundDetail } from '../../../../shared/contract/venture-rounds.ts'
import type { CallContext } from '../../../context.ts'
import { objectionsOfRound } from '../../support/objections-of-round.ts'
import type { ObjectionsPort } from '../../support/objections-port.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { titlesOfRounds } from '../judging/round-title.ts'
import { listPlaced } from './decisions.queries.ts'
import { findNotice, findObjected, holdNotice, listInvolved } from './objections.queries.ts'
import { listNamed } from './standings.queries.ts'

/** An entry that the list names, one of the sender's own team, or the list as a whole. */
export const takeObjection: ObjectionsPort['take'] = async (ctx, { round, entry }) => {
  const notice = await holdNotice(ctx.db, round)
  if (!notice) throw new ApiError('notAvailable')
  if (!notice.takes) throw new ApiError('illegalTransition')
  if (!entry) return { round, entryId: null, dueOn: notice.due_on }
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  const entryId = await findObjected(ctx.db, { round, reference: entry, accountId })
  if (!entryId) throw new ApiError('invalidInput', { fields: { entry: { reason: 'notAnOption' } } })
  return { round, entryId, dueOn: notice.due_on }
}

export const involvedIn: ObjectionsPort['involvedIn'] = listInvolved

export const describeObjected: ObjectionsPort['describe'] = async (ctx, { round, entryId }) => {
  const titleOf = await titlesOfRounds(ctx, [round])
  const [entry] = entryId ? await listNamed(ctx.db, [entryId]) : []
  return {
    title: titleOf(round),
    entry: entry
      ? { reference: entry.reference, title: openText(ctx.services, 'title', entry.title_encrypted) }
      : null,
  }
}

/** The public notice of a round as its page shows it; only entries of the list are named. */
export async function noticeOf(ctx: CallContext, round: RoundRow): Promise<RoundDetail['notice']> {
  const notice = await findNotice(ctx.db, round)
  if (!notice) return null
  const [objections, placed] = [
    await objectionsOfRound(ctx, round.number),
    await listPlaced(ctx.db, round.number),
  ]
  const listed = new Map(placed.map((row) => [row.id, row]))
  return {
    until: notice.until.toISOString(),
    takesObjections: notice.takes,
    open: objections.filter(({ isOpen }) => isOpen).length,
    results: objections.flatMap(({ entryId, result, reason, resultedAt }) => {
      if (!result || !resultedAt) return []
      const entry = entryId === null ? undefined : listed.get(entryId)
      return [
        {
          about: entryId === null ? 'list' : entry ? 'listed' : 'other',
          title: entry ? (openText(ctx.services, 'title', entry.title_encrypted) ?? entry.reference) : null,
          result,
          reason: reason ?? '',
          at: resultedAt.toISOString(),
        },
      ]
    }),
  }
}
