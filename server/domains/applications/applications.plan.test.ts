import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { seedRows } from '../../../tests/support/world/seed-rows.ts'
import { createTool } from '../../../tests/support/world/tools.ts'
import type { Db } from '../../db/database.ts'
import { countViews, listQueue } from '../staff/work/staff-queue.queries.ts'
import { findOpenApplication } from './application.queries.ts'
import { countDueBefore, listEvents, listTeamApplications } from './application-lists.queries.ts'
import { listExpired, listLapsed, listOldDrafts } from './deadlines.queries.ts'

let portal: TestPortal
let team: TestTeam
let toolId: string
beforeAll(async () => {
  portal = await openPortal()
  team = await createTeam(portal)
  toolId = await createTool(portal)
  // 100,000 applications of 1,000 teams; one in each team's hundred is open.
  await seedRows(portal, [
    `with many as (insert into teams (kind, name) select 'registered', 'T' || n from generate_series(1, 999) n returning id),
    everyone as (select id from many union all select '${team.teamId}'::uuid),
    questions as (select id from question_sets where offering_number = ${toolId})
    insert into applications (reference, offering_kind, offering_number, team_id, started_by, question_set_id, answers_encrypted, state,
      submitted_at, due_on, decided_at, created_at)
    select 'R-' || everyone.id || n, 'tool', ${toolId}, everyone.id, '${team.superAdmin.accountId}'::uuid, questions.id, '-',
      case when n > 1 then 'rejected' else 'submitted' end,
      now() - make_interval(days => n), case when n = 1 then current_date end,
      case when n > 1 then now() end, now() - make_interval(days => n)
    from generate_series(1, 100) n, everyone, questions`,
    `insert into application_events (application_id, action, party, from_state, to_state)
    select id, 'submit', 'applicant', 'draft', 'submitted' from applications`,
    'vacuum analyze applications',
    'vacuum analyze application_events',
    'analyze teams',
  ])
}, 120_000)
afterAll(() => portal.close())

const anything = { kinds: ['application' as const], isOverdue: false, search: '', ids: [] }
const firstPage = { limit: 20, offset: 0 }

describe('at 100,000 applications', () => {
  it.each<[string, number, (db: Db) => Promise<unknown>]>([
    ['a page of a team', 200, (db) => listTeamApplications(db, team.teamId, { limit: 20, offset: 20 })],
    [
      'what a team has open',
      5,
      (db) => findOpenApplication(db, team.teamId, { kind: 'tool', number: Number(toolId) }, 'none'),
    ],
    ['what has happened', 5, (db) => listEvents(db, '0198f3a0-0000-7000-8000-000000000000')],
    ['the queue', 6000, (db) => listQueue(db, { ...anything, stage: 'open', assignee: null }, firstPage)],
    [
      'what is mine to review',
      100,
      (db) => listQueue(db, { ...anything, stage: 'open', assignee: team.superAdmin.accountId }, firstPage),
    ],
    ['the counts of the queue', 2000, (db) => countViews(db, ['application'], team.superAdmin.accountId)],
    ['the place in the queue', 2000, (db) => countDueBefore(db, { id: team.teamId, due_on: '2026-11-21' })],
    ['lapsed corrections', 5, (db) => listLapsed(db, [])],
    ['expired grants', 5, (db) => listExpired(db, [])],
    ['old drafts', 5, (db) => listOldDrafts(db, { days: 90, onlyUnwarned: true, waiting: [] })],
  ])('%s reads at most %i rows, and never the whole table', async (_name, most, query) => {
    const { scanned, rowsRead } = await explain(query)
    expect(scanned.filter((table) => table.startsWith('application'))).toEqual([])
    expect(rowsRead).toBeLessThanOrEqual(most)
  })
})

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** The plan of every statement that a query function sends, explained after it ran. */
async function explain(query: (db: Db) => Promise<unknown>) {
  const nodes: RootOperationNode[] = []
  const remember: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await query(portal.db.withPlugin(remember))
  const plans: PlanNode[] = []
  for (const node of nodes) {
    const compiled = portal.db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const result = await portal.db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      ...compiled,
      sql: `explain (analyze, format json) ${compiled.sql}`,
    })
    const root = result.rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!root) throw new Error('no plan')
    plans.push(root)
  }
  const leaves = plans.flatMap(leavesOf)
  return {
    /** Tables that were read by a sequential scan. */
    scanned: leaves.flatMap((leaf) =>
      leaf['Node Type'] === 'Seq Scan' ? (leaf['Relation Name'] ?? []) : [],
    ),
    rowsRead: leaves.reduce((sum, leaf) => sum + leaf['Actual Rows'] * leaf['Actual Loops'], 0),
  }
}

function leavesOf(node: PlanNode): PlanNode[] {
  return node.Plans ? node.Plans.flatMap(leavesOf) : [node]
}
