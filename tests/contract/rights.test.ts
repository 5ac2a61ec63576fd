import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import { mapPersonal, maskPersonal } from '../../server/http/personal-answers.ts'
import type { Call } from '../../shared/contract/call.ts'
import type { TestTeam } from '../support/actors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import {
  actorFor,
  answerOverHttp,
  callOverHttp,
  freshAddress,
  guesses,
  type Input,
  probeOf,
} from './callers.ts'
import { type Spelling, spelled, storedOddly } from './id-spellings.ts'
import { type ActorName, actorNames, createWorld, type World } from './world.ts'

/**
 * Every call × everybody × an existing object of team A and a missing one, each sent through a port to a portal that
 * listens, against the committed table. Written
 * anew by `UPDATE_RIGHTS=1 npx vitest run tests/contract/rights.test.ts`: read the difference before committing it.
 */
const tablePath = join(import.meta.dirname, 'tables/rights.tsv')
const isUpdating = process.env.UPDATE_RIGHTS === '1'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
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

describe('trust 11, 14, 52, over HTTP: everybody’s rights to every call, and what it answers them', () => {
  it('the table lists exactly the calls that exist', () => {
    const listed = new Set(committed.map(({ call }) => call))
    if (!isUpdating) expect([...listed].sort()).toEqual(indexedCalls.map(({ id }) => id).sort())
  })

  it.each(indexedCalls)('$id', { timeout: 120_000 }, async (indexed) => {
    const { id } = indexed
    const probe = probeOf(indexed)
    for (const object of ['existing', 'missing'] as const) {
      const make = probe[object]
      if (!make) continue
      const outcomes: string[] = []
      const inputFor = reused(indexed, make)
      for (const actor of actorNames) {
        const input = await inputFor(actor, outcomes.at(-1))
        outcomes.push(await tryCall(indexed, actor, input))
      }
      found.push({ call: id, object, outcomes })
      const row = committed.find((known) => known.call === id && known.object === object)
      if (!isUpdating) expect(named(outcomes)).toEqual(named(row?.outcomes ?? []))
    }
  })

  it('nothing is kept by an id that is not written as it was issued', async () => {
    expect(await storedOddly(portal)).toEqual([])
  })
})

/** Some of each sort outside team A, where the table denies them a call. */
const outsiders: ActorName[] = ['visitor', 'noTeam', 'otherTeam', 'reviewer', 'editor']
const deniedTo = (id: string) =>
  outsiders.filter((actor) => {
    const row = committed.find(({ call, object }) => call === id && object === 'existing')
    return row?.outcomes[actorNames.indexOf(actor)] !== 'ok'
  })

/** What everybody may know of: the teams that act for a verified organisation. */
const known = ['organisations.superAdminUpdate']
const owned = indexedCalls.filter(
  (indexed) => probeOf(indexed).missing && deniedTo(indexed.id).length > 0 && !known.includes(indexed.id),
)

describe.skipIf(isUpdating)('trust 11, over HTTP: what is another’s answers as what never was', () => {
  // The first shift has had every call: an editor of it has taken an invitation to review.
  beforeEach(async () => {
    world = await createWorld(portal, 'second')
  })

  it.each(owned)('$id, byte for byte', async (indexed) => {
    const { existing, missing } = probeOf(indexed)
    // Whoever is refused leaves things as they were, so that all can be refused the same.
    const asked = new Map<TestTeam, Input[]>()
    for (const actor of deniedTo(indexed.id)) {
      const actingTeam = world.teamOf(actor)
      let inputs = asked.get(actingTeam)
      if (!inputs) {
        // A team has one organisation: each is asked about one of its own.
        const acting = { ...(await createWorld(portal)), actingTeam }
        inputs = [await existing(acting), (await missing?.(acting)) ?? {}]
        asked.set(actingTeam, inputs)
      }
      const token = await world.tokenOf(actor)
      const [there, nowhere] = [
        await answerOverHttp(portal, indexed, inputs[0] ?? {}, { token, address: freshAddress() }),
        await answerOverHttp(portal, indexed, inputs[1] ?? {}, { token, address: freshAddress() }),
      ]
      expect([actor, there]).toEqual([actor, nowhere])
    }
  })
})

/**
 * Whoever is refused leaves what a call is about as it was, and so does who only reads it: the next one can ask for the
 * same. After a change, and where another team has to be named, it is made anew.
 */
function reused({ id, group, call }: IndexedCall, make: (w: World) => Promise<Input>) {
  const isRead = call.effect === 'read'
  let made: { input: Input; team: TestTeam } | undefined
  return async (actor: ActorName, last: string | undefined): Promise<Input> => {
    const isChanged = !isRead && (last === 'ok' || guesses.has(id))
    if (!made || isChanged || (!isRead && made.team !== world.teamOf(actor))) {
      // A team has one organisation, so each write to one needs a team of its own.
      if (group.startsWith('organisations') && !isRead) world = await createWorld(portal)
      const team = world.teamOf(actor)
      made = { input: await make({ ...world, actingTeam: team }), team }
    }
    return made.input
  }
}

async function tryCall(indexed: IndexedCall, actor: ActorName, asIssued: Input): Promise<string> {
  const token = await world.tokenOf(actor)
  const input = spelled(indexed, asIssued, spellingFor(indexed, actor))
  const { heard, listening } = listenTo(portal)
  const outcome = await callOverHttp(listening, indexed, input, { token, address: freshAddress() })
  if (outcome.reason === 'ok' && 'data' in outcome) {
    // Trust 14: whoever asks gets what is declared, and of the people of this test no number in full.
    expect([actor, outcome.data]).toEqual([actor, indexed.call.output.parse(outcome.data)])
    expect([actor, JSON.stringify(outcome.data).match(fullPhone)]).toEqual([actor, null])
    expect([actor, await leftOpen(indexed.call, (await heard()).data)]).toEqual([actor, []])
  }
  return outcome.reason
}

/**
 * Trust 52: whoever may make the call writes ids in capitals, of the others every second one in mixed case, and the
 * table is the same for all.
 */
function spellingFor(indexed: IndexedCall, actor: ActorName): Spelling | 'asIssued' {
  if (actor === actorFor(indexed)) return 'capitals'
  return actorNames.indexOf(actor) % 2 === 0 ? 'asIssued' : 'mixedCase'
}

/** The portal, and the last answer as it came over the wire: the client of the tests opens and masks what it hands on. */
function listenTo(of: TestPortal) {
  let last = new Response()
  const listening: TestPortal = {
    ...of,
    async fetch(path, init) {
      last = await of.fetch(path, init)
      return last.clone()
    },
  }
  return { listening, heard: (): Promise<{ data: unknown }> => last.clone().json() }
}

/** Personal texts of an answer that are neither encrypted, where the call is secured, nor masked. */
async function leftOpen({ output, secured }: Call, data: unknown): Promise<string[]> {
  const found: string[] = []
  await mapPersonal(output, data, (value, kind) => {
    const isKept = secured === 'none' ? maskPersonal(value, kind) === value : isSealed(value)
    if (!isKept) found.push(value)
    return value
  })
  return found
}

/** A compact JWE has five parts, of which the first is a header in JSON. */
const isSealed = (value: string) => /^eyJ[\w-]+(\.[\w-]*){4}$/.test(value)

/** The numbers of the people in a test begin like this. */
const fullPhone = /(?<![\w-])(\+?86)?13[89]\d{8}(?!\d)/

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
