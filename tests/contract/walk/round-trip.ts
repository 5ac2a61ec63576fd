import { expect } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../../server/http/calls/call-index.ts'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type { Envelope } from '../../../shared/contract/errors.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import { openSecuredClient } from '../../support/secured-call.ts'
import { declaredFields, type FieldPath, fieldPaths, valueAt, withValue } from '../attacks/input-fields.ts'
import { actorFor, type Caller, freshAddress, type Input, probeOf, sendPlain, sentFrom } from '../callers.ts'
import { createWorld, type World } from '../world.ts'
import { forgetLimits } from './stage.ts'

/**
 * Text that a database, page, sheet, font or Unicode normalisation might change; the second is for short
 * fields, the third for names.
 */
const texts = [
  'a\'b"c\\d <b>&amp;</b> %00 =1+1 {x} \u202e\u0645\u0631\u062d\u0628\u0627 Z\u0337a e\u0301 ﬁ 👩‍👩‍👧‍👦 \u{20bb7}',
  '<\'"\\&amp; e\u0301ﬁ👩‍👧\u{20bb7}',
  '<\'"\\&amp; e\u0301ﬁ\u{20bb7}',
]

type Answer = Envelope & { opened: unknown }
type Typed = { path: FieldPath; text: string }

/** Each text field of an input with a text of its own, where the call's rules accept such a text. */
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

async function send({ portal }: World, { call }: IndexedCall, input: Input, caller: Caller): Promise<Answer> {
  await forgetLimits(portal)
  if (call.secured === 'none') {
    const envelope = await sendPlain(portal, { encoding: 'json', ...call }, input, caller)
    return { ...envelope, opened: envelope.data }
  }
  const client = openSecuredClient(portal, sentFrom(caller))
  const envelope = await client.send(call, input)
  return { ...envelope, opened: await client.open(envelope) }
}

async function sendAs(indexed: IndexedCall, input: Input, world: World) {
  return send(world, indexed, input, {
    token: await world.tokenOf(actorFor(indexed)),
    address: freshAddress(),
  })
}

const familyOf = ({ group }: IndexedCall) => group.replace(/Staff$/, '')

/** Where staff read what visitors have sent, beside the call's own domain. */
const readElsewhere: Record<string, string[]> = {
  'toolbox.requestTool': ['toolRequests'],
  'volunteering.checkIn': ['hosting'],
  'volunteering.signUp': ['hosting'],
  'hosting.signupDecide': ['volunteering'],
  'volunteeringStaff.revoke': ['certificates'],
  'skilled.hours': ['hosting'],
}

/** What visitors send and staff find by its reference in the queue: the call that shows it, and its id there. */
const foundInQueue: Record<string, { by: string; as: string }> = {
  'projects.adopt': { by: 'projectsStaff.adoptionDetail', as: 'adoptionId' },
  'toolbox.requestTool': { by: 'toolRequestsStaff.detail', as: 'requestId' },
}

const callNamed = (name: string) => indexedCalls.find(({ id }) => id === name) as IndexedCall

async function idInQueue(write: IndexedCall, world: World, { reference }: Input): Promise<Input> {
  const found = foundInQueue[write.id]
  if (!found) return {}
  const token = await world.tokenOf(actorFor(callNamed(found.by)))
  const caller = { token, address: freshAddress() }
  const { opened } = await send(world, callNamed('staff.queue'), { search: reference }, caller)
  return { [found.as]: (opened as OutputOf<Contract['staff']['queue']>).items[0]?.id }
}

/** Calls that may show what a write stored: those of its domain, its subject and the audit. */
function readersOf(write: IndexedCall): IndexedCall[] {
  const families = [familyOf(write), 'usercenter', 'messages', 'audit', ...(readElsewhere[write.id] ?? [])]
  return indexedCalls.filter(
    (one) =>
      (one.call.effect === 'read' ||
        /Staff\.(\w*[dD]etail|changeReveal|reveal|\w*[cC]ontact)$/.test(one.id)) &&
      families.includes(familyOf(one)),
  )
}

/** Every named value in inputs and responses, as input for a reading call. */
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

/** The innermost list item that holds a text: its id is the input of another reading call. */
function thingWith(value: unknown, text: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  const inside = Object.values(value).find((item) => typeof item === 'object' && holds(item, text))
  return (inside && thingWith(inside, text)) ?? (Array.isArray(value) ? null : value)
}

