import type { Call } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { AuditEntry, CallContext } from '../../context.ts'
import { appendEntries } from '../../db/audit/audit-entries.ts'
import type { Db } from '../../db/database.ts'
import { isRetryable } from '../../db/failures.ts'
import { addressBucket } from '../../db/limits.ts'
import type { Services } from '../../services.ts'
import { traced } from '../../tracing/trace.ts'
import { type Action, type AnyHandler, answer, contextOf } from './call-context.ts'
import type { IndexedCall } from './call-index.ts'
import { claimKey, findAnswer, type KeyRef, storeAnswer } from './idempotency.queries.ts'
import { hasPersonal } from './personal-answers.ts'
import { requestHashOf } from './request-hash.ts'
import type { RequestScope } from './request-scope.ts'

type AnyWrite = (ctx: CallContext) => Promise<unknown>

const retriesAfterDeadlock = 2

/** Runs a call that opens its own transactions; what it notes for the audit is written after it. */
export async function runOwn(
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

/** Runs a write in one transaction with its audit and the answer kept under its key; repeats it after a deadlock. */
export async function runWrite(
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
