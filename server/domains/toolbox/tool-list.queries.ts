import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type {
  ShownToolCost,
  ToolAudience,
  ToolKind,
  ToolNeed,
  ToolSort,
} from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'
import {
  type FacetChoice,
  facetConditions,
  scopeCondition,
  type ToolScope,
} from './tool-conditions.queries.ts'

/** The columns of a card. */
export type CardRow = {
  number: number
  name: string
  tagline: string
  language: Locale
  fields: string[]
  needs: ToolNeed[]
  kind: ToolKind
  cost: ShownToolCost
  who_may_apply: ToolAudience
  reply_working_days: number
  stock_per_year: number | null
  allowance_units: number
  reviewed_on: string | null
  is_applied_for: boolean
}

export type CardQuery = {
  scope: ToolScope
  choice: FacetChoice
  /** `given` keeps the order of the scope's numbers. */
  sort: ToolSort | 'given'
  locale: Locale
  limit: number
  offset: number
}

/** A page of cards, each in the requested language or, if only that is published, in the other. */
export async function listCards(db: Db, query: CardQuery): Promise<CardRow[]> {
  const { rows } = await cardsQuery(query).execute(db)
  return rows
}

/**
 * The statement behind `listCards`, also used by the test of its plan. Which tools are on the page is read from an
 * index alone, so that a page far behind costs little more than the first.
 */
export function cardsQuery({ scope, choice, sort, locale, limit, offset }: CardQuery) {
  const chosen = Object.values(facetConditions(choice)).filter((condition) => condition !== null)
  const conditions = sql.join([scopeCondition(scope), ...chosen], sql` and `)
  const order = orderOf(sort, scope)
  return sql<CardRow>`
    select t.number, x.name, x.tagline, x.language, t.fields, t.needs, t.kind, t.cost, t.who_may_apply,
      t.reply_working_days, t.stock_per_year, t.allowance_units, t.reviewed_on, t.is_applied_for
    from (
      select t.number from tools t where ${conditions} order by ${order} limit ${limit} offset ${offset}
    ) shown
    join tools t using (number)
    join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published'
      order by (language = ${locale}) desc limit 1
    ) x on true
    order by ${order}`
}

function orderOf(sort: CardQuery['sort'], { numbers }: ToolScope): RawBuilder<unknown> {
  if (sort === 'given') return sql`array_position(${numbers ?? []}::integer[], t.number)`
  if (sort === 'reply') return sql`t.reply_working_days, t.number desc`
  if (sort === 'newest') return sql`t.number desc`
  return sql`t.reviewed_on desc nulls last, t.number desc`
}
