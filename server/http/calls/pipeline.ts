import type { Call, CallOptions } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, Actor, AuditEntry, CallContext, StaffStanding } from '../../context.ts'
import { appendEntries } from '../../db/audit/audit-entries.ts'
import type { Db } from '../../db/database.ts'
import { asApiError, isRetryable } from '../../db/failures.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { handlers } from '../../domains/handlers.ts'
import type { Services } from '../../services.ts'
import { traced } from '../../tracing/trace.ts'
import { admitBeforeConsent, askForConsent } from '../pages/consent-gate.ts'
import type { IndexedCall } from './call-index.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { findUnstorable, holdsTooMany } from './find-unstorable.ts'
import { claimKey, findAnswer, type KeyRef, storeAnswer } from './idempotency.queries.ts'
import { hasPersonal, limitPersonal } from './personal-answers.ts'
import { requestHashOf } from './request-hash.ts'
import type { RequestScope } from './request-scope.ts'
import { holdWhileClosed } from './while-closed.ts'
import { writesOnGet } from './writes-on-get.ts'

/** Any call's handler without its types: the contract has checked both ends. */
type AnyHandler = (ctx: CallContext, input: unknown) => Promise<unknown>
type AnyWrite = (ctx: CallContext) => Promise<unknown>

const writesPerMinute = 120
const retriesAfterDeadlock = 2

/**
 * The one way into every domain, for both transports: access, limits, idempotency, parsing, the handler,
 * audit and jobs in one transaction, and the output parsed again, so that nothing undeclared leaves.
 * @throws ApiError of any name; nothing else
 */
export function runCall(
  arrived: RequestScope,
  indexed: IndexedCall,
  raw: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  return traced(
    `call ${indexed.id}`,
    () => runAdmitted(arrived, indexed, raw, options),
    (error) => (error instanceof ApiError ? error.reason : 'internal'),
  )
}

async function runAdmitted(
  arrived: RequestScope,
  indexed: IndexedCall,
  raw: unknown,
  options: CallOptions,
): Promise<unknown> {
  const { call } = indexed
  const handler = handlerOf(indexed)
  try {
    await holdWhileClosed(indexed, raw, arrived)
    if (call.effect === 'read') {
      checkAccess(call, arrived)
      return await read(arrived, indexed, handler, parseInput(call, raw, arrived.actor))
    }
    if (arrived.isReading && !writesOnGet[indexed.id])
      throw new Error(`${indexed.id} writes and was made by a page that was only asked for`)
    const scope = await arrived.forWriting()
    const admitted = admitBeforeConsent(call, scope, raw)
    return await write(admitted, indexed, handler, raw, {
      ...options,
      isCounted: counted.delete(arrived),
    }).catch((error: unknown) => {
      throw askForConsent(error, scope, admitted)
    })
  } catch (error) {
    throw orLoginEnded(error, arrived, call)
  }
}

/** A visitor's forbidden write may come from a session that has just ended: it asks to sign in again. */
function orLoginEnded(error: unknown, { hasEndedSession }: RequestScope, { effect }: Call): unknown {
  const known = asApiError(error)
  const isPerhapsTheirs = hasEndedSession && effect !== 'read' && known instanceof ApiError
  return isPerhapsTheirs && known.reason === 'notAvailable' ? new ApiError('loginEnded') : known
}

async function write(
  scope: RequestScope,
  indexed: IndexedCall,
  handler: AnyHandler,
  raw: unknown,
  { idempotencyKey, isCounted }: CallOptions & { isCounted: boolean },
): Promise<unknown> {
  const { call } = indexed
  checkAccess(call, scope)
  // A request that cannot be counted is refused, as it would be during an outage.
  if (!isCounted) await limitWrites(scope)
  const input = parseInput(call, raw, scope.actor)
  if (call.effect === 'own') return runOwn(scope, call, handler, input, idempotencyKey)
  return runWrite(scope, indexed, handler, input, idempotencyKey)
}

function checkAccess(call: Call, { actor }: RequestScope): void {
  if (call.access === 'public') return
  if (actor.kind !== 'account') throw new ApiError('loginEnded')
  if (call.access === 'team' && !actor.team) throw new ApiError('noTeam')
  if (call.access === 'staff') {
    if (!actor.staff) throw new ApiError('notAvailable')
    if (!actor.staff.hasSecondFactor) throw new ApiError('secondFactorNeeded')
    checkPrivilege(call, actor.staff)
  }
}

