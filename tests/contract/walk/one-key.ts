import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { findLastAuditEntry } from '../../../server/db/audit/audit.ts'
import { type IndexedCall, indexedCalls } from '../../../server/http/calls/call-index.ts'
import { hasPersonal } from '../../../server/http/calls/personal-answers.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import {
  type Caller,
  callInProcess,
  callOverHttp,
  freshAddress,
  type Input,
  type Outcome,
  probeOf,
} from '../callers.ts'
import { createWorld } from '../world.ts'
import { forgetLimits, type Stage } from './stage.ts'
import { proofLiesBack } from './step-up.ts'

export const isKept = ({ call }: IndexedCall) => call.isReplayable !== false && !hasPersonal(call.output)
/** Signing out ends the session that a second sender would use, as leaving a team ends their membership. */
export const endsTheSession = ({ id }: IndexedCall) =>
  ['signIn.logout', 'teams.leave', 'privacy.consentWithdraw'].includes(id)
const writes = indexedCalls.filter(
  (one) => one.call.effect === 'write' && isKept(one) && !endsTheSession(one),
)

/** Writes that give away money, stock, standing or a role, beside those that need a fresh proof. */
const givesAway = new Set([
  'applications.appeal',
  'applications.start',
  'applications.submit',
  'applicationsStaff.addCodes',
  'handOvers.answer',
  'orders.request',
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

/** Most calls that give something away are sent fifty times at once. */
export function expectFiftyAtOnce(): void {
  const ids = writes.map(({ id }) => id)
  expect([...givesAway].filter((id) => !ids.includes(id))).toEqual([])
  expect(writes.filter((indexed) => atOnce(indexed) === 50).length).toBeGreaterThan(25)
}

/** Writes whose row itself says who made them, or whose page has left an entry already. */
const withoutEntry = new Set([
  // Autosave: a deliberate save and the published text have their entries.
  'contentStaff.recordAutosave',
  // The current viewers, repeated by each look; loading the page's detail leaves the entry of the view.
  'staff.leave',
  'staff.look',
  // Who has read a question is kept beside it, and shown to the other side.
  'ventureQuestions.question',
  // One visitor's vote, which changes nobody's rights; its row identifies the voter by a keyed hash.
  'projects.like',
  'support.helpVote',
  // A test without an account belongs to a browser, known by a keyed hash alone.
  'selftest.answerTest',
  'selftest.beginTest',
  'selftest.endShares',
  'selftest.forgetTest',
  'selftest.openStep',
  'selftest.shareResult',
  'selftestRounds.join',
  // Nothing is finished in the browser of the walk, so that nothing is kept.
  'selftestTeam.keepResult',
  // Nobody in the walk lets a partner have hours; given-hours.test.ts sees the entry where somebody does.
  'partnerHours.given',
  // Reading a message decides nothing; its row stores who read it and when.
  'messages.describeMessageInfo',
  'messages.modifyMessageRead',
  'messages.readToolMessages',
])

/** Names that are public or name no person: the portal, its operator, roles and holidays. */
const ofThePortal = new Set([
  'roleChangesStaff.roleSave',
  'settingsStaff.openingSave',
  'settingsStaff.siteSave',
  'settingsStaff.workingDaysSave',
])

/** A caller for the object that all refused attacks left unchanged, with a proof that is still valid. */
async function firstCaller({ portal, indexed, actor, existing: { world } }: Stage): Promise<Caller> {
  await forgetLimits(portal)
  const token = await world.tokenOf(actor)
  if (indexed.call.needsStepUp) await proofLiesBack(portal, token, 14)
  return { token, address: freshAddress(), idempotencyKey: randomUUID() }
}

/** Of many requests at once with one key one takes effect; the key is bound to this body and person. */
export async function sendWithOneKey(stage: Stage): Promise<void> {
  const { portal, indexed, actor } = stage
  const { own } = stage.existing
  const caller = await firstCaller(stage)
  const { idempotencyKey = '' } = caller
  const before = await lastPosition(portal)

  // The sender that left early and all that wait share the outcome of one execution.
  await leave(stage, own, caller)
  const outcomes = await Promise.all(
    Array.from({ length: atOnce(indexed) }, () => sendUntilTaken(stage, own, caller)),
  )
  expect(outcomes[0]?.reason).toBe('ok')
  for (const outcome of outcomes) expect(outcome).toStrictEqual(outcomes[0])
  await expectOneEntry(stage, caller, before)
  expect(await keyRows(portal, idempotencyKey)).toBe(1)

  const changed = otherThan(own) as Input
  if (JSON.stringify(changed) !== JSON.stringify(own)) {
    const after = await lastPosition(portal)
    expect(await callOverHttp(portal, indexed, changed, caller)).toMatchObject({
      reason: 'idempotencyMismatch',
    })
    expect(await lastPosition(portal)).toBe(after)
  }

  const elsewhere = await createWorld(portal, 'second')
  const other = { ...caller, token: await elsewhere.tokenOf(actor) }
  const independent = await callOverHttp(portal, indexed, await probeOf(indexed).existing(elsewhere), other)
  expect(independent.reason).toBe('ok')
  expect(await keyRows(portal, idempotencyKey)).toBe(2)
}

/** Retries with the same key when the portal, on a slow machine, asks the caller to come back later. */
async function sendUntilTaken({ portal, indexed }: Stage, input: Input, caller: Caller): Promise<Outcome> {
  for (;;) {
    const outcome = await callOverHttp(portal, indexed, input, caller)
    if (outcome.reason !== 'unavailable') return outcome
  }
}

/** A write that ends its sender's session does so once. */
export async function sendToEndTheSession(stage: Stage): Promise<void> {
  const { portal, indexed } = stage
  const { own } = stage.existing
  const caller = await firstCaller(stage)
  const before = await lastPosition(portal)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => callOverHttp(portal, indexed, own, caller)),
  )
  const reasons = outcomes.map(({ reason }) => reason)
  expect(reasons).toContain('ok')
  expect(reasons.filter((reason) => !/^(ok|loginEnded|noTeam|teamChanged)$/.test(reason))).toEqual([])
  await expectOneEntry(stage, caller, before)
}

