import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type Answers, type Fit, fitOf } from '../../../shared/rules/toolbox/recommend-tools.ts'
import type { CallContext } from '../../context.ts'
import { needName } from '../content/tools/facet-words.ts'
import { presentCard } from './tool.present.ts'
import { type CardRow, listCards } from './tool-list.queries.ts'

/** For a need that very many tools serve, only the most recently reviewed are compared. */
const weighedAtMost = 300
const recommendedAtMost = 6

type Recommended = OutputOf<(typeof toolbox)['recommend']>
type Weighed = { row: CardRow; fit: Fit }

/** The tools that fit the answers best, each with its advantages and caveats. */
export async function recommendTools({ db, locale }: CallContext, answers: Answers): Promise<Recommended> {
  const rows = await listCards(db, {
    scope: {},
    choice: { need: [...answers.need], field: [], whoMayApply: [], cost: [], kind: [] },
    sort: 'reviewed',
    locale,
    limit: weighedAtMost,
    offset: 0,
  })
  const weighed = rows.flatMap((row) => {
    const fit = fitOf(candidateOf(row), answers)
    return fit ? { row, fit } : []
  })
  return {
    considered: weighed.length,
    items: weighed
      .toSorted(byFit)
      .slice(0, recommendedAtMost)
      .map(({ row, fit }) => ({
        tool: presentCard(row, locale),
        reasons: fit.reasons.map((kind) => ({ kind, text: reasonText(kind, fit, row, locale) })),
        cautions: fit.cautions.map((kind) => ({ kind, text: cautionText(kind, row, locale) })),
      })),
  }
}

function candidateOf(row: CardRow) {
  return {
    needs: row.needs,
    kind: row.kind,
    cost: row.cost,
    whoMayApply: row.who_may_apply,
    replyWorkingDays: row.reply_working_days,
  }
}

/** The best first; among equals the one with the faster reply. */
function byFit(a: Weighed, b: Weighed): number {
  return (
    b.fit.score - a.fit.score ||
    a.row.reply_working_days - b.row.reply_working_days ||
    a.row.number - b.row.number
  )
}

function reasonText(kind: Fit['reasons'][number], { needs }: Fit, row: CardRow, locale: Locale): string {
  const options = { locale }
  switch (kind) {
    case 'need': {
      const names = needs.map((need) => needName(need, locale)).join(locale === 'zh' ? '、' : ', ')
      return m.toolbox_reason_need({ needs: names }, options)
    }
    case 'openToYou':
      return m.toolbox_reason_open_to_you({}, options)
    case 'noUpkeep':
      return m.toolbox_reason_no_upkeep({}, options)
    case 'ownServer':
      return m.toolbox_reason_own_server({}, options)
    case 'free':
      return m.toolbox_reason_free({}, options)
    case 'keptFree':
      return m.toolbox_reason_kept_free({}, options)
    case 'fast':
      return row.is_applied_for
        ? m.toolbox_reason_fast({ days: row.reply_working_days }, options)
        : m.toolbox_reason_now({}, options)
  }
}

function cautionText(kind: Fit['cautions'][number], row: CardRow, locale: Locale): string {
  const options = { locale }
  switch (kind) {
    case 'verifyFirst':
      return m.toolbox_caution_verify_first({}, options)
    case 'needsServer':
      return m.toolbox_caution_needs_server({}, options)
    case 'costsLater':
      return m.toolbox_caution_costs_later({}, options)
    case 'takesTime':
      return m.toolbox_caution_takes_time({ days: row.reply_working_days }, options)
  }
}
