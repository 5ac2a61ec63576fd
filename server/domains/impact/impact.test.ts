import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../tests/support/world/actors.ts'
import { seedRows } from '../../../tests/support/world/seed-rows.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import { loadContent } from '../../db/demo/load-content.ts'
import { countImpact } from './count-impact.jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', {
    only: ['fieldPages', 'projectClasses', 'projectSets', 'projects', 'ventureEditions', 'ventureEntries'],
  })
  const { superAdmin } = await createTeam(portal)
  const inFields = async (fields: string[]) => {
    const toolId = await createTool(portal)
    await portal.db
      .insertInto('content_records')
      .values({
        collection: 'tools',
        number: Number(toolId),
        source_language: 'zh',
        shared: JSON.stringify({ fields }),
        provenance: null,
      })
      .execute()
    return Number(toolId)
  }
  const tools = {
    education: await inFields(['education', 'rural']),
    rural: await inFields(['rural']),
    health: await inFields(['health']),
    none: await inFields([]),
  }
  /** One application of each of so many teams; the same teams again where `from` is the same. */
  const apply = (tool: number, year: number, { from = 0, to = 1, state = 'rejected' }) =>
    // Half past midnight of the first day in China is the evening of the last year in UTC.
    `with own as (select id, row_number() over (order by id) n from teams where name like 'Impact %'),
      made as (insert into applications (reference, offering_kind, offering_number, team_id, started_by,
          question_set_id, answers_encrypted, state, submitted_at)
        select 'R-${tool}-${year}-${state}-' || n, 'tool', ${tool}, own.id, '${superAdmin.accountId}'::uuid,
          (select id from question_sets where offering_number = ${tool} limit 1), '-', '${state}',
          '${year}-01-01 00:30+08'::timestamptz from own where n > ${from} and n <= ${to} returning id)
      insert into application_events (application_id, action, party, from_state, to_state)
      select id, 'confirm', 'applicant', 'fulfilling', 'active' from made where '${state}' = 'active'`
  await seedRows(portal, [
    `insert into teams (kind, name) select 'registered', 'Impact ' || n from generate_series(1, 30) n`,
    apply(tools.education, 2026, { to: 9 }),
    apply(tools.education, 2026, { from: 9, to: 20, state: 'active' }),
    apply(tools.rural, 2026, { to: 7 }),
    apply(tools.health, 2026, { to: 3, state: 'active' }),
    apply(tools.none, 2026, { to: 6, state: 'withdrawn' }),
    apply(tools.rural, 2025, { to: 4 }),
  ])
  await countImpact(portal.services)
})
afterAll(() => portal.close())

async function figures() {
  const found = await (await portal.api()).impact.figures({})
  const of = (measure: string, year: number, split: string | null) =>
    found.figures
      .filter((one) => one.measure === measure && one.year === year && one.split === split)
      .map(({ key, value }) => [key, value])
  return { ...found, of }
}

it('counts an application once, in its year in China and the first field of what it is for', async () => {
  const { of, countedAt } = await figures()
  expect(of('applied', 2026, null)).toEqual([[null, 36]])
  expect(of('applied', 2026, 'kind')).toEqual([['tool', 36]])
  expect(of('used', 2026, null)).toEqual([[null, 14]])
  expect(countedAt).not.toBeNull()
})

it('hides what three teams did, with the smallest of the others, in each measure', async () => {
  const { of } = await figures()
  expect(new Map(of('applied', 2026, 'field') as [string, number][])).toEqual(
    new Map<string | null, number | null>([
      ['education', 20],
      ['rural', 7],
      ['health', null],
      [null, null],
    ]),
  )
  expect(of('granted', 2026, 'field').map(([, value]) => value)).toEqual([null, null])
})

it('hides a year of four teams with its parts', async () => {
  const { of } = await figures()
  expect([
    ...of('applied', 2025, null),
    ...of('applied', 2025, 'field'),
    ...of('applied', 2025, 'kind'),
  ]).toEqual([
    [null, null],
    ['rural', null],
    ['tool', null],
  ])
})

