import type { Context, Hono } from 'hono'
import type { Call } from '../../../shared/contract/call.ts'
import { ApiError, type Envelope } from '../../../shared/contract/errors.ts'
import { asApiError } from '../../db/failures.ts'
import type { RequestCookies } from '../door/cookie-jar.ts'
import type { HttpEnv } from '../http-env.ts'
import { askOnTheWay } from '../pages/consent-gate.ts'
import type { IndexedCall } from './call-index.ts'
import { apiAddressesOf, indexedCalls } from './call-index.ts'
import { codeOf, errorData, statusOf } from './error-message.ts'
import { mapPersonal, maskPersonal } from './personal-answers.ts'
import { countWriteAhead, runCall } from './pipeline.ts'
import { readCallInput } from './read-call-input.ts'
import { countCall } from './reading-calls.ts'
import type { RequestScope } from './request-scope.ts'
import { type OpenedCall, openSecured, sealPersonal } from './secured-calls.ts'

/** Serves every call of the contract over HTTP, in Chinese and, below `/en/`, in English. */
export function addCallRoutes(app: Hono<HttpEnv>): void {
  for (const indexed of indexedCalls) {
    app.on(indexed.call.method, apiAddressesOf(indexed.call), (c) => answerCall(c, indexed))
  }
}

async function answerCall(c: Context<HttpEnv>, indexed: IndexedCall): Promise<Response> {
  const endTimer = c.var.metrics.startCall(indexed.id, 'http')
  const scope = await c.var.scope().catch((error: unknown) => {
    endTimer(error instanceof ApiError ? error.reason : 'internal')
    throw error
  })
  try {
    // This status tells the client to clear its storage, so an ended session gets it on every call.
    if (scope.hasEndedSession) throw new ApiError('loginEnded')
    askOnTheWay(indexed.call, scope, c.req.header('x-page'))
    const { data, traceId } = await runOverHttp(c, indexed, scope)
    endTimer('success')
    if (indexed.call.isKept) return respondText(c, scope.cookies, 200, keptText(data as object))
    return respond(c, scope.cookies, 200, { code: 0, data, traceId })
  } catch (error) {
    return respondError(c, scope, indexed, asApiError(error), endTimer)
  }
}

async function runOverHttp(c: Context<HttpEnv>, indexed: IndexedCall, scope: RequestScope) {
  const { call } = indexed
  if (call.encoding === 'multipart') await countWriteAhead(scope)
  const raw = await readCallInput(c, call)
  const opened = call.secured === 'none' ? null : await openSecured(scope, call, raw)
  const idempotencyKey = c.req.header('idempotency-key')
  const data = await runCall(
    scope,
    indexed,
    opened ? opened.input : raw,
    idempotencyKey ? { idempotencyKey } : {},
  )
  countCall(c, indexed.id, raw)
  return { data: await protectAnswer(call, opened, data), traceId: opened?.keys.traceId ?? null }
}

async function protectAnswer(call: Call, opened: OpenedCall | null, data: unknown): Promise<unknown> {
  return mapPersonal(call.output, data, (value, kind) =>
    opened ? sealPersonal(opened, value) : maskPersonal(value, kind),
  )
}

function respondError(
  c: Context<HttpEnv>,
  scope: RequestScope & { cookies: RequestCookies },
  indexed: IndexedCall,
  error: unknown,
  endTimer: (outcome: string) => void,
): Response {
  const known = error instanceof ApiError ? error : new ApiError('internal')
  endTimer(known.reason)
  if (known !== error)
    c.var.log.error({ err: error, call: indexed.id, requestId: scope.requestId }, 'call failed')
  const { retryAfterSeconds } = known.details
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
  return respond(c, scope.cookies, statusOf(known), {
    code: codeOf(known),
    data: errorData(known, scope.locale),
    traceId: null,
  })
}

/** Kept responses as text, written once each: until content changes, the same object is returned. */
const keptTexts = new WeakMap<object, string>()

function keptText(data: object): string {
  const known = keptTexts.get(data) ?? JSON.stringify({ code: 0, data, traceId: null })
  keptTexts.set(data, known)
  return known
}

function respond(c: Context<HttpEnv>, cookies: RequestCookies, status: number, envelope: Envelope): Response {
  return respondText(c, cookies, status, JSON.stringify(envelope))
}

function respondText(c: Context<HttpEnv>, cookies: RequestCookies, status: number, text: string): Response {
  for (const change of cookies.changes()) c.header('Set-Cookie', change, { append: true })
  return c.body(text, status as 200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' })
}
