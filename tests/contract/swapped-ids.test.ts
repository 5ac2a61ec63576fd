import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { stateOfTables } from '../support/state-of-tables.ts'
import { actorFor, callOverHttp, freshAddress, type Input, probeOf } from './callers.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  world = await createWorld(portal)
})
afterAll(() => portal.close())

/** What writes, and what reads something that somebody owns. */
const named: [string, IndexedCall][] = indexedCalls
  .filter(({ call }) => call.effect !== 'read' || call.access === 'team' || call.access === 'signedIn')
  .map((indexed) => [indexed.id, indexed])

/** Whose rights the committed table refuses for team A's object. */
const refused = new Set(
  readFileSync(join(import.meta.dirname, 'tables/rights.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, object, , , otherTeam]) => object === 'existing' && otherTeam !== 'ok')
    .map(([id = '']) => id),
)

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^(\d{2,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(value)

/** What looks like one and names nothing that somebody owns. */
const isNoId = new Set(['phone', 'creditCode', 'code'])

describe('trust 12: every id swapped', () => {
  it.each(named)('%s is refused without a side effect', async (_, indexed) => {
    // A team has one organisation, so that each of these is about one of its own.
    if (indexed.group.startsWith('organisations')) world = await createWorld(portal)
    const { call } = indexed
    const isOfTeams = call.access === 'team' || call.access === 'signedIn'
    const actor = isOfTeams ? 'otherTeam' : actorFor(indexed)
    const input = await probeOf(indexed).existing({ ...world, actingTeam: world.teamOf(actor) })
    const token = await world.tokenOf(actor)
    const tries: [string, Input][] = []
    if (isOfTeams && refused.has(indexed.id)) tries.push(['as it is', input])
    if (call.access === 'team' && call.effect !== 'read')
      tries.push(['another team', { ...input, TeamID: world.teamA.teamId }])
    for (const [field, id] of Object.entries(input)) {
      if (!isId(id) || isNoId.has(field)) continue
      const shapes = [Number.parseInt(id, 16), [id], { id }, [[id]], `${id}' or '1'='1`]
      for (const shape of shapes)
        tries.push([`${field} as ${JSON.stringify(shape)}`, { ...input, [field]: shape }])
    }
    const before = await stateOfTables(portal)
    for (const [label, tried] of tries) {
      const { reason } = await callOverHttp(portal, indexed, tried, { token, address: freshAddress() })
      expect([label, reason]).not.toEqual([label, 'ok'])
    }
    expect(await stateOfTables(portal)).toEqual(before)
  })

  it('ids are in most calls', () => {
    expect(refused.size).toBeGreaterThan(100)
  })
})