/** The typed texts that no call returns as they were typed. */
async function lostOf(write: IndexedCall, typed: Typed[], world: World, known: Input): Promise<Typed[]> {
  let lost = typed
  let names = { ...known, ...(await idInQueue(write, world, known)) }
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

/** Inputs that no response shows as they were typed, and why. */
const shownOtherwise: Record<string, Record<string, string>> = {
  'applicationsStaff.addCodes': { 'codes.0': 'a secret, shown in part' },
  'applicationsStaff.decide': { reasonCode: 'of no account where nothing is rejected' },
  'applicationsStaff.decideMany': {
    reasonCode: 'of no account where nothing is rejected',
    text: 'read by each applicant, as with one decision',
  },
  'applicationsStaff.reverse': { reasonCode: 'of no account where nothing is rejected' },
  'certificates.contact': { contact: 'stands on certificates that are issued from then on' },
  'contentStaff.recordAdd': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'contentStaff.recordSave': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'contentStaff.recordAutosave': { 'texts.zh.body': 'sanitised HTML', 'texts.en.body': 'sanitised HTML' },
  'contentStaff.textMove': { because: 'read by a team whose proposal is sent back' },
  'hosting.propose': {
    summary: 'stands in the activity once it is published',
    place: 'stands in the activity once it is published',
    body: 'sanitised HTML',
    howToJoin: 'stands in the activity once it is published',
    accessNotes: 'stands in the activity once it is published',
  },
  'organisations.saveDraft': { creditCode: 'kept in capitals' },
  'providers.resume': { state: 'what the browser was given, compared and not kept' },
  'security.getTraceId': { call: 'the name of a call' },
  'skilled.hostStep': { how: 'of a step that proposes a talk', text: 'of a step that needs words' },
  'skilled.step': { how: 'of a step that proposes a talk', text: 'of a step that needs words' },
  'staff.invitationCreate': { name: 'stands with the member once they have come' },
  'support.feedbackSend': {
    entry: 'of an objection, for which the round is named',
    name: 'of an objection, read by its handler alone',
  },
  'supportStaff.answer': { resultReason: 'of an objection, read by everybody with its result' },
  'suspensions.object': { body: 'of an account without a session; staff read it as any feedback' },
  'teams.joinDecide': { reason: 'told to who asked, in a message' },
  'ventureAwardsStaff.tranche': { reason: 'of a step that asks to forgo money' },
  'ventureStaff.exportEntries': { search: 'a filter', track: 'a filter' },
  'waysIn.mailLinkAsk': { back: 'an address of the portal, else left out' },
}

/** Whether a call was accepted; a call about several things answers for each of them. */
function isTaken(answer: { code: number; opened: unknown }): boolean {
  const { items = [] } = (answer.opened ?? {}) as { items?: { error?: unknown }[] }
  return answer.code === 0 && !(Array.isArray(items) && items.some((item) => item?.error))
}

/**
 * Reads accepted texts back as they were typed.
 * @returns the number of texts that were shown
 */
export async function readBack(portal: TestPortal, write: IndexedCall): Promise<number> {
  const sent = await sendTyped(portal, write)
  if (!sent) return 0
  const { world, input, typed, answer } = sent
  expect([write.id, isTaken(answer)]).toEqual([write.id, true])
  const lost = await lostOf(write, typed, world, namesIn(answer.opened, namesIn(input)))
  const otherwise = Object.keys(shownOtherwise[write.id] ?? {})
  const names = lost.map(({ path }) => path.join('.'))
  expect(names.filter((name) => !otherwise.includes(name))).toEqual([])
  return typed.length - lost.length
}

function filled(input: Input, typed: Typed[]): Input {
  return typed.reduce((whole, { path, text }) => withValue(whole, path, text), input)
}

type Begun = { world: World; input: Input }
async function begin(portal: TestPortal, write: IndexedCall): Promise<Begun> {
  const world = await createWorld(portal)
  return { world, input: await probeOf(write).existing(world) }
}

/** Sends all texts beyond the schema at once, else those that the call accepts one by one. */
async function sendTyped(
  portal: TestPortal,
  write: IndexedCall,
): Promise<(Begun & { typed: Typed[]; answer: Answer }) | null> {
  const fill = ({ world, input }: Begun, some: Typed[]) => sendAs(write, filled(input, some), world)
  const first = await begin(portal, write)
  const paths = fieldPaths(write, first.input).filter((path) => !path.some((name) => Number(name) > 0))
  const typed = typedInto(write, first.input, paths)
  if (typed.length === 0) return null
  const answer = await fill(first, typed).catch(() => null)
  if (answer && isTaken(answer)) return { ...first, typed, answer }
  const taken: Typed[] = []
  for (const one of typed) {
    const alone = await fill(await begin(portal, write), [one]).catch(() => null)
    if (alone && isTaken(alone)) taken.push(one)
  }
  if (taken.length === 0) return null
  const fresh = await begin(portal, write)
  return { ...fresh, typed: taken, answer: await fill(fresh, taken) }
}
