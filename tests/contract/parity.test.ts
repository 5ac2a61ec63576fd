import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import {
  actorFor,
  asJson,
  type Caller,
  callInProcess,
  callOverHttp,
  freshAddress,
  guesses,
  probeOf,
  sendPlain,
  sentFrom,
} from './callers.ts'
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

/** Writes for the audit's sake alone: they answer the same object the same, time after time. */
const looks = new Set([
  'applicationsStaff.detail',
  'organisationsStaff.detail',
  'supportStaff.detail',
  'suspensionsStaff.detail',
])
const isRead = ({ id, call }: IndexedCall) => call.effect === 'read' || looks.has(id)
const reads = indexedCalls.filter(isRead)
const writes = indexedCalls.filter((indexed) => !isRead(indexed))
const secured = indexedCalls.filter(({ call }) => call.secured !== 'none')

describe('reads answer the same over both transports', () => {
  it.each(reads)('$id', async (indexed) => {
    const { existing, missing } = probeOf(indexed)
    const token = await world.tokenOf(actorFor(indexed))
    const own = await existing(world)
    for (const input of [own, await missing?.(world)]) {
      if (!input) continue
      const inside = await callInProcess(portal, indexed, input, { token, address: freshAddress() })
      const outside = await callOverHttp(portal, indexed, input, { token, address: freshAddress() })
      if (input === own) expect(inside.reason).toBe('ok')
      // What is no JSON in-process would be something else over HTTP.
      expect(asJson(inside)).toStrictEqual(inside)
      expect(outside).toStrictEqual(inside)
    }
  })
})

describe('writes come to the same over both transports', () => {
  it.each(writes)('$id', async (indexed) => {
    const { existing, missing } = probeOf(indexed)
    for (const make of [existing, missing]) {
      if (!make) continue
      const inside = await onFreshObjects(make, (input, caller) =>
        callInProcess(portal, indexed, input, caller),
      )
      const outside = await onFreshObjects(make, (input, caller) =>
        callOverHttp(portal, indexed, input, caller),
      )
      if (make === existing && !guesses.has(indexed.id)) expect(inside.reason).toBe('ok')
      expect(shapeOf(outside)).toStrictEqual(shapeOf(inside))
    }

    /** A world of its own for each transport: a write changes what the next one would meet. */
    async function onFreshObjects<Result>(
      make: (world: World) => Promise<Record<string, unknown>>,
      call: (input: Record<string, unknown>, caller: Caller) => Promise<Result>,
    ): Promise<Result> {
      world = await createWorld(portal)
      const input = await make(world)
      return call(input, { token: await world.tokenOf(actorFor(indexed)), address: freshAddress() })
    }
  })
})

describe('who may not call is refused the same over both transports', () => {
  it.each(indexedCalls)('$id', async (indexed) => {
    const input = await probeOf(indexed).existing(world)
    for (const token of [undefined, await world.tokenOf('noTeam')]) {
      if (indexed.call.effect !== 'read' && indexed.call.access === 'public') continue
      if (token && indexed.call.access === 'signedIn') continue
      const inside = await callInProcess(portal, indexed, input, { token, address: freshAddress() })
      const outside = await callOverHttp(portal, indexed, input, { token, address: freshAddress() })
      expect(outside).toStrictEqual(inside)
    }
  })
})

describe('trust 27: secured calls over HTTP', () => {
  const refused = { code: 4009, traceId: null }

  it.each(secured)('$id is refused without a trace id of its own, and changes nothing', async (indexed) => {
    const { call } = indexed
    const input = await probeOf(indexed).existing(world)
    const caller = { token: await world.tokenOf(actorFor(indexed)), address: freshAddress() }
    const entry = { encoding: 'json', ...call } as const
    const client = openSecuredClient(portal, sentFrom(caller))
    const elsewhere = secured.find((other) => other.call.path !== call.path)?.call.path ?? ''
    const before = await auditCount()
    const attempts = [
      input,
      { ...input, traceId: crypto.randomUUID() },
      { ...input, traceId: (await client.getTrace(elsewhere)).traceId },
      { ...input, traceId: [crypto.randomUUID()] },
    ]
    for (const attempt of attempts)
      expect(await sendPlain(portal, entry, attempt, caller)).toMatchObject(refused)
    expect(await auditCount()).toBe(before)
  })

  const encrypted = secured.filter(({ call }) => call.secured === 'encrypt')

  it.each(encrypted)(
    '$id is refused in plain, even with its trace id, and changes nothing',
    async (indexed) => {
      const { call } = indexed
      const input = await probeOf(indexed).existing(world)
      const caller = { token: await world.tokenOf(actorFor(indexed)), address: freshAddress() }
      const from = sentFrom(caller)
      const client = openSecuredClient(portal, from)
      const before = await auditCount()
      expect(await client.sendSealed(call.path, input)).toMatchObject(refused)
      expect(await client.sendSealed(call.path, { data: input })).toMatchObject(refused)
      expect(await client.sendSealed(call.path, { data: JSON.stringify(input) })).toMatchObject(refused)
      expect(await auditCount()).toBe(before)
    },
  )

  it.each(secured)('$id takes its trace id once', async (indexed) => {
    const { call } = indexed
    const input = await probeOf(indexed).existing(world)
    const caller = { token: await world.tokenOf(actorFor(indexed)), address: freshAddress() }
    const client = openSecuredClient(portal, sentFrom(caller))
    const send = call.secured === 'encrypt' ? client.sendEncrypted : client.sendSealed
    const answer = await send(call.path, input)
    expect(answer.code).not.toBe(refused.code)
    const replay = { ...input, traceId: answer.traceId ?? '' }
    expect(await sendPlain(portal, { encoding: 'json', ...call }, replay, caller)).toMatchObject(refused)
  })
})

async function auditCount(): Promise<number> {
  const { count } = await portal.db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What kind of value stands where: ids and times differ from one object to the next, their places do not. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return isFixed(value) ? value : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
}

/** Flags and the names of errors, states and steps mean the same for every object. */
function isFixed(value: unknown): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && /^[a-z][A-Za-z_]*$/.test(value))
  )
}
