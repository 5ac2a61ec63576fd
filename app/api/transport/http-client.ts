import type { Envelope } from '../../../shared/contract/errors.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { reportLoginEnded, reportNotAvailable } from '../state/client-events.ts'
import type { CallEntry } from './call-table.ts'

const requestTimeoutMs = 8000
const apiRoot = '/api/techforgood'
export const illegalOperationCode = 5001

/** A request that failed without an envelope; status 0 if there was no response. */
export type FailedRequest = { data: unknown; status: number; statusText: string }

/** Thrown instead of a response: the same person has signed in again, and the request is to be sent again. */
export class SignedInAgain extends Error {}

export type SendOptions = {
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
  isByClock?: boolean | undefined
  staysOnPage?: boolean | undefined
  /** Path and query of the page that is being loaded: the server may require something before that page. */
  page?: string | undefined
}

/**
 * Sends one request as the specification says: a timeout of 8 seconds, an envelope back. An ended login and
 * an illegal operation are reported, the latter unless the page shows it itself; a timeout is logged; every
 * other failure resolves to the response.
 * @throws SignedInAgain
 */
export async function sendRequest(
  entry: CallEntry,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Envelope | FailedRequest> {
  const { url, init } = requestOf(entry, input, options)
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  let response: Response
  let body: unknown
  try {
    response = await fetch(url, { ...init, signal: eitherOf(timeout, options.signal) })
    // A response that breaks off counts as none.
    body = parse(await response.text())
  } catch (error) {
    if (timeout.aborted) console.warn(`${entry.path}: no answer within ${requestTimeoutMs} ms`)
    return { data: null, status: 0, statusText: error instanceof Error ? error.name : 'failed' }
  }
  if (response.status === 403 && (await reportLoginEnded())) throw new SignedInAgain()
  if (!isEnvelope(body)) return { data: body, status: response.status, statusText: response.statusText }
  if (response.ok && body.code === illegalOperationCode && !options.staysOnPage) {
    const isLeft = await reportNotAvailable(body.data ?? {}, goalOf(options))
    // The page is being left; the next page shows what happened.
    if (isLeft) await new Promise(() => {})
  }
  return body
}

/** `AbortSignal.any` is newer than the oldest supported browsers. */
function eitherOf(timeout: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  if (!signal) return timeout
  const either = new AbortController()
  for (const one of [timeout, signal]) {
    if (one.aborted) either.abort(one.reason)
    one.addEventListener('abort', () => either.abort(one.reason), { once: true })
  }
  return either.signal
}

export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number'
}

function requestOf(entry: CallEntry, input: Record<string, unknown>, options: SendOptions) {
  const rest = { ...input }
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const url = urlOf(path)
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const goal = goalOf(options)
  if (goal) headers['X-Page'] = goal
  if (options.isByClock) headers['X-By-Clock'] = '1'
  const init: RequestInit = {
    method: entry.method,
    headers,
    credentials: 'same-origin',
    redirect: 'error',
    ...(options.keepalive && { keepalive: true }),
  }
  if (entry.method === 'GET') return { url: withQuery(url, rest), init }
  if (entry.encoding === 'multipart') return { url, init: { ...init, body: formOf(rest) } }
  headers['Content-Type'] = 'application/json'
  return { url, init: { ...init, body: JSON.stringify(rest) } }
}

/** The page that the reader is navigating to; undefined while they stay on their page. */
function goalOf({ page }: SendOptions): string | undefined {
  return page && page !== shownPage() ? page : undefined
}

/** The page still shown: when going back, the browser's location is the goal before anything is loaded. */
function shownPage(): string {
  const { pathname, search } = window.__reactRouterDataRouter?.state.location ?? location
  return pathname + search
}

/** The path of the page decides the language of the answer. */
function urlOf(path: string): string {
  if (path.startsWith('/')) return path
  return localeOfPath(location.pathname) === 'en' ? `${apiRoot}/en/${path}` : `${apiRoot}/${path}`
}

function withQuery(url: string, input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item))
  }
  return query.size === 0 ? url : `${url}?${query}`
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(input))
    form.append(key, value instanceof Blob ? value : String(value))
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
