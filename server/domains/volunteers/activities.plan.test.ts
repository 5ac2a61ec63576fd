import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { queryOnce } from '../../../tests/support/query-once.ts'
import { activitiesQuery } from './activities.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  // In parts: a statement runs five seconds at most.
  for (let from = 0; from < 100_000; from += 2_000)
    await sql`
      with made as (
        select 'volunteerActivities' as collection, 10000 + n as number, 'zh' as language, '{}'::jsonb as fields,
          jsonb_build_object('volunteerKind', 'call', 'skills', '[]'::jsonb, 'startsOn', (now() + (50000 - n) * interval '1 hour')::date::text) as shared
        from generate_series(${from}::integer, ${from + 1999}::integer) n
      ), records as (
        insert into content_records (collection, number, source_language, shared)
        select collection, number, 'zh', shared from made
      ), texts as (
        insert into content_texts (collection, number, language, state, fields)
        select collection, number, language, 'draft', fields from made
      ), versions as (
        insert into content_versions (collection, number, language, version, fields, shared, text_hash)
        select collection, number, language, 1, fields, shared, '' from made
      )
      insert into content_live (collection, number, language, version, fields, shared, text_hash, first_published_at, published_at)
      select collection, number, language, 1, fields, shared, '', now(), now() from made`.execute(portal.db)
  await queryOnce(portal.ownerUrl, 'vacuum analyze content_live')
}, 120_000)
afterAll(() => portal.close())

describe('the list of activities at 100,000 records', () => {
  it.each([
    ['upcoming', ['content_live_volunteer_starts', 'content_live_volunteer_span']],
    ['past', ['content_live_volunteer_days']],
  ] as const)('finds what is %s by indexes alone', async (when, indexes) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) ${activitiesQuery({ when, locale: 'zh', limit: 12, offset: 0 })}`.execute(portal.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
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