it('adds up the hours that both sides have confirmed, of five volunteers or more', async () => {
  const serve = (activity: number, at: string, people: number, more = `'confirmed', 90, 'host'`) =>
    `with shift as (insert into volunteer_shifts (activity, task, starts_at, ends_at, places, is_direct)
        values (${activity}, '', '${at}', '${at}'::timestamptz + interval '2 hours', 50, true) returning id)
      insert into volunteer_signups (shift_id, account_id, state, minutes, stated_by, size, name_encrypted)
      select shift.id, uuid7(), ${more}, 2, '-' from shift, generate_series(1, ${people})`
  await portal.db
    .insertInto('content_records')
    .values({
      ...{ collection: 'volunteerActivities', number: 1, source_language: 'zh', provenance: null },
      shared: JSON.stringify({ fields: ['elderly', 'rural'] }),
    })
    .execute()
  await seedRows(portal, [
    serve(1, '2026-01-01 00:30+08', 5),
    serve(1, '2026-03-01 09:00+08', 2),
    serve(1, '2026-03-01 09:00+08', 3, `'stated', 600, 'host'`),
    serve(1, '2025-12-31 23:30+08', 4),
  ])
  await countImpact(portal.services)
  const { of } = await figures()
  expect(of('hours', 2026, null)).toEqual([[null, 7 * 2 * 1.5]])
  expect(of('hours', 2025, null)).toEqual([[null, null]])
  expect(of('hours', 2026, 'field')).toEqual([['elderly', 7 * 2 * 1.5]])
  expect(of('hours', 2026, 'kind')).toEqual([])
})

it('adds up the awards of each edition as its page does', async () => {
  const { of } = await figures()
  const visitor = await portal.api()
  const { edition } = await visitor.venture.editionDetail({ editionID: '4' })
  const { items } = await visitor.venture.list({ pageSize: 50 })
  const first = (await visitor.venture.editionDetail({ editionID: '1' })).edition?.since ?? 0
  expect(edition?.since).toBeGreaterThan(first)
  expect(of('money', first, null)).toEqual([[null, items.reduce((sum, { amount }) => sum + amount, 0)]])
  expect(of('money', first, 'field').reduce((sum, [, value]) => sum + Number(value), 0)).toBe(
    of('money', first, null)[0]?.[1],
  )
})

it('shows the query, which counts the same when somebody else runs it', async () => {
  const { query, figures: shown } = await figures()
  const { rows } = await sql
    .raw<{ measure: string; year: number; split: string; key: string; value: string }>(query)
    .execute(portal.db)
  expect(rows.length).toBe(shown.length)
  for (const { measure, year, split, key, value } of shown.filter((one) => one.value !== null)) {
    const row = rows.find(
      (one) => one.measure === measure && one.year === year && one.split === split && one.key === key,
    )
    expect(Number(row?.value)).toBe(value)
  }
})

it('is taken away as a table, in which a hidden value is empty', async () => {
  const response = await portal.fetch('/openData/impact.csv')
  expect(response.headers.get('content-type')).toContain('text/csv')
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true })
  expect(rows.length).toBe((await figures()).figures.length)
  const education = rows.find(({ measure, key }) => measure === 'applied' && key === 'education')
  expect(education).toMatchObject({ year: '2026', name_en: 'Education', value: '20' })
  expect(rows.find(({ key, measure }) => measure === 'applied' && key === 'health')?.value).toBe('')
})

it('stays as it was counted until the next night', async () => {
  const before = (await figures()).of('applied', 2026, null)
  await portal.db.updateTable('applications').set({ submitted_at: null }).execute()
  expect((await figures()).of('applied', 2026, null)).toEqual(before)
  await countImpact(portal.services)
  expect((await figures()).of('applied', 2026, null)).toEqual([])
})