/** A staff call without a privilege is open to nobody. A refusal names it, so that people can ask for it. */
function checkPrivilege({ privilege, needsStepUp }: Call, staff: StaffStanding): void {
  if (!privilege) throw new ApiError('notAvailable')
  if (privilege !== 'any' && !staff.privileges.includes(privilege))
    throw new ApiError('notAvailable', { params: { privilege } })
  if (needsStepUp && !staff.hasFreshProof) throw new ApiError('stepUpNeeded')
}

/** Requests whose write was counted before their body was read. */
const counted = new WeakSet<RequestScope>()

/**
 * Counts a write before its body is parsed, which costs work: refused files count too.
 * @throws ApiError `tooMany`
 */
export async function countWriteAhead(scope: RequestScope): Promise<void> {
  await limitWrites(scope)
  counted.add(scope)
}

async function limitWrites(scope: RequestScope): Promise<void> {
  const who = scope.actor.kind === 'account' ? scope.actor.accountId : addressBucket(scope.address)
  await spendLimits(scope.services.limits, [
    { key: `write:${who}`, most: writesPerMinute, windowSeconds: 60 },
  ])
}

function parseInput(call: Call, raw: unknown, actor: Actor): unknown {
  if (holdsTooMany(raw)) throw new ApiError('badRequest')
  const unstorable = findUnstorable(raw)
  if (unstorable !== null) {
    throw new ApiError('invalidInput', { fields: { [unstorable]: { reason: 'wrongFormat' } } })
  }
  const parsed = call.input.safeParse(raw)
  if (!parsed.success) throw new ApiError('invalidInput', { fields: fieldErrorsOf(parsed.error, raw) })
  const stated = (parsed.data as { TeamID?: unknown } | null)?.TeamID
  if (call.access === 'team' && call.effect !== 'read' && stated !== (actor as Account).team?.id) {
    throw new ApiError('teamChanged')
  }
  return parsed.data
}

function handlerOf({ group, name }: IndexedCall): AnyHandler {
  const found = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[group]?.[name]
  if (!found) throw new Error(`no handler for ${group}.${name}`)
  return found
}

/**
 * A read goes straight to the pool. One that is the same for everybody is cached until content changes, and comes from
 * the replica, if there is one and it has every change; what fails there is read again from the primary.
 */
async function read(
  scope: RequestScope,
  { id, call }: IndexedCall,
  handler: AnyHandler,
  input: unknown,
): Promise<unknown> {
  const { answers, pool, replica, isClosed } = scope.services
  const computeIn = async (db: Db) => answer(call, scope.actor, await handler(contextOf(scope, db), input))
  // While the portal is closed its staff see more than visitors.
  if (!call.isKept || (await isClosed())) return computeIn(pool)
  const compute = async () => {
    const copy = replica?.current()
    if (!copy) return computeIn(pool)
    return computeIn(copy).catch((error: unknown) => {
      if (error instanceof ApiError) throw error
      return computeIn(pool)
    })
  }
  if (!answers) return compute()
  return answers.answer(`${id} ${scope.locale} ${JSON.stringify(input)}`, compute)
}

/** Parses the output by the contract: drops undeclared fields, and masks what the reader may not see. */
async function answer(call: Call, actor: Actor, output: unknown): Promise<unknown> {
  return call.output.parse(await limitPersonal(call, actor, output))
}

async function runOwn(
  scope: RequestScope,
  call: Call,
  handler: AnyHandler,
  input: unknown,
  idempotencyKey: string | undefined,
): Promise<unknown> {
  if (idempotencyKey) checkKey(idempotencyKey)
  const entries: AuditEntry[] = []
  const after: Action[] = []
  const ctx = contextOf(scope, scope.services.pool, { entries, after, undo: [] })
  const result = await handler({ ...ctx, idempotencyKey: idempotencyKey ?? null }, input)
  if (entries.length > 0) {
    await inTransaction(scope.services.pool, (trx) => flushAudit(trx, scope, entries))
  }
  for (const action of after) await action()
  return answer(call, scope.actor, result)
}

