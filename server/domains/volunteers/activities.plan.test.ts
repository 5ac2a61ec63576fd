import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { queryOnce } from '../../../tests/support/query-once.ts'
import { activitiesQuery } from './activities.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  // In parts: a statement runs five seconds at most.
  for (let from = 0; from < 100_000; from += 10_000)
    await sql`
      with made as (
        select 'volunteerActivities' as collection, 10000 + n as number, 'zh' as language, '{}'::jsonb as fields,
          jsonb_build_object('volunteerKind', 'call', 'skills', '[]'::jsonb, 'startsOn', (now() + (50000 - n) * interval '1 hour')::date::text) as shared
        from generate_series(${from}::integer, ${from + 9999}::integer) n
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
  it.each(['upcoming', 'past'] as const)(
    'finds what is %s in the order of the index, sorting nothing',
    async (when) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) ${activitiesQuery({ when, locale: 'zh', limit: 12, offset: 0 })}`.execute(portal.db)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('content_live_volunteer_order')
      expect(plan).not.toContain('Sort')
      expect(plan).not.toContain('Seq Scan on content_live l')
    },
  )
})
