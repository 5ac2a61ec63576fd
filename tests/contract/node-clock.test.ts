import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import {
  askForCode,
  newAddress,
  newBrowser,
  newPhone,
  passTime,
  plantCode,
  tryCode,
} from '../support/sign-in.ts'
import { actorFor, callInProcess, freshAddress, probeOf } from './callers.ts'
import { createNotice, createWorld } from './world.ts'

const minutes = 60_000
/** How far the clocks of the nodes are off. */
const offMs = 10 * minutes

let portal: TestPortal
/** The second node on the same database. */
let other: TestPortal
/** The times that the demo has stored before, by column. */
let before: Set<string>
let startedAt: Date
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  other = await openPortal({ database: new URL(portal.appUrl).pathname.slice(1) })
  startedAt = await databaseTime()
  before = new Set((await timesBetween(past(startedAt), startedAt)).map(({ name, at }) => `${name} ${at}`))
})
afterAll(async () => {
  vi.useRealTimers()
  await portal.close()
  await other.close()
})

const past = (time: Date) => new Date(time.getTime() - offMs)

async function databaseTime(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(portal.db)
  return rows[0]?.now ?? new Date(0)
}

/** Acts on a node whose clock is off by `byMs`; the database's clock is right. */
async function atNode<Result>(byMs: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

/** Every stored time in an interval. */
async function timesBetween(from: Date, until: Date): Promise<{ name: string; at: string }[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table, quote_ident(c.column_name) as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
      and c.data_type = 'timestamp with time zone'`.execute(portal.db)
  const found = columns.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`} as name, ${sql.raw(column)}::text as at from ${sql.raw(table)}
      where ${sql.raw(column)} between ${from} and ${until}`,
  )
  const { rows } = await sql<{ name: string; at: string }>`${sql.join(found, sql` union all `)}`.execute(
    portal.db,
  )
  return rows
}

const writes = indexedCalls.filter(({ call }) => call.effect !== 'read')

describe('trust 49: nodes whose clocks are ten minutes off', () => {
  it('accept a code as long as the database says, whatever their clocks show', async () => {
    for (const [sentAt, triedAt] of [
      [-offMs, 2 * offMs],
      [2 * offMs, -offMs],
    ] as const) {
      const [phone, browser] = [newPhone(), newBrowser()]
      const sent = await atNode(sentAt, () => askForCode(portal, phone, { browser, address: newAddress() }))
      expect(sent.code).toBe(0)
      await plantCode(portal, phone, browser, '135790')
      const signedIn = await atNode(triedAt, () => tryCode(other, phone, '135790', { browser }))
      expect(signedIn.code).toBe(0)
    }
  })

  it('write no time of their own clocks, in any call', { timeout: 240_000 }, async () => {
    for (const indexed of writes) await writeAtSlowNode(indexed)
    await atNode(-offMs, () => portal.runJobs())
    const now = await databaseTime()
    expect(now.getTime() - startedAt.getTime()).toBeLessThan(offMs)
    const own = (await timesBetween(past(startedAt), past(now))).filter(
      ({ name, at }) => !before.has(`${name} ${at}`),
    )
    expect([...new Set(own.map(({ name }) => name))].sort()).toEqual([])
  })

  it('accept no code that has expired by the database’s clock, however slow their own', async () => {
    const [phone, browser] = [newPhone(), newBrowser()]
    await askForCode(portal, phone, { browser, address: newAddress() })
    await plantCode(portal, phone, browser, '135790')
    await passTime(portal, phone, 601)
    expect((await atNode(-offMs, () => tryCode(other, phone, '135790', { browser }))).code).not.toBe(0)
  })

  it('do each job once between them', async () => {
    const world = await createWorld(portal)
    for (let count = 0; count < 30; count += 1) await createNotice(world)
    await portal.makeJobsDue()
    const waiting = await jobs(['created', 'retry', 'active'])
    const [one, two] = await Promise.all([portal.runJobs(), atNode(offMs, () => other.runJobs())])
    expect([...one.failures, ...two.failures]).toEqual([])
    expect(one.done + two.done).toBeGreaterThanOrEqual(waiting)
    const { rows } = await sql<{ again: number }>`
      select count(*)::int as again from pgboss.job where retry_count > 0`.execute(portal.db)
    expect(rows[0]?.again).toBe(0)
  })
})

async function jobs(states: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state::text = any(${states})`.execute(portal.db)
  return rows[0]?.count ?? 0
}

async function writeAtSlowNode(indexed: IndexedCall): Promise<void> {
  const world = await createWorld(portal)
  const input = await probeOf(indexed).existing(world)
  const token = await world.tokenOf(actorFor(indexed))
  await atNode(-offMs, () => callInProcess(portal, indexed, input, { token, address: freshAddress() }))
}
