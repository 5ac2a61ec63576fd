import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { IndexedCall } from '../../server/http/calls/call-index.ts'
import { callOverHttp, type Input, NoEnvelope, type Outcome, reasonOf } from '../contract/callers.ts'
import type { TestPortal } from '../support/portal/portal.ts'
import { newAddress } from '../support/sign-in.ts'
import type { Relay } from './page-relay.ts'
import type { Tally } from './tally.ts'

/** The input of a call about an object made for it, and the session of an account that may make it. */
export type Prepared = { input: Input; token: string | undefined }

type Attacked = {
  portal: TestPortal
  indexed: IndexedCall
  tally: Tally
  first: Prepared
  /** Prepares a new object after each response, for calls that succeed only once per object. */
  prepare(): Promise<Prepared>
}

/**
 * Takes a call's input as plain JSON, as scanners can send it, and makes the call as a browser does: with its
 * own trace id, encrypted where required, with a fresh idempotency key and within every limit.
 */
export async function openCallRelay(attacked: Attacked): Promise<Relay> {
  let prepared = attacked.first
  let isUsedUp: boolean | undefined
  const attack = async (sent: string) => {
    const input = changedAs(attacked.first.input, JSON.parse(sent), prepared.input) as Input
    const made = await make(attacked, { ...prepared, input }, sent)
    if (reasonOf(made) !== 'ok' || attacked.indexed.call.effect === 'read') return made
    isUsedUp ??= reasonOf(await make(attacked, { ...prepared, input }, sent)) !== 'ok'
    if (isUsedUp) prepared = await attacked.prepare()
    return made
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const outcome = await oneAtATime(() => attack(sent)).catch((error: unknown) => ({
      reason: 'notSent',
      details: String(error),
    }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(outcome))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function make({ portal, indexed, tally }: Attacked, { input, token }: Prepared, sent: string) {
  tally.requests += 1
  await sql`delete from rate_limits`.execute(portal.db)
  // A scan of the staff pages finds the switch by which texts need a second person.
  await sql`delete from settings where key = 'contentReview'`.execute(portal.db)
  let outcome: Outcome
  try {
    const caller = { token, address: newAddress(), idempotencyKey: randomUUID() }
    outcome = await callOverHttp(portal, indexed, input, caller)
  } catch (error) {
    // Half a surrogate pair has no address encoding, and an empty id matches no call.
    if (error instanceof URIError) return { reason: 'notSent', details: {} }
    if (!(error instanceof NoEnvelope)) throw error
    if (error.status >= 500) tally.faults.add(`${indexed.id} answers ${error.status}: ${sent}`)
    return { reason: 'noAddress', details: {} }
  }
  const reason = reasonOf(outcome)
  if (reason === 'internal') tally.faults.add(`${indexed.id} fails: ${sent}`)
  if (reason === 'ok') tally.ok += 1
  return outcome
}

let last: Promise<unknown> = Promise.resolve()

/** The tests' client forms one request at a time. */
function oneAtATime<Value>(act: () => Promise<Value>): Promise<Value> {
  const turn = last.then(act, act)
  last = turn
  return turn
}

/** Applies the changes between the original and the sent input to a fresh input. */
function changedAs(original: unknown, sent: unknown, fresh: unknown): unknown {
  if (isDeepStrictEqual(sent, original)) return fresh
  if (!isPlain(original) || !isPlain(sent) || !isPlain(fresh)) return sent
  const names = Object.keys(sent)
  return Object.fromEntries(names.map((name) => [name, changedAs(original[name], sent[name], fresh[name])]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
