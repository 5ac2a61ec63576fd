import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostCounted } from '../../../shared/rules/toolbox/volunteer-facets.ts'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { seedRows } from '../../../tests/support/world/seed-rows.ts'
import { activitiesQuery, countsQuery, similarQuery } from './activities.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await seedRows(portal, [
    `insert into activity_listing (number, first_day, last_day, start_time, found_words)
      select 10000 + n, day, day, '', array[case when n % 10 = 0 then 'kind:call' else 'kind:activity' end,
          case when n % 3 = 0 then 'way:online' else 'way:onsite' end, 'skill:data'] || case when n % 5000 = 0 then array['region:12'] else '{}' end
      from generate_series(0, 99999) n, lateral (select (now() + (50000 - n) * interval '1 hour')::date as day) days`,
    `insert into activity_entries
      select entry.* from activity_listing listed, entries_of_activity(listed) entry`,
    'vacuum analyze activity_listing',
    'vacuum analyze activity_entries',
  ])
}, 120_000)
afterAll(() => portal.close())

describe('the list of activities at 100,000 records', () => {
  const few = { regions: [12, 13], skill: 'data' } as const
  it.each([
    ['upcoming', {}, ['activity_entries_pkey', 'activity_listing_begun']],
    ['month', few, ['activity_entries_pkey', 'activity_listing_begun']],
    ['upcoming', { ...few, kind: 'call' }, ['activity_entries_starts', 'activity_listing_begun']],
    ['upcoming', { mode: 'online' }, ['activity_entries_starts', 'activity_listing_begun']],
    ['past', {}, ['activity_entries_ends']],
    ['past', few, ['activity_entries_ends']],
  ] as const)(
    'finds and counts what is %s, narrowed to %j, by indexes alone',
    async (when, choice, indexes) => {
      const page = activitiesQuery({ when, ...choice, locale: 'zh', limit: 12, offset: 0 })
      for (const query of [page, countsQuery([{ when, ...choice }])]) {
        const plan = await planTextOf(portal.db, query)
        for (const index of indexes) expect(plan).toContain(index)
        expect(plan).not.toContain('Seq Scan')
      }
    },
  )

  it('finds what is alike by its words', async () => {
    const query = similarQuery({ number: 10_000, words: ['region:12'], locale: 'zh', limit: 3 })
    expect(await planTextOf(portal.db, query)).toContain('activity_listing_found_words')
  })

  it('counts no more than it says', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
      explain (analyze, format json) ${countsQuery([{ when: 'upcoming' }, { when: 'past', kind: 'call' }])}`.execute(
      portal.db,
    )
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => everyNodeOf(Plan)))
    for (const node of nodes) expect(node['Actual Rows']).toBeLessThanOrEqual(mostCounted + 1)
  })

  it('sorts a page of those to come, not all of them', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
      explain (analyze, format json)
        ${activitiesQuery({ when: 'upcoming', locale: 'zh', limit: 12, offset: 0 })}`.execute(portal.db)
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => everyNodeOf(Plan)))
    const sorts = nodes.filter((node) => node['Node Type'].includes('Sort'))
    expect(sorts.length).toBeGreaterThan(0)
    for (const { Plans = [] } of sorts) expect(Plans[0]?.['Actual Rows']).toBeLessThan(100)
  })
})

type Node = { 'Node Type': string; 'Actual Rows': number; Plans?: Node[] }

function everyNodeOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNodeOf)]
}
