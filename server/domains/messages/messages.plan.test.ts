import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { runAs } from '../../../tests/support/portal/postgres.ts'
import { createTeam, type TestTeam } from '../../../tests/support/world/actors.ts'
import { newestMessages, unreadByCategory } from './messages.queries.ts'
import type { Reader } from './reader.ts'

let portal: TestPortal
let team: TestTeam
let reader: Reader
beforeAll(async () => {
  portal = await openPortal()
  team = await createTeam(portal)
  reader = { accountId: team.superAdmin.accountId, teamId: team.teamId, staffRights: [] }
  // 100,000 messages, 5,000 of them this team's; one in twenty is unread.
  await sql`
    with many as (insert into teams (kind, name) select 'registered', 'T' || n from generate_series(1, 19) n returning id),
    everyone as (select id from many union all select ${team.teamId}::uuid),
    numbered as (select id, row_number() over () as place from everyone)
    insert into notifications (team_id, category, template, params, link, read_at)
    select numbered.id, 'tool', 'verification_verified', '{}', '/', case when n % 20 = 0 then null else now() end
    from generate_series(1, 5000) n, numbered
  `.execute(portal.db)
  await runAs(portal.ownerUrl, ['vacuum analyze notifications'])
})
afterAll(() => portal.close())

it('counts the badges from the partial indexes alone', async () => {
  const { plan, rowsRead } = await explain(unreadByCategory(portal.db, reader).compile())
  expect(plan).toContain('notifications_unread_team')
  expect(plan).toContain('notifications_unread_account')
  expect(plan).not.toContain('Seq Scan')
  expect(rowsRead).toBe(250)
})

it('reads no more of the list than the page shows', async () => {
  const query = newestMessages(portal.db, reader, {}, { limit: 20, offset: 20 })
  const { plan, rowsRead } = await explain(query.compile())
  expect(plan).not.toContain('Seq Scan')
  expect(rowsRead).toBe(40)
})

type PlanNode = { 'Node Type': string; 'Actual Rows': number; Plans?: PlanNode[] }

async function explain(query: CompiledQuery) {
  const result = await portal.db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    ...query,
    sql: `explain (analyze, format json) ${query.sql}`,
  })
  const root = result.rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!root) throw new Error('no plan')
  return {
    plan: JSON.stringify(root),
    rowsRead: leavesOf(root).reduce((sum, node) => sum + node['Actual Rows'], 0),
  }
}

function leavesOf(node: PlanNode): PlanNode[] {
  return node.Plans ? node.Plans.flatMap(leavesOf) : [node]
}
