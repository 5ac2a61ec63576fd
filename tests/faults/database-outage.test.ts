import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { openDatabase } from '../../server/db/database.ts'
import { loadDemo } from '../../server/db/demo/load-demo.ts'
import { limitOf } from '../support/fault-rounds.ts'
import { type OwnDatabase, startOwnDatabase } from '../support/portal/own-database.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { queryOnce } from '../support/query-once.ts'
import { createAccount } from '../support/world/actors.ts'

/** A node as operators run it; its PostgreSQL is taken away in several ways. */
let database: OwnDatabase
let node: RunningPortal
let cookie = ''
const saidWithinMs = limitOf(2000)
const healedWithinMs = limitOf(5000)
const page = '/tools/toolsDetail/1001'

beforeAll(async () => {
  database = await startOwnDatabase()
  const { db } = openDatabase(database.appUrl, { maxConnections: 2 })
  await loadDemo(db)
  const { token } = await createAccount({ db, services: { cipher: cipherOfSecrets(testSecrets) } })
  await db.destroy()
  cookie = `__Host-yisun_session=${token}`
  node = await startRunning(database)
  await fetch(node.address + page)
}, 300_000)
afterEach(() => untilServed(), 40_000)
afterAll(async () => {
  await node?.stop()
  await database?.stop()
})

describe('trust 45: without its database', { timeout: 60_000 }, () => {
  const everything = () => [
    ask('messages/v1/unreadCounts'),
    ask('toolbox/request', { need: '排班' }),
    ask('toolbox/item/detail', { toolId: '1002' }),
    look('/accountCenter', 503),
    look(page, 200),
    look('/healthz', 200),
    look('/readyz', 503),
  ]

  it('which does not answer, a node says so at once and serves what it has', async () => {
    database.pause()
    try {
      for (let round = 0; round < 3; round += 1) {
        for (const answer of await Promise.all(everything())) {
          expect(answer).toMatchObject({ problem: null })
          expect(answer.ms, answer.what).toBeLessThan(saidWithinMs)
        }
      }
    } finally {
      database.resume()
    }
    const began = performance.now()
    await untilServed()
    expect(performance.now() - began).toBeLessThan(healedWithinMs)
    expect((await ask('messages/v1/unreadCounts')).status).toBe(200)
  })

  it('which is killed and brought back, no answer sends anybody away', async () => {
    process.kill(database.pid() ?? 0, 'SIGKILL')
    const began = performance.now()
    while (performance.now() - began < 1000) {
      for (const answer of await Promise.all(everything())) {
        // Once it is back, the node answers and counts: a visitor who requests tools endlessly has to wait.
        if (answer.status === 200 || answer.status === 429) expect(answer).toMatchObject({ signedOut: null })
        else expect(answer).toMatchObject({ problem: null })
        expect(answer.ms, answer.what).toBeLessThan(saidWithinMs)
      }
    }
    await untilServed()
    expect(performance.now() - began).toBeLessThan(1000 + healedWithinMs)
  })

  it('whose connections are cut, the next request is served', async () => {
    await queryOnce(
      database.adminUrl,
      "select count(pg_terminate_backend(pid)) from pg_stat_activity where usename = 'yisun_app'",
    )
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask('messages/v1/unreadCounts')))
    for (const { status } of answers) expect([200, 503]).toContain(status)
    await untilServed()
    expect((await ask('messages/v1/unreadCounts')).status).toBe(200)
  })

  it('whose connections are all taken, those who wait are told in time [trust 47]', async () => {
    const release = await holdTable('notifications')
    try {
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask('messages/v1/unreadCounts')))
      for (const answer of answers) expect(answer).toMatchObject({ problem: null })
      const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
      // Twenty hold a connection until their statement is cancelled; the others wait for one in vain.
      expect(times[10]).toBeLessThan(saidWithinMs)
      // Nobody else is refused meanwhile, since the database is there.
      expect(times.at(-1)).toBeGreaterThan(4000)
      expect(times.at(-1)).toBeLessThan(limitOf(7000))
      expect(await look(page, 200)).toMatchObject({ problem: null })
    } finally {
      await release()
    }
    await untilServed()
  })

  it('of which a part does not answer, a call says so before it has begun, too', async () => {
    const release = await holdTable('trace_ids')
    try {
      expect(await ask('usercenter/info', { traceId: randomUUID() })).toMatchObject({ problem: null })
    } finally {
      await release()
    }
  })
})

/** Makes every query of a table wait until it is released. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(`begin; lock table ${table} in access exclusive mode`)
  return () => owner.end()
}

type Answer = { what: string; status: number; ms: number; problem: string | null; signedOut: string | null }

/** A signed-in call; an outage answers 503 with a retry time, never 403 or 5001, which lead away. */
async function ask(path: string, input: object = {}): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(`${node.address}/api/techforgood/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(15_000),
  })
  const { code } = (await response.json()) as { code: number }
  const isSaid = response.status === 503 && code === 5030 && response.headers.has('retry-after')
  const problem = isSaid ? null : `${path}: ${response.status} ${code}`
  return answerOf(path, response, performance.now() - began, problem)
}

async function look(path: string, status: number): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(node.address + path, {
    headers: { cookie },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  await response.text()
  const problem = response.status === status ? null : `${path}: ${response.status}`
  return answerOf(path, response, performance.now() - began, problem)
}

function answerOf(what: string, response: Response, ms: number, problem: string | null): Answer {
  const ended = signedOut(response)
  return { what, status: response.status, ms, problem: problem ?? ended, signedOut: ended }
}

function signedOut(response: Response): string | null {
  const cookies = response.headers.getSetCookie().filter((one) => one.includes('session'))
  return cookies.length > 0 ? cookies.join() : null
}

async function untilServed(): Promise<void> {
  await expect.poll(() => look('/readyz', 200), { timeout: 16_000 }).toMatchObject({ status: 200 })
  await expect.poll(() => queryOnce(database.appUrl, 'select 1').catch(() => null)).toEqual([1])
}
