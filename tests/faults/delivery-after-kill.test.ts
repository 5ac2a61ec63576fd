import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notify } from '../../server/domains/messages/notify.ts'
import { rounds } from '../support/fault-rounds.ts'
import { sentMessages } from '../support/outbox.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { createAccount } from '../support/world/actors.ts'

const kills = rounds({ few: 4, whole: 100 })
const messagesEach = 9

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('[trust 40] sends each committed message once though nodes are killed on the way, and no other', async () => {
  const committed: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    for (let place = 0; place < messagesEach; place += 1) {
      const { accountId, phone } = await createAccount(portal)
      const isRolledBack = place % 3 === 0
      await tell(accountId, isRolledBack)
      if (!isRolledBack) committed.push(phone)
    }
    const sentBefore = await countSent()
    // Every other node dies for certain between sending a message and recording it.
    const node = await startNode(kill % 2 === 0 ? 'holds' : '')
    // Kills the node during its work, however long the start took.
    await expect.poll(countSent, { interval: 2, timeout: 60_000 }).toBeGreaterThan(sentBefore)
    await pause(Math.random() * 50)
    await end(node)
  }
  const last = await startNode()
  await expect.poll(countQueued, { timeout: 60_000 }).toBe(0)
  await end(last)

  const sent = (await sentMessages(portal)).map(({ recipient }) => recipient)
  expect(sent.toSorted()).toEqual(committed.toSorted())
  const repeated = portal.db.selectFrom('deliveries').select('message_key').where('tries', '>', 1)
  // Some died between sending and noting it: those are what this is about.
  expect((await repeated.execute()).length).toBeGreaterThan(0)
}, 1_800_000)

async function end(node: ChildProcess): Promise<void> {
  node.kill('SIGKILL')
  await once(node, 'exit')
  await giveBackJobs()
}

/** Notifies an account in a transaction, which is rolled back or committed. */
async function tell(accountId: string, isRolledBack: boolean): Promise<void> {
  const done = portal.db.transaction().execute(async (db) => {
    await notify(
      { db, services: portal.services },
      {
        to: { kind: 'account', accountId },
        category: 'tool',
        template: 'verification_verified',
        params: { name: '青苗', reference: 'RZ-2026-7K3M9' },
        link: '/',
      },
    )
    if (isRolledBack) throw new Error('rolled back')
  })
  await done.catch((error) => expect(error.message).toBe('rolled back'))
}

async function countQueued(): Promise<number> {
  const queued = portal.db.selectFrom('deliveries').select('message_key').where('state', '=', 'queued')
  return (await queued.execute()).length
}

async function countSent(): Promise<number> {
  const { sent } = await portal.db
    .selectFrom('outbox_messages')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow()
  return Number(sent)
}

async function startNode(mode: 'holds' | '' = ''): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../support/portal/delivery-worker.ts')
  const child = spawn(process.execPath, ['--no-warnings', script, portal.appUrl, portal.filesDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line === 'ready') return child
  throw new Error('the node ended before it was ready')
}

/** Requeues the jobs of a dead node as the queue's supervisor does after 30 seconds, without the wait. */
async function giveBackJobs(): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    portal.db,
  )
}
