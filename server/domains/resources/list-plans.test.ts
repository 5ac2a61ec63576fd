import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceKinds } from '../../../shared/rules/toolbox/resource-facets.ts'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { pickBy, seedRows } from '../../../tests/support/world/seed-rows.ts'
import { type ResourceChoice, type ResourceQuery, resourceRowsQuery } from './resource-list.queries.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await seedRows(portal, [
    sql`insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
        first_published_at, published_at)
      select 'resources', n, 'zh', 1, jsonb_build_object('title', '资源 ' || n, 'summary', repeat('句', 60)),
        jsonb_build_object('resourceKind', ${pickBy(resourceKinds, 'n')},
          'fields', jsonb_build_array(${pickBy(['education', 'rural', 'health'], 'n / 3')}),
          'zones', '["621"]'::jsonb, 'institution', jsonb_build_array((641 + n % 500)::text)),
        '', n, now() - n * interval '1 minute', now() from generate_series(1, 100000) n`,
    'vacuum analyze content_live',
  ])
}, 120_000)
afterAll(() => portal.close())

const nothing: ResourceChoice = { kind: [], field: [], zone: [] }
const firstPage: ResourceQuery = { choice: nothing, sort: 'order', locale: 'zh', limit: 20, offset: 0 }

const planOf = (query: RawBuilder<unknown>) => planTextOf(portal.db, query)

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
