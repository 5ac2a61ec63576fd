import type { Call, CallOptions } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, Actor, StaffStanding } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { asApiError } from '../../db/failures.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { handlers } from '../../domains/handlers.ts'
import { traced } from '../../tracing/trace.ts'
import { admitBeforeConsent, askForConsent } from '../pages/consent-gate.ts'
import { type AnyHandler, answer, contextOf } from './call-context.ts'
import type { IndexedCall } from './call-index.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { findUnstorable, holdsTooMany } from './find-unstorable.ts'
import type { RequestScope } from './request-scope.ts'
import { runOwn, runWrite } from './run-write.ts'
import { holdWhileClosed } from './while-closed.ts'
import { writesOnGet } from './writes-on-get.ts'

const writesPerMinute = 120

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
