import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { seedRows } from '../../../tests/support/world/seed-rows.ts'
import { activitiesQuery } from './activities.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await seedRows(portal, [
    `insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at, published_at)
      select 'volunteerActivities', 10000 + n, 'zh', 1, '{}', jsonb_build_object('volunteerKind', 'call', 'skills', '[]'::jsonb,
        'startsOn', (now() + (50000 - n) * interval '1 hour')::date::text), '', now(), now()
      from generate_series(0, 99999) n`,
    'vacuum analyze content_live',
  ])
}, 120_000)
afterAll(() => portal.close())

describe('the list of activities at 100,000 records', () => {
  it.each([
    ['upcoming', ['content_live_volunteer_starts', 'content_live_volunteer_span']],
    ['past', ['content_live_volunteer_days']],
  ] as const)('finds what is %s by indexes alone', async (when, indexes) => {
    const query = activitiesQuery({ when, locale: 'zh', limit: 12, offset: 0 })
    const plan = await planTextOf(portal.db, query)
    for (const index of indexes) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on content_live l')
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
