import { expect } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import type { IndexedCall } from '../../../server/http/calls/call-index.ts'
import { fieldErrorsOf } from '../../../server/http/calls/field-errors.ts'
import { findUnstorable } from '../../../server/http/calls/find-unstorable.ts'
import { addressOf } from '../../../server/http/calls/openapi.ts'
import { type FieldPath, fieldPaths, withValue } from '../attacks/input-fields.ts'
import { asJson, freshAddress, type Input } from '../callers.ts'
import { beginAnew, type Stage, send } from './stage.ts'

/** Text with a meaning to a database, page, sheet or terminal, or beyond usual fonts and lengths. */
const naughtyText = [
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  'Z̷̢͓͉̓͂a̶͇͝l̵̰̈́👩‍👩‍👧‍👦',
].join(' ')

/** Values that people and attackers enter into a field; the most widely accepted ones come first. */
const naughtyValues: [string, unknown][] = [
  ['naughty text', naughtyText],
  ['a short one', '=<\'"\u202eé👩‍👧'],
  ['nothing', null],
  ['an empty text', ''],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a huge number', 1e308],
  ['a number beyond 32 bits', 2 ** 40],
  ['a negative number', -1],
  ['a list', ['a', { b: 1 }]],
  ['an object', { $gt: '' }],
  ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}}')],
  ['ten thousand characters', '长'.repeat(10_000)],
]

/** An address longer than 16 KiB is refused before it is parsed; one of this length is still read. */
const naughtyInAddress = naughtyValues.map(([label, value]): [string, unknown] =>
  typeof value === 'string' && value.length > 5000 ? [label, 'x'.repeat(10_000)] : [label, value],
)
const isAddressed = ({ call }: IndexedCall) => call.method === 'GET' || call.path.includes('{')

/** No value in any field makes a call fail. The log is the only trace of why a response was `internal`. */
export async function fillFields(stage: Stage, failures: string[]): Promise<void> {
  const { indexed } = stage
  failures.length = 0
  let { input, caller } = await beginAnew(stage)
  let isUsed = false
  const tryAll = async (paths: FieldPath[], label: string, value: unknown) => {
    const tried = paths.reduce((whole, path) => withValue(whole, path, value), input)
    const outcome = await tryInput(stage, tried, caller)
    if (outcome.reason === 'internal' || failures.length > 0) {
      const where = paths.map((path) => path.join('.')).join()
      throw new Error(`${where} = ${label}: ${outcome.reason} ${failures.splice(0).join()}`)
    }
    if (outcome.reason === 'ok' && indexed.call.effect !== 'read') isUsed = true
    return outcome
  }

  // The first item of a list stands for all.
  const paths = fieldPaths(indexed, input).filter(
    (path) => !path.some((name) => Number.parseInt(name, 10) > 0),
  )
  const together = isAddressed(indexed) ? new Map() : refusedTogether(indexed, input, paths)
  for (const [label, places] of together) {
    const value = naughtyValues.find(([name]) => name === label)?.[1]
    const outcome = await tryAll(places, label, value)
    expect([label, outcome]).toMatchObject([label, { reason: 'invalidInput' }])
    const { fields } = (outcome as { details: { fields?: object } }).details
    for (const path of places)
      expect([label, Object.keys(fields ?? {})]).toEqual([label, expect.arrayContaining([path.join('.')])])
  }
  for (const path of paths) {
    // After a successful write its object is used up.
    if (isUsed) ({ input, caller } = await beginAnew(stage))
    isUsed = false
    for (const [label, value] of isAddressed(indexed) ? naughtyInAddress : naughtyValues)
      if (!together.get(label)?.includes(path)) await tryAll([path], label, value)
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
}

/**
 * The fields whose value the contract still refuses, naming each of them, when all have it at once: one
 * request then tries them all. Values that the database cannot store are reported for the first field only.
 */
function refusedTogether({ call }: IndexedCall, input: Input, paths: FieldPath[]): Map<string, FieldPath[]> {
  const errorsOf = (tried: Input): string[] => {
    const sent = tried instanceof Blob ? tried : sentForm(tried)
    const parsed = call.input.safeParse(sent)
    return parsed.success ? [] : Object.keys(fieldErrorsOf(parsed.error, sent))
  }
  const together = new Map<string, FieldPath[]>()
  for (const [label, value] of naughtyValues) {
    if (findUnstorable({ value }) !== null) continue
    const alone = paths.filter((path) => errorsOf(withValue(input, path, value)).includes(path.join('.')))
    // A field inside another tried field is left out.
    const apart = alone.filter(
      (path) =>
        !alone.some((other) => other.length < path.length && other.every((name, at) => name === path[at])),
    )
    const said = errorsOf(apart.reduce((whole, path) => withValue(whole, path, value), input))
    const named = apart.filter((path) => said.includes(path.join('.')))
    if (named.length > 1) together.set(label, named)
  }
  return together
}

/** An input after JSON; inputs with files stay as they are. */
function sentForm(input: Input): unknown {
  return Object.values(input).some((value) => value instanceof Blob) ? input : asJson(input)
}

async function tryInput(stage: Stage, input: Input, caller: { token: string | undefined }) {
  try {
    return await send(stage, input, caller)
  } catch (error) {
    // Half a surrogate pair cannot be encoded in an address.
    if (error instanceof URIError) return { reason: 'notSent', details: {} }
    throw error
  }
}

const bodies: [string, string | Buffer][] = [
  ['no JSON', '{'],
  ['a text', '"text"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['depth 10,000', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['1 MiB + 1', `{"a":"${'x'.repeat(1024 * 1024 - 7)}"}`],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a lone surrogate', '{"a":"\\ud800"}'],
]

/** Every body is answered with an envelope, and none makes the call fail. */
export async function sendBodies(stage: Stage, failures: string[]): Promise<void> {
  const { portal, indexed, actor } = stage
  const { world } = stage.existing
  const token = await world.tokenOf(actor)
  for (const [label, body] of bodies) {
    const response = await portal.fetch(addressOf(indexed.call), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      address: freshAddress(),
      ...(token && { cookie: `${sessionCookie}=${token}` }),
    })
    expect(response.status, `${indexed.id}: ${label}, ${failures.splice(0)}`).toBeLessThan(500)
    expect(await response.json(), label).toMatchObject({ code: expect.any(Number) })
  }
}
