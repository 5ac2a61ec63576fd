import { type KyselyPlugin, type RawBuilder, type RootOperationNode, sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

/** PostgreSQL's plans for the queries that `ask` makes, in order, as JSON. */
export async function planOf(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = []
  const remember: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await ask(db.withPlugin(remember))
  const plans = []
  for (const node of nodes) {
    const compiled = db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const { rows } = await db.executeQuery({ ...compiled, sql: `explain (format json) ${compiled.sql}` })
    plans.push(rows)
  }
  return JSON.stringify(plans)
}

/** PostgreSQL's plan for one query as text, a line for each step. */
export async function planTextOf(db: Db, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
