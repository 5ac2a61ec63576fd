import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../../server/http/calls/call-index.ts'
import { mapPersonal, maskPersonal } from '../../../server/http/calls/personal-answers.ts'
import type { Call } from '../../../shared/contract/call.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import { type Spelling, spelled } from '../attacks/id-spellings.ts'
import {
  actorFor,
  type Caller,
  freshAddress,
  guesses,
  type Input,
  type Outcome,
  probeOf,
} from '../callers.ts'
import { type ActorName, actorNames, createWorld, type World } from '../world.ts'
import { type Stage, send } from './stage.ts'

/**
 * Every call × every actor × an existing object of team A and a missing one, each sent over a port to a
 * listening portal, compared with the committed table. Rewrite it with `UPDATE_RIGHTS=1 npx vitest run
 * --no-file-parallelism tests/contract/walk`, and read the difference before committing it.
 */
const tablePath = join(import.meta.dirname, '../tables/rights.tsv')
export const isUpdating = process.env.UPDATE_RIGHTS === '1'

const objects = ['existing', 'missing'] as const
type ObjectKind = (typeof objects)[number]
type Row = { call: string; object: string; outcomes: string[] }
const committed = readCommitted()
export const callsInTable = new Set(committed.map(({ call }) => call))

const expectedOf = (id: string, object: ObjectKind, actor: ActorName) =>
  committed.find((row) => row.call === id && row.object === object)?.outcomes[actorNames.indexOf(actor)]

/** Whether the table refuses the call, so that it changes nothing; wrong codes are counted as tries. */
const isRefused = (id: string, object: ObjectKind, actor: ActorName) =>
  !isUpdating && !guesses.has(id) && expectedOf(id, object, actor) !== 'ok'

/** Calls that the table refuses to another team for team A's object. */
export const refusedToOthers: ReadonlySet<string> = new Set(
  indexedCalls.map(({ id }) => id).filter((id) => expectedOf(id, 'existing', 'otherTeam') !== 'ok'),
)

/** The responses to each actor, for later comparisons. */
export type Answers = Map<string, { outcome: Outcome; input: Input; raw: unknown }>
const named = (object: ObjectKind, actor: ActorName) => `${object} ${actor}`
export const answerTo = (answers: Answers, object: ObjectKind, actor: ActorName) =>
  answers.get(named(object, actor))

/** Every refused actor sends the same two inputs; for a call that reads, every actor does. */
export async function tryRefused(stage: Stage, answers: Answers): Promise<void> {
  const { id, call } = stage.indexed
  const isRead = call.effect === 'read'
  for (const object of objects) {
    const scene = stage[object]
    if (!scene) continue
    for (const actor of actorNames) {
      if (!isRead && !isRefused(id, object, actor)) continue
      const isOther = !isRead && scene.world.teamOf(actor) !== scene.world.teamA
      const input = isOther ? scene.foreign : scene.own
      await tryCall(stage, { object, actor, input, caller: scene.caller(actor) }, answers)
    }
  }
}

/** Each actor who may make a write makes it about an object of their own. */
export async function tryAllowed({ portal, indexed }: Stage, answers: Answers): Promise<void> {
  const { id, group } = indexed
  let world = await createWorld(portal)
  for (const object of objects) {
    const make = probeOf(indexed)[object]
    if (!make) continue
    let made: { input: Input; team: World['teamA'] } | undefined
    for (const actor of actorNames) {
      if (answers.has(named(object, actor))) continue
      if (!made || made.team !== world.teamOf(actor)) {
        // A team has one organisation, so each write to an organisation needs a team of its own.
        if (group.startsWith('organisations')) world = await createWorld(portal)
        const team = world.teamOf(actor)
        made = { input: await make({ ...world, actingTeam: team }), team }
      }
      const caller = { token: await world.tokenOf(actor), address: freshAddress() }
      const sending = { object, actor, input: made.input, caller }
      const reason = await tryCall({ portal, indexed }, sending, answers)
      if (reason === 'ok' || guesses.has(id)) made = undefined
    }
  }
}

type Sending = { object: ObjectKind; actor: ActorName; input: Input; caller: Caller }

async function tryCall(
  { portal, indexed }: Pick<Stage, 'portal' | 'indexed'>,
  { object, actor, input: asIssued, caller }: Sending,
  answers: Answers,
): Promise<string> {
  const input = spelled(indexed, asIssued, spellingFor(indexed, actor))
  const { heard, listening } = listenTo(portal)
  const outcome = await send({ portal: listening, indexed }, input, caller)
  const raw = await heard()
  if (outcome.reason === 'ok' && 'data' in outcome) {
    // Trust 14: a response holds what is declared, and no full phone number of this test's people.
    expect([actor, outcome.data]).toEqual([actor, indexed.call.output.parse(outcome.data)])
    expect([actor, JSON.stringify(outcome.data).match(fullPhone)]).toEqual([actor, null])
    expect([actor, await leftOpen(indexed.call, JSON.parse(raw.body).data)]).toEqual([actor, []])
  }
  answers.set(named(object, actor), { outcome, input, raw })
  return outcome.reason
}

