import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceKinds } from '../../../shared/rules/resource-facets.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { queryOnce } from '../../../tests/support/query-once.ts'
import { type ResourceChoice, type ResourceQuery, resourceRowsQuery } from './resource-list.queries.ts'

const resourceCount = 100_000
let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  const { db } = portal
  const pick = (values: readonly string[], by: string) =>
    sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + (${sql.raw(by)}) % ${sql.lit(values.length)}]`
  // In parts: a statement runs five seconds at most.
  for (let from = 1; from <= resourceCount; from += 10_000) {
    const range = sql`generate_series(${from}::integer, ${from + 9999}::integer) n`
    await sql`insert into content_records (collection, number, source_language, shared)
      select 'resources', n, 'zh', '{}' from ${range}`.execute(db)
    await sql`insert into content_texts (collection, number, language, state, fields)
      select 'resources', n, 'zh', 'draft', '{}' from ${range}`.execute(db)
    await sql`insert into content_versions (collection, number, language, version, fields, shared, text_hash)
      select 'resources', n, 'zh', 1, '{}', '{}', '' from ${range}`.execute(db)
    await sql`insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
        first_published_at, published_at)
      select 'resources', n, 'zh', 1, jsonb_build_object('title', '资源 ' || n, 'summary', repeat('句', 60)),
        jsonb_build_object('resourceKind', ${pick(resourceKinds, 'n')},
          'fields', jsonb_build_array(${pick(['education', 'rural', 'health'], 'n / 3')}),
          'zones', '["621"]'::jsonb, 'institution', jsonb_build_array((641 + n % 500)::text)),
        '', n, now() - n * interval '1 minute', now() from ${range}`.execute(db)
  }
  await queryOnce(portal.ownerUrl, 'vacuum analyze content_live')
}, 120_000)
afterAll(() => portal.close())

const nothing: ResourceChoice = { kind: [], field: [], zone: [] }
const firstPage: ResourceQuery = { choice: nothing, sort: 'order', locale: 'zh', limit: 20, offset: 0 }

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(portal.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('the list of resources at 100,000', () => {
  it.each([
    ['order', 'content_live_position'],
    ['newest', 'content_live_newest'],
  ] as const)('reads its first page by %s from an index', async (sort, index) => {
    const plan = await planOf(resourceRowsQuery({ ...firstPage, sort }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan|^\s*Sort/m)
  })

  it.each([
    ['a kind', { kind: ['course'] }],
    ['two kinds and a field', { kind: ['course', 'code'], field: ['rural'] }],
  ])('reads a page with %s from an index', async (_, chosen) => {
    const plan = await planOf(resourceRowsQuery({ ...firstPage, choice: { ...nothing, ...chosen } }))
    expect(plan).not.toContain('Seq Scan')
  })

  it('reads those of an institution from the index of what they share', async () => {
    const plan = await planOf(resourceRowsQuery({ ...firstPage, institution: 700 }))
    expect(plan).toContain('content_live_resources')
  })
})
