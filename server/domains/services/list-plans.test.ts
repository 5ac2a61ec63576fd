import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceCategories, serviceCosts } from '../../../shared/rules/toolbox/service-facets.ts'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { pickBy, seedRows } from '../../../tests/support/world/seed-rows.ts'
import { type ServiceChoice, type ServiceQuery, serviceRowsQuery } from './services.queries.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await seedRows(portal, [
    sql`insert into content_live (collection, number, language, version, fields, shared, text_hash, position,
        first_published_at, published_at)
      select 'services', n, 'zh', 1, jsonb_build_object('title', '服务 ' || n, 'summary', repeat('句', 60)),
        jsonb_build_object('serviceCategory', ${pickBy(serviceCategories, 'n')}, 'cost', ${pickBy(serviceCosts, 'n / 3')},
          'modes', '["online"]'::jsonb, 'whoMayApply', 'anyTeam', 'replyDays', (1 + n % 15)::text),
        '', n, now() - n * interval '1 minute', now() from generate_series(1, 100000) n`,
    'vacuum analyze content_live',
  ])
}, 120_000)
afterAll(() => portal.close())

const nothing: ServiceChoice = { category: [], mode: [], cost: [], whoMayApply: [] }
const firstPage: ServiceQuery = { choice: nothing, sort: 'order', locale: 'zh', limit: 20, offset: 0 }

const planOf = (query: RawBuilder<unknown>) => planTextOf(portal.db, query)

describe('the list of services at 100,000', () => {
  it.each([
    ['order', 'content_live_position'],
    ['reply', 'content_live_services_reply'],
    ['newest', 'content_live_newest'],
  ] as const)('reads its first page by %s from an index', async (sort, index) => {
    const plan = await planOf(serviceRowsQuery({ ...firstPage, sort }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan|^\s*Sort/m)
  })

  it.each([
    ['a category', { category: ['security'] }],
    ['two categories and a cost', { category: ['security', 'data'], cost: ['free'] }],
  ])('reads a page with %s from an index', async (_, chosen) => {
    const plan = await planOf(serviceRowsQuery({ ...firstPage, choice: { ...nothing, ...chosen } }))
    expect(plan).not.toContain('Seq Scan')
  })
})
