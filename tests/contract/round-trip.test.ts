import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../server/http/call-index.ts'
import type { Envelope } from '../../shared/contract/errors.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { openSecuredClient } from '../support/secured-call.ts'
import {
  actorFor,
  type Caller,
  freshAddress,
  guesses,
  type Input,
  probeOf,
  sendPlain,
  sentFrom,
} from './callers.ts'
import { declaredFields, type FieldPath, fieldPaths, valueAt, withValue } from './input-fields.ts'
import { createWorld, type World } from './world.ts'

/** What the portal has logged as failed: a text on which it fails is neither taken nor refused. */
const failures: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', log, listens: true })
})
afterAll(() => portal.close())

/** What a database, a page, a sheet, a font or a form of Unicode could change on its way; the second for short fields. */
const texts = [
  'a\'b"c\\d <b>&amp;</b> %00 =1+1 {x} \u202e\u0645\u0631\u062d\u0628\u0627 Z\u0337a e\u0301 ﬁ 👩‍👩‍👧‍👦 \u{20bb7}',
  '<\'"\\&amp; e\u0301ﬁ👩‍👧\u{20bb7}',
]

const writes = indexedCalls.filter(({ id, call }) => call.effect !== 'read' && !guesses.has(id))

type Typed = { path: FieldPath; text: string }

/** Each text field of an input with a text of its own, as far as the call's rules take such a text there. */
function typedInto({ call }: IndexedCall, input: Input, paths: FieldPath[]): Typed[] {
  return paths.flatMap((path, index) => {
    const value = valueAt(input, path)
    if (typeof value !== 'string' && value !== undefined) return []
    const text = texts
      .map((one) => `${index}${one}`)
      .find((one) => call.input.safeParse(withValue(input, path, one)).success)
    return text === undefined ? [] : [{ path, text }]
  })
}

async function send(
  { call }: IndexedCall,
  input: Input,
  caller: Caller,
): Promise<Envelope & { opened: unknown }> {
  await portal.db.deleteFrom('rate_limits').execute()
  if (call.secured === 'none') {
    const envelope = await sendPlain(portal, { encoding: 'json', ...call }, input, caller)
    return { ...envelope, opened: envelope.data }
  }
  const client = openSecuredClient(portal, sentFrom(caller))
  const envelope = await (call.secured === 'encrypt'
    ? client.sendEncrypted(call.path, input)
    : client.sendSealed(call.path, input))
  return { ...envelope, opened: await client.open(envelope) }
}

async function sendAs(indexed: IndexedCall, input: Input, world: World) {
  return send(indexed, input, { token: await world.tokenOf(actorFor(indexed)), address: freshAddress() })
}

const familyOf = ({ group }: IndexedCall) => group.replace(/Staff$/, '')

/** Where staff read what visitors have sent, besides the domain of the call itself. */
const readElsewhere: Record<string, string[]> = { 'toolbox.requestTool': ['toolRequests'] }

/** The calls that may show what a write has kept: those of its domain, of whoever it is about, and of the audit. */
function readersOf(write: IndexedCall): IndexedCall[] {
  const families = [familyOf(write), 'usercenter', 'messages', 'audit', ...(readElsewhere[write.id] ?? [])]
  return indexedCalls.filter(
    (one) =>
      (one.call.effect === 'read' ||
        /Staff\.(detail|changeDetail|changeReveal|reveal|\w*[cC]ontact)$/.test(one.id)) &&
      families.includes(familyOf(one)),
  )
}

/** Everything that inputs and answers know by name, for a reader to be asked with. */
function namesIn(value: unknown, into: Input = {}, which = /./): Input {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return into
  for (const [name, item] of Object.entries(value)) {
    if ((typeof item === 'string' || typeof item === 'number') && which.test(name)) into[name] ??= item
    namesIn(item, into, which)
  }
  return into
}

const idLike = /(id|number|reference)$/i

const holds = (value: unknown, text: string): boolean =>
  value === text ||
  (typeof value === 'object' && value !== null && Object.values(value).some((item) => holds(item, text)))

/** The innermost thing of a list that holds a text: its id is what another reader is asked with. */
function thingWith(value: unknown, text: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  const inside = Object.values(value).find((item) => typeof item === 'object' && holds(item, text))
  return (inside && thingWith(inside, text)) ?? (Array.isArray(value) ? null : value)
}