/** The response is never stored in the table of keys, where it would be readable. */
export async function sendWithoutKeeping(stage: Stage): Promise<void> {
  const { portal, indexed } = stage
  const { own } = stage.existing
  const caller = await firstCaller(stage)
  const before = await lastPosition(portal)
  expect((await callOverHttp(portal, indexed, own, caller)).reason).toBe('ok')
  await expectOneEntry(stage, caller, before)
  expect(await keyRows(portal, caller.idempotencyKey ?? '')).toBe(0)
}

/** A visitor whose browser has no cookie yet sends once and is recognised by address alone. */
export async function sendAsNewVisitor({ portal, indexed, existing: { world } }: Stage): Promise<void> {
  const input = await probeOf(indexed).existing(world)
  const idempotencyKey = randomUUID()
  const sendFrom = (address: string) => callOverHttp(portal, indexed, input, { address, idempotencyKey })
  const here = freshAddress()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => sendFrom(here)))
  for (const outcome of outcomes) expect(outcome).toStrictEqual(outcomes[0])
  expect(await keyRows(portal, idempotencyKey)).toBe(outcomes[0]?.reason === 'ok' ? 1 : 0)
  const there = await sendFrom(freshAddress())
  expect(there.reason).toBe(outcomes[0]?.reason)
  if ('data' in there && JSON.stringify(there.data).includes('reference'))
    expect(there).not.toStrictEqual(outcomes[0])
}

/**
 * One request leaves one entry or more, or none where its row says who made it. An entry contains nothing
 * that was typed, which may name anybody. A request without content leaves none.
 */
async function expectOneEntry(
  { portal, indexed, existing: { own } }: Stage,
  caller: Caller,
  before: number,
): Promise<void> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select(['request_id', 'before', 'after'])
    .where('position', '>', before)
    .execute()
  const requests = new Set(rows.map((row) => row.request_id))
  expect(requests.size).toBe(withoutEntry.has(indexed.id) ? 0 : 1)
  if (!ofThePortal.has(indexed.id)) {
    const entered = JSON.stringify(rows)
    expect(typedIn(own).filter((text) => entered.includes(text))).toEqual([])
  }
  const after = await lastPosition(portal)
  await callInProcess(portal, indexed, {}, { token: caller.token, address: freshAddress() })
  expect(await lastPosition(portal)).toBe(after)
}

/** Hand-written texts of an input: those with Chinese, which no id, state or choice contains. */
function typedIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(typedIn) : []
}

let left = 0

/** Sends a call and disconnects before the response: at once, during it or after it, by turns. */
async function leave({ portal, indexed }: Stage, input: Input, caller: Caller): Promise<void> {
  const leaving = new AbortController()
  const hanging: TestPortal = {
    ...portal,
    fetch: (path, init) => portal.fetch(path, { ...init, signal: leaving.signal }),
  }
  // The response never arrives.
  const sent = callOverHttp(hanging, indexed, input, caller).catch(() => null)
  left += 1
  await sleep([0, 2, 5, 9, 14, 20, 30][left % 7])
  leaving.abort()
  await sent
}

async function lastPosition({ db }: TestPortal): Promise<number> {
  return (await findLastAuditEntry(db))?.position ?? 0
}

async function keyRows({ db }: TestPortal, key: string): Promise<number> {
  const rows = await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
  return rows.length
}

/** A body of the same form with other content: other ids, numbers and words. */
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
      // The type of a like has only one value.
      if (key === 'TeamID' || key === 'type') return [key, item]
      return [key, key === 'instanceID' ? `${item}1` : otherThan(item)]
    }),
  )
}
