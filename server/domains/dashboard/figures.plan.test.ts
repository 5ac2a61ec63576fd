import { afterAll, beforeAll, expect, it } from 'vitest'
import { planOf } from '../../../tests/support/plan-of.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../tests/support/world/actors.ts'
import { seedRows } from '../../../tests/support/world/seed-rows.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import type { Db } from '../../db/database.ts'
import { countApplicationStates, countWeeks, listOfferingTimes } from './figures.queries.ts'
import { countReads, listMostRead } from './reads.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  const team = await createTeam(portal)
  const toolId = await createTool(portal)
  // 40,000 applications of 1,000 teams over three years, each decided a day later.
  await seedRows(portal, [
    `with many as (insert into teams (kind, name) select 'registered', 'T' || n from generate_series(1, 1000) n returning id),
    questions as (select id from question_sets where offering_number = ${toolId})
    insert into applications (reference, offering_kind, offering_number, team_id, started_by, question_set_id, answers_encrypted, state,
      submitted_at, decided_at, created_at)
    select 'R-' || many.id || n, 'tool', ${toolId}, many.id, '${team.superAdmin.accountId}'::uuid, questions.id, '-', 'rejected',
      now() - make_interval(days => n * 27), now() - make_interval(days => n * 27 - 1), now() - make_interval(days => n * 27)
    from generate_series(1, 40) n, many, questions`,
    `insert into application_decisions (application_id, verdict, decided_by, decided_at)
    select id, 'rejected', started_by, decided_at from applications`,
    // Two years of 200 records that are each read every day.
    `insert into page_reads (day, collection, number, language, count)
    select current_date - d, 'articles', n, 'zh', 3 from generate_series(0, 729) d, generate_series(1, 200) n`,
    'vacuum analyze page_reads',
    'vacuum analyze applications',
    'vacuum analyze application_decisions',
  ])
}, 120_000)
afterAll(() => portal.close())

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['states', (db) => countApplicationStates(db, 30)],
  ['weeks', (db) => countWeeks(db, 30)],
  ['times by offering', (db) => listOfferingTimes(db, 30, 20)],
])('the %s of a month read what is of that month alone', async (_name, query) => {
  const plan = await planOf(portal.db, query)
  expect(plan).toMatch(/applications_submitted|application_decisions_decided/)
  expect(plan).not.toContain('Seq Scan')
})

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['by day', (db) => countReads(db, 30, 'day')],
  ['by record', (db) => listMostRead(db, 30, 20)],
])('what was read in a month, %s, reads the days of that month alone', async (_name, query) => {
  const plan = await planOf(portal.db, query)
  expect(plan).toContain('page_reads_pkey')
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"page_reads"/)
})