/** Of what was typed, what no call shows as it was typed. */
async function lostOf(write: IndexedCall, typed: Typed[], world: World, known: Input): Promise<Typed[]> {
  let lost = typed
  let names = known
  for (const reader of [...readersOf(write), ...readersOf(write).filter(({ id }) => /ontact$/.test(id))]) {
    if (lost.length === 0) return []
    const asked = declaredFields(reader.call.input).filter((name) => name in names)
    const input = { ...Object.fromEntries(asked.map((name) => [name, names[name]])), reason: '核对' }
    const answer = await sendAs(reader, input, world).catch(() => null)
    if (answer?.code !== 0) continue
    for (const { text } of typed) names = { ...namesIn(thingWith(answer.opened, text), {}, idLike), ...names }
    lost = lost.filter(({ text }) => !holds(answer.opened, text))
  }
  return lost
}

/** What a call takes and no answer shows as it was typed, and why. */
const shownOtherwise: Record<string, Record<string, string>> = {
  'applicationsStaff.addCodes': { 'codes.0': 'a secret, shown in part' },
  'applicationsStaff.decide': { reasonCode: 'of no account where nothing is rejected' },
  'applicationsStaff.decideMany': {
    reasonCode: 'of no account where nothing is rejected',
    text: 'read by each applicant, as with one decision',
  },
  'applicationsStaff.reverse': { reasonCode: 'of no account where nothing is rejected' },
  'contentStaff.recordAdd': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'contentStaff.recordSave': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'contentStaff.recordAutosave': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'organisations.saveDraft': { creditCode: 'kept in capitals' },
  'providers.resume': { state: 'what the browser was given, compared and not kept' },
  'security.getTraceId': { call: 'the name of a call' },
  'staff.invitationCreate': { name: 'stands with the member once they have come' },
  'suspensions.object': { body: 'of an account without a session; staff read it as any feedback' },
  'teams.joinDecide': { reason: 'told to who asked, in a message' },
  'waysIn.mailLinkAsk': { back: 'an address of the portal, else left out' },
}

/** A call about several things says of each what came of it. */
function isTaken(answer: { code: number; opened: unknown }): boolean {
  const { items = [] } = (answer.opened ?? {}) as { items?: { error?: unknown }[] }
  return answer.code === 0 && !(Array.isArray(items) && items.some((item) => item?.error))
}

let shown = 0

describe('trust 17: what is accepted is read back as it was typed', () => {
  it.each(writes)('$id', { timeout: 60_000 }, async (write) => {
    const typed = await takenOf(write)
    expect(failures.splice(0)).toEqual([])
    if (typed.length === 0) return
    const { world, input } = await begin(write)
    const answer = await sendAs(write, filled(input, typed), world)
    expect([write.id, isTaken(answer)]).toEqual([write.id, true])
    const lost = await lostOf(write, typed, world, namesIn(answer.opened, namesIn(input)))
    const otherwise = Object.keys(shownOtherwise[write.id] ?? {})
    const names = lost.map(({ path }) => path.join('.'))
    expect(names.filter((name) => !otherwise.includes(name))).toEqual([])
    expect(failures.splice(0)).toEqual([])
    shown += typed.length - lost.length
  })

  it('is so in many fields, not because nothing was taken', () => {
    expect(shown).toBeGreaterThan(80)
  })
})

function filled(input: Input, typed: Typed[]): Input {
  return typed.reduce((whole, { path, text }) => withValue(whole, path, text), input)
}

async function begin(write: IndexedCall): Promise<{ world: World; input: Input }> {
  const world = await createWorld(portal)
  return { world, input: await probeOf(write).existing(world) }
}

/** What the call takes beyond its schema: all at once, else each by itself on things made for it. */
async function takenOf(write: IndexedCall): Promise<Typed[]> {
  const first = await begin(write)
  const paths = fieldPaths(write, first.input).filter((path) => !path.some((name) => Number(name) > 0))
  const typed = typedInto(write, first.input, paths)
  if (typed.length === 0) return []
  const takes = async ({ world, input }: { world: World; input: Input }, some: Typed[]) => {
    const answer = await sendAs(write, filled(input, some), world).catch(() => null)
    return answer !== null && isTaken(answer)
  }
  if (await takes(first, typed)) return typed
  const taken: Typed[] = []
  for (const one of typed) if (await takes(await begin(write), [one])) taken.push(one)
  return taken
}
