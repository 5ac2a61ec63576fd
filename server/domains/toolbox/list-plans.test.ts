import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolCosts, toolFacets, toolKinds, toolNeeds } from '../../../shared/rules/toolbox/tool-facets.ts'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { queryOnce } from '../../../tests/support/query-once.ts'
import { pickBy } from '../../../tests/support/world/seed-rows.ts'
import { countFacets, facetCountsQuery } from './facet-counts.queries.ts'
import type { FacetChoice } from './tool-conditions.queries.ts'
import { similarToolsQuery } from './tool-detail.queries.ts'
import { type CardQuery, cardsQuery } from './tool-list.queries.ts'

const toolCount = 100_000
let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  const { db } = portal
  // As long as a real tool's, so that reading the tools themselves is expensive.
  const rules = JSON.stringify(
    Array(3).fill({ kind: 'declared', key: 'k', statement: { zh: '句'.repeat(60), en: 'word '.repeat(24) } }),
  )
  const fields = Array.from({ length: 8 }, (_, index) => `field${index}`)
  // In batches, because a statement is cancelled after five seconds.
  for (let from = 1; from <= toolCount; from += 10_000) {
    await sql`
      insert into tools (number, fields, needs, kind, cost, who_may_apply, licence, homepage, rules,
        reply_working_days, activation_kind, reviewed_on)
      select n, array[${pickBy(fields, 'n')}, ${pickBy(fields, 'n / 7')}],
        array[${pickBy(toolNeeds, 'n')}, ${pickBy(toolNeeds, 'n / 3')}], ${pickBy(toolKinds, 'n / 2')},
        ${pickBy(toolCosts, 'n / 5')}, 'anyTeam', 'MIT', 'https://example.org/', ${rules}, 1 + n % 15, 'steps',
        date '2026-01-01' + n % 300
      from generate_series(${from}::integer, ${from + 9999}::integer) n`.execute(db)
    await sql`
      insert into tool_texts (tool_number, language, state, name, tagline, description, audience, keywords, papers,
        claim_steps, exit_route, cost_after, activation_steps)
      select n, 'zh', 'published', '工具 ' || n, '一句话', '[]', '', '', '[]', '[]', '', '', '[]'
      from generate_series(${from}::integer, ${from + 9999}::integer) n`.execute(db)
  }
  // Like autovacuum: an index-only scan needs rows known to be visible to all.
  await queryOnce(portal.ownerUrl, 'vacuum analyze tools')
}, 120_000)
afterAll(() => portal.close())

const nothing: FacetChoice = { need: [], field: [], whoMayApply: [], cost: [], kind: [] }
const firstPage: CardQuery = {
  scope: {},
  choice: nothing,
  sort: 'reviewed',
  locale: 'zh',
  limit: 20,
  offset: 0,
}

const planOf = (query: RawBuilder<unknown>) => planTextOf(portal.db, query)

describe('the lists of the toolbox at 100,000 tools', () => {
  it.each([
    ['reviewed', 'tools_reviewed'],
    ['reply', 'tools_reply'],
    ['newest', 'tools_newest'],
  ] as const)('read the first page by %s from its index', async (sort, index) => {
    const plan = await planOf(cardsQuery({ ...firstPage, sort }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan|Sort Key: t\.\w+ DESC, t\.number DESC\n.*Bitmap/)
  })

  it.each([
    ['one need', { need: ['finance'] }],
    ['a need and a field', { need: ['finance'], field: ['field3'] }],
    [
      'every filter',
      { need: ['finance'], field: ['field3'], cost: ['free'], kind: ['template'], whoMayApply: ['anyTeam'] },
    ],
  ] as const)('read a page with %s from an index', async (_, chosen) => {
    const choice = { ...nothing, ...(chosen as unknown as Partial<FacetChoice>) }
    const plan = await planOf(cardsQuery({ ...firstPage, choice }))
    expect(plan).toMatch(/Index/)
    expect(plan).not.toContain('Seq Scan on tools')
  })

  it('count filters from an index, and do not count unfiltered lists', async () => {
    const free = { ...nothing, cost: ['free' as const] }
    expect(await planOf(facetCountsQuery({}, free, ['need', 'field', 'kind', 'whoMayApply']))).toContain(
      'Index Only Scan using tools_facets',
    )
    const two = { ...free, field: ['field3'] }
    expect(await planOf(facetCountsQuery({}, two, toolFacets))).not.toContain('Seq Scan on tools')
    expect(await planOf(facetCountsQuery({ numbers: [1, 2, 3] }, free, toolFacets))).toMatch(
      /Index (Only )?Scan using \w+ on tools|Bitmap Index Scan/,
    )
    const kept = await countFacets(portal.db, {}, nothing)
    expect(kept.find((row) => row.facet === 'total')?.count).toBe(toolCount)
  })

  it('find similar tools by an index', async () => {
    const tool = { number: 7, needs: ['finance', 'mapping'], fields: ['field1'] }
    expect(await planOf(similarToolsQuery(tool, 'zh', 3))).not.toContain('Seq Scan on tools')
  })
})
