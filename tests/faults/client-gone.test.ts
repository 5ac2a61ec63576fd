import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { newAddress } from '../support/sign-in.ts'
import { createAccount } from '../support/world/actors.ts'

let portal: TestPortal
let node: RunningPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  node = await startRunning(portal)
}, 300_000)
afterAll(async () => {
  await node?.stop()
  await portal?.close()
}, 60_000)

type Form = { path: string; body: object; table: string }
const forms: Form[] = [
  {
    path: 'toolbox/request',
    body: { need: '想要一个能给志愿者排班的工具', keywords: '排班' },
    table: 'tool_requests',
  },
  { path: 'usercenter/teamcreate', body: { kind: 'unregistered', name: '河岸志愿队' }, table: 'teams' },
]

/** Sends a form as a browser does. */
async function send({ path, body }: Form, token: string, key: string, signal?: AbortSignal) {
  const response = await fetch(`${node.address}/api/techforgood/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      cookie: `${sessionCookie}=${token}`,
      // A new address, since this does not test limits by address.
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  return (await response.json()) as { code: number; data: unknown }
}

async function rowsOf({ table }: Form): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(portal.db)
  return rows[0]?.count ?? 0
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where not granted and relation is not null`.execute(portal.db)
  return rows[0]?.count ?? 0
}

describe('trust 38: a client that is gone before the answer', () => {
  it.each(forms)(
    'and sends $path again with its key has sent it once, at whatever moment it left',
    {
      timeout: 60_000,
    },
    async (form) => {
      for (const leavesAfterMs of [0, 1, 2, 3, 5, 8, 13, 21, 34]) {
        const { token } = await createAccount(portal)
        const [before, key] = [await rowsOf(form), randomUUID()]
        const leaving = new AbortController()
        const first = send(form, token, key, leaving.signal).catch(() => null)
        await sleep(leavesAfterMs)
        leaving.abort()
        await first
        const again = await send(form, token, key)
        expect(again.code).toBe(0)
        expect(await send(form, token, key)).toEqual(again)
        expect(await rowsOf(form)).toBe(before + 1)
      }
    },
  )

  it.each(forms)(
    'while $path waits, and comes back before it is done, has sent it once',
    {
      timeout: 60_000,
    },
    async (form) => {
      const { token } = await createAccount(portal)
      const [before, key] = [await rowsOf(form), randomUUID()]
      const leaving = new AbortController()
      const outcomes = await portal.db.transaction().execute(async (held) => {
        await sql`lock table ${sql.table(form.table)} in share mode`.execute(held)
        const first = send(form, token, key, leaving.signal).catch(() => null)
        await expect.poll(waiting).toBeGreaterThan(0)
        leaving.abort()
        return { first: await first, again: send(form, token, key) }
      })
      expect(outcomes.first).toBeNull()
      const again = await outcomes.again
      expect(again.code).toBe(0)
      expect(await send(form, token, key)).toEqual(again)
      expect(await rowsOf(form)).toBe(before + 1)
    },
  )
})
