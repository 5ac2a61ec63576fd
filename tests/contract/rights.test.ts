import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexedCalls } from '../../server/http/call-index.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { probes } from './probes.ts'
import { type ActorName, actorNames, createWorld, type World } from './world.ts'

/**
 * Every call × everybody × an existing object of team A and a missing one, against the committed table. Written
 * anew by `UPDATE_RIGHTS=1 npx vitest run tests/contract/rights.test.ts`: read the difference before committing it.
 */
const tablePath = join(import.meta.dirname, 'tables/rights.tsv')
const isUpdating = process.env.UPDATE_RIGHTS === '1'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
// What one call changes, such as making somebody staff, must not be met by the next.
beforeEach(async () => {
  world = await createWorld(portal)
})
afterAll(async () => {
  if (isUpdating) writeFileSync(tablePath, formatTable(found))
  await portal.close()
})

type Row = { call: string; object: string; outcomes: string[] }
const found: Row[] = []
const committed = isUpdating ? [] : readCommitted()

type AnyProbe = { existing: (w: World) => Promise<unknown>; missing?: (w: World) => Promise<unknown> }
const probeOf = (group: string, name: string) =>
  (probes as unknown as Record<string, Record<string, AnyProbe>>)[group]?.[name]

describe('trust 11: everybody’s rights to every call', () => {
  it('the table lists exactly the calls that exist', () => {
    const listed = new Set(committed.map(({ call }) => call))
    if (!isUpdating) expect([...listed].sort()).toEqual(indexedCalls.map(({ id }) => id).sort())
  })

  it.each(indexedCalls)('$id', { timeout: 120_000 }, async ({ id, group, name, call }) => {
    const probe = probeOf(group, name)
    if (!probe) throw new Error(`no probe for ${id}`)
    for (const object of ['existing', 'missing'] as const) {
      const make = probe[object]
      if (!make) continue
      const outcomes: string[] = []
      const isRead = call.effect === 'read'
      const inputOf = isRead ? once(make) : make
      for (const actor of actorNames) {
        // A team has one organisation, so each write to one needs a team of its own.
        if (group.startsWith('organisations') && !isRead) world = await createWorld(portal)
        outcomes.push(await tryCall(group, name, actor, inputOf))
      }
      found.push({ call: id, object, outcomes })
      const row = committed.find((known) => known.call === id && known.object === object)
      if (!isUpdating) expect(named(outcomes)).toEqual(named(row?.outcomes ?? []))
    }
    // To one of another team, team A's object and one that never was look alike.
    const [existing, missing] = found.filter((row) => row.call === id)
    const foreign = actorNames.indexOf('otherTeam')
    if (existing && missing && call.access === 'team' && namesOwned(existing)) {
      expect(existing.outcomes[foreign]).toBe(missing.outcomes[foreign])
    }
  })
})

/** A call that only reads leaves what it is about as it was: everybody can ask for the same. */
function once(make: (w: World) => Promise<unknown>): (w: World) => Promise<unknown> {
  let made: Promise<unknown> | undefined
  return (w) => {
    made ??= make(w)
    return made
  }
}

/** Whether the call is about something that team A owns, as opposed to public content. */
function namesOwned(row: Row): boolean {
  return !/\.(form|start|submit)$/.test(row.call)
}

async function tryCall(
  group: string,
  name: string,
  actor: ActorName,
  make: (w: World) => Promise<unknown>,
): Promise<string> {
  const token = await world.tokenOf(actor)
  const input = await make({ ...world, actingTeam: world.teamOf(actor) })
  const api = await portal.api({ ...(token && { token }), address: freshAddress() })
  try {
    const calls = api as unknown as Record<string, Record<string, (value: unknown) => Promise<unknown>>>
    await calls[group]?.[name]?.(input)
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

let lastAddress = 0

/** Limits by address are tested elsewhere; here each try comes from its own. */
function freshAddress(): string {
  lastAddress += 1
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
}

function named(outcomes: string[]): Record<string, string | undefined> {
  return Object.fromEntries(actorNames.map((actor, index) => [actor, outcomes[index]]))
}

function readCommitted(): Row[] {
  const [, ...lines] = readFileSync(tablePath, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [call = '', object = '', ...outcomes] = line.split('\t')
    return { call, object, outcomes }
  })
}

function formatTable(rows: Row[]): string {
  const head = ['call', 'object', ...actorNames].join('\t')
  const sorted = rows.toSorted((a, b) =>
    a.call === b.call ? a.object.localeCompare(b.object) : a.call < b.call ? -1 : 1,
  )
  return `${[head, ...sorted.map(({ call, object, outcomes }) => [call, object, ...outcomes].join('\t'))].join('\n')}\n`
}