async function runWrite(
  scope: RequestScope,
  indexed: IndexedCall,
  handler: AnyHandler,
  input: unknown,
  idempotencyKey: string | undefined,
): Promise<unknown> {
  const work: AnyWrite =
    indexed.call.encoding === 'multipart'
      ? ((await handler(contextOf(scope, scope.services.pool), input)) as AnyWrite)
      : (ctx) => handler(ctx, input)
  for (let attempt = 0; ; attempt += 1) {
    const after: Action[] = []
    try {
      const result = await inTransaction(scope.services.pool, async (trx) => {
        const key = idempotencyKey && keyRefOf(scope, indexed, idempotencyKey)
        const earlier = key && (await earlierAnswer(trx, scope.services, key, input))
        if (earlier) return earlier.response
        const entries: AuditEntry[] = []
        const undo: Action[] = []
        try {
          const ctx = contextOf(scope, trx, { entries, after, undo })
          const output = await answer(indexed.call, scope.actor, await work(ctx))
          if (key) await storeAnswer(trx, key, output)
          await flushAudit(trx, scope, entries)
          return output
        } catch (error) {
          await undoAll(undo)
          throw error
        }
      })
      for (const action of after) await action()
      return result
    } catch (error) {
      if (attempt >= retriesAfterDeadlock || !isRetryable(error)) throw error
    }
  }
}

function inTransaction<T>(pool: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return traced('transaction', () => pool.transaction().execute(work))
}

/** At this point nothing was committed; what cannot be undone now is found by a sweep. */
async function undoAll(actions: Action[]): Promise<void> {
  for (const action of actions) await Promise.resolve(action()).catch(() => undefined)
}

/**
 * The key of a write; null where its response must not be stored: with personal texts or a secret, it would
 * be readable in the table of keys, and would be returned to somebody who may no longer see it.
 */
function keyRefOf(scope: RequestScope, indexed: IndexedCall, key: string): KeyRef | null {
  if (indexed.call.isReplayable === false || hasPersonal(indexed.call.output)) return null
  checkKey(key)
  return { actor: whoSends(scope), call: indexed.id, key }
}

/** A visitor whose browser has no id yet is identified by the address. */
function whoSends({ actor, browserId, isKnownBrowser, address, services }: RequestScope): string {
  if (actor.kind === 'account') return `account:${actor.accountId}`
  if (isKnownBrowser) return `browser:${browserId}`
  return `address:${services.keyedHash(addressBucket(address), 'idempotency').toString('base64url')}`
}

function checkKey(key: string): void {
  if (key.length < 8 || key.length > 64) throw new ApiError('badRequest')
}

/** The response of a key's first use; null when this is the first. */
async function earlierAnswer(
  trx: Db,
  services: Services,
  key: KeyRef,
  input: unknown,
): Promise<{ response: unknown } | null> {
  const requestHash = await requestHashOf(services, input)
  if (await claimKey(trx, key, requestHash)) return null
  const found = await findAnswer(trx, key)
  if (!found) throw new ApiError('conflict')
  if (!found.request_hash.equals(requestHash)) throw new ApiError('idempotencyMismatch')
  return { response: found.response }
}

async function flushAudit(trx: Db, scope: RequestScope, entries: AuditEntry[]): Promise<void> {
  const account = scope.actor.kind === 'account' ? scope.actor : null
  await appendEntries(trx, entries, {
    accountId: account?.accountId ?? null,
    teamId: account?.team?.id ?? null,
    requestId: scope.requestId,
  })
}

type Action = () => Promise<void> | void
/** What a call leaves to be done after its commit or its failure. */
type Kept = { entries: AuditEntry[]; after: Action[]; undo: Action[] }

function contextOf(
  scope: RequestScope,
  db: Db,
  { entries, after, undo }: Kept = { entries: [], after: [], undo: [] },
): CallContext {
  return {
    db,
    actor: scope.actor,
    locale: scope.locale,
    requestId: scope.requestId,
    browserId: scope.browserId,
    rememberBrowser: scope.rememberBrowser,
    address: scope.address,
    device: scope.device,
    idempotencyKey: null,
    services: scope.services,
    cookies: scope.cookies,
    audit: (entry) => entries.push(entry),
    afterCommit: (action) => after.push(action),
    afterFailure: (action) => undo.push(action),
  }
}
