import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type OwnDatabase, startOwnDatabase } from '../../tests/support/portal/own-database.ts'
import { startOwnReplica } from '../../tests/support/portal/own-replica.ts'
import { type RunningPortal, startRunning } from '../../tests/support/portal/running-portal.ts'
import { queryOnce } from '../../tests/support/query-once.ts'
import { openDatabase } from './database.ts'
import { loadDemo } from './demo/load-demo.ts'
import type { EmbeddedDatabase } from './embedded.ts'

/** Two servers of PostgreSQL, the second following the first, and a node that reads from it what is public. */
let primary: OwnDatabase
let replica: EmbeddedDatabase
let node: RunningPortal
const said: string[] = []

beforeAll(async () => {
  primary = await startOwnDatabase()
  const { db } = openDatabase(primary.appUrl, { maxConnections: 2 })
  await loadDemo(db)
  await db.destroy()
  replica = await startOwnReplica(primary)
  node = await startRunning(
    primary,
    { DATABASE_READ_URL: replica.appUrl, YISUN_PAGE_CACHE_MIB: '0' },
    (text) => said.push(text),
  )
}, 300_000)
afterAll(async () => {
  await node?.stop()
  await replica?.stop()
  await primary?.stop()
})

/** What the node says of whom a tool is for. */
async function audience(): Promise<string> {
  const response = await fetch(`${node.address}/api/techforgood/toolbox/item/detail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ toolId: '1002' }),
  })
  const { data } = (await response.json()) as { data: { audience: string } }
  return data.audience
}

/** Changes it on the primary; what is not announced shows which server a node reads. */
const change = (text: string, how: 'announced' | 'silent' = 'silent') =>
  queryOnce(
    primary.ownerUrl,
    `with changed as (update tool_texts set audience = '${text}' where tool_number = 1002 and language = 'zh'
       returning tool_number)
     select ${how === 'announced' ? "pg_notify('yisun_content', '[]')::text" : 'tool_number'} from changed`,
  )
const onReplica = (does: 'pause' | 'resume') => queryOnce(replica.adminUrl, `select pg_wal_replay_${does}()`)
const isPaused = () => queryOnce(replica.adminUrl, 'select pg_get_wal_replay_pause_state()')
const soon = { timeout: 15_000, interval: 100 }

/** Until the node reads from the replica, which stands still then. */
async function standStill(text: string): Promise<void> {
  await onReplica('resume')
  await vi.waitFor(async () => {
    await change(text)
    await vi.waitFor(async () => expect(await audience()).toBe(text), soon)
    await onReplica('pause')
    await vi.waitFor(async () => expect(await isPaused()).toEqual(['paused']), soon)
    await change(`${text}, unseen`)
    if ((await audience()) === text) return
    await onReplica('resume')
    throw new Error('the node does not read from the replica')
  }, soon)
}

describe('a replica', { timeout: 60_000 }, () => {
  it('is read while it follows, and left out once it is too far behind', async () => {
    await standStill('one')
    await vi.waitFor(async () => expect(await audience()).toBe('one, unseen'), soon)
  })

  it('is not read before it has a change that was announced', async () => {
    await standStill('two')
    await change('three', 'announced')
    await vi.waitFor(async () => expect(await audience()).toBe('three'), { timeout: 2000, interval: 20 })
    for (let time = 0; time < 20; time += 1) expect(await audience()).toBe('three')
    await standStill('four')
  })

  it('that is gone is missed by nobody', async () => {
    await standStill('five')
    await replica.stop()
    for (let time = 0; time < 20; time += 1) expect(await audience()).toBe('five, unseen')
  })
})

it('another server, which is no replica, is left out and named', async () => {
  const other = await startRunning(primary, { DATABASE_READ_URL: primary.appUrl }, (text) => said.push(text))
  await vi.waitFor(() => expect(said.join('')).toContain('expects a streaming replica of DATABASE_URL'), soon)
  await other.stop()
}, 60_000)
