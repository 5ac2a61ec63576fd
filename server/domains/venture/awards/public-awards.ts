import type { VentureEntry } from '../../../../shared/contract/venture.ts'
import type { AwardState } from '../../../../shared/rules/venture/award-transitions.ts'
import type { CallContext } from '../../../context.ts'
import { namesOf } from './award.present.ts'
import { listPublicAwards } from './award-sums.queries.ts'

export { countPublicAwards } from './award-sums.queries.ts'

const states: Record<AwardState, VentureEntry['state']> = {
  awarded: 'running',
  agreed: 'running',
  running: 'running',
  closed: 'finished',
  stopped: 'stopped',
}

type Page = { edition: number; limit: number; offset: number }

/** Awards as visitors read them beside what staff have written about earlier editions. */
export async function publicAwards(ctx: CallContext, page: Page): Promise<VentureEntry[]> {
  if (page.limit === 0) return []
  const rows = await listPublicAwards(ctx.db, page)
  const names = await namesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, state, amount, awarded_on, paid }) => {
    const found = names.get(id)
    return {
      entryID: String(number),
      // What the team calls its entry stands in its own language.
      language: ctx.locale,
      title: found?.title ?? found?.reference ?? '',
      ...{ summary: '', outcome: '', place: '', class: null, project: null },
      maker: found?.organisation ?? found?.team ?? '',
      state: states[state],
      awarded: Number(amount),
      amount: Number(paid),
      awardedOn: awarded_on,
    }
  })
}
