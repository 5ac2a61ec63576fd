import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTeam } from '../../../tests/support/actors.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { runAs } from '../../../tests/support/postgres.ts'
import { createTool } from '../../../tests/support/tools.ts'
import type { Db } from '../../db/database.ts'
import { countApplicationStates, countWeeks, listToolTimes } from './figures.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  const team = await createTeam(portal)
  const toolId = await createTool(portal)
  // 40,000 applications of 1,000 teams over three years, all decided a day later.
  await runAs(portal.ownerUrl, [
    `with many as (insert into teams (kind, name) select 'registered', 'T' || n from generate_series(1, 1000) n returning id),
    questions as (select id from tool_question_sets where tool_number = ${toolId})
    insert into applications (reference, tool_number, team_id, started_by, question_set_id, answers_encrypted, state,
      submitted_at, decided_at, created_at)
    select 'R-' || many.id || n, ${toolId}, many.id, '${team.superAdmin.accountId}'::uuid, questions.id, '-', 'rejected',
      now() - make_interval(days => n * 27), now() - make_interval(days => n * 27 - 1), now() - make_interval(days => n * 27)
    from generate_series(1, 40) n, many, questions`,
    `insert into application_decisions (application_id, verdict, decided_by, decided_at)
    select id, 'rejected', started_by, decided_at from applications`,
    'vacuum analyze applications',
    'vacuum analyze application_decisions',
  ])
}, 120_000)
afterAll(() => portal.close())

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['states', (db) => countApplicationStates(db, 30)],
  ['weeks', (db) => countWeeks(db, 30)],
  ['times by tool', (db) => listToolTimes(db, 30, 20)],
])('the %s of a month read what is of that month alone', async (_name, query) => {
  const nodes: RootOperationNode[] = []
  const remember: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await query(portal.db.withPlugin(remember))
  for (const node of nodes) {
    const compiled = portal.db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': unknown }>({
      ...compiled,
      sql: `explain (format json) ${compiled.sql}`,
    })
    const plan = JSON.stringify(rows)
    expect(plan).toMatch(/applications_submitted|application_decisions_decided/)
    expect(plan).not.toContain('Seq Scan')
  }
  expect(nodes.length).toBeGreaterThan(0)
})
