import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFacets, projectStages } from '../../../shared/rules/toolbox/project-facets.ts'
import { planTextOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { queryOnce } from '../../../tests/support/query-once.ts'
import {
  countFacets,
  facetCountsQuery,
  numbersQuery,
  type ProjectChoice,
  type ProjectQuery,
  similarQuery,
} from './project-list.queries.ts'

const projectCount = 100_000
let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  const stages = projectStages.map((stage) => `'${stage}'`).join(', ')
  // In batches, because a statement is cancelled after five seconds.
  for (let from = 1; from <= projectCount; from += 20_000) {
    await sql
      .raw(
        `insert into project_listing (number, classes, fields, sets, stage, first_published_at, likes)
        select n, array[301 + n % 40, 301 + n / 7 % 40], array['field' || n % 8, 'field' || n / 5 % 8],
          array[n % 400], (array[${stages}])[1 + n % 4], timestamptz '2020-01-01' + n * interval '1 minute', n % 977
        from generate_series(${from}, ${from + 19_999}) n`,
      )
      .execute(portal.db)
  }
  // Like autovacuum: an index-only scan needs rows known to be visible to all.
  await queryOnce(portal.ownerUrl, 'vacuum analyze project_listing')
}, 120_000)
afterAll(() => portal.close())

const nothing: ProjectChoice = { class: [], stage: [], field: [] }
const firstPage: ProjectQuery = { scope: {}, choice: nothing, sort: 'newest', limit: 20, offset: 0 }

const planOf = (query: RawBuilder<unknown>) => planTextOf(portal.db, query)

describe('the project library at 100,000 projects', () => {
  it.each([
    ['newest', 'project_listing_newest'],
    ['liked', 'project_listing_liked'],
  ] as const)('reads the first page by %s from its index', async (sort, index) => {
    const plan = await planOf(numbersQuery({ ...firstPage, sort }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })

  it.each([
    ['a class', { class: ['303'] }],
    ['a stage', { stage: ['pilot' as const] }],
    ['a class, a stage and a field', { class: ['303'], stage: ['pilot' as const], field: ['field2'] }],
  ])('reads a page with %s from an index', async (_, chosen) => {
    const plan = await planOf(numbersQuery({ ...firstPage, choice: { ...nothing, ...chosen } }))
    expect(plan).toMatch(/Index/)
    expect(plan).not.toContain('Seq Scan on project_listing')
  })

  it('reads a set, and what a search found, by index', async () => {
    const set = await planOf(numbersQuery({ ...firstPage, scope: { set: 31 } }))
    expect(set).toMatch(/Index/)
    expect(set).not.toContain('Seq Scan')
    const found = await planOf(numbersQuery({ ...firstPage, scope: { numbers: [5, 3, 9] }, sort: 'given' }))
    expect(found).not.toContain('Seq Scan on project_listing')
  })

  it('counts what a choice narrows in one pass, what was found by index, and what nothing narrows not at all', async () => {
    const choice = { ...nothing, class: ['303'], field: ['field3'] }
    const two = await planOf(facetCountsQuery({}, choice, projectFacets))
    expect(two.match(/ on project_listing /g)).toHaveLength(1)
    const found = await planOf(facetCountsQuery({ numbers: [1, 2, 3] }, choice, projectFacets))
    expect(found).not.toContain('Seq Scan on project_listing')
    const kept = await countFacets(portal.db, {}, nothing)
    expect(kept.find(({ facet }) => facet === 'total')?.count).toBe(projectCount)
    const { rows } = await facetCountsQuery({}, nothing, projectFacets).execute(portal.db)
    const listed = (counts: typeof kept) => counts.map((row) => Object.values(row).join(' ')).sort()
    expect(listed(kept)).toEqual(listed(rows))
  })

  it('finds similar projects without reading all of a class', async () => {
    const plan = await planOf(similarQuery(7, [303], ['field1'], 3))
    expect(plan).toMatch(/Index/)
    expect(plan).not.toContain('Seq Scan on project_listing')
  })
})