/** Compares all responses with the table; when it is rewritten, they replace the rows of this call. */
export function compareWithTable({ id }: IndexedCall, answers: Answers): void {
  for (const object of objects) {
    const outcomes = actorNames.map((actor) => answerTo(answers, object, actor)?.outcome.reason)
    if (outcomes.every((outcome) => outcome === undefined)) continue
    if (isUpdating) found.push({ call: id, object, outcomes: outcomes.map(String) })
    else expect([object, outcomesOf(outcomes)]).toEqual([object, outcomesOf(rowOf(id, object))])
  }
}

const rowOf = (id: string, object: ObjectKind) => actorNames.map((actor) => expectedOf(id, object, actor))
const outcomesOf = (outcomes: (string | undefined)[]) =>
  Object.fromEntries(actorNames.map((actor, index) => [actor, outcomes[index]]))

/** Actors of each kind outside team A whom the table denies a call. */
const outsiders: ActorName[] = ['visitor', 'noTeam', 'otherTeam', 'reviewer', 'editor']
const deniedTo = (id: string) => outsiders.filter((actor) => expectedOf(id, 'existing', actor) !== 'ok')

/** Everybody may know which teams act for a verified organisation. */
const known = ['organisations.superAdminUpdate']

/** Calls about objects that belong to somebody. */
export const owned: ReadonlySet<string> = new Set(
  indexedCalls
    .filter((one) => probeOf(one).missing && deniedTo(one.id).length > 0 && !known.includes(one.id))
    .map(({ id }) => id),
)

/** An object of somebody else answers like one that never existed, byte for byte. */
export function compareBytes({ id }: IndexedCall, answers: Answers): void {
  for (const actor of deniedTo(id)) {
    const [there, nowhere] = objects.map((object) => answerTo(answers, object, actor)?.raw)
    expect([actor, there]).toEqual([actor, expect.anything()])
    expect([actor, there]).toEqual([actor, nowhere])
  }
}

/**
 * Trust 52: the usual actor writes ids in capitals, every second other one in mixed case, and the same table
 * holds for all.
 */
function spellingFor(indexed: IndexedCall, actor: ActorName): Spelling | 'asIssued' {
  if (actor === actorFor(indexed)) return 'capitals'
  return actorNames.indexOf(actor) % 2 === 0 ? 'asIssued' : 'mixedCase'
}

/**
 * The portal, and its last response as it came over the wire without what differs each time; the client of
 * the tests decrypts and masks what it returns.
 */
function listenTo(of: TestPortal) {
  let last = new Response()
  const listening: TestPortal = {
    ...of,
    async fetch(path, init) {
      last = await of.fetch(path, init)
      return last.clone()
    },
  }
  async function heard() {
    const headers = [...last.headers]
      .filter(([name]) => name !== 'date' && name !== 'x-request-id')
      // The name and lifetime of a cookie, without its value.
      .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]*/, '=') : value])
    return { status: last.status, headers, body: await last.text() }
  }
  return { listening, heard }
}

/** Personal texts in a response that are neither masked nor, for a secured call, encrypted. */
async function leftOpen({ output, secured }: Call, data: unknown): Promise<string[]> {
  const open: string[] = []
  await mapPersonal(output, data, (value, kind) => {
    const isKept = secured === 'none' ? maskPersonal(value, kind) === value : isSealed(value)
    if (!isKept) open.push(value)
    return value
  })
  return open
}

/** A compact JWE has five parts, the first of which is a JSON header. */
const isSealed = (value: string) => /^eyJ[\w-]+(\.[\w-]*){4}$/.test(value)

/** The numbers of the people in a test begin like this. */
const fullPhone = /(?<![\w-])(\+?86)?13[89]\d{8}(?!\d)/

function readCommitted(): Row[] {
  const [, ...lines] = readFileSync(tablePath, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [call = '', object = '', ...outcomes] = line.split('\t')
    return { call, object, outcomes }
  })
}

const found: Row[] = []

/** Replaces the rows of the walked calls. */
export function writeTable(): void {
  const walked = new Set(found.map(({ call }) => call))
  const exists = new Set(indexedCalls.map(({ id }) => id))
  const others = readCommitted().filter(({ call }) => !walked.has(call) && exists.has(call))
  const head = ['call', 'object', ...actorNames].join('\t')
  const sorted = [...others, ...found].sort((a, b) =>
    a.call === b.call ? a.object.localeCompare(b.object) : a.call < b.call ? -1 : 1,
  )
  const lines = sorted.map(({ call, object, outcomes }) => [call, object, ...outcomes].join('\t'))
  writeFileSync(tablePath, `${[head, ...lines].join('\n')}\n`)
}
