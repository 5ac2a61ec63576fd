import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../server/cookie-names.ts'
import { findLastAuditEntry } from '../../server/db/audit.ts'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { hasPersonal } from '../../server/http/personal-answers.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { actorFor, type Caller, callOverHttp, freshAddress, type Input, probeOf } from './callers.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
beforeEach(async () => {
  world = await createWorld(portal)
})
afterAll(() => portal.close())

const isKept = ({ call }: IndexedCall) => call.isReplayable !== false && !hasPersonal(call.output)
/** Signing out ends the session that a second sender would come with, leaving a team their standing in it. */
const endsTheSession = ({ id }: IndexedCall) =>
  ['signIn.logout', 'teams.leave', 'privacy.consentWithdraw'].includes(id)
const allWrites = indexedCalls.filter(({ call }) => call.effect === 'write')
const writes = allWrites.filter((indexed) => isKept(indexed) && !endsTheSession(indexed))

/** What gives money, stock, standing or a role away besides the calls that ask for a fresh proof. */
const givesAway = new Set([
  'applications.appeal',
  'applications.start',
  'applications.submit',
  'applicationsStaff.addCodes',
  'handOvers.answer',
  'organisations.add',
  'organisations.superAdminAnswer',
  'organisations.superAdminUpdate',
  'staff.invitationAccept',
  'teams.invitationAccept',
  'teams.joinDecide',
  'teams.memberRole',
  'usercenter.teamcreate',
])
const atOnce = ({ id, call }: IndexedCall) => (call.needsStepUp || givesAway.has(id) ? 50 : 8)

describe('trust 38, over HTTP: one key', () => {
  it.each(writes)('$id happens once, and the key is of this body and person alone', async (indexed) => {
    const { existing } = probeOf(indexed)
    const actor = actorFor(indexed)
    const idempotencyKey = randomUUID()
    const caller = { token: await world.tokenOf(actor), address: freshAddress(), idempotencyKey }
    const input = await existing(world)
    const before = await lastPosition()

    // One who does not wait for the answer, and all who do, are told the same of the same one time.
    await leave(indexed, input, caller)
    const outcomes = await Promise.all(
      Array.from({ length: atOnce(indexed) }, () => callOverHttp(portal, indexed, input, caller)),
    )
    expect(outcomes[0]?.reason).toBe('ok')
    for (const outcome of outcomes) expect(outcome).toStrictEqual(outcomes[0])
    expect((await requestsSince(before)).size).toBeLessThanOrEqual(1)
    expect(await keyRows(idempotencyKey)).toBe(1)

    const changed = otherThan(input) as Input
    if (JSON.stringify(changed) !== JSON.stringify(input)) {
      const after = await lastPosition()
      expect(await callOverHttp(portal, indexed, changed, caller)).toMatchObject({
        reason: 'idempotencyMismatch',
      })
      expect(await lastPosition()).toBe(after)
    }

    const elsewhere = await createWorld(portal, 'second')
    const other = { ...caller, token: await elsewhere.tokenOf(actor) }
    const independent = await callOverHttp(portal, indexed, await existing(elsewhere), other)
    expect(independent.reason).toBe('ok')
    expect(await keyRows(idempotencyKey)).toBe(2)
  })

  it('most calls that give something away are sent fifty times at once', () => {
    const ids = writes.map(({ id }) => id)
    expect([...givesAway].filter((id) => !ids.includes(id))).toEqual([])
    expect(writes.filter((indexed) => atOnce(indexed) === 50).length).toBeGreaterThan(25)
  })

  it.each(allWrites.filter(endsTheSession))(
    '$id ends the session of whoever sends it, once',
    async (indexed) => {
      const token = await world.tokenOf(actorFor(indexed))
      const caller = { token, address: freshAddress(), idempotencyKey: randomUUID() }
      const input = await probeOf(indexed).existing(world)
      const before = await lastPosition()
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => callOverHttp(portal, indexed, input, caller)),
      )
      const reasons = outcomes.map(({ reason }) => reason)
      expect(reasons).toContain('ok')
      expect(reasons.filter((reason) => !/^(ok|loginEnded|noTeam|teamChanged)$/.test(reason))).toEqual([])
      expect((await requestsSince(before)).size).toBeLessThanOrEqual(1)
    },
  )

  it.each(allWrites.filter((indexed) => !isKept(indexed)))(
    '$id is never answered out of the table of keys, where its answer would lie readable',
    async (indexed) => {
      const idempotencyKey = randomUUID()
      const caller = {
        token: await world.tokenOf(actorFor(indexed)),
        address: freshAddress(),
        idempotencyKey,
      }
      const outcome = await callOverHttp(portal, indexed, await probeOf(indexed).existing(world), caller)
      expect(outcome.reason).toBe('ok')
      expect(await keyRows(idempotencyKey)).toBe(0)
    },
  )

  it('sent 50 times at once over HTTP makes one row and gets one answer; another body is 422', async () => {
    const token = (await world.tokenOf('superAdmin')) ?? ''
    const send = (body: object, key: string) =>
      portal.fetch('/api/techforgood/toolbox/request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        cookie: `${sessionCookie}=${token}`,
      })
    const key = randomUUID()
    const rows = await requestRows()
    const body = { need: '想要一个能给志愿者排班的工具', keywords: '排班' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, key)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(texts).size).toBe(1)
    expect(await requestRows()).toBe(rows + 1)

    const other = await send({ ...body, keywords: '签到' }, key)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 4220 })
    expect(await requestRows()).toBe(rows + 1)
  })

  it.each(writes.filter(({ call }) => call.access === 'public'))(
    '$id of a visitor whose browser has no cookie yet happens once, and is of their address alone',
    async (indexed) => {
      const input = await probeOf(indexed).existing(world)
      const idempotencyKey = randomUUID()
      const send = (address: string) => callOverHttp(portal, indexed, input, { address, idempotencyKey })
      const here = freshAddress()
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(here)))
      for (const outcome of outcomes) expect(outcome).toStrictEqual(outcomes[0])
      expect(await keyRows(idempotencyKey)).toBe(outcomes[0]?.reason === 'ok' ? 1 : 0)
      const there = await send(freshAddress())
      expect(there.reason).toBe(outcomes[0]?.reason)
      if ('data' in there && JSON.stringify(there.data).includes('reference'))
        expect(there).not.toStrictEqual(outcomes[0])
    },
  )

  it('of a call that failed is free again, and one that is too short or long is refused', async () => {
    const indexed = writes.find(({ id }) => id === 'usercenter.teamchoose')
    if (!indexed) throw new Error('usercenter.teamchoose is gone')
    const caller = { token: await world.tokenOf('superAdmin'), address: freshAddress() }
    const choose = (TeamID: string, idempotencyKey: string) =>
      callOverHttp(portal, indexed, { TeamID }, { ...caller, idempotencyKey })
    const { teamId } = world.teamA
    const key = randomUUID()
    // Refused by the domain, after the key was claimed in the same transaction.
    expect((await choose(randomUUID(), key)).reason).toBe('notAvailable')
    expect((await choose(teamId, key)).reason).toBe('ok')
    for (const bad of ['short', 'x'.repeat(65)]) {
      expect((await choose(teamId, bad)).reason).toBe('badRequest')
    }
  })
})

