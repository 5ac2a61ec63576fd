import type { ToolCard } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { CallContext } from '../../context.ts'
import { presentCard } from './tool.present.ts'
import { listCards } from './tool-list.queries.ts'

/** Listed tools as cards, by number; those that are not listed are left out. */
export async function cardsOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  given: number[],
): Promise<Map<string, ToolCard>> {
  const numbers = [...new Set(given)]
  if (numbers.length === 0) return new Map()
  const rows = await listCards(db, {
    scope: { numbers },
    choice: { need: [], field: [], whoMayApply: [], cost: [], kind: [] },
    sort: 'given',
    locale,
    limit: numbers.length,
    offset: 0,
  })
  return new Map(rows.map((row) => [String(row.number), presentCard(row, locale)]))
}
