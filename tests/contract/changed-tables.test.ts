import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/calls/call-index.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { runAs } from '../support/portal/postgres.ts'
import { newAddress, newBrowser, postCall } from '../support/sign-in.ts'
import { actorFor, callOverHttp, freshAddress, type Input, probeOf } from './callers.ts'
import { createWorld } from './world.ts'

/**
 * Most queries select all columns, so a column that the next release's migration adds changes the result of
 * prepared statements on nodes that still run.
 */
let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** Enough times for a query to count as frequent. */
const often = Array(5)

it('trust 44: a running node answers every call as before while a newer release adds a column to each table', async () => {
  const calls: { indexed: IndexedCall; input: Input; token: string | undefined }[] = []
  for (const indexed of indexedCalls.filter(({ call }) => call.effect === 'read')) {
    const world = await createWorld(portal)
    const actor = actorFor(indexed)
    const input: Input = await probeOf(indexed).existing({ ...world, actingTeam: world.teamOf(actor) })
    calls.push({ indexed, input, token: await world.tokenOf(actor) })
  }
  const askAll = async () => {
    await portal.db.deleteFrom('rate_limits').execute()
    const reasons: [id: string, reason: string][] = []
    for (const { indexed, input, token } of calls) {
      const { reason } = await callOverHttp(portal, indexed, input, { token, address: freshAddress() })
      reasons.push([indexed.id, reason])
    }
    return reasons
  }
  let before = await askAll()
  for (const _ of often) before = await askAll()
  expect(before.filter(([, reason]) => reason === 'ok').length).toBeGreaterThan(100)
  await runAs(
    portal.ownerUrl,
    (await tables()).map((table) => `alter table ${table} add column added_meanwhile text`),
  )
  expect(await askAll()).toEqual(before)
}, 300_000)

it('trust 44: and goes on where a column that it asks for has become another', async () => {
  const { number } = await portal.db.selectFrom('project_listing').select('number').executeTakeFirstOrThrow()
  const like = async () => {
    const from = { browser: newBrowser(), address: newAddress() }
    return (await postCall(portal, 'instancelike/add', { instanceID: String(number), type: 1 }, from)).code
  }
  for (const _ of often) expect(await like()).toBe(0)
  await runAs(portal.ownerUrl, ['alter table project_listing alter column likes type bigint'])
  for (const _ of often) expect(await like()).toBe(0)
})

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select format('%I', relname) as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(portal.db)
  return rows.map(({ table }) => table)
}