let left = 0

/** Sends a call and is gone before the answer: at once, while it runs or when it is done, one moment after the other. */
async function leave(indexed: IndexedCall, input: Input, caller: Caller): Promise<void> {
  const leaving = new AbortController()
  const hanging: TestPortal = {
    ...portal,
    fetch: (path, init) => portal.fetch(path, { ...init, signal: leaving.signal }),
  }
  // Of an answer that never came.
  const sent = callOverHttp(hanging, indexed, input, caller).catch(() => null)
  left += 1
  await sleep([0, 2, 5, 9, 14, 20, 30][left % 7])
  leaving.abort()
  await sent
}

async function lastPosition(): Promise<number> {
  return (await findLastAuditEntry(portal.db))?.position ?? 0
}

/** The requests that have left an entry in the audit. */
async function requestsSince(position: number): Promise<Set<string>> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('request_id')
    .where('position', '>', position)
    .execute()
  return new Set(rows.map((row) => row.request_id))
}

async function keyRows(key: string): Promise<number> {
  const rows = await portal.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
  return rows.length
}

async function requestRows(): Promise<number> {
  return (await portal.db.selectFrom('tool_requests').select('id').execute()).length
}

/** A body of the same form that says something else: other ids, numbers and words. */
function otherThan(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(otherThan)
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') {
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return randomUUID()
    return /\p{Script=Han}/u.test(value) ? `${value}二` : value
  }
  if (value === null || typeof value !== 'object' || value instanceof File) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      // The type of a like has one value alone.
      if (key === 'TeamID' || key === 'type') return [key, item]
      return [key, key === 'instanceID' ? `${item}1` : otherThan(item)]
    }),
  )
}
